import { onTestFinished } from 'vitest'
import type {
  ActionFace,
  AttackFace,
  Bonus,
  Ground,
  HeroCard,
  LastingFace,
  LootCard,
  MonsterFace,
  Quirk,
  Standing,
  TempusCard,
  Watch,
} from '../faces.ts'
import { PRINTED } from '../rules/printed.ts'
import { creatureOf } from '../rules/creatures.ts'
import { teleport } from '../rules/placing.ts'

/** Made-up content for tests of rules: a few Monsters, lasting effects and Loot cards, each with one simple thing that it does. */

/** What gives nothing. */
const NOTHING: Standing = { bonuses: [], quirks: {}, watches: [] }

type Extra = Partial<Omit<MonsterFace, 'slug' | 'name' | 'kind'>> & { readonly can?: Quirk }

/** A Monster with these numbers; `can` gives it a quirk of 1. */
function monster(slug: string, { can, ...extra }: Extra): MonsterFace {
  const standing = can === undefined ? NOTHING : { ...NOTHING, quirks: { [can]: 1 } }
  return {
    slug,
    name: slug,
    from: 'house',
    rank: 'minion',
    size: 1,
    move: 5,
    hp: null,
    dr: 0,
    script: [],
    standing,
    ...extra,
  }
}

/** Kinds of Monsters in tests, in the order in which they are printed. */
export const KINDS = {
  goblin: monster('goblin', { can: 'throughOpponents', move: 6 }),
  kobold: monster('kobold', {}),
  bugbear: monster('bugbear', {}),
  ogre: monster('ogre', { rank: 'elite', size: 2, hp: [28, 28, 28], dr: 1 }),
  bulezau: monster('bulezau', { rank: 'elite', hp: [35, 35, 35] }),
  ankheg: monster('ankheg', { rank: 'elite', size: 2, hp: [32, 32, 32], can: 'burrows' }),
  guardian: monster('guardian', { rank: 'guardian', size: 3, hp: [75, 90, 105] }),
  spawn: monster('spawn', {}),
} as const
/** One of them. */
export type Kind = keyof typeof KINDS

const OPEN: Ground = { isSolid: false, blocksSight: false, cost: 0, noSpells: false }

function lasting(slug: string, extra: Partial<LastingFace>): LastingFace {
  return {
    slug,
    name: slug,
    says: '',
    saysYou: '',
    does: '',
    rings: null,
    most: 1,
    marks: false,
    isSpell: false,
    isArea: false,
    ends: 'play',
    usedBy: [],
    bonuses: [],
    quirks: {},
    watches: [],
    ground: null,
    ...extra,
  }
}

/** Whoever comes there loses 1 HP, without any window. */
const pricks: Watch = {
  at: 'entered',
  says: 'whoever enters loses 1 HP',
  once: null,
  isOptional: false,
  applies: () => true,
  run: ({ state }, _holder, { creature }) => {
    creatureOf(state, creature).hp -= 1
  },
}

/** Whoever comes there cannot go on. */
const snares: Watch = {
  ...pricks,
  says: 'whoever enters is rooted',
  run: ({ state }, _holder, { creature }) => {
    const none = { burn: 0, poison: 0, root: 0 }
    creatureOf(state, creature).ailments = [{ ...none }, { ...none }, { ...none, root: 1 }]
  },
}

/** Two ends: who comes to one stands on the other, if that is free. */
const leads: Watch = {
  ...pricks,
  says: 'whoever enters comes out at the other end',
  run: (table, { lasting }, { creature }) => {
    const other = lasting?.spaces.find((space) => space !== creatureOf(table.state, creature).at)
    if (other !== undefined) teleport(table, creature, other)
  },
}

/** Lasting effects in tests. */
const LASTINGS: readonly LastingFace[] = [
  lasting('thorns', { ground: { ...OPEN, cost: 1 }, watches: [pricks] }),
  lasting('stone-wall', { ground: { ...OPEN, isSolid: true } }),
  lasting('smoke', { ground: { ...OPEN, blocksSight: true } }),
  lasting('snare', { ground: OPEN, watches: [snares] }),
  lasting('token', { watches: [pricks] }),
  lasting('gate', { watches: [leads] }),
  lasting('sanctuary', { quirks: { untargetable: 1 } }),
  lasting('held', { quirks: { noMove: 1 } }),
  lasting('nimble', { quirks: { throughOpponents: 1 } }),
  lasting('surefooted', { quirks: { noExtraCosts: 1 } }),
  lasting('sturdy', { quirks: { pushLess: 1 } }),
  lasting('rooted-deep', { quirks: { noPush: 1 } }),
  lasting('hobbled', { quirks: { movesLess: 2 } }),
  lasting('swift', { bonuses: [spaces(1)] }),
]

function spaces(amount: number): Bonus {
  return { says: '', stat: 'spaces', amount, scope: 'bearer', condition: null }
}

/** An Event in whose round nobody sees far. */
const FOG: TempusCard = {
  kind: 'event',
  slug: 'fog',
  name: 'fog',
  from: 'house',
  isAdvanced: false,
  lasts: 'round',
  acts: 'never',
  locations: 0,
  deed: null,
  standing: {
    ...NOTHING,
    bonuses: [{ says: '', stat: 'sight', amount: 5, scope: 'creatures', condition: null }],
  },
}

function loot(slug: string): LootCard {
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
  }
}

/** A Primary with this Action. */
function primary(slug: string, action: Pick<ActionFace, 'type' | 'spaces' | 'attack'>): HeroCard {
  return {
    kind: 'hero',
    slug,
    name: slug,
    from: 'house',
    deck: 'tests',
    tier: 'primary',
    use: 'primary',
    isSpell: false,
    copies: 1,
    action: {
      cost: 1,
      skills: null,
      aim: { type: 'none' },
      before: null,
      deed: null,
      after: null,
      ...action,
    },
    chain: null,
    smite: null,
    free: null,
    once: null,
    standing: null,
  }
}

/** A melee attack that always misses. */
const JAB: AttackFace = {
  isWeapon: true,
  isSpell: false,
  reach: { type: 'melee' },
  tables: [[{ from: -99, isHit: false, normal: 0, piercing: 0, riders: [] }]],
  rolls: 1,
  areApart: false,
  bounces: false,
  modifier: 0,
}

/** Cards in tests: an Event, Loot, boots for which all ground costs the same, MOVE 5 and an attack. */
const CARDS: readonly TempusCard[] = [
  FOG,
  loot('ring'),
  loot('gem'),
  loot('cup'),
  { ...loot('boots'), standing: { ...NOTHING, quirks: { noExtraCosts: 1 } } },
  primary('stride', { type: 'move', spaces: 5, attack: null }),
  primary('jab', { type: 'attack', spaces: 0, attack: JAB }),
]

/** Prints this content until the test that runs is over: files of one worker share what they import. */
export function print(): void {
  const before = { ...PRINTED }
  onTestFinished(() => void Object.assign(PRINTED, before))
  PRINTED.cards = CARDS
  PRINTED.standings = CARDS.map((card) => (card.kind === 'quest' ? null : card.standing))
  PRINTED.lastings = LASTINGS
  PRINTED.monsters = Object.values(KINDS)
}
