/** A rectangle of the window, in pixels. */
interface WindowBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const MAP = '[data-map]'
const TYPE = 'trialhall-sight'

/** Whether something lies on a map, but not in the part of it that is shown. */
export function isOffMap(thing: Element): boolean {
  const map = thing.closest(MAP)?.getBoundingClientRect()
  if (!map) return false
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return x < map.left || x > map.right || y < map.top || y > map.bottom
}

/** Has a map show things that lie on it: it is not scrolled like a page, but moved by its own camera. Things elsewhere are left alone. */
export function bringIntoSight(things: readonly Element[]): void {
  const [map] = things.flatMap((thing) => thing.closest(MAP) ?? [])
  if (!map) return
  const boxes = things.filter((thing) => map.contains(thing)).map((thing) => thing.getBoundingClientRect())
  const detail: WindowBox = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  map.dispatchEvent(new CustomEvent(TYPE, { detail }))
}

/** Lets a map hear what it shall show, until it is told to stop. */
export function hearSights(map: Element, hear: (box: WindowBox) => void): () => void {
  const listener = (event: Event): void => hear((event as CustomEvent<WindowBox>).detail)
  map.addEventListener(TYPE, listener)
  return () => map.removeEventListener(TYPE, listener)
}
