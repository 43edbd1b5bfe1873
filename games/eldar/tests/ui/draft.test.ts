import {
  CARD_COUNT,
  CATALOG,
  eldar,
  faceOf,
  pickOrder,
  type Draft,
  type EldarEvent,
  type EldarState,
  type EldarView,
} from '@trialhall/game-eldar'
import { eventFor, Match, type CardId, type SeenEvent } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { eldarUi } from '@trialhall/game-eldar/ui'
import { drawn, shownAfter, updateOf } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'
import { offersOf } from '../../ui/draft/offers.ts'
import { classesOf, curveOf, sortedCards } from '../../ui/draft/summary.ts'

type EldarMatch = Match<EldarState, EldarEvent>
type Story = readonly SeenEvent<EldarEvent>[]

function begun(seed: string): EldarMatch {
  return sure(Match.start<EldarState, EldarEvent>(eldar, { seats: 2, seed, options: { format: 'draft' } }))
}

interface Moment {
  readonly before: EldarView
  readonly view: EldarView
  readonly fresh: Story
  readonly story: Story
}

/** Drafts two whole decks, always another option, and looks at every moment. */
function drafted(seed: string, look: (moment: Moment) => void): EldarMatch {
  const match = begun(seed)
  const hear = (): Story => match.takeEvents().map((told) => eventFor(told, 0))
  let story = hear()
  let before = match.viewFor(0)
  for (let n = 0; match.viewFor(0).step === 'draft'; n++) {
    const [ask] = match.asks
    if (!ask) throw new Error('nobody picks')
    match.choose(ask.seat, n % ask.options.length)
    const fresh = hear()
    story = [...story, ...fresh]
    const view = match.viewFor(0)
    look({ before, view, fresh, story })
    before = view
  }
  return match
}

test('what is shown of a draft, event by event, ends where the draft stands', () => {
  const looked: number[] = []
  drafted('shown', ({ before, view, fresh }) => {
    if (view.step !== 'draft' || view.draft === null) return
    expect(shownAfter(CHOREOGRAPHY, before, fresh).draft).toEqual(view.draft)
    looked.push(view.draft.turn)
  })
  expect(new Set(looked).size).toBeGreaterThan(14)
})

test('every card of a group stays in its place and says who took it', () => {
  const groups: { places: number; offered: CardId[]; takers: number[]; draft: Draft }[] = []
  const heroes = new Set<string>()
  drafted('places', ({ view, story }) => {
    const offers = view.step === 'draft' ? offersOf(view, story) : null
    if (offers?.kind === 'heroes') heroes.add(offers.bySeat.map(({ length }) => length).join())
    if (offers?.kind !== 'cards' || view.draft === null) return
    groups.push({
      places: offers.cards.length,
      offered: offers.cards.flatMap(({ card, fate }) => (fate === 'offered' ? [card] : [])),
      takers: offers.cards.flatMap(({ fate }) => (typeof fate === 'number' ? [fate] : [])),
      draft: view.draft,
    })
  })
  expect([...heroes]).toEqual(['3,3'])
  expect(groups.length).toBe(60)
  for (const { places, offered, takers, draft } of groups) {
    expect(places).toBe(6)
    expect(offered).toEqual(draft.group)
    expect(takers.toSorted()).toEqual(pickOrder(draft).slice(0, draft.picks).toSorted())
  }
})

test('a page that has not heard the beginning shows what lies there still', () => {
  const match = begun('late')
  const view = match.viewFor(0)
  expect(offersOf(view, [])).toMatchObject({ kind: 'heroes' })
  const shown = view.draft?.shown.map((faces) => faces.length)
  const offers = offersOf(view, [])
  expect(offers?.kind === 'heroes' && offers.bySeat.map(({ length }) => length)).toEqual(shown)
})

test('curve and classes count every card once', () => {
  const defs = Array.from({ length: CARD_COUNT }, (_, def) => def)
  const isEquipment = (def: number): boolean => CATALOG[def]?.kind === 'equipment'
  expect(curveOf(defs).reduce((sum, { count }) => sum + count, 0)).toBe(CARD_COUNT)
  expect(classesOf(defs).reduce((sum, { count }) => sum + count, 0)).toBe(CARD_COUNT)
  expect(classesOf([0, 0, CARD_COUNT - 1]).filter(({ count }) => count > 0)).toEqual([
    { id: 'warrior', count: 2 },
    { id: faceOf(CARD_COUNT - 1).class, count: 1 },
  ])
  expect(curveOf(defs)[0]).toEqual({ label: 'Equip', count: defs.filter(isEquipment).length })
  const sorted = sortedCards([{ def: 90 }, { def: 3 }, { def: 40 }])
  expect(sorted.map(({ def }) => def)).toEqual([3, 40, 90])
})

test('says once that any Hero can use any card, and calls everybody by name where several look on', () => {
  const match = begun('names')
  const drawnAt = (): string => drawn(eldarUi, updateOf(match, 0))
  const hint = 'Any Hero will be able to use any card'
  expect(drawnAt()).not.toContain(hint)
  while (match.viewFor(0).draft?.turn === 0) match.choose(match.asks[0]?.seat ?? 0, 0)
  expect(drawnAt()).toContain(hint)
  expect(drawnAt()).toContain('aria-label="Taken by You, Anna"')
  expect(drawnAt()).toContain('aria-label="Taken by Ben"')
  const turn = match.viewFor(0).draft?.turn
  while (match.viewFor(0).draft?.turn === turn) match.choose(match.asks[0]?.seat ?? 0, 0)
  expect(drawnAt()).not.toContain(hint)
})
