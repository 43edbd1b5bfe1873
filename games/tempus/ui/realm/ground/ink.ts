/** Units of a space: all of the Battlerealm is drawn in them. */
export const UNIT = 60

/** A point of the drawing. */
export type Dot = readonly [x: number, y: number]

/** A number as a drawing needs it. */
export function short(number: number): number {
  return Math.round(number * 10) / 10
}

/** The outline of a closed shape. */
export function outline(dots: readonly Dot[]): string {
  return `M${dots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
}

/** Lines and shapes of one look each are one element, however many there are; looks lie over one another in the order in which they came. */
export class Inks {
  private readonly drawn = new Map<string, string[]>()

  /** Adds a path in a look: attributes such as `fill="#fff"`. */
  add(look: string, path: string): void {
    const same = this.drawn.get(look)
    if (same) same.push(path)
    else this.drawn.set(look, [path])
  }

  /** All of it as elements. */
  get text(): string {
    return [...this.drawn].map(([look, paths]) => `<path ${look} d="${paths.join('')}"/>`).join('')
  }
}

/** Attributes of a line. */
export function line(colour: string, width: number, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}`
}
