import { addCards, type CardId, type Seat } from '@trialhall/kernel'
import { CARDS } from '../../../content/catalog.ts'
import type { Happening } from '../../../acts.ts'
import type { TempusOption } from '../../../asks.ts'
import { heroOf, type Turn } from '../../../state.ts'
import { PRINTED } from '../../../rules/printed.ts'
import { playAction } from '../../../rules/play/actions.ts'
import { playTurn } from '../../../rules/play/turn.ts'
import { happening } from '../../../rules/sources.ts'
import { lay, type HeroLayout, type Laid, type Layout } from '../../lay.ts'

/** A Hero with its Class and Subclass by slug, and its cards by theirs. */
export interface Player extends Omit<HeroLayout, 'heroClass' | 'subclass' | Zone> {
  readonly heroClass?: string
  readonly subclass?: string
  readonly hand?: readonly string[]
  readonly primaries?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly spent?: readonly string[]
  readonly ongoing?: readonly string[]
  readonly flipped?: readonly string[]
}

const ZONES = ['hand', 'primaries', 'deck', 'discard', 'spent', 'ongoing', 'flipped'] as const
type Zone = (typeof ZONES)[number]

/** A position of which Heroes have real cards. */
export interface Scene extends Omit<Layout, 'heroes' | 'isReal'> {
  readonly heroes: Readonly<Record<Seat, string | Player>>
}

/** A laid position with real cards. */
export interface Staged extends Laid {
  /** The first card of a slug that a seat has, or anybody. */
  card(slug: string, seat?: Seat): CardId
  /** Slugs of what a seat could play in answer to the ask, or as Actions. */
  slugsOf(options: readonly TempusOption[]): readonly string[]
}

/** Lays a position with the real cards. Whoever is asked for a response that the test does not name passes. */
export function stage({ heroes, ...scene }: Scene): Staged {
  const players = Object.entries(heroes).map(([seat, given]) => {
    const player: Player = typeof given === 'string' ? { at: given } : given
    return [Number(seat), player] as const
  })
  const laid = lay({
    passes: true,
    ...scene,
    isReal: true,
    heroes: Object.fromEntries(players.map(([seat, player]) => [seat, layoutOf(player)])),
  })
  for (const [seat, player] of players) deal(laid, seat, player)
  const slug = (card: CardId): string => CARDS[laid.state.cards.def[card] ?? -1]?.slug ?? ''
  return {
    ...laid,
    card: (wanted, seat) => {
      const hero = laid.state.heroes.find(({ id, ...zones }) =>
        seat === undefined || id === seat
          ? ZONES.some((zone) => zones[zone].some((card) => slug(card) === wanted))
          : false,
      )
      const found = ZONES.flatMap((zone) => hero?.[zone] ?? []).find((card) => slug(card) === wanted)
      if (found === undefined) throw new Error(`Nobody has "${wanted}".`)
      return found
    },
    slugsOf: (options) => options.flatMap((option) => ('card' in option ? [slug(option.card)] : [])),
  }
}

function layoutOf({ heroClass = 'fighter', subclass, ...player }: Player): HeroLayout {
  const rest = Object.fromEntries(Object.entries(player).filter(([key]) => !isZone(key)))
  return {
    ...rest,
    heroClass: PRINTED.classes.findIndex(({ slug }) => slug === heroClass),
    subclass: PRINTED.subclasses.findIndex(({ slug }) => slug === subclass),
  }
}

function isZone(key: string): boolean {
  return ZONES.some((zone) => zone === key)
}

function deal({ state }: Laid, seat: Seat, player: Player): void {
  const hero = heroOf(state, seat)
  for (const zone of ZONES) {
    if (zone === 'flipped') continue
    hero[zone] = addCards(state.cards, (player[zone] ?? []).map(defNamed))
  }
  const isFlipped = (card: CardId): boolean =>
    (player.flipped ?? []).includes(CARDS[state.cards.def[card] ?? -1]?.slug ?? '')
  hero.flipped = hero.primaries.filter(isFlipped)
}

function defNamed(slug: string): number {
  const def = CARDS.findIndex((card) => card.slug === slug)
  if (def < 0) throw new Error(`No card is called "${slug}".`)
  return def
}

/** The Hero whose turn it is plays a card as an Action. */
export function acts(t: Staged, slug: string): void {
  const { turn } = t.state
  if (turn === null) throw new Error('Nobody has a turn.')
  playAction(t.table, turn.seat, t.card(slug, turn.seat))
}

/** One decision of the turn under way, as it is answered. */
export function decides(t: Staged): void {
  playTurn(t.table, turnOf(t))
}

/** The turn under way. */
export function turnOf({ state }: Laid): Turn {
  if (state.turn === null) throw new Error('Nobody has a turn.')
  return state.turn
}

/** What happens between two Actions of a turn. */
export function between(seat: Seat): Happening {
  return happening('turn', seat)
}

/** Slugs of what seats were offered in windows of one moment. */
export function offeredAt(t: Staged, moment: string, seat: Seat): readonly string[] {
  const asks = t.asks.filter(
    (ask) => ask.seat === seat && 'moment' in ask.prompt && ask.prompt.moment === moment,
  )
  return [...new Set(asks.flatMap(({ options }) => t.slugsOf(options)))]
}

/** Two rivals side by side: 0 attacks in its turn. */
export function duel(attacker: Player, defender: Player, rest: Partial<Scene> = {}): Staged {
  return stage({
    heroes: { 0: { at: '10,10', ...attacker }, 1: { at: '11,10', ...defender } },
    turn: { seat: 0 },
    ...rest,
  })
}

/** An open room of 10 by 6 spaces. */
export const ROOM = `
+-------------------+
|. . . . . . . . . .|
|                   |
|. . . . . . . . . .|
|                   |
|. . . . . . . . . .|
|                   |
|. . . . . . . . . .|
|                   |
|. . . . . . . . . .|
|                   |
|. . . . . . . . . .|
+-------------------+
`
