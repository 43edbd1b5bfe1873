import { below, defaultOptions, seeded, Table, type CardId, type Options, type Seat } from '@trialhall/kernel'
import {
  battleDecks,
  CATALOG,
  type BattleEvent,
  type BattleOption,
  type BattlePrompt,
  type BattleState,
  type Character,
} from '../../game.ts'

/** A card by its number and its slug. */
export interface Known {
  readonly id: number
  readonly slug: string
}

/** How things stand, as everybody at the table could lay it out with all cards face up. */
export interface Snapshot {
  readonly round: number
  readonly active: Seat
  readonly initiative: Seat
  readonly isLastTurn: boolean
  readonly sides: readonly SideSnapshot[]
}

/** One side of the table. */
export interface SideSnapshot {
  readonly characters: readonly Omit<Character, 'arrived'>[]
  /** Equalizers in play with the attacks they have made. */
  readonly rogues: readonly (readonly [card: number, attacks: number])[]
  /** The top last. */
  readonly deck: readonly number[]
  readonly hand: readonly number[]
  readonly events: readonly number[]
  readonly discard: readonly number[]
  readonly removed: readonly number[]
}

/** One thing that happened in a match of the product: who was asked what, or what chance did. */
export type Entry =
  | {
      readonly is: 'ask'
      readonly seat: Seat
      readonly prompt: BattlePrompt
      readonly options: readonly BattleOption[]
      readonly pick: BattleOption
      readonly at: Snapshot
    }
  | { readonly is: 'die'; readonly value: number }
  | { readonly is: 'random'; readonly value: unknown }
  | { readonly is: 'shuffle'; readonly cards: readonly Known[] }

/** A whole match: its options, what happened, what was told, and how it ended. */
export interface Trace {
  readonly options: Options
  readonly heroes: readonly Known[]
  readonly entries: readonly Entry[]
  readonly told: readonly BattleEvent[]
  readonly end: Snapshot
  readonly winners: readonly Seat[]
}

function knownIn(state: BattleState, ids: readonly CardId[]): Known[] {
  return ids.map((id) => ({ id, slug: CATALOG[state.cards.def[id] as number]?.slug ?? 'unknown' }))
}

/** How a state of the product stands. */
function snapshot(state: BattleState): Snapshot {
  const { round, active, initiative, isLastTurn } = state
  const sides = state.sides.map((side) => ({
    characters: side.characters.map(({ arrived: _arrived, ...character }) => ({
      ...character,
      tokens: character.tokens.slice(),
      equipment: character.equipment.slice(),
    })),
    rogues: side.rogues.map(({ card, attacks }) => [card, attacks] as const),
    deck: side.deck.slice(),
    hand: side.hand.slice(),
    events: side.events.slice(),
    discard: side.discard.slice(),
    removed: side.removed.slice(),
  }))
  return { round, active, initiative, isLastTurn, sides }
}

class Recorder extends Table<BattleState, BattleEvent> {
  readonly entries: Entry[] = []

  override die(sides: number, label: string): number {
    const value = super.die(sides, label)
    this.entries.push({ is: 'die', value })
    return value
  }

  override random<T>(list: readonly T[], label: string): T {
    const value = super.random(list, label)
    this.entries.push({ is: 'random', value })
    return value
  }

  override shuffle(ids: readonly CardId[], label: string): void {
    super.shuffle(ids, label)
    this.entries.push({ is: 'shuffle', cards: knownIn(this.state, ids) })
  }
}

/** What a match is played with. */
export interface Play {
  readonly seed: number
  readonly options: Options
}

const IDLE = ['pass', 'nothing', 'decline', 'end-deploy']

/** Picks a kind of deed and then one of its options, and is seldom idle: abilities are few beside attacks, and pairs need them. */
function pickFrom(all: readonly BattleOption[], roll: (count: number) => number): number {
  const lively = all.filter((option) => !IDLE.includes(option.do))
  const from = lively.length > 0 && roll(4) > 0 ? lively : all
  const kinds = [...new Set(from.map((option) => option.do))]
  const kind = kinds[roll(kinds.length)]
  const some = from.filter((option) => option.do === kind)
  return all.indexOf(some[roll(some.length)] as BattleOption)
}

/** Plays a match of the product at random and writes all of it down. */
export function recorded({ seed, options: given }: Play): Trace {
  const chance = seeded(`picks of ${seed}`)
  const options = { ...defaultOptions(battleDecks.options, 2), ...given }
  const state = battleDecks.setup({ seats: 2, options })
  state.chance = seeded(seed)
  const heroes = knownIn(state, state.box).filter((_, i) => i % 57 < 3)
  const table: Recorder = new Recorder(battleDecks, state, {
    decide: (_table, seat, prompt, offered) => {
      const all = offered as readonly BattleOption[]
      const pick = pickFrom(all, (count) => below(chance, count))
      table.entries.push({
        is: 'ask',
        seat,
        prompt: prompt as BattlePrompt,
        options: all.slice(),
        pick: all[pick] as BattleOption,
        at: snapshot(state),
      })
      return pick
    },
  })
  const told: BattleEvent[] = []
  table.sink = { event: (event) => void told.push(event), refusal: () => {}, unasked: () => {} }
  while (battleDecks.outcome(state) === null) battleDecks.advance(table)
  const ranks = battleDecks.outcome(state)?.ranks ?? []
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return { options, heroes, entries: table.entries, told, end: snapshot(state), winners }
}
