import { between, type Noise } from '../noise.ts'
import type { Rgb, Scene } from '../scene.ts'

const LAND: Rgb = [0.76, 0.55, 0.3]
const SEA: Rgb = [0.2, 0.52, 0.56]
const GILT: Rgb = [1, 0.74, 0.34]
/** Where winds are drawn from, and how many lines go out from each. */
const ROSES = [
  [-0.6, 0.27],
  [0.56, -0.3],
] as const
const WINDS = 16

/** A war map on a table: coasts, depths and heights, and the winds that cross it. */
export const tempus: Scene = {
  seed: 23,
  night: [0.09, 0.086, 0.076],
  day: [0.925, 0.89, 0.8],
  spot(x, y, noise) {
    const paper =
      0.4 * (noise.cloud(x * 30, y * 30) - 0.47) + 0.35 * (noise.cloud(x * 4, y * 4) - 0.47) + foldAt(x)
    const gilt = roseAt(x, y)
    if (gilt > 0.02) return { shade: paper + 0.35 * gilt, dye: GILT, much: 0.55 * gilt }
    const height = heightAt(x, y, noise) - 0.5
    const coast = between(0.007, 0.002, Math.abs(height))
    if (height < 0) {
      const depths = 0.22 * Math.sin(height * 170) * between(-0.12, -0.01, height)
      return { shade: paper + depths + 0.5 * coast, dye: SEA, much: 0.3 }
    }
    const contour = between(0.3, 0.46, Math.abs(((height * 30) % 1) - 0.5))
    return { shade: paper + 0.6 * coast - 0.3 * contour, dye: LAND, much: 0.32 }
  },
}

function heightAt(x: number, y: number, noise: Noise): number {
  const [u, v] = [x * 2.1 + 0.7 * noise.cloud(x * 3, y * 3), y * 2.1 + 0.7 * noise.cloud(x * 3 + 5, y * 3)]
  return noise.cloud(u + 2, v + 1)
}

/** It was folded in six. */
function foldAt(x: number): number {
  const fold = x - Math.round(x / 0.44) * 0.44
  return fold > 0 ? 0.16 * between(0.03, 0, fold) : -0.2 * between(-0.03, 0, fold)
}

/** Roses of the winds, and the faint lines that go out from them. */
function roseAt(x: number, y: number): number {
  return ROSES.reduce((most, [cx, cy]) => {
    const [r, turn] = [Math.hypot(x - cx, y - cy), Math.atan2(y - cy, x - cx) / (2 * Math.PI) + 0.5]
    const nearest = Math.abs(turn * WINDS - Math.round(turn * WINDS)) / WINDS
    const wind = 0.3 * between(0.0022, 0.0007, nearest * 2 * Math.PI * r)
    const eighth = Math.abs(turn * 8 - Math.round(turn * 8))
    const star =
      r < 0.1 ? between(0.1 - 0.16 * eighth, 0.086 - 0.16 * eighth, r) * (eighth < 0.24 ? 0.8 : 0.3) : 0
    const ring = between(0.0026, 0.001, Math.min(Math.abs(r - 0.104), Math.abs(r - 0.113)))
    return Math.max(most, r > 0.113 ? wind : 0, star, ring)
  }, 0)
}
