import type { Provenance } from '@trialhall/kernel'
import type {
  ActivatedAbility,
  EqualizerCard,
  EquipmentCard,
  EventCard,
  EventDeed,
  ReinforcementCard,
  Stats,
} from '../faces.ts'
import type { Classification, Faction, Moment, Rank, Suit } from '../terms.ts'
import type { fighter } from './heroes.ts'

/** What a family of cards is called, and which playing cards stand for it, "K Q J". */
interface Family {
  readonly slug: string
  readonly name: string
  readonly ranks: string
}

/** Cards of a suit of one faction's deck (B-1.8). Playing cards that the booklet names are printed, all others ours. */
interface Dealing {
  readonly faction: Faction
  readonly suit: Suit
}

function dealt<T>({ faction, suit }: Dealing, { slug, name, ranks }: Family, rest: T) {
  return ranks.split(' ').map((rank) => {
    const own = `${slug}-${rank.toLowerCase()}`
    const from: Provenance = PRINTED_CARDS.some((one) => one === own || one === slug) ? 'printed' : 'house'
    return { slug: own, name, family: slug, faction, suit, rank: rank as Rank, from, ...rest }
  })
}

/** The playing cards that the booklet gives a name to, and the event whose whole effect it prints on no card in particular. */
const PRINTED_CARDS: readonly string[] = [
  'her-royal-guard-k',
  'wolf-pack-8',
  'liquid-fire-7',
  'ambush-b',
  'ambush-p',
]

/** Reinforcements of one type. */
export function reinforcements(
  dealing: Dealing,
  family: Family,
  all: ReturnType<typeof fighter>,
): ReinforcementCard[] {
  return dealt(dealing, family, { kind: 'reinforcement' as const, ...all })
}

/** Equipment for a friend, or an enemy. */
export function equipment(
  faction: Faction,
  family: Family,
  effect: {
    readonly stats: Partial<Stats>
    readonly grants?: ActivatedAbility
    readonly isHostile?: boolean
  },
): EquipmentCard[] {
  const { grants = null, isHostile = false } = effect
  const stats: Stats = { atk: 0, def: 0, dmg: 0, ...effect.stats }
  return dealt({ faction, suit: 'spades' }, family, { kind: 'equipment' as const, stats, grants, isHostile })
}

/** Events with the moments in which they can be played. */
export function events(
  faction: Faction,
  family: Family,
  effect: { readonly moments: readonly Moment[]; readonly deed: EventDeed },
): EventCard[] {
  return dealt({ faction, suit: 'clubs' }, family, { kind: 'event' as const, ...effect })
}

/** An equalizer, one of the two jokers of a deck. */
export function equalizer(
  faction: Faction,
  joker: 1 | 2,
  all: Omit<EqualizerCard, 'kind' | 'faction' | 'joker'> & { readonly classes: readonly Classification[] },
): EqualizerCard {
  return { kind: 'equalizer', faction, joker, ...all }
}
