import type { Space as Place, SpaceContent } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import type { QuestObject } from '../../faces.ts'
import { cardOf, PRINTED } from '../../rules/printed.ts'
import { areAdjacent, around, columnOf, kindOf, mapOf, rowOf, sees, type Kind } from '../../space/index.ts'
import { MONSTER_IDS, NOBODY, OFF, type Space } from '../../state.ts'
import { SPACES } from '../../words/spaces.ts'
import { at, factsFor, table, type Told } from './told.ts'

// The map in words: what stands on a space, and why it cannot be picked.

const BONNIE = 0
const GAINS = 2
const { goblin: GOBLIN, ogre: OGRE, bulezau: BULEZAU } = MONSTER_IDS
const TEMPLE = mapOf('ancient-temple')
/** Open, and nothing stands near. */
const FREE = at(15, 15)

function placeOf(space: Space): Place {
  return { column: columnOf(space), row: rowOf(space) }
}

function contentAt(t: Told, space: Space): SpaceContent | null {
  return SPACES.at?.(factsFor(t, null), placeOf(space)) ?? null
}

function firstOf(kind: Kind): Space {
  return Array.from({ length: 900 }, (_, space) => space).find(
    (space) => kindOf(TEMPLE.ground.terrain, space) === kind,
  ) as Space
}

function isOpen(space: Space): boolean {
  return kindOf(TEMPLE.ground.terrain, space) === 'open'
}

/** Two spaces that touch and see each other, with terrain in their way. */
function seenButNotAdjacent(): readonly Space[] {
  const { ground } = TEMPLE
  const spaces = Array.from({ length: 900 }, (_, space) => space).filter(isOpen)
  const pairs = spaces.flatMap((one) => around(one).map((other) => [one, other] as const))
  const found = pairs.find(
    ([one, other]) => isOpen(other) && sees(ground, one, other) && !areAdjacent(ground, one, other),
  )
  return found ?? []
}

function whyNot(t: Told, prompt: TempusPrompt, space: Space): string | null {
  return SPACES.whyNot?.(factsFor(t, BONNIE), { seat: BONNIE, prompt }, placeOf(space)) ?? null
}

describe('the map', () => {
  test('[T-3.01] has 30 columns and 30 rows', () => {
    expect(SPACES.size(factsFor(table(), null))).toEqual({ columns: 30, rows: 30 })
  })

  test('[T-3.01] an option that names a space is picked there, and no other', () => {
    expect(SPACES.of({ do: 'space', space: at(12, 7) })).toEqual({ column: 12, row: 7 })
    expect(SPACES.of({ do: 'creature', creature: GOBLIN })).toBeNull()
    expect(SPACES.of({ do: 'walk' })).toBeNull()
    expect(SPACES.of('done')).toBeNull()
  })

  test('[T-2.01] a Hero has its name, party and HP, and the colour of its seat', () => {
    const t = table()
    t.hero(GAINS).at = FREE
    t.hero(GAINS).hp = 24
    expect(contentAt(t, FREE)).toEqual({ says: 'Gains of Red (24 HP)', mark: 'Ga', seat: GAINS })
    t.hero(GAINS).at = OFF
    expect(contentAt(t, FREE)).toBeNull()
  })

  test('[T-30.02, T-21.01, T-2.06] a Monster tells what it has suffered, and whose ally it is', () => {
    const t = table()
    const [goblin, bulezau] = [GOBLIN, BULEZAU].map((id) => t.state.monsters[id - GOBLIN])
    Object.assign(goblin ?? {}, { at: FREE })
    expect(contentAt(t, FREE)).toEqual({ says: 'Goblin A (inactive)', mark: 'gA' })
    Object.assign(goblin ?? {}, { hp: 1, isActive: true })
    expect(contentAt(t, FREE)?.says).toBe('Goblin A (Wounded)')
    Object.assign(goblin ?? {}, { hp: 2 })
    expect(contentAt(t, FREE)?.says).toBe('Goblin A')
    Object.assign(bulezau ?? {}, { at: at(16, 15), hp: 35, isActive: true, ally: 1 })
    expect(contentAt(t, at(16, 15))).toEqual({ says: 'Bulezau (of Blue, 35 HP)', mark: 'Bu' })
  })

  test('[T-33.01] a large Monster stands on all of its spaces', () => {
    const t = table()
    const ogre = t.state.monsters[OGRE - GOBLIN]
    Object.assign(ogre ?? {}, { at: FREE })
    for (const space of [FREE, at(16, 15), at(15, 16), at(16, 16)])
      expect(contentAt(t, space)).toEqual({ says: 'Ogre (28 HP, inactive)', mark: 'Og' })
  })

  test('[T-29.04, T-29.05] a Chest is full or empty', () => {
    const t = table()
    const [chest = OFF] = TEMPLE.chests
    expect(contentAt(t, chest)).toEqual({ says: 'a full Chest', mark: '[]' })
    t.state.chests[0] = false
    expect(contentAt(t, chest)).toEqual({ says: 'an empty Chest', mark: '()' })
  })

  test('[T-29.06, T-29.09] loose Loot is counted, and dropped cards are named', () => {
    const t = table()
    t.state.loose.push({ at: FREE, tokens: 2, cards: [t.named.ring] })
    expect(contentAt(t, FREE)).toEqual({ says: '2 Loot tokens, Ring of Speed', mark: '$' })
  })

  test('[T-27.01] what lasts lies on its token and on all of its spaces', () => {
    const t = table()
    const fog = {
      id: 1,
      face: 0,
      owner: 0,
      card: undefined,
      on: NOBODY,
      count: 1,
      since: 0,
      isFresh: undefined,
    }
    t.state.lastings.push({ ...fog, at: FREE, spaces: [FREE, at(16, 15)] })
    expect(contentAt(t, FREE)).toEqual({ says: 'Fog Cloud', mark: '%%' })
    expect(contentAt(t, at(16, 15))).toEqual({ says: 'Fog Cloud', mark: '%' })
  })

  test('[T-4.11, T-4.15] objects stand there while a Quest asks for them', () => {
    const t = table()
    const [, altar = OFF] = TEMPLE.altars
    const asksFor = (objects: readonly QuestObject[]): void => {
      PRINTED.cards = PRINTED.cards.map((face) => (face.kind === 'quest' ? { ...face, objects } : face))
    }
    asksFor([])
    expect(contentAt(t, altar)).toBeNull()
    asksFor(['altars'])
    expect(contentAt(t, altar)).toEqual({ says: 'Altar 2', mark: 'a2' })
  })

  test('[T-8.04, T-8.05] on an Entry Portal stand its Heroes, and the portal', () => {
    const t = table()
    const [portal] = t.state.portals
    for (const seat of [BONNIE, GAINS]) t.hero(seat).at = portal
    expect(contentAt(t, portal)).toEqual({
      says: 'Bonnie of Red (30 HP), Gains of Red (30 HP), the Entry Portal of Red',
      mark: 'Bo',
      seat: BONNIE,
    })
    for (const seat of [BONNIE, GAINS]) t.hero(seat).at = OFF
    expect(contentAt(t, portal)).toEqual({ says: 'the Entry Portal of Red', mark: '>R' })
  })

  test('[T-19.06, T-19.07, T-19.08] terrain and walls', () => {
    const t = table()
    expect(contentAt(t, firstOf('water'))).toMatchObject({ mark: '~~' })
    expect(contentAt(t, firstOf('water'))?.says).toMatch(/^water/)
    expect(contentAt(t, firstOf('obstacle'))?.says).toMatch(/^an obstacle/)
    const { wallsEast, wallsSouth } = TEMPLE.ground.terrain
    const walled = wallsEast.findIndex(
      (wall, space) => wall === 1 && contentAt(t, space)?.says === 'a wall to the east',
    )
    expect(contentAt(t, walled)?.mark).toBe(' |')
    const above = wallsSouth.findIndex(
      (wall, space) => wall === 1 && contentAt(t, space)?.says === 'a wall to the south',
    )
    expect(contentAt(t, above)?.mark).toBe('__')
    expect(contentAt(t, at(15, 15))).toBeNull()
  })

  test('[T-2.01] no two creatures have the same mark', () => {
    const t = table()
    const marks: string[] = []
    const everybody = [...t.state.heroes, ...t.state.monsters]
    for (const one of everybody) {
      for (const other of everybody) other.at = OFF
      one.at = FREE
      marks.push(contentAt(t, FREE)?.mark ?? '')
    }
    expect(new Set(marks).size).toBe(everybody.length)
  })
})

describe('why a space is not offered', () => {
  const walk = { type: 'walk', spaces: 4 } as const

  /** Bonnie in the middle, with a Goblin beside her. */
  function middle(): Told {
    const t = table()
    t.hero(BONNIE).at = FREE
    Object.assign(t.state.monsters[0] ?? {}, { at: at(16, 15) })
    return t
  }

  test('[T-18.04, T-18.06] nobody enters terrain, nor ends a move on somebody', () => {
    const t = middle()
    expect(whyNot(t, walk, firstOf('water'))).toBe('Nobody enters water.')
    expect(whyNot(t, walk, firstOf('obstacle'))).toBe('Nobody enters an obstacle.')
    expect(whyNot(t, walk, at(16, 15))).toBe('Goblin A stands there.')
  })

  test('[T-18.01, T-19.03] a space is too far, or the way there is too long', () => {
    const t = middle()
    expect(whyNot(t, walk, at(15, 20))).toBe('It is farther than 4 spaces.')
    expect(whyNot(t, walk, at(15, 17))).toBe('The way there is longer than 4 spaces, or closed.')
  })

  test('[T-33.02] a large Monster must fit', () => {
    const t = middle()
    const move = { type: 'monster-move', creature: OGRE, target: BONNIE } as const
    Object.assign(t.state.monsters[OGRE - GOBLIN] ?? {}, { at: at(12, 12) })
    expect(whyNot(t, move, at(16, 14))).toBe('The Ogre does not fit there.')
    expect(whyNot(t, move, at(16, 15))).toBe('Goblin A stands there.')
    expect(whyNot(t, { type: 'place', creature: NOBODY, card: null }, at(16, 15))).toBeNull()
  })

  test('[T-22.01, T-22.06, T-22.07] an area is aimed in range, in sight and not beside its attacker', () => {
    const t = middle()
    const { longsword } = t.named
    const aim = { type: 'aim', card: longsword } as const
    expect(whyNot(t, aim, at(15, 20))).toBeNull() // in melee nobody aims at spaces
    const face = cardOf(t.state, longsword)
    const action = face.kind === 'hero' ? face.action : null
    const attack = action?.attack
    if (face.kind !== 'hero' || action === null || !attack) throw new Error('Longsword is an attack')
    const fireball = { ...attack, reach: { type: 'area', range: 6, size: 3 } } as const
    const def = t.state.cards.def[longsword] as number
    PRINTED.cards = PRINTED.cards.with(def, { ...face, action: { ...action, attack: fireball } })
    expect(whyNot(t, aim, at(15, 24))).toBe('It is farther than 6 spaces.')
    expect(whyNot(t, aim, at(15, 16))).toBe('No area is aimed so near to its attacker.')
    expect(whyNot(t, aim, firstOf('obstacle'))).toBe('No area is aimed at an obstacle.')
    const behind = TEMPLE.ground.terrain.wallsEast.findIndex(
      (wall, space) => wall === 1 && isOpen(space + 2) && !sees(TEMPLE.ground, space, space + 2),
    )
    t.hero(BONNIE).at = behind
    expect(whyNot(t, aim, behind + 2)).toBe('Bonnie does not see it.')
    const [here = OFF, beyond = OFF] = seenButNotAdjacent()
    t.hero(BONNIE).at = here
    expect(whyNot(t, aim, beyond)).toBeNull() // T-19.05
    t.hero(BONNIE).at = FREE
    expect(whyNot(t, aim, FREE)).toBe('No area is aimed so near to its attacker.')
  })

  test('[T-21.03, T-21.06] a shot is refused for reasons of its own, and not for those of areas', () => {
    const t = middle()
    const { longsword } = t.named
    const face = cardOf(t.state, longsword)
    const action = face.kind === 'hero' ? face.action : null
    if (face.kind !== 'hero' || !action?.attack) throw new Error('Longsword is an attack')
    const shot = { ...action.attack, reach: { type: 'ranged', range: 6 } } as const
    const def = t.state.cards.def[longsword] as number
    PRINTED.cards = PRINTED.cards.with(def, { ...face, action: { ...action, attack: shot } })
    const aim = { type: 'aim', card: longsword } as const
    expect(whyNot(t, aim, at(16, 15))).toBe('A ranged attack strikes nobody adjacent.')
    expect(whyNot(t, aim, at(15, 16))).toBe('Nobody stands there to be aimed at.')
    expect(whyNot(t, aim, firstOf('obstacle'))).toBe('Nobody stands there to be aimed at.')
  })

  test('[T-8.03] an Entry Portal has a corner of its own, and other asks say no more', () => {
    const t = middle()
    expect(whyNot(t, { type: 'corner' }, at(15, 20))).toBe('An Entry Portal stands in a marked corner.')
    expect(whyNot(t, { type: 'flip' }, at(15, 20))).toBeNull()
  })
})
