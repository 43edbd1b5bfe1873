import { DIRECTIONS, NOWHERE, next, SPACES, type Ground, type Space } from '../../space/index.ts'

/** Steps from a space that no walk comes to. */
export const UNREACHED = 255

/** Of each space the steps to the nearest of these over terrain, creatures ignored; UNREACHED where there is no way. */
export function stepsTo(ground: Ground, goals: readonly Space[]): Uint8Array {
  const steps = new Uint8Array(SPACES).fill(UNREACHED)
  const queue = new Int16Array(SPACES)
  let last = 0
  for (const goal of goals) {
    if (goal === NOWHERE || steps[goal] === 0) continue
    steps[goal] = 0
    queue[last++] = goal
  }
  for (let first = 0; first < last; first++)
    last = spread(ground, { steps, queue, last }, queue[first] as Space)
  return steps
}

interface Wave {
  readonly steps: Uint8Array
  readonly queue: Int16Array
  readonly last: number
}

/** Reaches the spaces around one; returns the new length of the queue. */
function spread(ground: Ground, { steps, queue, last }: Wave, space: Space): number {
  const open = ground.steps[space] ?? 0
  const away = (steps[space] as number) + 1
  let end = last
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (((open >> direction) & 1) === 0) continue
    const to = next(space, direction)
    if (steps[to] !== UNREACHED) continue
    steps[to] = away
    queue[end++] = to
  }
  return end
}
