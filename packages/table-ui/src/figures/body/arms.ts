import { LEAD, type Brush } from '../brush.ts'
import type { Tones } from '../light.ts'
import type { Hand } from '../materials.ts'

interface Sleeve {
  readonly sleeve: string | Tones
  readonly cuff: string
  /** A wide sleeve falls from the forearm. */
  readonly isWide: boolean
}

/** How an arm is bent: where its elbow and its hand are. */
interface Bend {
  readonly elbow: Hand
  readonly hand: Hand
}

/** The near arm: a sleeve that hangs from the shoulder, and a forearm that narrows to the wrist. */
export function arm(b: Brush, { sleeve, cuff, isWide }: Sleeve, { elbow, hand }: Bend): string {
  const at = along(elbow, hand)
  const [ex, ey] = elbow
  const narrow = `M${at(-0.24, 0)}C${at(-0.24, 24)} ${at(0.1, 30)} ${at(0.34, 24)}C${at(0.56, 20)} ${at(0.7, 15)} ${at(0.84, 12)}L${at(0.84, -12)}C${at(0.6, -17)} ${at(0.3, -26)} ${at(0.02, -26)}C${at(-0.16, -26)} ${at(-0.24, -18)} ${at(-0.24, 0)}Z`
  const wide = `M${at(-0.3, -6)}C${at(-0.3, 26)} ${at(0.1, 44)} ${at(0.42, 62)}C${at(0.6, 54)} ${at(0.74, 32)} ${at(0.84, 15)}L${at(0.84, -13)}C${at(0.5, -20)} ${at(0.2, -26)} ${at(0, -26)}C${at(-0.2, -26)} ${at(-0.3, -20)} ${at(-0.3, -6)}Z`
  const upper = `M52 180C38 206 ${ex - 42} ${ey - 26} ${ex - 30} ${ey + 4}C${ex - 20} ${ey + 24} ${ex + 12} ${ey + 28} ${ex + 26} ${ey + 12}C${ex + 32} ${ey - 20} 110 208 100 184C88 172 64 170 52 180Z`
  const hem = `M${at(0.42, 61)}C${at(0.6, 53)} ${at(0.74, 31)} ${at(0.84, 14)}`
  const band = `M${at(0.7, isWide ? 13 : 16)}L${at(0.92, 13)}L${at(0.92, -13)}L${at(0.7, -16)}Z`
  return (
    b.part(upper, sleeve, { w: 4.4, panes: 1 }) +
    b.part(isWide ? wide : narrow, sleeve, { w: 4, panes: 2, depth: 0.9 }) +
    (isWide ? b.line(hem, cuff, { width: 3 }) : '') +
    b.part(band, cuff, { w: 2.2, depth: 0.6 })
  )
}

/** Places along the forearm: how far from the elbow to the hand, 0 to 1, and how far beside it. */
function along([ex, ey]: Hand, [hx, hy]: Hand): (part: number, beside: number) => string {
  const [dx, dy] = [hx - ex, hy - ey]
  const length = Math.hypot(dx, dy)
  return (part, beside) =>
    `${(ex + dx * part - (dy / length) * beside).toFixed(1)} ${(ey + dy * part + (dx / length) * beside).toFixed(1)}`
}

/** A closed hand. */
export function fist(b: Brush, dye: string | Tones, [x, y]: Hand): string {
  const q = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  const outline = `M${q(-16, 12)}C${q(-20, 0)} ${q(-14, -14)} ${q(-2, -16)}C${q(8, -18)} ${q(16, -14)} ${q(16, -6)}L${q(15, 10)}C${q(14, 18)} ${q(4, 20)} ${q(-4, 19)}Z`
  const fingers = `M${q(0, -7)}L${q(16, -7)}M${q(-1, 1)}L${q(16, 1)}M${q(-1, 9)}L${q(15, 9)}`
  return b.part(outline, dye, { w: 2.4, depth: 0.8 }) + b.line(fingers, LEAD, { width: 1.5, opacity: 0.75 })
}

/** What hangs behind a body. */
export function cloak(b: Brush, dye: string, { isWindy }: { readonly isWindy: boolean }): string {
  const still =
    'M92 140C58 146 36 168 28 206C20 244 16 274 12 300L222 300C218 262 212 220 198 188C188 164 160 150 142 144Z'
  const blown = 'M92 140C60 146 34 166 22 206C14 236 2 262 -14 276C4 278 14 288 10 300L120 300L150 150Z'
  return b.part(isWindy ? blown : still, dye, { w: 4, panes: 5 })
}
