import { nextWord, seeded, shuffleInPlace, type Chance, type Decider, type Position } from '@trialhall/kernel'

/** A position whose options are asked for in another order. */
export interface Shuffled {
  readonly position: Position
  /** Index in the order of the rules of the option at an index of this position. */
  original(index: number): number
}

/** The same position with the options of its own ask in another order, drawn by `seed32`; with `isDeep` those of every ask to come. */
export function shuffled(position: Position, seed32: number, isDeep: boolean): Shuffled {
  const chance = seeded(seed32)
  const order = orderOf(position.ask.options, chance)
  const ask = { ...position.ask, options: order.map((index) => position.ask.options[index]) }
  const { game, seat, seats, view } = position
  const simulate: Position['simulate'] = (word, decider) =>
    position.simulate(word, shuffling(decider, { order, later: isDeep ? seeded(nextWord(chance)) : null }))
  return {
    position: { game, seat, seats, view, ask, simulate } as unknown as Position,
    original: (index) => order[index] as number,
  }
}

interface Orders {
  readonly order: readonly number[]
  readonly later: Chance | null
}

/** Puts the first ask to a decider in one order, and later ones in the order of the rules or each in another. */
function shuffling(inner: Parameters<Position['simulate']>[1], { order, later }: Orders): typeof inner {
  let isFirst = true
  const decide: Decider<never, unknown>['decide'] = (table, seat, prompt, options) => {
    const plain = [...options.keys()]
    const taken = isFirst ? order : later ? orderOf(options, later) : plain
    isFirst = false
    const pick = inner.decide(
      table as never,
      seat,
      prompt,
      taken.map((index) => options[index]),
    )
    return taken[pick] as number
  }
  return { decide: decide as (typeof inner)['decide'], segmentOver: (table) => inner.segmentOver?.(table) }
}

function orderOf(options: readonly unknown[], chance: Chance): number[] {
  const order = [...options.keys()]
  shuffleInPlace(chance, order)
  return order
}
