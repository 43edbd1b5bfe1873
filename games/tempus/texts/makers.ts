import type { Provenance } from '@trialhall/kernel'
import type {
  ActionFace,
  Aim,
  AttackFace,
  ChainFace,
  Condition,
  Deed,
  FreeFace,
  HeroCard,
  ResultTable,
  Rider,
  SmiteFace,
  Standing,
} from '../faces.ts'
import type { ActionType, ChainMoment, ChainType, Moment, Skill, Use } from '../terms.ts'
import { nobody } from './aims.ts'
import { slugOf, standing } from './lastings.ts'

/** What of a card is its own; the rest is as nothing. */
export type Part = Partial<Omit<HeroCard, 'kind' | 'slug' | 'name'>>

/** A card of a Hero deck. Its slug is that of its name, and of its deck where another deck holds a card of that name. */
export function card(name: string, part: Part): HeroCard {
  return {
    kind: 'hero',
    slug: slugOf(name),
    name,
    deck: '',
    tier: 1,
    use: 'discard',
    isSpell: false,
    copies: 1,
    action: null,
    chain: null,
    smite: null,
    free: null,
    once: null,
    standing: null,
    from: 'house',
    ...part,
  }
}

/** The cards of one deck. */
export function deck(slug: string, ...cards: readonly HeroCard[]): readonly HeroCard[] {
  return cards.map((one) => ({ ...one, deck: slug }))
}

/** Primary cards. */
export function primary(one: HeroCard): HeroCard {
  return { ...one, tier: 'primary', use: 'primary' }
}

/** Cards that join the deck with its first cycle (T-7.07). */
export function tier2(one: HeroCard): HeroCard {
  return { ...one, tier: 2 }
}

/** So many of a card. */
export function times(copies: number, one: HeroCard): HeroCard {
  return { ...one, copies }
}

/** Its part that costs nothing can be used once a round (C-7). */
export function perRound(one: HeroCard): HeroCard {
  return { ...one, once: 'round' }
}

/** A Spell (T-2.08). */
export function spellCard(one: HeroCard): HeroCard {
  return { ...one, isSpell: true }
}

/** It stays in play (T-15.03). */
export function ongoing(one: HeroCard): HeroCard {
  return used('ongoing', one)
}

/** It stays in play for an Action in each turn (T-15.04). */
export function maintained(one: HeroCard): HeroCard {
  return used('maintained', one)
}

function used(use: Use, one: HeroCard): HeroCard {
  return { ...one, use }
}

/** A card of which two decks have one: its slug names the deck. */
export function of(deckSlug: string, one: HeroCard): HeroCard {
  return { ...one, slug: `${deckSlug}-${one.slug}` }
}

/** Its text or numbers stand in the booklet. */
export function printed(one: HeroCard): HeroCard {
  const from: Provenance = 'printed'
  return { ...one, from }
}

/** An Action as it is when nothing else is said. */
export function action(type: ActionType, part: Partial<ActionFace>): ActionFace {
  return {
    type,
    cost: 1,
    spaces: 0,
    skills: null,
    attack: null,
    aim: nobody,
    before: null,
    deed: null,
    after: null,
    ...part,
  }
}

/** An Attack Action. */
export function attack(name: string, face: AttackFace, part: Partial<ActionFace> = {}): HeroCard {
  return card(name, { isSpell: face.isSpell, action: action('attack', { attack: face, ...part }) })
}

/** A Primary Attack with its two sides (T-7.06). */
// oxlint-disable-next-line max-params -- a name, how it strikes, its sides, and what else it does
export function primaryAttack(
  name: string,
  make: (...tables: readonly ResultTable[]) => AttackFace,
  sides: readonly [ResultTable, ResultTable],
  part: Partial<ActionFace> = {},
): HeroCard {
  return primary(attack(name, make(...sides), part))
}

/** An Attack Action that moves first (T-R103). */
export function charge(name: string, before: Deed, face: AttackFace): HeroCard {
  return card(name, { isSpell: face.isSpell, action: action('attack-move', { attack: face, before }) })
}

/** A General Action. */
export function general(name: string, deed: Deed, aim: Aim = nobody): HeroCard {
  return card(name, { action: action('general', { deed, aim }) })
}

/** The skill card of a Character (T-R10). */
export function skills(name: string, ...numbers: readonly [number, number, number]): HeroCard {
  const [athletics, knowledge, savvy] = numbers
  const of3: Record<Skill, number> = { athletics, knowledge, savvy }
  return primary(card(name, { action: action('skill', { skills: of3 }) }))
}

/** The movement card of a Character (T-14.06). */
export function move(name: string, spaces: number, gives: Partial<Standing> = {}): HeroCard {
  return primary(card(name, { action: action('move', { spaces }), standing: standing(gives) }))
}

/** A feature: what a Hero always has. */
export function feature(name: string, gives: Partial<Standing>): HeroCard {
  return primary(card(name, { standing: standing(gives) }))
}

/** A Chain (T-16.01). */
export function chain(name: string, type: ChainType, part: Partial<Omit<ChainFace, 'type'>>): HeroCard {
  return card(name, { chain: chainFace(type, part) })
}

/** What of a Chain is its own. */
export function chainFace(type: ChainType, part: Partial<Omit<ChainFace, 'type'>>): ChainFace {
  return { type, moment: 'declare', condition: null, aim: nobody, deed: null, rider: null, ...part }
}

/** An Attack Chain on a hit. */
export function onHit(name: string, condition: Condition | null, ...riders: readonly Rider[]): HeroCard {
  return chain(name, 'attack', { moment: 'hit', condition, rider: riding(...riders) })
}

/** A Chain once its Action is over. */
export function afterwards(name: string, type: ChainType, part: Partial<Omit<ChainFace, 'type'>>): HeroCard {
  const moment: ChainMoment = 'after'
  return chain(name, type, { moment, ...part })
}

/** Several riders as one. */
export function riding(...riders: readonly Rider[]): Rider {
  const notes = riders.flatMap(({ note }) => note ?? [])
  return {
    says: riders.map(({ says }) => says).join(' and '),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
    run(table, strike) {
      for (const rider of riders) rider.run(table, strike)
    },
  }
}

/** A Damage Chain (T-16.07). */
export function smite(name: string, face: SmiteFace): HeroCard {
  return card(name, { smite: face })
}

/** When Free cards without a trigger can be played (T-16.12, T-R99). */
export const ANYTIME: readonly Moment[] = ['turn-start', 'turn', 'declared', 'hit', 'damage', 'turn-end']

/** A Free card for any time (T-16.12). */
export function free(name: string, deed: Deed, aim: Aim = nobody): HeroCard {
  return card(name, { free: freeFace(ANYTIME, { deed, aim }) })
}

/** A Free card for one moment. */
export function reaction(
  name: string,
  at: readonly Moment[],
  {
    when,
    ...part
  }: {
    readonly when: Condition | null
    readonly deed: Deed
    readonly aim?: Aim
    readonly isEverywhere?: boolean
  },
): HeroCard {
  return card(name, { free: freeFace(at, { condition: when, ...part }) })
}

/** What of a Free card is its own. */
export function freeFace(
  moments: readonly Moment[],
  part: Partial<Omit<FreeFace, 'moments' | 'deed'>> & Pick<FreeFace, 'deed'>,
): FreeFace {
  return { moments, condition: null, aim: nobody, isEverywhere: false, ...part }
}
