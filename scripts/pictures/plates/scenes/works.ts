import type { Draws } from '@trialhall/table-ui/figures'
import { box, disc, filled, ground, pierced, polygon, type Point } from '../strokes.ts'
import type { Skyline } from './scene.ts'

/** A crowd in the seats of an arena. */
export const arena: Skyline = (draws) => {
  const tier = (base: number, size: number, flags: readonly number[]): string => {
    const at = (x: number): number => base - ((x - 200) / 200) ** 2 * size * 2.6
    const rim: Point[] = []
    for (let x = -10; x <= 410; x += 8) rim.push([x, at(x)])
    let data = polygon([[-10, 320], ...rim, [410, 320]])
    for (let x = -5 + draws.next() * 6; x < 410; x += size * draws.between(0.8, 1.15))
      data += spectator(draws, [x, at(x) - size * draws.between(0.1, 0.4)], size)
    return filled(data + flags.map((x) => flag([x, at(x)], size)).join(''))
  }
  const far = [60, 118, 282, 340].map((x) => x + draws.between(-9, 9))
  return { layers: [tier(222, 13, far), tier(250, 20, [26, 374]), tier(288, 32, [])] }
}

function spectator(draws: Draws, [x, y]: Point, size: number): string {
  const head = size * 0.33
  const body = disc([x, y], head) + box([x - head * 1.3, y + head * 0.6], head * 2.6, size)
  if (draws.next() >= 0.16) return body
  const arm: Point[] = [
    [x + head, y + 4],
    [x + head * 2.2, y - size * 0.9],
    [x + head * 2.8, y - size * 0.8],
    [x + head * 1.9, y + 6],
  ]
  return body + polygon(arm)
}

function flag([x, y]: Point, size: number): string {
  const side = x < 200 ? 1 : -1
  const cloth: Point[] = [
    [x, y - size * 4.2],
    [x + side * size * 1.9, y - size * 3.6],
    [x, y - size * 3],
  ]
  return box([x - 1.2, y - size * 4.2], 2.4, size * 4.4) + polygon(cloth)
}

/** Chimneys and gears. */
export const forge: Skyline = (draws) => {
  const stack = ([x, base]: Point, wide: number, height: number): string =>
    polygon([
      [x - wide / 2, base + 100],
      [x - wide * 0.36, base - height],
      [x + wide * 0.36, base - height],
      [x + wide / 2, base + 100],
    ]) + box([x - wide * 0.46, base - height - 4], wide * 0.92, 6)
  const side = draws.side()
  let far = ground(216)
  for (const at of [-2, -1, 1, 2])
    far += stack(
      [200 + at * 84 + draws.between(-18, 18), 216],
      draws.between(13, 19),
      draws.between(24, 44) + Math.abs(at) * 22,
    )
  const mid =
    ground(246) +
    gear([200 + side * draws.between(128, 146), 232], draws.between(58, 70), 14) +
    stack([200 - side * 176, 246], 34, draws.between(96, 130)) +
    stack([200 - side * 132, 246], 24, draws.between(50, 70))
  const near =
    ground(278) +
    gear([200 - side * draws.between(172, 186), 268], draws.between(62, 74), 12) +
    gear([200 + side * 196, 290], draws.between(66, 84), 15)
  const windowAt = (x: number, y: number): string => box([200 - side * x, y], 5, 9)
  return {
    layers: [pierced(far), pierced(mid), pierced(near)],
    lights: filled(windowAt(182, 196) + windowAt(172, 196) + windowAt(134, 218)),
  }
}

function gear([x, y]: Point, radius: number, teeth: number): string {
  const on = (angle: number, away: number): Point => [x + away * Math.cos(angle), y + away * Math.sin(angle)]
  const rim = Array.from({ length: teeth * 4 }, (_, at) =>
    on(((at + 0.5) / (teeth * 4)) * 2 * Math.PI, at % 4 < 2 ? radius : radius * 0.84),
  )
  const spokes = 5
  const openings = Array.from({ length: spokes }, (_, at) => {
    const from = ((at + 0.16) / spokes) * 2 * Math.PI
    const to = ((at + 0.84) / spokes) * 2 * Math.PI
    const outer = Array.from({ length: 7 }, (_unused, step) =>
      on(to + ((from - to) * step) / 6, radius * 0.66),
    )
    const inner = Array.from({ length: 4 }, (_unused, step) =>
      on(from + ((to - from) * step) / 3, radius * 0.3),
    )
    return polygon([...outer, ...inner])
  })
  return polygon(rim) + openings.join('')
}
