import { RECIPES } from './grammar.ts'
import { type Area, Motes } from './motes.ts'
import { paintMote, paintRing, type Ring, RING_LIFE } from './paint.ts'
import type { Spectacle } from './sights.ts'

/** How far what happens to a thing may fly beyond it, in pixels. */
const AROUND = 190
/** More pixels than these for one of the page are not seen in what flies, and cost. */
const SHARPEST = 1.5
/** A frame that came late moves things no further than this, in milliseconds. */
const LONGEST = 40

/**
 * Draws what happens on one canvas, which is only as large as it must be. While nothing is in the air no frame is asked for, nothing is drawn,
 * and the canvas is not shown.
 */
export class SightStage {
  private readonly canvas: HTMLCanvasElement
  private readonly motes = new Motes()
  private rings: Ring[] = []
  private area: Area | null = null
  private frame = 0
  private last = 0
  /** How many times as fast as usual it goes. */
  private speed = 1

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
  }

  /** Lets something be seen at a place, so many times as fast as usual. */
  show({ look, much }: Spectacle, at: Area, speed: number): void {
    const { bursts, ring } = RECIPES[look]
    this.speed = speed
    for (const burst of bursts) this.motes.add(burst, at, much)
    if (ring) {
      const half = Math.min(at.width, at.height) / 2
      const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
      this.rings.push({ ...middle, dye: ring.dye, from: half * 0.5, to: half * ring.reach, age: 0 })
    }
    this.widen(at)
    if (this.frame === 0) this.begin()
  }

  /** Ends all of it at once. */
  clear(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.motes.all.length = 0
    this.rings = []
    this.area = null
    this.canvas.hidden = true
  }

  private begin(): void {
    this.canvas.hidden = false
    this.last = performance.now()
    this.frame = requestAnimationFrame(this.turn)
  }

  private readonly turn = (now: number): void => {
    const ms = Math.min(LONGEST, Math.max(0, now - this.last)) * this.speed
    this.last = now
    this.motes.step(ms)
    for (const ring of this.rings) ring.age += ms
    this.rings = this.rings.filter(({ age }) => age < RING_LIFE)
    if (this.motes.all.length + this.rings.length === 0) return this.clear()
    this.paint()
    this.frame = requestAnimationFrame(this.turn)
  }

  private paint(): void {
    const on = this.canvas.getContext('2d')
    if (!on || !this.area) return
    const sharp = sharpness()
    on.setTransform(1, 0, 0, 1, 0, 0)
    on.clearRect(0, 0, this.canvas.width, this.canvas.height)
    on.setTransform(sharp, 0, 0, sharp, -this.area.x * sharp, -this.area.y * sharp)
    for (const mote of this.motes.all) paintMote(on, mote)
    for (const ring of this.rings) paintRing(on, ring)
  }

  /** Makes room for what happens at a place, beside what is still in the air. */
  private widen(at: Area): void {
    const before = this.area
    const left = Math.max(0, Math.floor(Math.min(at.x - AROUND, before?.x ?? Infinity)))
    const top = Math.max(0, Math.floor(Math.min(at.y - AROUND, before?.y ?? Infinity)))
    const right = Math.min(
      innerWidth,
      Math.ceil(Math.max(at.x + at.width + AROUND, before ? before.x + before.width : 0)),
    )
    const bottom = Math.min(
      innerHeight,
      Math.ceil(Math.max(at.y + at.height + AROUND, before ? before.y + before.height : 0)),
    )
    this.area = { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
    const sharp = sharpness()
    this.canvas.width = Math.ceil(this.area.width * sharp)
    this.canvas.height = Math.ceil(this.area.height * sharp)
    const { style } = this.canvas
    style.left = `${left}px`
    style.top = `${top}px`
    style.width = `${this.area.width}px`
    style.height = `${this.area.height}px`
  }
}

function sharpness(): number {
  return Math.min(SHARPEST, devicePixelRatio || 1)
}
