import type { Provenance } from '@trialhall/kernel'
import type {
  Ability,
  Action,
  Aim,
  Condition,
  Cost,
  Deed,
  Face,
  Mode,
  Ongoing,
  Trigger,
  Watch,
} from '../faces.ts'
import {
  BIT,
  QUIRK,
  type ClassId,
  type CounterName,
  type Kind,
  type Quirk,
  type SlotName,
  type Speed,
  type Status,
  type Subtype,
} from '../terms.ts'
import { enemy } from './aims.ts'
import { injuryParts } from './injuries.ts'

/** "Dragonlord's Wrath" → "dragonlords-wrath". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What an action costs and how quick it is. */
export interface Price {
  readonly speed: Speed
  readonly focus: number | 'X'
  readonly exhausts: boolean
  readonly costs: readonly Cost[]
}

/** Among the costs: the Hero becomes exhausted (E-7.02). */
export const EXHAUST = 'exhaust'

function price(speed: Speed, focus: number | 'X', costs: readonly (Cost | typeof EXHAUST)[]): Price {
  const others = costs.filter((cost): cost is Cost => cost !== EXHAUST)
  return { speed, focus, exhausts: costs.includes(EXHAUST), costs: others }
}

/** A Slow action of so much Focus, and what else it costs. */
export function slow(focus: number | 'X', ...costs: readonly (Cost | typeof EXHAUST)[]): Price {
  return price('slow', focus, costs)
}

/** A Fast action. */
export function fast(focus: number | 'X', ...costs: readonly (Cost | typeof EXHAUST)[]): Price {
  return price('fast', focus, costs)
}

/** What an action or a triggered ability says after its cost. */
export interface Text {
  readonly aims?: readonly Aim[]
  readonly does?: readonly Deed[]
  readonly modes?: readonly Mode[]
  readonly ignoresElusive?: true
  readonly banishesItself?: true
}

/** One of several things to choose from. */
export function mode(aims: readonly Aim[], ...does: readonly Deed[]): Mode {
  return { says: does.map(({ says }) => says).join('. '), aims, does }
}

function modesOf({ aims = [], does = [], modes }: Text): readonly Mode[] {
  return modes ?? [mode(aims, ...does)]
}

/** An action ability. */
export function action(name: string, cost: Price, text: Text): Action {
  return {
    kind: 'action',
    name,
    speed: cost.speed,
    focus: cost.focus === 'X' ? 0 : cost.focus,
    isX: cost.focus === 'X',
    exhausts: cost.exhausts,
    costs: cost.costs,
    modes: modesOf(text),
    ignoresElusive: text.ignoresElusive ?? false,
    banishesItself: text.banishesItself ?? false,
  }
}

/** What a triggered ability has besides its occasion and what it does. */
export interface TriggerText {
  readonly condition?: Condition
  readonly pays?: Cost
  readonly aims?: readonly Aim[]
}

/** A triggered ability. */
export function trigger(watch: Watch, does: readonly Deed[], more: TriggerText = {}): Trigger {
  const modes = [mode(more.aims ?? [], ...does)]
  return {
    kind: 'trigger',
    name: '',
    watch,
    condition: more.condition ?? null,
    isAbout: does.some(({ says }) => /\bthat (ally|enemy)\b/.test(says)),
    pays: more.pays ?? null,
    modes,
  }
}

/** Statuses all the time, or as long as something is true; `to` is the bearer unless said otherwise. */
export function gives(
  statuses: readonly Status[],
  condition: Condition | null = null,
  more: { readonly to?: 'otherAllies'; readonly isLate?: true } = {},
): Ongoing {
  const bits = statuses.reduce((sum, status) => sum | BIT[status], 0)
  return {
    kind: 'ongoing',
    name: '',
    says: '',
    gives: bits,
    to: more.to ?? 'bearer',
    condition,
    isLate: more.isLate ?? false,
    quirk: null,
  }
}

/** A standing rule in words. */
export function rule(quirk: Quirk, says: string): Ongoing {
  return { kind: 'ongoing', name: '', says, gives: 0, to: 'bearer', condition: null, isLate: false, quirk }
}

/** An ability that was just made, with a name of its own as Heroes have them. No copy: abilities of one shape are read faster. */
export function named<A extends Trigger | Ongoing>(name: string, ability: A): A {
  ability.name = name
  return ability
}

/** What a card has besides its name and class. */
export interface CardText {
  readonly subtype?: Subtype
  readonly injury?: number
  readonly counter?: CounterName
  /** What the booklet prints of it; its name and class if left out, nothing for a new card. */
  readonly printed?: string
  readonly from?: Provenance
}

interface Parts extends CardText {
  readonly name: string
  /** What stands behind the name of a Hero; no part of the slug. */
  readonly title?: string
  readonly class: ClassId
  readonly kind: Kind
  readonly play: Action | null
  readonly abilities: readonly Ability[]
  readonly hp?: number
  readonly attributes?: readonly [number, number, number]
}

/** A face with its look-ups worked out. */
export function face(parts: Parts): Face {
  const { name, kind, play, abilities } = parts
  const all = [...abilities, ...injuryParts(parts.injury ?? 0)]
  const quirks = all.reduce(
    (sum, one) => sum | (one.kind === 'ongoing' && one.quirk ? QUIRK[one.quirk] : 0),
    0,
  )
  const occasions = all.reduce((sum, one) => sum | (one.kind === 'trigger' ? one.watch.occasion : 0), 0)
  return {
    slug: slugOf(name),
    name: `${name}${parts.title ?? ''}`,
    class: parts.class,
    kind,
    subtype: parts.subtype ?? null,
    injury: parts.injury ?? 0,
    counter: parts.counter ?? (parts.injury ? 'blood' : null),
    from: parts.from ?? 'house',
    printed: parts.printed ?? 'name and class',
    hp: parts.hp ?? 0,
    attributes: parts.attributes ?? [0, 0, 0],
    play,
    abilities: all,
    slot: SLOT_OF[kind],
    quirks,
    occasions,
    gives: givesOf(all),
    actions: all.flatMap((one, ability) => (one.kind === 'action' ? [{ ability, action: one }] : [])),
    hasFast: all.some((one) => one.kind === 'action' && one.speed === 'fast'),
  }
}

function givesOf(abilities: readonly Ability[]): Face['gives'] {
  const giving = abilities.filter((one): one is Ongoing => one.kind === 'ongoing' && one.gives > 0)
  const to = (whom: Ongoing['to']): Ongoing[] => giving.filter((one) => one.to === whom && !one.isLate)
  return { bearer: to('bearer'), otherAllies: to('otherAllies'), late: giving.filter((one) => one.isLate) }
}

const SLOT_OF: Readonly<Record<Kind, SlotName | null>> = {
  hero: null,
  command: null,
  equipment: 'equipment',
  support: 'support',
  affliction: 'affliction',
}

/** The abilities of a permanent, and what else is to be said of it. */
type Abilities = readonly [abilities: readonly Ability[], more?: CardText]

/** Makers of the cards of one class. */
export interface Makers {
  equipment(name: string, abilities: readonly Ability[], more?: CardText): Face
  command(name: string, cost: Price, text: Text & CardText): Face
  support(name: string, cost: Price, ...has: Abilities): Face
  affliction(name: string, cost: Price, ...has: Abilities): Face
}

/** A new card, of which the booklet prints nothing. */
export const NEW: CardText = { printed: 'nothing' }

/** The makers of a class. */
export function makersOf(of: ClassId): Makers {
  return {
    equipment: (name, abilities, more = {}) =>
      face({ ...more, name, class: of, kind: 'equipment', play: null, abilities }),
    command: (name, cost, text) =>
      face({ ...text, name, class: of, kind: 'command', play: action(name, cost, text), abilities: [] }),
    support: (name, cost, ...[abilities, more = {}]) =>
      face({ ...more, name, class: of, kind: 'support', play: action(name, cost, {}), abilities }),
    affliction: (name, cost, ...[abilities, more = {}]) =>
      face({
        ...more,
        name,
        class: of,
        kind: 'affliction',
        play: action(name, cost, { aims: [enemy] }),
        abilities,
      }),
  }
}
