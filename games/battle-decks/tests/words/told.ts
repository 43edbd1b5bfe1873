import { plain, viewFor, type CardId, type Facts, type Sentence, type Viewer } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../../asks.ts'
import type { BattleEvent } from '../../events.ts'
import { battleDecks, type BattleState } from '../../game.ts'
import { lay, on, side } from '../lay.ts'

/** The cards of the table that the sentences speak of. */
export interface Cards {
  readonly rider: CardId
  readonly wolf: CardId
  readonly master: CardId
  readonly guard: CardId
  readonly soldier: CardId
  readonly artillery: CardId
  /** Equipment on the Soldier. */
  readonly net: CardId
  /** An event in front of A. */
  readonly fog: CardId
  readonly pirates: CardId
  readonly tyrant: CardId
  /** Two cards that only A knows. */
  readonly horn: CardId
  readonly panic: CardId
}

/** A has Britannia and a Guard, B has Prussia; each has drawn an equalizer. */
export function table(): { readonly state: BattleState; readonly cards: Cards } {
  const t = lay({
    phase: 'turn',
    A: {
      field: ['her-royal-guard'],
      hand: ['storm-horn-7', 'panic-5'],
      events: ['fog-bank-9'],
      equalizers: [{ card: 'rampaging-tyrant' }],
    },
    B: {
      characters: [{ card: 'clockwork-soldier', equipment: ['snare-net'] }],
      equalizers: [{ card: 'airship-pirates' }],
    },
  })
  const [horn, panic] = side(t, 0).hand as [CardId, CardId]
  const cards = {
    rider: on(t, 'pterosaur-rider').card,
    wolf: on(t, 'dire-wolf').card,
    master: on(t, 'quartermaster').card,
    guard: on(t, 'her-royal-guard').card,
    soldier: on(t, 'clockwork-soldier').card,
    artillery: on(t, 'artillery').card,
    net: on(t, 'clockwork-soldier').equipment[0] as CardId,
    fog: side(t, 0).events[0] as CardId,
    pirates: side(t, 1).rogues[0]?.card as CardId,
    tyrant: side(t, 0).rogues[0]?.card as CardId,
    horn,
    panic,
  }
  return { state: t.state, cards }
}

/** Who reads: the seat itself, the opponent, a spectator. */
export const VIEWERS: readonly Viewer[] = [0, 1, null]

function factsFor(state: BattleState, viewer: Viewer): Facts<BattleState> {
  const view = viewFor(battleDecks, state, viewer)
  return { view, defOf: (card) => view.cards.def[card] as number }
}

/** The pieces of an event's sentence, with the seats and cards that they stand for. */
export function pieces(of: (cards: Cards) => BattleEvent, viewer: Viewer): Sentence {
  const { state, cards } = table()
  return battleDecks.words.event(factsFor(state, viewer), of(cards))
}

/** An event as a viewer reads it. */
export function told(of: (cards: Cards) => BattleEvent, viewer: Viewer): string {
  return plain(pieces(of, viewer))
}

/** What A is asked, as a viewer reads it. */
export function asked(of: (cards: Cards) => BattlePrompt, viewer: Viewer): string {
  const { state, cards } = table()
  return plain(battleDecks.words.prompt(factsFor(state, viewer), { seat: 0, prompt: of(cards) }))
}

/** Something that A can pick, as a viewer would read it. */
export function offered(of: (cards: Cards) => BattleOption, viewer: Viewer): string {
  const { state, cards } = table()
  return plain(battleDecks.words.option(factsFor(state, viewer), of(cards)))
}
