import type { CardFace } from '@trialhall/kernel'
import type { HeroCard, LastingFace, MonsterFace, TempusCard } from '../faces.ts'
import { PRINTED, type Printed } from '../rules/printed.ts'
import { sayEvent, sayHeroCard, sayLoot, sayMonster } from '../texts/sayings.ts'
import { CHARACTERS } from './characters.ts'
import { EFFECTS, LATER_EFFECTS } from './effects.ts'
import { EVENT_EFFECTS } from './event-effects.ts'
import { EVENTS } from './events.ts'
import { CHARACTER_DECKS } from './heroes/characters.ts'
import { FIGHTER } from './heroes/fighter.ts'
import { CLASSES } from './interactions.ts'
import { LOOT } from './loot.ts'
import { MONSTERS } from './monsters.ts'
import { QUESTS } from './quests.ts'
import { STATUSES } from './statuses.ts'
import { BARD } from './heroes/bard.ts'
import { CLERIC } from './heroes/cleric.ts'
import { MONK } from './heroes/monk.ts'
import { PALADIN } from './heroes/paladin.ts'
import { RANGER } from './heroes/ranger.ts'
import { ROGUE } from './heroes/rogue.ts'
import { WIZARD } from './heroes/wizard.ts'
import { LORE } from './subclasses/lore.ts'
import { VALOR } from './subclasses/valor.ts'
import { LIFE } from './subclasses/life.ts'
import { DEATH } from './subclasses/death.ts'
import { BATTLE_MASTER } from './subclasses/battle-master.ts'
import { ELEMENTAL } from './subclasses/elemental.ts'
import { SPELLBREAKER } from './subclasses/spellbreaker.ts'
import { VENGEANCE } from './subclasses/vengeance.ts'
import { ANCIENTS } from './subclasses/ancients.ts'
import { COLOSSUS_HUNTER } from './subclasses/colossus-hunter.ts'
import { HORDE_BREAKER } from './subclasses/horde-breaker.ts'
import { ASSASSIN } from './subclasses/assassin.ts'
import { THIEF } from './subclasses/thief.ts'
import { DIVINATION } from './subclasses/divination.ts'
import { EVOCATION } from './subclasses/evocation.ts'
import { CHAMPION } from './subclasses/champion.ts'
import { SUBCLASSES } from './subclasses.ts'

/** Every card of a Hero deck, Class decks first. */
export const HERO_CARDS: readonly HeroCard[] = [
  ...BARD,
  ...CLERIC,
  ...FIGHTER,
  ...MONK,
  ...PALADIN,
  ...RANGER,
  ...ROGUE,
  ...WIZARD,
  ...LORE,
  ...VALOR,
  ...LIFE,
  ...DEATH,
  ...CHAMPION,
  ...BATTLE_MASTER,
  ...ELEMENTAL,
  ...SPELLBREAKER,
  ...VENGEANCE,
  ...ANCIENTS,
  ...COLOSSUS_HUNTER,
  ...HORDE_BREAKER,
  ...ASSASSIN,
  ...THIEF,
  ...DIVINATION,
  ...EVOCATION,
  ...CHARACTER_DECKS,
]

/** Every card: those of Heroes, then Quests, Events and Loot. */
export const CARDS: readonly TempusCard[] = [...HERO_CARDS, ...QUESTS, ...EVENTS, ...LOOT]

/** Everything that lasts. */
export const LASTINGS: readonly LastingFace[] = [...STATUSES, ...EFFECTS, ...EVENT_EFFECTS, ...LATER_EFFECTS]

const printed: Printed = {
  cards: CARDS,
  standings: CARDS.map((card) => (card.kind === 'quest' ? null : card.standing)),
  lastings: LASTINGS,
  monsters: MONSTERS,
  classes: CLASSES,
  subclasses: SUBCLASSES,
  characters: CHARACTERS,
}
Object.assign(PRINTED, printed)

/** Everything as it is printed, for galleries and tips: cards, then Monsters. */
export const CATALOG: readonly CardFace[] = [...CARDS.map(faceOf), ...MONSTERS.map(monsterOf)]

function faceOf(card: TempusCard): CardFace {
  const { slug, name, kind, from } = card
  const copies = card.kind === 'hero' ? card.copies : 1
  return { slug, name, kind, text: textOf(card), copies, from, facts: factsOf(card) }
}

function textOf(card: TempusCard): string {
  switch (card.kind) {
    case 'hero':
      return sayHeroCard(card)
    case 'loot':
      return sayLoot(card)
    case 'event':
      return sayEvent(card)
    case 'quest':
      return card.says
  }
}

function factsOf(card: TempusCard): CardFace['facts'] {
  if (card.kind === 'hero') return { deck: card.deck, tier: card.tier, use: card.use, type: typeOf(card) }
  if (card.kind === 'quest')
    return { labelled: labelOf(card), tiers: card.tiers.map((tier) => tier ?? '*').join(' / ') }
  return { labelled: labelOf(card) }
}

/** T-R115. */
function labelOf({ isAdvanced }: { readonly isAdvanced: boolean }): string {
  return isAdvanced ? 'Advanced' : 'Starter'
}

/** What stands in the head of a card of a Hero deck (T-15.07). */
function typeOf({ action, chain, smite, free, isSpell }: HeroCard): string {
  const types = [
    action === null ? '' : action.type,
    chain === null ? '' : `${chain.type} chain`,
    smite === null ? '' : 'damage chain',
    free === null ? '' : 'free',
    isSpell ? 'spell' : '',
  ]
  const found = types.filter((type) => type !== '')
  return found.length === 0 ? 'feature' : found.join(', ')
}

function monsterOf(face: MonsterFace): CardFace {
  const { slug, name, from, rank, size, move, dr, hp } = face
  const facts = { rank, size, move, dr, ...(hp === null ? {} : { hp: [...new Set(hp)].join(' / ') }) }
  return { slug, name, kind: 'monster', text: sayMonster(face), copies: 1, from, facts }
}
