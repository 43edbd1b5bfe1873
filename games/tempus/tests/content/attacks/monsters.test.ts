import { describe, expect, test } from 'vitest'
import { monsterSlot } from '../../../rules/monsters/slot.ts'
import { heroOf, type CreatureId } from '../../../state.ts'
import { cast, the, type Cast, type Pick } from '../cast.ts'
import { field } from '../../rules/monsters/kit.ts'
import { REAL } from '../press.ts'
import { rowsOf, type Result } from './table-of-results.ts'
import type { MonsterName } from '../../lay.ts'

const HP = 40
/** Small, for areas look at every space of it. */
const FIELD = field(24, 5)
const NONE = { burn: 0, poison: 0, root: 0 }

/** A Monster and where the Hero stands that it attacks. */
interface Foe {
  readonly slug: string
  readonly name: MonsterName
  /** Side of its body. */
  readonly size: number
  /** Spaces between it and the Hero, in its row. */
  readonly away?: number
  /** What answers its controller. */
  readonly picks?: readonly Pick[]
}

/** A rooted Monster with its north-west space on 10,3 has its slot, with this on the die. */
function slotOf({ slug, name, size, away = 0, picks = [] }: Foe, die: number): Cast {
  const ailments = [{ ...NONE, root: 1 }, { ...NONE }, { ...NONE }]
  const t = cast({
    drawing: FIELD,
    heroes: { 1: { at: `${10 + size + away},3`, hand: ['tumble', 'longstrider', 'acrobatics'] } },
    monsters: { [name]: [{ at: '10,3', hp: HP, ailments }] },
    rolls: [die],
  })
  const id: CreatureId = the(name)
  const kind = REAL.monsters.findIndex((face) => face.slug === slug)
  for (const one of t.state.monsters) if (one.id === id) Object.assign(one, { kind })
  t.state.turn = null
  t.during(picks, () => monsterSlot(t.table, id))
  return t
}

function doneTo(t: Cast, before: number): Omit<Result, 'normal' | 'piercing'> & { readonly lost: number } {
  const hero = heroOf(t.state, 1)
  return {
    lost: 30 - hero.hp,
    push: hero.at - before,
    daze: 3 - hero.hand.length,
    ailments: { burn: t.tokens(1, 'burn'), poison: t.tokens(1, 'poison'), root: t.tokens(1, 'root') },
    statuses: t.on(1),
  }
}

/** A line of a Monster's script as it is printed: each line of its table at both of its ends. */
function monster(
  slug: string,
  line: string,
  { table, ...foe }: Omit<Foe, 'slug'> & { readonly table: string },
): void {
  const face = REAL.monsters.find((one) => one.slug === slug)
  test(`${face?.name ?? slug}: ${line} ${table}`, () => {
    for (const { from, to, result } of rowsOf(table))
      for (const die of [from, to]) {
        const { normal, piercing, ...rest } = result
        const t = slotOf({ slug, ...foe }, die)
        const at = t.laid.at(`${10 + foe.size + (foe.away ?? 0)},3`)
        expect(doneTo(t, at), `on ${die}`).toEqual({ lost: normal + piercing, ...rest })
      }
  })
}

describe('[C-12] attacks of Minions and Elites: their printed tables', () => {
  monster('goblin', 'claw', { name: 'goblin', size: 1, table: '1-8 –, 9-15: 4, 16+: 6' })
  monster('kobold', 'claw', { name: 'kobold', size: 1, table: '1-9 –, 10-16: 3, 17+: 5' })
  monster('bugbear', 'claw', { name: 'bugbear', size: 1, table: '1-7 –, 8-14: 5, 15+: 8' })
  monster('ogre', 'claw', { name: 'ogre', size: 2, table: '1-6 –, 7-13: 7, 14+: 10 + Push 2' })
  monster('bulezau', 'claw', {
    name: 'bulezau',
    size: 1,
    table: '1-5 –, 6-12: 6 + Poison 1, 13+: 9 + Poison 2',
  })
  monster('ankheg', 'bite', { name: 'ankheg', size: 2, table: '1-6 –, 7-13: 6, 14+: 9 + Root 1' })
  monster('oblex-spawn', 'claw', { name: 'spawn', size: 1, table: '1-8 –, 9-15: 3, 16+: 5' })
})

describe('[C-13] attacks of Guardians: their printed tables', () => {
  const guardian = { name: 'guardian' } as const
  monster('hill-giant', 'Greatclub', { ...guardian, size: 3, table: '1-4 –, 5-12: 8, 13+: 12' })
  monster('hill-giant', 'Boulder', {
    ...guardian,
    size: 3,
    away: 5,
    picks: ['18,3', { covers: '18,3' }],
    table: '1-6 –, 7-14: 6, 15+: 9 + Daze 1',
  })
  monster('iron-golem', 'Slam', { ...guardian, size: 2, table: '1-5 –, 6-12: 7, 13+: 11 + Push 2' })
  monster('guardian-naga', 'Bite', {
    ...guardian,
    size: 2,
    table: '1-5 –, 6-12: 6 + Poison 1, 13+: 9 + Poison 2',
  })
  monster('guardian-naga', 'Venom Spit', {
    ...guardian,
    size: 2,
    away: 5,
    table: '1-6 –, 7-13: 4 + Poison 1, 14+: 6 + Poison 2',
  })
  monster('elder-oblex', 'Pseudopod', {
    ...guardian,
    size: 3,
    table: '1-5 –, 6-12: 7, 13+: 10',
  })
  monster('elder-oblex', 'Mind Lash', {
    ...guardian,
    size: 3,
    away: 5,
    table: '1-6 –, 7-13: 4p, 14+: 6p',
  })
})
