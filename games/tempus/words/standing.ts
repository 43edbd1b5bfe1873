import { counted, type Seat } from '@trialhall/kernel'
import { bodyOf, creaturesAt, realmOf } from '../rules/map.ts'
import { creatureOf, creaturesOnMap, isHero, isMinion, monsterOf } from '../rules/creatures.ts'
import { PRINTED } from '../rules/printed.ts'
import { objectsInPlay } from '../rules/trial.ts'
import { kindOf, next, type BattleMap, type Kind } from '../space/index.ts'
import { OFF, type CreatureId, type Space, type TempusPosition } from '../state.ts'
import { markOf } from './marks.ts'
import { calledBy, creatureName, lastingName, partyName, READER, type TempusFacts } from './names.ts'

/** Something that stands or lies on a space: in a few words, and as one or two characters. */
export interface Standing {
  readonly says: string
  readonly mark: string
  /** The Hero that it is. */
  readonly seat?: Seat
}

/** Everything on a space and beside it, what is worth most to know first: walls come last. */
export function standingAt(facts: TempusFacts, space: Space): readonly Standing[] {
  const walls = wallsAround(realmOf(facts.view).ground, space)
  return walls === null ? thingsAt(facts, space) : [...thingsAt(facts, space), walls]
}

/** Everything on a space: creatures, Loot, tokens, and at last the terrain. */
export function thingsAt(facts: TempusFacts, space: Space): readonly Standing[] {
  const { view, defOf } = facts
  const realm = realmOf(view)
  return [
    ...creaturesAt(view, space).map((id) => creatureStanding(facts, id)),
    ...looseLoot(view, space, defOf),
    ...chests(view, realm, space),
    ...lastings(view, space),
    ...objects(view, realm, space),
    ...portals(view, space),
    ...camps(view, space),
    ...terrain(realm, space),
  ]
}

/** Of each space 1 where `thingsAt` may have something to tell: whoever looks at the whole map asks about these alone. */
export function busySpaces(view: TempusPosition): Uint8Array {
  const realm = realmOf(view)
  const { chests: places, placeOfPower, altars, obelisks, herbs, ogreAreas } = realm
  const busy = Uint8Array.from(realm.ground.terrain.kinds, (kind) => (kind === 0 ? 0 : 1))
  const stands = creaturesOnMap(view).flatMap((id) => bodyOf(view, id))
  const lies = [...view.loose, ...view.camps].map(({ at }) => at)
  const lasts = view.lastings.flatMap(({ at, spaces }) => [at, ...spaces])
  const marked = [...places, placeOfPower, ...altars, ...obelisks, ...herbs, ...ogreAreas.flat()]
  for (const space of [...stands, ...lies, ...lasts, ...marked, ...view.portals])
    if (space !== OFF) busy[space] = 1
  return busy
}

/** "Gains of Red, 24 HP", "Goblin A, asleep, Wounded". */
function creatureStanding(facts: TempusFacts, id: CreatureId): Standing {
  const { view } = facts
  const mark = markOf(view, id)
  const name = calledBy(facts, id) ?? creatureName(view, id)
  const { hp } = creatureOf(view, id)
  const hero = name === READER ? 'you' : `${name} of ${partyName(id % 2)}`
  if (isHero(id)) return { says: `${hero} (${hp} HP)`, mark, seat: id }
  const { isActive, ally } = monsterOf(view, id)
  const minion = hp === 1 ? ['Wounded'] : []
  const traits = [
    ...(ally === undefined ? [] : [`of ${partyName(ally)}`]),
    ...(isMinion(view, id) ? minion : [`${hp} HP`]),
    ...(isActive ? [] : ['inactive']),
  ]
  return { says: traits.length === 0 ? name : `${name} (${traits.join(', ')})`, mark }
}

function looseLoot({ loose }: TempusPosition, space: Space, defOf: TempusFacts['defOf']): Standing[] {
  return loose
    .filter(({ at }) => at === space)
    .map(({ tokens, cards }) => {
      const names = cards.map((card) => PRINTED.cards[defOf(card)]?.name ?? 'a Loot card')
      const parts = tokens === 0 ? names : [counted(tokens, 'Loot token'), ...names]
      return { says: parts.join(', '), mark: '$' }
    })
}

function chests(view: TempusPosition, { chests: places }: BattleMap, space: Space): Standing[] {
  const at = places.indexOf(space)
  if (at < 0) return []
  return view.chests[at] === true ? [FULL_CHEST] : [EMPTY_CHEST]
}

const FULL_CHEST: Standing = { says: 'a full Chest', mark: '[]' }
const EMPTY_CHEST: Standing = { says: 'an empty Chest', mark: '()' }

function lastings(view: TempusPosition, space: Space): Standing[] {
  return view.lastings
    .filter(({ at, spaces }) => at === space || spaces.includes(space))
    .map(({ face, at }) => ({ says: lastingName(face), mark: at === space ? '%%' : '%' }))
}

/** Objective tokens, while a Quest has them in play (T-4.11 to T-4.18). */
function objects(view: TempusPosition, realm: BattleMap, space: Space): Standing[] {
  const inPlay = objectsInPlay(view)
  const found: Standing[] = []
  const numbered = (noun: string, mark: string, places: readonly Space[]): void => {
    const at = places.indexOf(space)
    if (at >= 0) found.push({ says: `${noun} ${at + 1}`, mark: `${mark}${at + 1}` })
  }
  if (inPlay.has('place-of-power') && realm.placeOfPower === space)
    found.push({ says: 'the Place of Power', mark: '**' })
  if (inPlay.has('altars')) numbered('Altar', 'a', realm.altars)
  if (inPlay.has('obelisks')) numbered('Obelisk', 'o', realm.obelisks)
  if (inPlay.has('herbs')) numbered('Herb', 'h', realm.herbs)
  if (inPlay.has('ogre-areas'))
    for (const [at, area] of realm.ogreAreas.entries())
      if (area.includes(space)) found.push({ says: `Ogre area ${at + 1}`, mark: `:${at + 1}` })
  return found
}

function portals({ portals: places }: TempusPosition, space: Space): Standing[] {
  return places.flatMap((at, party) =>
    at === space
      ? [{ says: `the Entry Portal of ${partyName(party)}`, mark: `>${partyName(party)[0]}` }]
      : [],
  )
}

function camps(view: TempusPosition, space: Space): Standing[] {
  return view.camps.some(({ at }) => at === space) ? [{ says: 'a Camp token', mark: '^^' }] : []
}

const TERRAIN: Readonly<Record<Exclude<Kind, 'open'>, Standing>> = {
  water: { says: 'water', mark: '~~' },
  obstacle: { says: 'an obstacle', mark: '##' },
  block: { says: 'a block', mark: '##' },
}

function terrain({ ground }: BattleMap, space: Space): Standing[] {
  const kind = kindOf(ground.terrain, space)
  return kind === 'open' ? [] : [TERRAIN[kind]]
}

const NORTH = 0
const WEST = 6

/** Walls beside a space (T-19.08); those to the east and south have marks of their own. */
function wallsAround(
  { terrain: { wallsEast, wallsSouth } }: BattleMap['ground'],
  space: Space,
): Standing | null {
  const isSouth = wallsSouth[space] === 1
  const isEast = wallsEast[space] === 1
  const sides = [
    ...(wallsSouth[next(space, NORTH)] === 1 ? ['north'] : []),
    ...(isEast ? ['east'] : []),
    ...(isSouth ? ['south'] : []),
    ...(wallsEast[next(space, WEST)] === 1 ? ['west'] : []),
  ]
  if (sides.length === 0) return null
  return {
    says: `a wall to the ${sides.join(' and ')}`,
    mark: `${isSouth ? '_' : ' '}${isEast ? '|' : isSouth ? '_' : ' '}`,
  }
}
