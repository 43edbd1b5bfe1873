import { between, type Noise } from '../noise.ts'
import type { Rgb, Scene } from '../scene.ts'

/** Where the lanes of a wide table lie: the middle of all, and how far one is from the next. */
const MIDDLE = -0.018
const APART = 0.162
const LANES = 4
const GRASS: Rgb = [0.36, 0.52, 0.2]
const PAVING: Rgb = [0.72, 0.66, 0.55]
const STEEL: Rgb = [0.78, 0.76, 0.72]
/** How far an arrow that was shot reaches, and how many are strewn over a square of this size. */
const SHAFT = 0.034
const VOLLEY = 11

/** A battlefield of trodden earth: four paved roads where the lanes are, grass beside them, arrows in it. */
export const lanes: Scene = {
  seed: 11,
  night: [0.132, 0.106, 0.074],
  day: [0.93, 0.885, 0.785],
  spot(x, y, noise) {
    const soil = 0.85 * (noise.cloud(x * 5, y * 5) - 0.47) + 0.35 * (noise.cloud(x * 34, y * 34) - 0.47)
    const way = roadAt(x + 0.016 * (noise.cloud(x * 6, y * 6) - 0.47), noise, y)
    const arrow = arrowAt(x, y, noise)
    if (arrow > 0.05 && way < 0.3) return { shade: soil + 0.9 * arrow, dye: STEEL, much: 0.9 * arrow }
    if (way > 0) {
      const stone = noise.cell(x * 27, y * 27)
      const joint = between(0.11, 0.03, stone.edge)
      const rut = ruts(x) * 0.3
      const shade = soil * 0.5 + way * (0.5 * (stone.own - 0.35) - 0.75 * joint - rut)
      return { shade, dye: PAVING, much: 0.5 * way * (1 - joint) }
    }
    const far = between(0.3, 0.46, Math.abs(x - MIDDLE))
    const grass = between(0.5 - 0.2 * far, 0.62 - 0.16 * far, noise.cloud(x * 7 + 3, y * 7))
    const blades = noise.cloud(x * 90, y * 26) - 0.47
    return { shade: soil + grass * (0.9 * blades - 0.12), dye: GRASS, much: 0.62 * grass }
  },
}

/** How much of a place is road. */
function roadAt(x: number, noise: Noise, y: number): number {
  const edge = 0.052 + 0.012 * (noise.cloud(x * 30, y * 30) - 0.47)
  return between(edge + 0.008, edge - 0.008, awayFromLane(x))
}

function awayFromLane(x: number): number {
  const lane = (x - MIDDLE) / APART + (LANES - 1) / 2
  const nearest = Math.min(LANES - 1, Math.max(0, Math.round(lane)))
  return Math.abs(lane - nearest) * APART
}

/** Wheels have run there. */
function ruts(x: number): number {
  return between(0.008, 0.003, Math.abs(awayFromLane(x) - 0.024))
}

/** A shaft that sticks in the ground, and its shadow. */
function arrowAt(x: number, y: number, noise: Noise): number {
  const [i, j] = [Math.floor(x * VOLLEY), Math.floor(y * VOLLEY)]
  if (noise.of(i + 3, j) < 0.72) return 0
  const angle = 0.9 + 1.3 * noise.of(i, j + 5)
  const [cx, cy] = [(i + 0.5) / VOLLEY, (j + 0.5) / VOLLEY]
  const [dx, dy] = [x - cx, y - cy]
  const [along, across] = [
    dx * Math.cos(angle) + dy * Math.sin(angle),
    dy * Math.cos(angle) - dx * Math.sin(angle),
  ]
  if (Math.abs(along) > SHAFT) return 0
  const feather = along < -0.62 * SHAFT ? 0.0038 : 0.0012
  return between(feather + 0.0008, feather - 0.0004, Math.abs(across))
}
