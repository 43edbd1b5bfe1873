import type { Burst, MoteKind, FromTo } from './grammar.ts'

/** A rectangle of the page, in pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One of what flies about. */
export interface Mote {
  readonly kind: MoteKind
  readonly dye: string
  readonly size: number
  /** Milliseconds from its beginning to its end, and how many of them have passed: less than 0 before it is seen. */
  readonly life: number
  age: number
  x: number
  y: number
  /** Pixels a second, and how much faster down each second. */
  vx: number
  vy: number
  readonly weight: number
  /** How far it is turned, in radians, and how fast that goes. */
  turn: number
  readonly spin: number
}

/** No more than these are in the air: what comes after them is not seen. */
export const MOST_MOTES = 200
/** What is left of a speed after a second. */
const DRAG = 0.16
/** What the grammar is written for: a thing so wide or high, in pixels; what happens to others is smaller or larger. */
const USUAL = 110
const [SMALLEST, LARGEST] = [0.65, 1.5]
/** The strongest that is shown. */
const STRONGEST = 3

/** All that flies about, without a page. */
export class Motes {
  readonly all: Mote[] = []
  private readonly chance: () => number

  /** `chance` draws from 0 up to 1. */
  constructor(chance: () => number = Math.random) {
    this.chance = chance
  }

  /** Lets motes set off at a thing, more of them where it is stronger. */
  add(burst: Burst, at: Area, much: number): void {
    const strength = Math.sqrt(Math.min(STRONGEST, Math.max(0.3, much)))
    const wanted = burst.count === 1 ? 1 : Math.round(burst.count * strength)
    const count = Math.min(wanted, MOST_MOTES - this.all.length)
    for (let n = 0; n < count; n++) this.all.push(this.mote(burst, at))
  }

  /** Lets so many milliseconds pass. */
  step(ms: number): void {
    const seconds = ms / 1000
    const drag = DRAG ** seconds
    let kept = 0
    for (const mote of this.all) {
      mote.age += ms
      if (mote.age >= mote.life) continue
      if (mote.age > 0) move(mote, seconds, drag)
      this.all[kept++] = mote
    }
    this.all.length = kept
  }

  private mote(burst: Burst, { x, y, width, height }: Area): Mote {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.min(width, height) / USUAL))
    const angle = 2 * Math.PI * this.chance()
    const far = this.within(burst.from)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const speed = this.within(burst.speed) * scale
    const heading =
      burst.heads === 'out'
        ? angle
        : (burst.heads === 'up' ? -0.5 : 0.5) * Math.PI + 0.5 * (this.chance() - 0.5)
    return {
      kind: burst.kind,
      dye: burst.dyes[Math.floor(this.chance() * burst.dyes.length)] ?? '#fff',
      size: this.within(burst.size) * scale,
      life: this.within(burst.life),
      age: -(burst.within ?? 0) * this.chance(),
      x: x + (width / 2) * (1 + cos * far),
      y: y + (height / 2) * (1 + sin * far),
      vx: Math.cos(heading) * speed,
      vy: Math.sin(heading) * speed,
      weight: burst.weight,
      turn: angle,
      spin: 14 * (this.chance() - 0.5),
    }
  }

  private within([least, most]: FromTo): number {
    return least + (most - least) * this.chance()
  }
}

function move(mote: Mote, seconds: number, drag: number): void {
  mote.vx *= drag
  mote.vy = mote.vy * drag + mote.weight * seconds
  mote.x += mote.vx * seconds
  mote.y += mote.vy * seconds
  mote.turn += mote.spin * seconds
}
