import type { LooseLoot, TempusView, ScoreEvent, Told } from '@trialhall/game-tempus'
import { learn, type Choreography } from '@trialhall/table-ui'
import { realmOf } from '../../rules/map.ts'
import { ofParty, withHero, without } from '../changes.ts'

/** Loot, Quests, Victory Points and the end. */
export const BEATS_OF_SCORES: Choreography<TempusView, ScoreEvent> = {
  chestOpened: { ms: 460, show: (view, { event }) => opened(view, event) },
  gainedLoot: {
    ms: 1000,
    show: (view, { event, known }) =>
      withHero(fetched(learn(view, known), event), event.seat, ({ loot }) => ({
        loot: [...without(loot, [event.card]), event.card],
      })),
  },
  lostLoot: {
    ms: 420,
    show: (view, { event }) =>
      withHero(view, event.seat, ({ loot }) => ({ loot: without(loot, [event.card]) })),
  },
  lootDropped: { ms: 380, show: (view, { event }) => dropped(view, event) },
  progressed: {
    ms: 460,
    show: (view, { event }) => withWork(view, event, (work) => ({ ...work, progress: event.progress })),
  },
  tierReached: {
    ms: 900,
    show: (view, { event }) =>
      withWork(view, event, (work) => ({ ...work, tiers: work.tiers | (1 << event.tier) })),
  },
  scored: {
    ms: 620,
    show: (view, { event }) => ({
      ...view,
      eventVp: ofParty(view.eventVp, event.party, (vp) => vp + event.by),
    }),
  },
  left: {
    ms: 600,
    show: (view, { event }) => withHero(view, event.seat, () => ({ hasLeft: true })),
  },
  matchEnded: {
    ms: 1000,
    show: (view, { event: { reason, winner } }) => ({ ...view, ending: { reason, winner } }),
  },
}

function opened(view: TempusView, { space }: Told<'chestOpened'>): TempusView {
  const at = realmOf(view).chests.indexOf(space)
  return { ...view, chests: view.chests.map((isFull, chest) => isFull && chest !== at) }
}

/** Where the card came from it lies no more. */
function fetched(view: TempusView, { card, from }: Told<'gainedLoot'>): TempusView {
  if (from === 'deck') return { ...view, lootDeck: without(view.lootDeck, [card]) }
  if (from !== 'ground') return view
  const loose = view.loose.map((heap) => ({ ...heap, cards: without(heap.cards, [card]) }))
  return { ...view, loose: loose.filter(({ cards, tokens }) => cards.length + tokens > 0) }
}

function dropped(view: TempusView, { space, cards }: Told<'lootDropped'>): TempusView {
  const heap: LooseLoot = view.loose.find(({ at }) => at === space) ?? { at: space, tokens: 0, cards: [] }
  const after: LooseLoot = {
    at: space,
    tokens: heap.tokens + (cards.length === 0 ? 1 : 0),
    cards: [...heap.cards, ...cards],
  }
  return { ...view, loose: [...view.loose.filter(({ at }) => at !== space), after] }
}

type Work = TempusView['quests'][number]['work'][number]

function withWork(
  view: TempusView,
  { card, party }: Pick<Told<'progressed'>, 'card' | 'party'>,
  change: (work: Work) => Work,
): TempusView {
  return {
    ...view,
    quests: view.quests.map((quest) =>
      quest.card === card ? { ...quest, work: ofParty(quest.work, party, change) } : quest,
    ),
  }
}
