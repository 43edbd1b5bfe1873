import { RulesError } from '@trialhall/kernel'
import { PRINTED } from '../rules/printed.ts'
import type { BattleMap } from '../space/index.ts'
import { MONSTER_IDS, OFF, type Camp, type CreatureId, type Monster, type Space } from '../state.ts'

/** HP of a Minion that is not Wounded (T-30.02). */
const UNHURT = 2
/** Minions of a Camp, A to D (T-3.04, T-4.07). */
const FOUR = 4
const SPAWN = 5

/** Slugs of the Monsters by id, from 8 on. The Princes of the Quest are Ogres (C-12); the Guardian is any until it is revealed. */
const SLUGS: readonly string[] = [
  ...of(FOUR, 'goblin'),
  ...of(FOUR, 'kobold'),
  ...of(FOUR, 'bugbear'),
  'ogre',
  'bulezau',
  'ankheg',
  'ogre',
  'ogre',
  'hill-giant',
  ...of(SPAWN, 'oblex-spawn'),
]

/** A Camp of the map, with the spaces on which its Monsters start. */
export interface StartingCamp {
  readonly camp: Camp
  /** A space for each member: the north-west one of a large body. */
  readonly starts: readonly Space[]
}

/** Three Minion Camps and the Elite Camp, where the map marks them (T-4.06 to T-4.08). */
export function campsOn(realm: BattleMap): StartingCamp[] {
  const { goblinCamp, koboldCamp, bugbearCamp, eliteCamp } = realm
  const { goblin, kobold, bugbear, ogre } = MONSTER_IDS
  return [
    campOf(goblinCamp.token, goblinCamp.starts, fourFrom(goblin)),
    campOf(koboldCamp.token, koboldCamp.starts, fourFrom(kobold)),
    campOf(bugbearCamp.token, bugbearCamp.starts, fourFrom(bugbear)),
    campOf(eliteCamp.token, eliteCamp.starts, [ogre]),
  ]
}

function campOf(at: Space, starts: readonly Space[], members: readonly CreatureId[]): StartingCamp {
  return { camp: { at, members, comesOnce: undefined, hasDropped: undefined, fallen: undefined }, starts }
}

/** Every Monster of the box; those of the Camps stand on their starting spaces, inactive (T-4.05 to T-4.10, T-4.21). */
export function newMonsters(heroes: number, camps: readonly StartingCamp[]): Monster[] {
  return SLUGS.map((slug, index) => {
    const id = index + MONSTER_IDS.goblin
    const own = camps.find(({ camp }) => camp.members.includes(id))
    const at = own?.starts[own.camp.members.indexOf(id)] ?? OFF
    return newMonster({ id, slug, at, heroes })
  })
}

interface Newcomer {
  readonly id: CreatureId
  readonly slug: string
  readonly at: Space
  readonly heroes: number
}

function newMonster({ id, slug, at, heroes }: Newcomer): Monster {
  const kind = kindNamed(slug)
  const hp = PRINTED.monsters[kind]?.hp ?? null
  return {
    id,
    kind,
    at,
    hp: at === OFF ? 0 : hp === null ? UNHURT : (hp[heroes / 2 - 2] ?? 0),
    ailments: undefined,
    lastGiver: undefined,
    isActive: undefined,
    ally: undefined,
    wasHurt: undefined,
    hasRisen: undefined,
    isSmall: undefined,
  }
}

/** The index of a Monster by its slug. Throws RulesError where there is none. */
export function kindNamed(slug: string): number {
  const kind = PRINTED.monsters.findIndex((face) => face.slug === slug)
  if (kind < 0) throw new RulesError(`tempus: no Monster is called "${slug}"`)
  return kind
}

function of(count: number, slug: string): string[] {
  return Array.from({ length: count }, () => slug)
}

function fourFrom(first: CreatureId): CreatureId[] {
  return Array.from({ length: FOUR }, (_, i) => first + i)
}
