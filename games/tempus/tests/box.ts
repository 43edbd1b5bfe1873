import { onTestFinished } from 'vitest'
import { CHARACTERS } from '../content/characters.ts'
import { CLASS_NAMES } from '../content/classes.ts'
import { SUBCLASSES } from '../content/subclasses.ts'
import type {
  AttackFace,
  EventCard,
  HeroCard,
  LootCard,
  MonsterFace,
  QuestCard,
  Standing,
  TempusCard,
} from '../faces.ts'
import { PRINTED } from '../rules/printed.ts'

/** A whole box of made-up cards, as many of each kind and tier as the real ones (C-4), for tests of set-up and rounds. */

const NOTHING: Standing = { bonuses: [], quirks: {}, watches: [] }
const ATTACK: AttackFace = {
  isWeapon: true,
  isSpell: false,
  reach: { type: 'melee' },
  tables: [[], []],
  rolls: 1,
  areApart: false,
  bounces: false,
  modifier: 0,
}

function hero(deck: string, slug: string, extra: Partial<HeroCard> = {}): HeroCard {
  return {
    kind: 'hero',
    slug: `${deck}-${slug}`,
    name: slug,
    from: 'house',
    deck,
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
    ...extra,
  }
}

/** So many different cards of one tier; the first two count as one card with two copies. */
function some(deck: string, tier: 1 | 2, count: number): HeroCard[] {
  return Array.from({ length: count - 1 }, (_, i) =>
    hero(deck, `${tier}-${i}`, { tier, copies: i === 0 ? 2 : 1 }),
  )
}

function attackCard(deck: string, slug: string): HeroCard {
  const action = {
    type: 'attack',
    cost: 1,
    spaces: 0,
    skills: null,
    attack: ATTACK,
    aim: { type: 'none' },
  } as const
  return hero(deck, slug, {
    tier: 'primary',
    use: 'primary',
    action: { ...action, before: null, deed: null, after: null },
  })
}

function primary(deck: string, slug: string, quirks: Standing['quirks'] = {}): HeroCard {
  return hero(deck, slug, { tier: 'primary', use: 'primary', standing: { ...NOTHING, quirks } })
}

const WITH_ANOTHER_PRIMARY = ['battle-master', 'horde-breaker', 'divination', 'udayeen']

function heroCards(): HeroCard[] {
  const classes = CLASS_NAMES.flatMap(({ slug }) => [
    attackCard(slug, 'first'),
    attackCard(slug, 'second'),
    ...some(slug, 1, 8),
    ...some(slug, 2, 4),
  ])
  const subclasses = SUBCLASSES.flatMap(({ slug }) => [
    primary(slug, 'feature'),
    ...some(slug, 1, 3),
    ...some(slug, 2, 2),
  ])
  const characters = CHARACTERS.flatMap(({ slug }) => [
    primary(slug, 'movement', slug === 'ivar' ? { roundOneDraws: 2 } : {}),
    primary(slug, 'skills'),
    hero(slug, 'own'),
  ])
  return [
    ...classes,
    ...subclasses,
    ...characters,
    ...WITH_ANOTHER_PRIMARY.map((deck) => primary(deck, 'more')),
  ]
}

/** An Event of these properties. */
export function event(slug: string, extra: Partial<EventCard> = {}): EventCard {
  return {
    kind: 'event',
    slug,
    name: slug,
    from: 'house',
    isAdvanced: false,
    lasts: 'instant',
    acts: 'drawn',
    locations: 0,
    deed: null,
    standing: null,
    ...extra,
  }
}

/** A Loot card of these properties. */
export function loot(slug: string, extra: Partial<LootCard> = {}): LootCard {
  return {
    kind: 'loot',
    slug,
    name: slug,
    from: 'house',
    isAdvanced: false,
    action: null,
    free: null,
    standing: null,
    gained: null,
    ...extra,
  }
}

const QUESTS: readonly (readonly [string, boolean, QuestCard['objects']])[] = [
  ['monster-slayer', false, []],
  ['read-the-runes', false, ['altars']],
  ['the-dark-obelisk', false, ['obelisks']],
  ['siphon-power', false, ['place-of-power']],
  ['the-unholy-ritual', true, ['place-of-power', 'altars']],
  ['gather-rare-herbs', false, ['herbs']],
  ['marked-for-death', false, []],
  ['the-ogre-prince', true, ['ogre-areas']],
  ['the-roving-mercs', true, []],
  ['the-burrowing-terror', true, []],
]

function quest([slug, isAdvanced, objects]: (typeof QUESTS)[number]): QuestCard {
  return {
    kind: 'quest',
    slug,
    name: slug,
    from: 'house',
    isAdvanced,
    objects,
    says: '',
    tiers: [1, 2, 3],
    rules: {}, // of its own, so that a test can fill it
  }
}

function monster(slug: string, rank: MonsterFace['rank'], extra: Partial<MonsterFace> = {}): MonsterFace {
  const face = {
    slug,
    name: slug,
    from: 'house',
    rank,
    size: 1,
    move: 5,
    hp: null,
    dr: 0,
    script: [],
  } as const
  return { ...face, standing: NOTHING, ...extra }
}

const MONSTERS: readonly MonsterFace[] = [
  monster('goblin', 'minion'),
  monster('kobold', 'minion'),
  monster('bugbear', 'minion'),
  monster('ogre', 'elite', { size: 2, hp: [28, 28, 28] }),
  monster('bulezau', 'elite', { hp: [35, 35, 35] }),
  monster('ankheg', 'elite', { size: 2, hp: [32, 32, 32] }),
  monster('hill-giant', 'guardian', { size: 3, hp: [75, 90, 105] }),
  monster('iron-golem', 'guardian', { size: 2, hp: [65, 80, 95] }),
  monster('guardian-naga', 'guardian', { size: 2, hp: [55, 70, 85] }),
  monster('elder-oblex', 'guardian', { size: 3, hp: [60, 75, 90] }),
  monster('oblex-spawn', 'minion'),
]

/** What a test adds to the box, or has instead of what is in it. */
export interface BoxExtras {
  readonly events?: readonly EventCard[]
  readonly loot?: readonly LootCard[]
}

function plainEvents(): EventCard[] {
  return Array.from({ length: 40 }, (_, i) => event(`event-${i}`, { isAdvanced: i % 2 === 1 }))
}

function plainLoot(): LootCard[] {
  return Array.from({ length: 30 }, (_, i) => loot(`loot-${i}`, { isAdvanced: i % 5 === 0 }))
}

/** Prints the box until the test that runs is over: files of one worker share what they import. */
export function printBox({ events = plainEvents(), loot: prizes = plainLoot() }: BoxExtras = {}): void {
  const before = { ...PRINTED }
  onTestFinished(() => void Object.assign(PRINTED, before))
  const cards: TempusCard[] = [...QUESTS.map(quest), ...events, ...prizes, ...heroCards()]
  PRINTED.cards = cards
  PRINTED.standings = cards.map((card) => (card.kind === 'quest' ? null : card.standing))
  PRINTED.lastings = []
  PRINTED.monsters = MONSTERS
  PRINTED.classes = CLASS_NAMES.map(({ interaction, ...face }) => ({
    ...face,
    interaction: { name: interaction, moments: [], condition: null, deed: { says: '', run: () => {} } },
  }))
  PRINTED.subclasses = SUBCLASSES
  PRINTED.characters = CHARACTERS
}
