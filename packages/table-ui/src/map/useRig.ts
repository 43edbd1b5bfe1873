import type { MapSize, Space } from '@trialhall/kernel'
import { isOnMap, spaceKey } from '@trialhall/kernel/wording'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { hearLandings } from '../drag/landing.ts'
import { worldAt, type Camera, type Extent, type Insets, type PanePoint, type WorldBox } from './camera.ts'
import { Carrying, type Carries } from './carrying.ts'
import { cornerOf, extentOf } from './corner.ts'
import { Pointers } from './gestures.ts'
import { Rig, type Shot } from './rig.ts'
import { hearSights } from './sight.ts'

/** A point of a map as it matters to rules: a space, and which quarter of it. */
export interface MapPoint {
  readonly space: Space
  readonly isEast: boolean
  readonly isSouth: boolean
  /** The cursor of keys is there, whose space has its words on the map already. */
  readonly isByKeys?: true
}

/** What shall be in sight: spaces, from the first corner to the last one, and a key that is new when it shall be brought there. */
export interface MapFocus {
  readonly key: string
  readonly from: Space
  readonly to: Space
  /** It is brought into sight even where a person has just moved the map. */
  readonly isUrgent?: boolean
  /** The map comes no nearer for it: it belongs to what is seen already. */
  readonly isAside?: boolean
  /** Spaces around it that are worth seeing, as many of them as there is room for. */
  readonly around?: { readonly from: Space; readonly to: Space }
  /** Spaces that should not lie under the tools of the map. */
  readonly clear?: readonly Space[]
}

/** Pixels of a space at most, and where something is to be followed at least. */
const MOST_PIXELS = 104
const NEAR_PIXELS = 44

/** What dragging does on a map: a figure that stands on it, or a card of the hand that comes over it; things go by their keys. */
export interface MapDrag {
  /** The figure that can be carried from a space; null where there is none. */
  carriedFrom(space: Space): string | null
  /** A thing is held over the map; null once it is not any more. */
  onHold(key: string | null): void
  /** It is let go of there. */
  onDrop(key: string, point: MapPoint): void
}

interface Wishes {
  readonly size: MapSize
  /** Side of a space in the units of what is drawn on it. */
  readonly unit: number
  readonly insets: Insets
  readonly follow: MapFocus | null
  readonly pace: number
  /** Whether the whole map was in sight when it was drawn last. */
  readonly isWhole: boolean
  /** Undefined where nothing can be dragged. */
  readonly drag?: MapDrag | undefined
  mayZoomAt(point: MapPoint | null): boolean
  onPoint(point: MapPoint | null): void
  setWhole(isWhole: boolean): void
}

/** The elements that a rig moves, and what it knows of its pointers. */
interface Rigged {
  readonly rig: RefObject<Rig | null>
  readonly world: RefObject<HTMLDivElement | null>
  /** The frame on the small map. */
  readonly frame: RefObject<HTMLSpanElement | null>
  pointAt(event: MouseEvent): MapPoint | null
  wasDragged(): boolean
}

/** A rig for a pane. Its shots are put straight onto the page, without React. */
export function useRig(pane: RefObject<HTMLDivElement | null>, wishes: Wishes): Rigged {
  const world = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLSpanElement>(null)
  const rig = useRef<Rig | null>(null)
  const pointers = useRef<Pointers | null>(null)
  const carrying = useRef<Carrying | null>(null)
  const latest = useRef(wishes)
  useLayoutEffect(() => {
    latest.current = wishes
  })
  const { unit, isWhole } = wishes
  const { columns, rows } = wishes.size
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const extent = { width: columns * unit, height: rows * unit }
    const made = new Rig(extent, MOST_PIXELS / unit, (shot) => {
      if (world.current) show(world.current, shot)
      if (frame.current) showSeen(frame.current, shot.seen, extent)
      latest.current.setWhole(shot.isWhole)
    })
    rig.current = made
    const tell = teller(latest)
    pointers.current = listening(element, made, { latest, tell })
    carrying.current = new Carrying(element, carriesOn(element, made, { latest, tell }))
    const deafen = [landing(element, made, { latest, tell }), sight(element, made, unit)]
    return () => {
      for (const stop of deafen) stop()
      carrying.current?.release()
      pointers.current?.release()
      made.end()
      rig.current = null
    }
  }, [pane, columns, rows, unit])
  // The small map comes and goes with it.
  useLayoutEffect(() => rig.current?.tell(), [isWhole])
  useSize(pane, rig, wishes)
  useFollowing(rig, wishes)
  const pointAt = ({ clientX, clientY }: MouseEvent): MapPoint | null => {
    const edges = pane.current?.getBoundingClientRect()
    if (!edges || !rig.current) return null
    return pointOn(rig.current.camera, { x: clientX - edges.left, y: clientY - edges.top }, latest.current)
  }
  const wasDragged = (): boolean =>
    [pointers.current?.wasDragged, carrying.current?.wasCarried].includes(true)
  return { rig, world, frame, pointAt, wasDragged }
}

/** Tells of a point only where it is another one than before. */
type Tell = (point: MapPoint | null) => void

function teller(latest: RefObject<Wishes>): Tell {
  let last = ''
  return (point) => {
    if (keyOf(point) === last) return
    last = keyOf(point)
    latest.current.onPoint(point)
  }
}

interface Hearing {
  readonly latest: RefObject<Wishes>
  readonly tell: Tell
}

/** Listens to pointers that move the map. */
function listening(element: HTMLElement, rig: Rig, { latest, tell }: Hearing): Pointers {
  const at = (point: PanePoint): MapPoint | null => pointOn(rig.camera, point, latest.current)
  return new Pointers(element, rig, {
    point: (spot) => tell(spot && at(spot)),
    mayZoomAt: (spot) => latest.current.mayZoomAt(at(spot)),
    pace: () => latest.current.pace,
  })
}

/** Figures are carried over the map, and what is pointed at is where they would stand. */
function carriesOn(element: HTMLElement, rig: Rig, { latest, tell }: Hearing): Carries {
  const at = (spot: PanePoint): MapPoint | null => pointOn(rig.camera, spot, latest.current)
  const keyOfFigure = ({ dataset }: HTMLElement): string => dataset['entity'] ?? ''
  return {
    figureAt: (spot) => {
      const space = at(spot)?.space
      const key = space ? (latest.current.drag?.carriedFrom(space) ?? null) : null
      return key === null ? null : element.querySelector<HTMLElement>(`[data-entity="${key}"]`)
    },
    unitsOf: (pixels) => pixels / rig.camera.scale,
    over: (figure, spot) => {
      latest.current.drag?.onHold(keyOfFigure(figure))
      tell(at(spot))
    },
    drop: (figure, spot) => {
      const point = at(spot)
      if (point) latest.current.drag?.onDrop(keyOfFigure(figure), point)
    },
    end: () => latest.current.drag?.onHold(null),
  }
}

/** Cards come over the map, and are let go of on it. */
function landing(element: HTMLElement, rig: Rig, { latest, tell }: Hearing): () => void {
  return hearLandings(element, ({ phase, key, clientX, clientY }) => {
    const { left, top } = element.getBoundingClientRect()
    const point = pointOn(rig.camera, { x: clientX - left, y: clientY - top }, latest.current)
    const { drag } = latest.current
    tell(phase === 'over' ? point : null)
    drag?.onHold(phase === 'over' ? key : null)
    if (phase === 'drop' && point) drag?.onDrop(key, point)
  })
}

/** What shall be seen is brought into sight at once, with a space around it. */
function sight(element: HTMLElement, rig: Rig, unit: number): () => void {
  return hearSights(element, ({ left, top, right, bottom }) => {
    const edges = element.getBoundingClientRect()
    const from = worldAt(rig.camera, { x: left - edges.left, y: top - edges.top })
    const to = worldAt(rig.camera, { x: right - edges.left, y: bottom - edges.top })
    const box = { left: from.x - unit, top: from.y - unit, right: to.x + unit, bottom: to.y + unit }
    rig.follow(box, { least: NEAR_PIXELS / unit, pace: 0, isUrgent: true })
  })
}

/** The rig knows how large its pane is, and what of it is covered. */
function useSize(
  pane: RefObject<HTMLDivElement | null>,
  rig: RefObject<Rig | null>,
  { size: { columns, rows }, unit, insets }: Wishes,
): void {
  const { top, right, bottom, left } = insets
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const lay = (): void => {
      const { width, height } = element.getBoundingClientRect()
      const corner = cornerOf(element)
      const buttons = extentOf(element.querySelector('[data-map-buttons]'))
      const pane = { width, height, insets: { top, right, bottom, left } }
      rig.current?.resize({ ...pane, ...(corner && { corner }), ...(buttons && { buttons }) })
    }
    lay()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(lay)
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane, rig, columns, rows, unit, top, right, bottom, left])
}

/** What is to be followed is brought into sight whenever its key is new. */
function useFollowing(rig: RefObject<Rig | null>, { follow, unit, pace }: Wishes): void {
  const wish = useRef({ follow, pace })
  useLayoutEffect(() => {
    wish.current = { follow, pace }
  })
  const key = follow?.key
  useEffect(() => {
    const { follow: wanted, pace: factor } = wish.current
    if (!wanted) return
    const clear = (wanted.clear ?? []).map((space) => squareOf(space, unit))
    const least = wanted.isAside ? 0 : NEAR_PIXELS / unit
    const around = wanted.around && boxOf(wanted.around.from, wanted.around.to, unit)
    const how = {
      least,
      pace: factor,
      isUrgent: wanted.isUrgent ?? false,
      clear,
      ...(around && { around }),
    }
    rig.current?.follow(boxOf(wanted.from, wanted.to, unit), how)
  }, [rig, key, unit])
}

function show(world: HTMLElement, { camera: { x, y, scale }, isZooming, isGliding }: Shot): void {
  // Whole pixels: what is only moved is copied and not drawn anew between them.
  const [left, top] = isZooming ? [x, y] : [Math.round(x), Math.round(y)]
  world.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${scale})`
  mark(world, 'zooming', isZooming)
  mark(world, 'gliding', isGliding)
}

function mark({ dataset }: HTMLElement, name: string, is: boolean): void {
  if (is) dataset[name] = ''
  else delete dataset[name]
}

/** Puts the frame of what is seen on the small map: moved and not laid out anew while its size stays. */
function showSeen(frame: HTMLElement, seen: WorldBox, { width, height }: Extent): void {
  const part = (at: number, of: number): number => Math.max(0, Math.min(1, at / of)) * 100
  const [left, right] = [part(seen.left, width), part(seen.right, width)]
  const [top, bottom] = [part(seen.top, height), part(seen.bottom, height)]
  const [wide, high] = [`${(right - left).toFixed(1)}%`, `${(bottom - top).toFixed(1)}%`]
  const { style } = frame
  if (style.width !== wide) style.width = wide
  if (style.height !== high) style.height = high
  style.transform = `translate(${left.toFixed(2)}cqw, ${top.toFixed(2)}cqh)`
}

function pointOn(camera: Camera, at: PanePoint, { size, unit }: Wishes): MapPoint | null {
  const { x, y } = worldAt(camera, at)
  const space = { column: Math.floor(x / unit) + 1, row: Math.floor(y / unit) + 1 }
  if (!isOnMap(size, space)) return null
  return { space, isEast: (x / unit) % 1 >= 0.5, isSouth: (y / unit) % 1 >= 0.5 }
}

function keyOf(point: MapPoint | null): string {
  return point ? `${spaceKey(point.space)}${point.isEast ? 'e' : ''}${point.isSouth ? 's' : ''}` : ''
}

/** A point of a space that is meant as a whole. */
export function inMiddle(space: Space): MapPoint {
  return { space, isEast: false, isSouth: false }
}

/** A space, in units. */
function squareOf({ column, row }: Space, unit: number): WorldBox {
  return { left: (column - 1) * unit, top: (row - 1) * unit, right: column * unit, bottom: row * unit }
}

/** Spaces with one more around them, in units. */
export function boxOf(from: Space, to: Space, unit: number): WorldBox {
  return {
    left: (from.column - 2) * unit,
    top: (from.row - 2) * unit,
    right: (to.column + 1) * unit,
    bottom: (to.row + 1) * unit,
  }
}
