import type { CardId, Seat } from '@trialhall/kernel'
import { scene, type Scene } from '@trialhall/kernel/testkit'
import { BIT, CATALOG, eldar, faceOf, statusesOf, STATUSES, type EldarState, type Hero } from '../game.ts'
import type { EldarEvent } from '../events.ts'

/** One Hero of a position, as the README describes it. */
export interface HeroLayout {
  readonly hero: string
  readonly hp?: number
  readonly focus?: number
  readonly exhausted?: boolean
  readonly down?: boolean
  readonly is?: readonly string[]
  readonly attributes?: Readonly<Record<string, number>>
  readonly support?: string
  readonly supportCounters?: number
  readonly affliction?: string
  readonly afflictionCounters?: number
  readonly playedBy?: number
  readonly equipment?: string
  readonly equipmentCounters?: number
  readonly used?: readonly string[]
  readonly hasTargeted?: boolean
  readonly wasTargeted?: boolean
}

/** One seat of a position. */
export interface SeatLayout {
  readonly heroes?: readonly HeroLayout[]
  readonly hand?: readonly string[]
  readonly graveyard?: readonly string[]
  /** From the top; made of fitting cards when left out. */
  readonly deck?: readonly string[]
  readonly glory?: number
}

/** A position with its seats under their letters, and what a match needs besides. */
export interface Layout {
  readonly A?: SeatLayout
  readonly B?: SeatLayout
  readonly phase?: string
  readonly round?: number
  readonly initiative?: 'A' | 'B'
  readonly yielded?: 'A' | 'B'
  readonly hasActed?: boolean
  readonly suddenDeath?: boolean
  readonly options?: Readonly<Record<string, unknown>>
}

/** The scene that `lay` gives. */
export type EldarScene = Scene<EldarState, EldarEvent>

/** Lays a position: in the Main Phase with A to act unless said otherwise, Heroes whole, hands empty. */
export function lay({ options = {}, ...position }: Layout): EldarScene {
  const decks = ['bloodied-aggro', 'affliction-attrition']
  return scene(eldar, { position, options: { decks, ...options }, seed: 'eldar' })
}

/** The Hero with this slug, of A or of B. */
export function hero(t: EldarScene, slug: string, seat?: Seat): Hero {
  const found = t.state.heroes.find(
    (one) => faceOf(one.face).slug === slug && (seat === undefined || one.seat === seat),
  )
  if (found === undefined) throw new Error(`There is no ${slug}.`)
  return found
}

/** HP of a Hero. */
export function hpOf(t: EldarScene, slug: string, seat?: Seat): number {
  return hero(t, slug, seat).hp
}

/** Focus of a Hero. */
export function focusOf(t: EldarScene, slug: string, seat?: Seat): number {
  return hero(t, slug, seat).focus
}

/** Statuses of a Hero, all sources, in the order of the list. */
export function statuses(t: EldarScene, slug: string, seat?: Seat): string[] {
  const bits = statusesOf(t.state, t.state.heroes.indexOf(hero(t, slug, seat)))
  return STATUSES.filter((status) => (bits & BIT[status]) !== 0)
}

/** What is attached to a Hero, as slugs: support, affliction, equipment. */
export function kitOf(t: EldarScene, slug: string, seat?: Seat): (string | null)[] {
  return hero(t, slug, seat).kit.map((one) => (one === null ? null : faceOf(one.face).slug))
}

/** Counters on the permanent in a place of a Hero. */
export function countersOf(
  t: EldarScene,
  slug: string,
  slot: 'support' | 'affliction' | 'equipment',
): number {
  const place = ['support', 'affliction', 'equipment'].indexOf(slot)
  return hero(t, slug).kit[place]?.counters ?? 0
}

/** Slugs of cards, in the order of the alphabet. */
export function slugs(t: EldarScene, cards: readonly CardId[]): string[] {
  return cards.map((card) => CATALOG[t.state.cards.def[card] as number]?.slug ?? 'unknown').toSorted()
}

/** The hand, graveyard or banished cards of a seat. */
export function cardsIn(
  t: EldarScene,
  seat: Seat,
  where: 'hand' | 'graveyard' | 'banished' | 'deck',
): string[] {
  return slugs(t, t.state.players[seat]?.[where] ?? [])
}

/** Glory of both. */
export function glory(t: EldarScene): number[] {
  return t.state.players.map((player) => player.glory)
}

/** Names of what is pending, the top last. */
export function stackOf(t: EldarScene): string[] {
  return t.state.stack.map(({ face }) => faceOf(face).slug)
}

/**
 * Everybody passes until the stack is empty. Throws where somebody has to decide something else on the way: a test names what
 * is decided, or what it stops `before`.
 */
export function settle(t: EldarScene, before?: string): void {
  for (let i = 0; i < 50; i++) {
    const ask = t.match.asks[0]
    const type = (ask?.prompt as { type?: string } | undefined)?.type ?? 'over'
    if (['over', 'main', before].includes(type)) return
    if (type !== 'react') throw new Error(`settle passes reactions and met the ask "${type}".`)
    t.seat(ask?.seat ?? 0).picks('pass')
  }
  throw new Error('The stack did not settle.')
}

/** Everybody passes or declines until somebody acts in the Main Phase of a round, or the match is over. */
export function passTo(t: EldarScene, step: 'main', round: number): void {
  for (let i = 0; i < 300; i++) {
    const ask = t.match.asks[0]
    const isThere = t.state.step === step && t.state.round === round && isIdle(t)
    if (ask === undefined || (isThere && (ask.prompt as { type: string }).type === 'main')) return
    t.pick(ask.seat, ask.options.length - 1)
  }
  throw new Error(`Never came to ${step} of round ${round}.`)
}

function isIdle(t: EldarScene): boolean {
  return t.state.stack.length === 0 && t.state.queue.length === 0
}

/** What a seat is offered, in words. */
export function offers(t: EldarScene, seat: Seat): readonly string[] {
  return t.match.askOf(seat) === null ? [] : t.seat(seat).text().options
}
