import { tempus, type TempusFacts, type TempusState, type TempusView } from '@trialhall/game-tempus'
import { tempusUi } from '@trialhall/game-tempus/ui'
import { factsOf, Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { GameUi } from '@trialhall/table-ui'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { spaceAt } from '../../space/index.ts'
import { calledAtTable, heroesCalled } from '../../ui/called.ts'
import { tipOf } from '../../ui/tip.tsx'
import { sayHero } from '../../ui/mats/HeroRow.tsx'
import { remaining } from '../../ui/realm/things/remaining.ts'
import { heroName } from '../../words/names.ts'
import { standingAt } from '../../words/standing.ts'
import { whyNotSpace } from '../../words/why-not.ts'

const NAMES = ['You', 'Osric', 'Mirel', 'Corvin']

const match = sure(
  Match.start(tempus, {
    seats: 4,
    seed: 'called',
    position: {
      next: 'C',
      seats: [{ at: '13,14' }, { at: '14,14' }, { at: '2,29' }, { at: '29,2' }],
      lastings: [
        { is: 'spike-growth', owner: 'A', at: '13,18', area: 3, count: 1 },
        { is: 'spike-growth', owner: 'B', at: '20,18', area: 3, count: 2 },
      ],
    },
  }),
)
const view: TempusView = match.viewFor(0)

const facts: TempusFacts = { ...factsOf<TempusState>(view), names: NAMES }

describe('a person has one name, wherever it stands', () => {
  test('in what is said of a space', () => {
    const says = [spaceAt(13, 14), spaceAt(14, 14)].map((space) => standingAt(facts, space)[0]?.says)
    expect(says).toEqual(['you (30 HP)', 'Osric of Blue (30 HP)'])
  })

  test('in why a space cannot be entered, with the verb that goes with it', () => {
    const walk = { seat: 2, prompt: { type: 'walk', spaces: 5 } } as const
    expect(whyNotSpace(facts, walk, spaceAt(14, 14))).toBe('Osric stands there.')
    expect(whyNotSpace(facts, walk, spaceAt(13, 14))).toBe('You stand there.')
  })

  test('in what a screen reader says of a Hero', () => {
    const [, osric] = view.heroes
    if (osric === undefined) throw new Error('There are four.')
    expect(sayHero(view, osric, NAMES)).toMatch(/^Osric, Ranger of rivals: 30 of 30 HP/u)
  })

  test('and names their party by its colour to those who only look on', () => {
    const watched: TempusView = match.viewFor(null)
    const said = watched.heroes.map((hero) => sayHero(watched, hero, ['Ada', 'Bo', 'Cy', 'Di']).split(':')[0])
    expect(said.slice(0, 2)).toEqual(['Ada, Fighter of Red', 'Bo, Ranger of Blue'])
    const page = drawn(tempusUi, updateOf(match, null))
    expect(page).toMatch(/ Red: progress \d+, \d+ VP\. Blue: progress/u)
    expect(page).not.toMatch(/your party|rivals/iu)
  })

  test('but for Heroes of one person, which go by the names of their Characters', () => {
    const seats = NAMES.map((name, seat) => ({ seat, name, kind: 'person' as const }))
    expect(heroesCalled(view, { seats, eyes: [0] }, NAMES)).toEqual(NAMES)
    expect(heroesCalled(view, { seats }, NAMES)).toEqual(NAMES)
    const [gains, , bonnie] = view.heroes.map(({ id }) => heroName(view, id))
    expect(heroesCalled(view, { seats, eyes: [0, 2] }, NAMES)).toEqual([gains, 'Osric', bonnie, 'Corvin'])
    const shared = seats.map((info) => ({ ...info, person: 1 + (info.seat % 2) }))
    expect(new Set(heroesCalled(view, { seats: shared, eyes: [0, 2] }, NAMES)).size).toBe(4)
    expect(heroesCalled(view, { seats: shared, eyes: [0, 2] }, NAMES)).not.toContain('Osric')
  })

  test('in tips, which also tell the Character', () => {
    const Board = (): ReactNode => tipOf({ kind: 'seat', id: 1 }, view, { glossary: [], names: NAMES })
    const tip = drawn({ ...tempusUi, Board } as GameUi, updateOf(match, 0))
    expect(tip).toContain('<b>Osric</b>')
    expect(tip).toContain('Ivar: 30 of 30 HP')
  })

  test('in how long something lasts', () => {
    const left = view.lastings.map((lasting) => remaining(view, lasting, NAMES))
    expect(left).toEqual(['until your next turn', 'until Osric’s turn after next'])
  })
})

test('while somebody is called to a table, a Hero of a person who holds several goes by its own name', () => {
  const people = [0, 1, 0, 2]
  const seats = NAMES.map((name, seat) => ({ seat, name, kind: 'person' as const, person: people[seat] }))
  const { snapshot } = updateOf(match, 0)
  const called = [0, 1, 2].map((seat) => calledAtTable({ ...snapshot, seats } as typeof snapshot, seat))
  expect(called).toEqual([heroName(view, 0), 'Osric', heroName(view, 2)])
})
