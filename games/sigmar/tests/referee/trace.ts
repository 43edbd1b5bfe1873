import { defaultOptions, seeded, Table, type CardId, type Options, type Seat } from '@trialhall/kernel'
import { CATALOG, sigmar, type SigmarOption, type SigmarPrompt, type SigmarState } from '../../game.ts'
import type { SigmarEvent } from '../../events.ts'
import { dice } from '../dice.ts'

/** How things stand, as everybody at the table could lay it out with the cards face up. */
export interface Snapshot {
  readonly round: number
  readonly active: Seat
  readonly trials: readonly number[]
  readonly used: readonly number[]
  readonly decks: readonly number[]
  readonly players: readonly {
    readonly champion: string
    readonly valor: number
    readonly completed: number
    readonly space: number
    readonly left: boolean
    readonly hand: readonly number[]
    readonly kept: readonly number[]
  }[]
}

/** One thing that happened in a match of the product: who was asked what, or what chance did. */
export type Entry =
  | {
      readonly is: 'ask'
      readonly seat: Seat
      readonly prompt: SigmarPrompt
      readonly options: readonly Option[]
      readonly pick: Option
      readonly at: Snapshot
    }
  | { readonly is: 'die'; readonly value: number }
  | { readonly is: 'shuffle'; readonly cards: readonly { readonly id: number; readonly slug: string }[] }
  | { readonly is: 'random'; readonly from: readonly unknown[]; readonly value: unknown }
  /** Cards of a hand that were mixed have other numbers from now on. */
  | { readonly is: 'renamed'; readonly before: readonly number[]; readonly after: readonly number[] }
  | { readonly is: 'leaves'; readonly seat: Seat }
  | { readonly is: 'begins'; readonly at: Snapshot; readonly decks: Decks }

/** The three decks with the top last, and every card of a hand. */
export interface Decks {
  readonly action: readonly Known[]
  readonly trial: readonly Known[]
  readonly fate: readonly Known[]
  readonly hands: readonly (readonly Known[])[]
}

/** A card by its number and its slug. */
export interface Known {
  readonly id: number
  readonly slug: string
}

/** What can be picked, or the end of several picks. */
export type Option = SigmarOption | { readonly do: 'done' }

/** An event, with cards by their slugs. */
export type Told = Readonly<Record<string, unknown>> & { readonly type: string }

/** A whole match: its options, what happened, and how it ended. */
export interface Trace {
  readonly seats: number
  readonly options: Options
  readonly entries: readonly Entry[]
  readonly end: Snapshot
  /** What was told since the first turn, cards by their slugs. */
  readonly told: readonly Told[]
  readonly winners: readonly Seat[]
}

const name = (state: SigmarState, id: number): string =>
  CATALOG[state.cards.def[id] as number]?.slug ?? 'unknown'

/** How a state of the product stands. */
export function snapshot(state: SigmarState): Snapshot {
  return {
    round: state.round,
    active: state.active,
    trials: state.trials.slice(),
    used: [...state.actionDiscard, ...state.inPlay],
    decks: [state.actionDeck.length, state.trialDeck.length, state.fateDeck.length, state.fateDiscard.length],
    players: state.players.map((player) => ({
      champion: CATALOG.filter(({ kind }) => kind === 'champion')[player.champion]?.slug ?? 'none',
      valor: player.valor,
      completed: player.completed,
      space: player.space,
      left: player.left,
      hand: player.hand.slice(),
      kept: player.kept.slice(),
    })),
  }
}

const END: Option = { do: 'done' }

class Recorder extends Table<SigmarState, SigmarEvent> {
  readonly entries: Entry[] = []

  override die(sides: number, label: string): number {
    const value = super.die(sides, label)
    this.entries.push({ is: 'die', value })
    return value
  }

  override random<T>(list: readonly T[], label: string): T {
    const from = list.slice()
    const value = super.random(list, label)
    this.entries.push({ is: 'random', from, value })
    return value
  }

  override shuffle(ids: readonly CardId[], label: string): void {
    super.shuffle(ids, label)
    this.entries.push({ is: 'shuffle', cards: ids.map((id) => ({ id, slug: name(this.state, id) })) })
  }

  override conceal(ids: readonly CardId[], keepers: number, label: string): CardId[] {
    const before = ids.slice()
    const after = super.conceal(ids, keepers, label)
    this.entries.push({ is: 'renamed', before, after })
    return after
  }
}

/** What a match is played with. */
export interface Play {
  readonly seed: number
  readonly seats: number
  readonly options: Options
  /** One in so many turns somebody leaves; 0 for never. */
  readonly leaves: number
}

/** Picks at random, and passes or rests seldom, so that much happens. */
function picker(roll: (below: number) => number): (options: readonly Option[]) => number {
  return (options) => {
    const lively = options.flatMap((option, at) =>
      ['pass', 'rest', 'accept'].includes(option.do) ? [] : [at],
    )
    if (lively.length > 0 && roll(5) > 0) return lively[roll(lively.length)] as number
    return roll(options.length)
  }
}

/** Plays a match of the product at random and writes down all that happens. */
export function recorded({ seed, seats, options: given, leaves }: Play): Trace {
  const roll = dice(seed)
  const pickFrom = picker(roll)
  const options = { ...defaultOptions(sigmar.options, seats), ...given }
  const state = sigmar.setup({ seats, options })
  state.chance = seeded(seed)
  const table: Recorder = new Recorder(sigmar, state, {
    decide: (_table, seat, prompt, offered) => {
      const all = (offered as readonly (SigmarOption | 'done')[]).map((one) => (one === 'done' ? END : one))
      const pick = pickFrom(all)
      const entry = { seat, prompt: prompt as SigmarPrompt, options: all.slice(), pick: all[pick] as Option }
      table.entries.push({ is: 'ask', ...entry, at: snapshot(state) })
      return pick
    },
  })
  const told: Told[] = []
  table.sink = {
    refusal: () => {},
    unasked: () => {},
    event: (event) => void told.push(named(state, event)),
  }
  let hasBegun = false
  while (sigmar.outcome(state) === null) {
    if (!hasBegun && state.phase !== 'setup') {
      hasBegun = true
      told.length = 0
      table.entries.push({ is: 'begins', at: snapshot(state), decks: decksOf(state) })
    }
    const staying = state.players.flatMap((player, seat) => (player.left ? [] : [seat]))
    if (hasBegun && leaves > 0 && roll(leaves) === 0) {
      const seat = staying[roll(staying.length)] as Seat
      table.entries.push({ is: 'leaves', seat })
      sigmar.leave?.(table, seat)
    } else sigmar.advance(table)
  }
  const outcome = sigmar.outcome(state)
  const winners = (outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return { seats, options, entries: table.entries, told, end: snapshot(state), winners }
}

function named(state: SigmarState, event: SigmarEvent): Told {
  const slug = (id: number | null): string | null => (id === null ? null : name(state, id))
  const cards = 'cards' in event ? { cards: event.cards.map(slug) } : {}
  return { ...event, ...('card' in event ? { card: slug(event.card) } : {}), ...cards }
}

function decksOf(state: SigmarState): Decks {
  const known = (cards: readonly CardId[]): Known[] => cards.map((id) => ({ id, slug: name(state, id) }))
  return {
    action: known(state.actionDeck),
    trial: known(state.trialDeck),
    fate: known(state.fateDeck),
    hands: state.players.map(({ hand }) => known(hand)),
  }
}
