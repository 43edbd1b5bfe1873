import type { Mote } from './motes.ts'

/** A ring that runs out from a thing, in pixels and milliseconds. */
export interface Ring {
  readonly dye: string
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
  age: number
}

/** How long a ring runs. */
export const RING_LIFE = 460
/** So many pixels a second draw a spark out to twice its width, and so many widths are the most. */
const DRAWN_OUT = 110
const LONGEST = 3.4
/** How large the picture of a glow is that all of its dye are drawn from, in pixels. */
const GLOW = 32

const glows = new Map<string, HTMLCanvasElement>()

/** Draws a mote as it is at its age. */
export function paintMote(on: CanvasRenderingContext2D, mote: Mote): void {
  if (mote.age < 0) return
  const part = mote.age / mote.life
  on.globalAlpha = Math.min(1, 3 * (1 - part)) * (mote.kind === 'dust' ? 0.34 : 1)
  if (mote.kind === 'shard' || mote.kind === 'ash') paintPiece(on, mote, part)
  else if (mote.kind === 'ember') paintEmber(on, mote, part)
  else {
    const size = mote.size * (mote.kind === 'dust' ? 1 + 0.8 * part : 1.6 * (1 - 0.55 * part))
    on.drawImage(glowOf(mote.dye), mote.x - size / 2, mote.y - size / 2, size, size)
  }
}

/** Draws a ring: wide at first, and thinner the further it runs. */
export function paintRing(on: CanvasRenderingContext2D, { dye, x, y, from, to, age }: Ring): void {
  const part = Math.min(1, age / RING_LIFE)
  const gone = 1 - (1 - part) ** 3
  on.globalAlpha = 0.85 * (1 - part)
  on.strokeStyle = dye
  on.lineWidth = 1 + 6 * (1 - part)
  on.beginPath()
  on.arc(x, y, from + (to - from) * gone, 0, 2 * Math.PI)
  on.stroke()
}

/** A spark is drawn out along its way, the more so the faster it is. */
function paintEmber(on: CanvasRenderingContext2D, { dye, size, x, y, vx, vy }: Mote, part: number): void {
  const wide = size * 1.2 * (1 - 0.5 * part)
  const long = wide * Math.min(LONGEST, 1 + Math.hypot(vx, vy) / DRAWN_OUT)
  on.save()
  on.translate(x, y)
  on.rotate(Math.atan2(vy, vx))
  on.drawImage(glowOf(dye), -long / 2, -wide / 2, long, wide)
  on.restore()
}

/** A splinter, or a flake. */
function paintPiece(on: CanvasRenderingContext2D, { kind, dye, size, x, y, turn }: Mote, part: number): void {
  const half = (size / 2) * (kind === 'ash' ? 1 - 0.6 * part : 1)
  const [cos, sin] = [Math.cos(turn) * half, Math.sin(turn) * half]
  on.fillStyle = dye
  on.beginPath()
  on.moveTo(x + cos * 1.7, y + sin * 1.7)
  on.lineTo(x - sin - cos, y + cos - sin)
  on.lineTo(x + sin - cos, y - cos - sin)
  on.closePath()
  on.fill()
}

/** A point of light of a dye, drawn once. */
function glowOf(dye: string): HTMLCanvasElement {
  const known = glows.get(dye)
  if (known) return known
  const made = document.createElement('canvas')
  made.width = made.height = GLOW
  const on = made.getContext('2d')
  const half = GLOW / 2
  const light = on?.createRadialGradient(half, half, 0, half, half, half)
  if (on && light) {
    light.addColorStop(0, dye)
    light.addColorStop(0.35, dye)
    light.addColorStop(1, `${dye}00`)
    on.fillStyle = light
    on.fillRect(0, 0, GLOW, GLOW)
  }
  glows.set(dye, made)
  return made
}
