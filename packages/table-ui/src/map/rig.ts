import { showingAround } from './surroundings.ts'
import {
  between,
  clamped,
  clearing,
  filling,
  fitted,
  middleOf,
  NO_INSETS,
  seenPart,
  settled,
  showing,
  worldAt,
  zoomed,
  type Camera,
  type Extent,
  type Pane,
  type PanePoint,
  type Stage,
  type WorldBox,
} from './camera.ts'

/** What a rig tells whoever draws: where the world is, and whether its scale is still changing. */
export interface Shot {
  readonly camera: Camera
  readonly seen: WorldBox
  readonly isWhole: boolean
  readonly isZooming: boolean
  /** It is on its way to somewhere. */
  readonly isGliding: boolean
}

/** Milliseconds of a glide at the usual pace. */
const GLIDE = 360
/** Milliseconds without a change of scale after which a picture is drawn sharp again. */
const SETTLED = 170
/** Milliseconds that the view stays where a person has put it. */
const HELD = 2500

/** How something is brought into sight. */
interface Following {
  /** Pixels of a unit at least. */
  readonly least: number
  readonly pace: number
  readonly isUrgent: boolean
  readonly clear?: readonly WorldBox[]
  /** As much of this as there is room for is shown as well, without going farther away. */
  readonly around?: WorldBox
}

/** What is followed, and how. */
interface Wish {
  readonly box: WorldBox
  readonly how: Following
}

interface Glide {
  readonly from: Camera
  readonly to: Camera
  readonly begun: number
  readonly lasts: number
}

/** Holds the camera of a map, moves it, and says so to whoever draws. No part of it waits for React. */
export class Rig {
  private stage: Stage
  private now: Camera
  private glide: Glide | null = null
  /** What is followed, until a person puts the map elsewhere; null for nothing. */
  private wish: Wish | null = null
  private frame = 0
  private settling: ReturnType<typeof setTimeout> | undefined
  private isZooming = false
  private isPlaced = false
  private heldAt = -Infinity
  /** A person has said how near they want to be: nothing changes that but what is too large to be seen. */
  private isScaleTheirs = false
  /** How near they were when they looked at the whole; 0 where that was not theirs. */
  private nearBefore = 0
  private readonly draw: (shot: Shot) => void

  constructor(world: Extent, most: number, draw: (shot: Shot) => void) {
    this.draw = draw
    this.stage = { world, most, pane: { width: 1, height: 1, insets: NO_INSETS } }
    this.now = fitted(this.stage)
  }

  get camera(): Camera {
    return this.now
  }

  /** Whether the whole world is in sight. */
  get isWhole(): boolean {
    return this.now.scale <= fitted(this.stage).scale * 1.001
  }

  /**
   * The pane has another size, or something else lies over it. At first the whole world is shown; later what was in the middle stays there,
   * or all of it where the size stays, and what is followed goes on to be.
   */
  resize(pane: Pane): void {
    if (pane.width <= 0 || pane.height <= 0) return
    const { wish } = this
    const { width, height } = this.stage.pane
    const isCovered = pane.width === width && pane.height === height
    const wasWhole = !this.isPlaced || this.isWhole
    const before = worldAt(this.now, middleOf(this.stage.pane))
    this.stage = { ...this.stage, pane }
    this.isPlaced = true
    this.stop()
    if (wasWhole) this.put(fitted(this.stage))
    else this.put(isCovered ? clamped(this.now, this.stage) : this.centredOn(before, this.now.scale))
    if (wish) this.follow(wish.box, wish.how)
  }

  /** A person moves the map by so many pixels. */
  pan(dx: number, dy: number): void {
    this.hold()
    this.put(clamped({ ...this.now, x: this.now.x + dx, y: this.now.y + dy }, this.stage))
  }

  /** A person comes nearer or goes farther, around a point of the pane or its middle. */
  zoom(factor: number, at: PanePoint = middleOf(this.stage.pane)): void {
    this.hold()
    this.chooseScale()
    this.markZooming()
    this.put(zoomed(this.now, this.stage, { factor, at }))
  }

  /** The same in a glide, for buttons and keys. */
  zoomSlowly(factor: number, pace: number, at: PanePoint = middleOf(this.stage.pane)): void {
    const from = this.glide?.to ?? this.now
    this.hold()
    this.chooseScale()
    this.go(zoomed(from, this.stage, { factor, at }), pace)
  }

  /** Shows the whole world, for a look: what is followed next is as near again as it was. */
  fit(pace: number): void {
    this.nearBefore = this.isScaleTheirs && !this.isWhole ? this.now.scale : this.nearBefore
    this.isScaleTheirs = false
    this.hold()
    this.go(fitted(this.stage), pace)
  }

  /** Puts a point of the world into the middle. */
  centre(at: PanePoint, pace: number): void {
    this.hold()
    this.go(this.centredOn(at, this.now.scale), pace)
  }

  /**
   * Brings a box into sight; nearer where a unit takes less than `least` pixels, until a person has zoomed. What a person has just put in
   * place stays, unless it is `urgent`. What is to be `clear` does not lie under the tools of the map, where that can be had.
   */
  follow(box: WorldBox, how: Following): void {
    const { least, pace, isUrgent, clear = [], around } = how
    if (!this.isPlaced || (!isUrgent && performance.now() - this.heldAt < HELD)) return
    const from = this.glide?.to ?? this.now
    const scale = this.scaleFor(from.scale, least)
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    // What lay beside the map for whom was seen before is not kept: who is to be seen now makes it move as far as they need.
    const at = settled(scale === from.scale ? from : this.centredOn(middle, scale), this.stage)
    const to = around
      ? showingAround(at, this.stage, { box, around, others: clear })
      : clearing(showing(at, this.stage, box), this.stage, { box, others: clear })
    if (!isSame(to, from)) this.go(to, pace)
    this.wish = { box, how }
  }

  /** Stops whatever moves. */
  stop(): void {
    if (this.frame !== 0) cancelAnimationFrame(this.frame)
    this.frame = 0
    this.glide = null
    this.wish = null
  }

  /** Nothing is drawn any more. */
  end(): void {
    this.stop()
    clearTimeout(this.settling)
  }

  private centredOn({ x, y }: PanePoint, scale: number): Camera {
    const middle = middleOf(this.stage.pane)
    return clamped({ scale, x: middle.x - x * scale, y: middle.y - y * scale }, this.stage)
  }

  /** How near something is followed that shall take so many pixels, and so near that the world is as wide as its pane; 0 leaves that as it is. */
  private scaleFor(now: number, least: number): number {
    if (this.isScaleTheirs || least === 0) return now
    const near = Math.min(Math.max(least, filling(this.stage)), this.stage.most)
    if (this.nearBefore === 0) return Math.max(now, near)
    const theirs = this.nearBefore
    this.chooseScale()
    return theirs
  }

  private chooseScale(): void {
    this.isScaleTheirs = true
    this.nearBefore = 0
  }

  private hold(): void {
    this.stop()
    this.heldAt = performance.now()
  }

  private go(to: Camera, pace: number): void {
    this.stop()
    if (pace === 0) return this.put(to)
    if (to.scale !== this.now.scale) this.markZooming()
    this.glide = { from: this.now, to, begun: performance.now(), lasts: GLIDE * pace }
    this.frame = requestAnimationFrame(this.step)
    this.tell()
  }

  private readonly step = (): void => {
    const { glide } = this
    if (!glide) return
    const part = Math.min(1, (performance.now() - glide.begun) / glide.lasts)
    if (glide.from.scale !== glide.to.scale) this.markZooming()
    if (part === 1) {
      this.glide = null
      return this.put(glide.to)
    }
    this.put(between(glide.from, glide.to, eased(part)))
    this.frame = requestAnimationFrame(this.step)
  }

  private put(camera: Camera): void {
    this.now = camera
    this.tell()
  }

  /** Says again where the world is, to a picture that is new. */
  tell(): void {
    const { now, stage, isZooming } = this
    this.draw({
      camera: now,
      seen: seenPart(now, stage.pane),
      isWhole: this.isWhole,
      isZooming,
      isGliding: this.glide !== null,
    })
  }

  private markZooming(): void {
    this.isZooming = true
    clearTimeout(this.settling)
    this.settling = setTimeout(() => {
      this.isZooming = false
      this.tell()
    }, SETTLED)
  }
}

/** Soft at both ends. */
function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2
}

function isSame(one: Camera, other: Camera): boolean {
  return (
    Math.abs(one.x - other.x) < 1 &&
    Math.abs(one.y - other.y) < 1 &&
    Math.abs(one.scale - other.scale) < 0.0001
  )
}
