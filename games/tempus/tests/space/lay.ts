import { groundOf, marked, spaceAt, terrainOf, type Ground, type Space } from '../../space/index.ts'

/** A scene of the rules page: the ground of its drawing, and where its letters stand. */
export interface Scene {
  readonly ground: Ground
  /** The one space with this letter. */
  at(mark: string): Space
}

/** Lays out a drawing of a few spaces. Beyond its frame nothing is open. */
export function lay(drawing: string): Scene {
  return {
    ground: groundOf(terrainOf(drawing)),
    at(mark) {
      const [space, ...more] = marked(drawing, mark)
      if (space === undefined || more.length > 0) throw new Error(`"${mark}" must be drawn once.`)
      return space
    },
  }
}

/** Spaces as `column,row`, by which tests name them. */
export function places(...written: string[]): Space[] {
  return written.map((place) => {
    const [column = 0, row = 0] = place.split(',').map(Number)
    return spaceAt(column, row)
  })
}

/** One of them. */
export function place(written: string): Space {
  return places(written)[0] ?? -1
}

/** Spaces from the smallest number, to compare lists whose order does not matter. */
export function sorted(spaces: Iterable<Space>): Space[] {
  return [...spaces].toSorted((one, other) => one - other)
}
