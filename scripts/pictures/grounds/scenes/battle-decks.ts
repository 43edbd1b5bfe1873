import { between, type Noise } from '../noise.ts'
import type { Rgb, Scene } from '../scene.ts'

/** How wide and how high a plate of iron is, and how far its rivets are apart. */
const [WIDE, HIGH] = [0.53, 0.36]
const RIVETS = 0.044
const RUST: Rgb = [0.78, 0.34, 0.12]
const CHALK: Rgb = [0.92, 0.93, 0.88]

/** Plates of iron, on which somebody has drawn a plan of battle in chalk: heights, trenches, and where the attack goes. */
export const battleDecks: Scene = {
  seed: 19,
  night: [0.084, 0.09, 0.1],
  day: [0.87, 0.882, 0.885],
  spot(x, y, noise) {
    const brushed = 0.34 * (noise.cloud(x * 120, y * 5) - 0.47) + 0.5 * (noise.cloud(x * 4, y * 4) - 0.47)
    const plate = plateAt(x, y)
    const chalk = chalkAt(x, y, noise) * between(0.3, 0.55, noise.cloud(x * 70, y * 70))
    if (chalk > 0.02) return { shade: brushed + plate + 1.1 * chalk, dye: CHALK, much: 0.85 * chalk }
    const rust = 0.7 * between(0.56, 0.76, noise.cloud(x * 3.4 + 6, y * 3.4)) * noise.cloud(x * 24, y * 24)
    return { shade: brushed + plate - 0.2 * rust, dye: RUST, much: rust }
  },
}

/** Seams between plates, and the rivets along them. */
function plateAt(x: number, y: number): number {
  const [u, v] = [away(x + 0.02, WIDE), away(y + 0.01, HIGH)]
  const seam = Math.min(Math.abs(u), Math.abs(v))
  const [alongX, alongY] = [away(x, RIVETS), away(y, RIVETS)]
  const across = Math.abs(u) < Math.abs(v) ? [Math.abs(u) - 0.014, alongY] : [Math.abs(v) - 0.014, alongX]
  const [from = 0, along = 0] = across
  const head = Math.hypot(from, along)
  const rivet = between(0.0052, 0.0036, head) * (0.75 - 180 * along)
  return (
    rivet * 0.55 + 0.2 * between(0.006, 0.003, Math.abs(seam - 0.004)) - 0.8 * between(0.003, 0.001, seam)
  )
}

/** How far a place is from the next line of a row of them. */
function away(at: number, apart: number): number {
  return at - Math.round(at / apart) * apart
}

function chalkAt(x: number, y: number, noise: Noise): number {
  const heights = noise.cloud(x * 1.7 + 4, y * 1.7 + 2)
  const steep = (noise.cloud(x * 1.7 + 4.004, y * 1.7 + 2) - heights) / 0.004
  const level = Math.abs(((heights * 15) % 1) - 0.5) / 15
  const contour = 0.5 * between(0.0035, 0.0012, level / Math.max(0.35, Math.abs(steep)))
  return Math.max(contour, frontAt(x, y, noise), attackAt(x, y), ringAt(x, y))
}

/** Two trenches face each other, toothed toward the enemy. */
function frontAt(x: number, y: number, noise: Noise): number {
  const wave = 0.03 * (noise.cloud(x * 3, 1) - 0.47)
  const to = Math.abs(y + wave) - 0.215
  const line = between(0.0028, 0.001, Math.abs(to))
  const tooth = to < 0 && to > -0.016 && Math.abs(away(x, 0.05)) < 0.0016 ? 0.8 : 0
  return Math.abs(x) < 0.72 ? Math.max(line, tooth) : 0
}

/** Broken arrows from one trench to the other. */
function attackAt(x: number, y: number): number {
  const bow = (from: number): number => x - from - 0.18 * (y + 0.2) ** 2
  const shaft = Math.min(Math.abs(bow(-0.47)), Math.abs(bow(0.16)), Math.abs(bow(0.56)))
  const isDash = Math.abs(away(y, 0.036)) < 0.011
  return Math.abs(y) < 0.19 && isDash ? between(0.0034, 0.0014, shaft) : 0
}

/** What is to be taken. */
function ringAt(x: number, y: number): number {
  const r = Math.hypot(x + 0.13, y + 0.015)
  const cross = Math.min(Math.abs(x + 0.13), Math.abs(y + 0.015))
  const ring = between(0.003, 0.0012, Math.min(Math.abs(r - 0.12), Math.abs(r - 0.06)))
  return Math.max(ring, r > 0.04 && r < 0.15 ? between(0.0026, 0.001, cross) : 0)
}
