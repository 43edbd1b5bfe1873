import type { Field, PairedSides } from './model.ts'

/** Rounds in which each of so many meets each other one. */
export function circleRounds(entrants: number): number {
  return entrants % 2 === 0 ? entrants - 1 : entrants
}

/**
 * A round of a tournament in which each meets each other one, by the circle method: one stands still, the others walk around them. Each has the first
 * seat as often as the other one, or once more. Who has gone is still paired: their opponents get the point. `round` counts from 1.
 */
export function pairCircle({ entrants }: Pick<Field, 'entrants'>, round: number): PairedSides[] {
  const numbers: (number | null)[] = entrants.toSorted((a, b) => a.seed - b.seed).map(({ n }) => n)
  if (numbers.length % 2 === 1) numbers.push(null)
  const still = numbers.length - 1
  const turn = (round - 1) % still
  const at = (place: number): number | null => numbers[(place + still) % still] ?? null
  const fixed: PairedSides =
    turn % 2 === 0 ? [at(turn), numbers[still] ?? null] : [numbers[still] ?? null, at(turn)]
  const walking = Array.from({ length: (numbers.length - 2) / 2 }, (_, i): PairedSides => {
    const [ahead, behind] = [at(turn + i + 1), at(turn - i - 1)]
    return i % 2 === 0 ? [ahead, behind] : [behind, ahead]
  })
  return [fixed, ...walking].toSorted((a, b) => Number(isBye(a)) - Number(isBye(b)))
}

function isBye([first, second]: PairedSides): boolean {
  return first === null || second === null
}
