/** A plate in its own units. The light stands where every crop still holds it. */
export const PLATE = { width: 400, height: 340 } as const

/** The light behind the glyph: its middle and its radius. */
export const LIGHT = { x: 200, y: 158, radius: 64 } as const

/** What skylines are drawn in: as wide as a plate, and less high. */
export const SCENE = { width: 400, height: 300 } as const
