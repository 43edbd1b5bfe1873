import { CARD, eldar, type EldarEvent, type EldarView } from '@trialhall/game-eldar'
import { eldarUi } from '@trialhall/game-eldar/ui'
import { eventFor, type SeenEvent } from '@trialhall/kernel'
import { lengthOf } from '@trialhall/table-ui'
import { drawMoments, follow, shownAfter } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'
import { tipOf } from '../../ui/tip.tsx'
import { resolvingIn } from '../../ui/resolving.ts'
import { begun, laid, picks, type EldarMatch } from './lay.ts'

/** What a board shows of a view; hands and graveyards as sets, as cards of one moment may come in another order. */
function shown(view: EldarView): unknown {
  const heroes = view.heroes.map(({ face, hp, focus, isRefreshed, isDown, granted, raised, kit }) => ({
    numbers: [face, hp, focus, granted],
    states: [isRefreshed, isDown, raised],
    kit: kit.map((one) => one && [one.card, one.face, one.counters]),
  }))
  const players = view.players.map(({ deck, hand, graveyard, banished, glory }) => ({
    numbers: [deck.length, hand.length, glory],
    graveyard: graveyard.toSorted((a, b) => a - b),
    banished,
  }))
  const { round, initiative, yielded, isSudden, stack } = view
  // Targets are told once all is chosen.
  const pending = stack.map(({ serial, hero, face }) => [serial, hero, face])
  return { heroes, players, pending, round, initiative, yielded, isSudden }
}

const DECKS: Readonly<Record<string, readonly string[]>> = {
  amber: ['bloodied-aggro', 'affliction-attrition'],
  basalt: ['evasive-maneuvers', 'debuff-blitz'],
  cedar: ['turbo-focus', 'affliction-attrition'],
}

function dealt(seed: string): EldarMatch {
  return begun({ seed, options: { decks: DECKS[seed] ?? ['refresh-control', 'turbo-focus'] } })
}

describe('the choreography', () => {
  test.each(['amber', 'basalt', 'cedar', 'dune'])('of match %s ends where the match stands', (seed) => {
    for (const viewer of [0, 1, null]) {
      const resolved = new Set<number>()
      follow(dealt(seed), viewer, ({ before, match, fresh }) => {
        for (const { event } of fresh) if (event.type === 'resolves') resolved.add(event.serial)
        const after = match.viewFor(viewer)
        // An effect in the middle of which somebody is asked lies on the stack still, though it is told to resolve.
        if ([...before.stack, ...after.stack].some(({ serial }) => resolved.has(serial))) return
        expect(shown(shownAfter(CHOREOGRAPHY, before, fresh))).toEqual(shown(after))
      })
    }
  })

  test.each([
    ['sample decks that both choose', {}],
    ['a deck that one brought', { decks: ['turbo-focus'] }],
    ['a draft', { format: 'draft' }],
  ])(
    'of the first hands of %s ends where the match stands, and each thing can be pointed at',
    (_, options) => {
      for (const viewer of [0, 1, null]) {
        follow(begun({ seed: 'fern', options }), viewer, ({ before, match, fresh }) => {
          if (!fresh.some(({ event }) => event.type === 'heroesRevealed')) return
          for (const at of fresh.keys()) {
            const view = shownAfter(CHOREOGRAPHY, before, fresh.slice(0, at))
            for (const id of view.players.flatMap(({ hand }) => hand))
              tipOf({ kind: 'card', id }, view, { glossary: [], names: [] })
          }
          expect(shown(shownAfter(CHOREOGRAPHY, before, fresh))).toEqual(shown(match.viewFor(viewer)))
        })
      }
    },
  )

  test.each([
    ['a match for which both choose a deck', 0, {}],
    ['a draft', 1, { format: 'draft' }],
    ['a Mini-Match that somebody watches', null, { format: 'mini' }],
  ])('of %s can be drawn at every moment', (_, viewer, options) => {
    const given = { game: eldar, ui: eldarUi, choreography: CHOREOGRAPHY, seats: 2, seed: 'gorse' }
    expect(drawMoments({ ...given, viewer, options })).toBeGreaterThan(40)
  })

  test('shows every event for a moment, and none for longer than two seconds', () => {
    follow(dealt('ember'), null, ({ before: view, fresh }) => {
      for (const { event } of fresh) {
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeGreaterThan(200)
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeLessThan(2000)
      }
    })
  })

  test('an effect has its targets once they are told', () => {
    const match = laid({
      A: { hand: ['wallop'], heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'isra' }] },
      B: { hand: ['flash'], heroes: [{ hero: 'giana', focus: 1 }, { hero: 'asad' }] },
    })
    picks(match, { do: 'use', hero: 0, ability: CARD })
    const before = match.viewFor(1)
    match.takeEvents()
    picks(match, { do: 'target', hero: 3 })
    const after = shownAfter(
      CHOREOGRAPHY,
      before,
      match.takeEvents().map((told) => eventFor(told, 1)),
    )
    expect(after.stack.map(({ targets }) => targets)).toEqual([[3]])
    expect(after.heroes[0]?.isRefreshed).toBe(false)
  })

  test('what resolves stays in sight until something else begins', () => {
    const view = begun({ seed: 'flint', options: { decks: ['bloodied-aggro', 'turbo-focus'] } }).viewFor(0)
    const heard = (event: EldarEvent): SeenEvent<EldarEvent> => ({ at: 0, known: {}, event })
    const resolves = heard({ type: 'resolves', hero: 0, face: 15, ability: -1, serial: 3 })
    const damaged = heard({ type: 'damaged', hero: 2, by: 0, amount: 5, hp: 4 })
    expect(resolvingIn([resolves, damaged], view)).toMatchObject({ serial: 3, hero: 0, face: 15 })
    expect(resolvingIn([resolves, damaged, heard({ type: 'passed', seat: 0 })], view)).toBeNull()
    expect(resolvingIn([], view)).toBeNull()
  })
})
