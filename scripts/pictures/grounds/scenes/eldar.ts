import { between, type Noise } from '../noise.ts'
import type { Rgb, Scene } from '../scene.ts'

/** How wide and how high a flagstone is. */
const [WIDE, HIGH] = [0.185, 0.122]
/** The light falls through so many windows, so far apart, and this much aslant. */
const WINDOWS = 3
const APART = 0.58
const SLANT = 0.42
/** Panes of a window by a number from 0 to 1: those of the six classes. */
const PANES: readonly Rgb[] = [
  [1, 0.38, 0.28],
  [0.72, 0.5, 1],
  [0.36, 0.68, 1],
  [0.38, 0.8, 0.48],
  [1, 0.84, 0.34],
  [1, 0.6, 0.26],
]

/** A temple's floor of flagstones, on which the light of three stained windows lies. */
export const eldar: Scene = {
  seed: 7,
  night: [0.08, 0.073, 0.092],
  day: [0.905, 0.885, 0.86],
  spot(x, y, noise) {
    const stone = flagAt(x, y, noise)
    const { much, dye } = lightAt(x, y, noise)
    return much > 0.01
      ? { shade: stone + 0.55 * much, dye, much: 0.72 * much * (1 + 0.9 * stone) }
      : { shade: stone }
  },
}

function flagAt(x: number, y: number, noise: Noise): number {
  const row = Math.floor(y / HIGH)
  const shifted = x / WIDE + 1.7 * noise.of(row, 3) + 0.2 * Math.sin((x / WIDE) * 2.3 + row * 5)
  const column = Math.floor(shifted)
  const [u, v] = [shifted - column - 0.5, y / HIGH - row - 0.5]
  const wobble = 0.012 * (noise.cloud(x * 40, y * 40) - 0.5)
  const edge = Math.min((0.5 - Math.abs(u)) * WIDE, (0.5 - Math.abs(v)) * HIGH) + wobble * 0.25
  const tone = 0.4 * (noise.of(column + 9, row) - 0.5)
  const worn =
    0.6 * (noise.cloud(x * 12 + column, y * 12 + row) - 0.47) + 0.3 * (noise.cloud(x * 55, y * 55) - 0.47)
  const lip = 0.28 * between(0.009, 0.003, edge) * (v < 0 ? 1 : -0.5)
  return tone + worn + lip - 0.66 * between(0.0046, 0.0012, edge)
}

function lightAt(x: number, y: number, noise: Noise): { much: number; dye: Rgb } {
  const aslant = x - 0.03 + y * SLANT
  const window = Math.round(aslant / APART)
  if (Math.abs(window) > (WINDOWS - 1) / 2) return { much: 0, dye: PANES[0] as Rgb }
  const [u, v] = [aslant - window * APART, y]
  const arch = 0.15 * between(-0.46, -0.2, v)
  const inside = between(arch, arch - 0.022, Math.abs(u)) * between(0.47, 0.4, v)
  if (inside < 0.01) return { much: 0, dye: PANES[0] as Rgb }
  const pane = noise.cell(u * 11 + window * 5, v * 7 + window * 3)
  const lead = between(0.03, 0.15, pane.edge)
  const dye = PANES[Math.floor(pane.own * PANES.length)] as Rgb
  const fading = 0.5 + 0.5 * between(0.5, -0.25, v)
  return { much: inside * (0.25 + 0.75 * lead) * fading * (0.55 + 0.7 * noise.cloud(x * 6 + 3, y * 6)), dye }
}
