import { between, type Noise } from '../noise.ts'
import type { Scene, Spot } from '../scene.ts'

/** The middle of the Trial Path as it lies on a wide table, and how much wider than high it is. */
const [MIDDLE_X, MIDDLE_Y] = [-0.02, -0.085]
const WIDER = 1.46
/** How deep a ring of stones is. */
const RING = 0.083
const GOLD = [1, 0.72, 0.26] as const
/** Rings of inlaid gold, and how far the rays of the star between them go. */
const INLAYS = [0.168, 0.178, 0.405, 0.419]
const RAYS = 12

/** The floor of a hall of stone: rings of wedges around a star of gold, as the Trial Path runs. */
export const sigmar: Scene = {
  seed: 3,
  night: [0.1, 0.086, 0.078],
  day: [0.925, 0.89, 0.82],
  spot(x, y, noise) {
    const [u, v] = [(x - MIDDLE_X) / WIDER, y - MIDDLE_Y]
    const r = Math.hypot(u, v)
    const angle = Math.atan2(v, u) / (2 * Math.PI) + 0.5
    const stone = stoneAt(r, angle, noise)
    const gold = goldAt(r, angle, noise) * (0.55 + 0.6 * noise.cloud(x * 9, y * 9))
    const vein = veinAt(x, y, noise)
    const much = Math.min(1, gold + vein)
    return much > 0.01 ? { shade: stone.shade + 0.5 * much, dye: GOLD, much } : stone
  },
}

function stoneAt(r: number, angle: number, noise: Noise): Spot {
  const ring = Math.floor(r / RING)
  const count = Math.max(6, 6 * Math.round((2 * Math.PI * (ring + 0.5) * RING) / 0.13 / 6))
  const turn = angle * count + (ring % 2) * 0.5
  const wedge = Math.floor(turn) % count
  const across = (turn - Math.floor(turn) - 0.5) * ((2 * Math.PI * r) / count)
  const along = r - (ring + 0.5) * RING
  const half = (Math.PI * r) / count
  const wobble = 0.0022 * (noise.cloud(r * 60, angle * 90) - 0.5)
  const edge = Math.min(RING / 2 - Math.abs(along), half - Math.abs(across)) + wobble
  const tone = 0.34 * (noise.of(wedge + 57 * ring, ring) - 0.5)
  const worn = 0.55 * (noise.cloud(r * 26 + ring, angle * 40) - 0.47)
  const bevel = 0.3 * between(0.012, 0.004, edge) * (along < 0 ? 1 : -0.6)
  return { shade: tone + worn + bevel - 0.72 * between(0.0042, 0.001, edge) }
}

function goldAt(r: number, angle: number, noise: Noise): number {
  const ring = INLAYS.reduce((most, at) => Math.max(most, between(0.0026, 0.0008, Math.abs(r - at))), 0)
  const turn = (angle * RAYS) % 1
  const half = Math.abs(turn - 0.5)
  const tip = 0.168 - 0.105 * half * 2
  const inner = r < 0.168 ? between(0.004, 0.001, Math.abs(r - tip)) : 0
  const spoke = r > 0.178 && r < 0.405 && half > 0.5 - 0.0022 / (r * 2.2) ? 0.5 : 0
  return Math.max(ring, inner, spoke) * between(0.2, 0.42, noise.cloud(r * 30, angle * 60))
}

/** A vein of gold runs through the stone here and there. */
function veinAt(x: number, y: number, noise: Noise): number {
  const [u, v] = [x * 3 + noise.cloud(x * 4, y * 4), y * 3 + noise.cloud(x * 4 + 9, y * 4)]
  const away = Math.abs(noise.cloud(u, v + 3) - 0.5)
  return 0.28 * between(0.006, 0.001, away) * between(0.5, 0.62, noise.cloud(x * 2.2 + 5, y * 2.2))
}
