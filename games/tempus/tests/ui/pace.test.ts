import { isHero, tempus, type TempusEvent, type TempusView } from '@trialhall/game-tempus'
import type { SeenEvent } from '@trialhall/kernel'
import { lengthOf, stayOf } from '@trialhall/table-ui'
import { begin, follow } from '@trialhall/table-ui/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { budgetFrom } from '../../ui/choreography/budget.ts'
import { CHOREOGRAPHY } from '../../ui/choreography/index.ts'

/** Milliseconds that the events of one turn would usually be looked at, in their order. */
interface Turn {
  readonly creature: number
  readonly budget: number
  readonly events: number[]
}

const turns: Turn[] = []

beforeAll(() => {
  const options = { rounds: 6, draft: 'first-game' }
  const tell = (view: TempusView, { event }: SeenEvent<TempusEvent>): void => {
    const budget = budgetFrom(event)
    if (budget !== null)
      turns.push({ creature: event.type === 'turnBegan' ? event.creature : -1, budget, events: [] })
    turns.at(-1)?.events.push(lengthOf(CHOREOGRAPHY, event, view))
  }
  follow(begin(tempus, { seats: 4, seed: 'pace', options }), null, ({ before, fresh }) => {
    for (const heard of fresh) tell(before, heard)
  })
})

/** How long a turn is looked at in which each event is known only once it is shown. */
function shownIn({ events, budget }: Turn, speed: number): number {
  return events.reduce(
    (spent, usual) => spent + stayOf(usual, { motion: 'full', behind: 1, ahead: 0, speed, spent, budget }),
    0,
  )
}

describe.each([
  ['steady', 1, 4000],
  ['brisk', 2.5, 1500],
] as const)('at a %s pace', (_, speed, most) => {
  test(`the turn of a Hero is shown in ${most} ms at most, however much happens in it`, () => {
    const heroes = turns.filter(({ creature }) => isHero(creature))
    expect(heroes.length).toBeGreaterThan(20)
    expect(Math.max(...heroes.map(({ events }) => events.length))).toBeGreaterThan(15)
    expect(Math.max(...heroes.map((turn) => shownIn(turn, speed)))).toBeLessThan(most)
  })

  test('that of a Minion takes half of that', () => {
    const minions = turns.filter(({ creature, budget }) => creature >= 8 && budget < 2000)
    expect(minions.length).toBeGreaterThan(0)
    expect(Math.max(...minions.map((turn) => shownIn(turn, speed)))).toBeLessThan(most / 2 + 100)
  })
})
