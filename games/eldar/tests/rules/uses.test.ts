import { Table, type Seat } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { BIT, eldar, FACES, statusesOf, type EldarState } from '../../game.ts'
import type { EldarPrompt } from '../../asks.ts'
import type { EldarEvent } from '../../events.ts'
import type { Face } from '../../faces.ts'
import { commonNeeds, focusOf, NEEDS_STAMINA, NOT_USED } from '../../rules/actions/needs.ts'
import type { EldarTable } from '../../state.ts'
import { usable } from '../../rules/actions/uses.ts'
import { dice, mixedMatch, type Box } from '../mixed.ts'

type Look = (table: EldarTable, seat: Seat, type: EldarPrompt['type']) => void

/** Plays a match headless at random and looks at each decision. */
function watched(seed: number, look: Look, box?: Box): void {
  const roll = dice(seed)
  const table: EldarTable = new Table<EldarState, EldarEvent>(eldar, mixedMatch(seed, roll, box), {
    decide(_table, seat, prompt, options) {
      look(table, seat, (prompt as EldarPrompt).type)
      return roll(options.length)
    },
  })
  while (eldar.outcome(table.state) === null) eldar.advance(table)
}

/** The same state before somebody who wants a reason for everything that is not offered. */
function explained({ state, decider }: EldarTable): EldarTable {
  const table = new Table<EldarState, EldarEvent>(eldar, eldar.clone(state), decider)
  table.sink = { event: () => {}, refusal: () => {}, unasked: () => {} }
  return table
}

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed)

/** With the Focus of now, and with as little of it as makes every price matter. */
const glancesAreRight: Look = ({ state, decider }, seat, type) => {
  if (type !== 'main' && type !== 'react') return
  for (const most of [99, 2, 1, 0]) {
    const poor = eldar.clone(state)
    for (const hero of poor.heroes) hero.focus = Math.min(hero.focus, most)
    const table: EldarTable = new Table<EldarState, EldarEvent>(eldar, poor, decider)
    const glance = usable(table, seat, type === 'react')
    expect(glance).toEqual(usable(explained(table), seat, type === 'react'))
  }
}

test.each(SEEDS)('[E-8.09, E-R5] what a glance offers is what a close look offers, in match %i', (seed) => {
  watched(seed, glancesAreRight)
})

test.each([0, 3, 6, 9])(
  '[E-8.09, E-R14] a glance knows Masterwork, in match %i of one Hero and equipment only',
  (seed) => {
    const places = [...FACES.keys()]
    const heroes = places.filter((place) => FACES[place]?.name.startsWith('Elric'))
    const cards = places.filter((place) => FACES[place]?.kind === 'equipment')
    watched(seed, glancesAreRight, { heroes, cards })
  },
)

test.each(SEEDS)(
  '[E-18.02, E-R76] who is after one status finds it as who looks at all, in match %i',
  (seed) => {
    watched(seed, ({ state }) => {
      for (let id = 0; id < state.heroes.length; id++) {
        const all = statusesOf(state, id)
        for (const bit of Object.values(BIT)) expect(statusesOf(state, id, bit) & bit).toBe(all & bit)
      }
    })
  },
)

test('[E-8.09, E-6.07] a glance at a card knows the least Focus of its actions, and what all of them need', () => {
  const robes = faceCalled('acolytes-robes') // exhausts for no Focus, and gives a status without being used
  const staff = faceCalled('bramble-staff') // exhausts for 1 Focus
  const scimitar = faceCalled('scimitar-of-speed') // one action exhausts, the other is Fast
  const both = { ...staff, abilities: [...staff.abilities, ...robes.abilities] }
  expect([robes, staff, both, scimitar].map((face) => focusOf(commonNeeds(face)))).toEqual([0, 1, 0, 0])
  const exhausts = [robes, staff, both, scimitar].map((face) => commonNeeds(face) & NEEDS_STAMINA)
  expect(exhausts).toEqual([NEEDS_STAMINA, NEEDS_STAMINA, NEEDS_STAMINA, 0])
  expect(commonNeeds(faceCalled('fixate'))).toBe(NOT_USED)
})

function faceCalled(slug: string): Face {
  const face = FACES.find((one) => one.slug === slug)
  if (face === undefined) throw new Error(`There is no ${slug}.`)
  return face
}
