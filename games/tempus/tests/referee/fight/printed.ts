import { tableOf } from '../page.ts'

/** What a line of a table does besides damage: a word, and how often. */
export interface Effect {
  readonly word: string
  readonly count: number
}

/** A line of a result table (T-23.02). */
export interface Row {
  readonly from: number
  readonly isMiss: boolean
  readonly normal: number
  readonly piercing: number
  readonly effects: readonly Effect[]
}

/** An attack as the rules describe it. */
export interface Attack {
  readonly name: string
  readonly isMelee: boolean
  readonly isSpell: boolean
  readonly isWeapon: boolean
  readonly range: number
  readonly shape: 'one' | 'area' | 'burst' | 'line' | 'around'
  /** Of an area. */
  readonly size: number
  /** Side I, and side II of a Primary Attack. */
  readonly tables: readonly (readonly Row[])[]
  /** Whoever plays it chooses a target or a target space, and for all of it at once. */
  readonly isAimed: boolean
}

/** Reads `1-5: miss, 6-12: 6 + Push 1, 13+: 4p`. */
export function rowsOf(text: string): Row[] {
  return text.split(', ').map((part) => {
    const [numbers = '', result = ''] = part.split(': ')
    const words = result.split('+').map((word) => word.trim())
    const sum = (pattern: RegExp): number =>
      words.reduce((all, word) => all + Number(pattern.exec(word)?.[1] ?? 0), 0)
    const effects = words.flatMap((word) => {
      const [, name, count = '1'] = /^([A-Z][A-Za-z ]*?)(?: (\d+))?$/.exec(word) ?? []
      return name === undefined ? [] : [{ word: name, count: Number(count) }]
    })
    return {
      from: Number.parseInt(numbers, 10),
      isMiss: result === 'miss',
      normal: sum(/^(\d+)$/),
      piercing: sum(/^(\d+)p$/),
      effects,
    }
  })
}

/** The row for a result: the lowest or the highest line where it lies beyond the table (T-23.03). */
export function rowFor(rows: readonly Row[], result: number): Row {
  const row = rows.findLast(({ from }) => result >= from) ?? rows[0]
  if (row === undefined) throw new Error('A table has no lines.')
  return row
}

/**
 * Attacks on cards of Hero decks and Loot. W weapon, S Spell; m melee, R ranged; A area, r area of range 1, L line, all: everybody
 * adjacent; x: more rolls or targets than one. A second table is side II.
 */
const ATTACKS = `
Rapier | W m | 1-5: miss, 6-12: 4, 13+: 8 | 1-4: miss, 5-13: 6, 14+: 10
Vicious Mockery | S R8 | 1-7: miss, 8-14: 2 + Mocked, 15+: 4 + Mocked | 1-6: miss, 7-14: 4 + Mocked, 15+: 7 + Mocked
Dissonant Whispers | S R8 | 1-6: miss, 7-13: 5 + Push 1, 14+: 8 + Push 2
Heat Metal | S R8 | 1-6: miss, 7-13: 3 + Heat Metal, 14+: 6 + Heat Metal
Faerie Fire | S R8 A3 | 1-8: miss, 9+: Outlined
Mace | W m | 1-6: miss, 7-13: 4, 14+: 7 | 1-5: miss, 6-13: 6, 14+: 10
Sacred Flame | S R8 | 1-7: miss, 8-14: 3p, 15+: 5p | 1-6: miss, 7-14: 4p, 15+: 7p
Guiding Bolt | S R10 | 1-5: miss, 6-12: 5 + Guiding Bolt, 13+: 9 + Guiding Bolt
Hold Person | S R8 | 1-9: miss, 10+: Held
Spiritual Weapon | S m x | 1-6: miss, 7-14: 3, 15+: 6
Flame Strike | S R10 A3 | 1-5: 3, 6-13: 7 + Burn 1, 14+: 10 + Burn 2
Battleaxe | W m | 1-5: miss, 6-16: 5, 17+: 9 | 1-5: miss, 6-15: 6, 16+: 10
Heavy Crossbow | W R10 | 1-7: miss, 8-15: 4, 16+: 7 | 1-7: miss, 8-15: 5, 16+: 9
Heavy Swing | W m | 1-5: miss, 6-12: 5, 13+: 11
Charge | W m | 1-5: miss, 6-12: 6, 13+: 9 + Push 1
Whirlwind Attack | W m all | 1-4: miss, 5-12: 6, 13+: 9
Unarmed Strike | W m | 1-5: miss, 6-12: 5, 13+: 7 | 1-4: miss, 5-12: 7, 13+: 10
Throwing Star | W R6 | 1-6: miss, 7-13: 3, 14+: 6 | 1-5: miss, 6-13: 5, 14+: 9
Quivering Palm | W m | 1-4: 4, 5-12: 10, 13+: 14+4p
Flying Kick | W m | 1-4: miss, 5-12: 7 + Push 1, 13+: 11 + Push 2
Longsword | W m | 1-5: miss, 6-12: 5, 13+: 8 | 1-4: miss, 5-12: 7, 13+: 11
Javelin | W R6 | 1-7: miss, 8-14: 4, 15+: 6 | 1-6: miss, 7-14: 6, 15+: 9
Compelled Duel | S R6 | 1-7: miss, 8+: 2 + Challenged
Zealous Charge | W m | 1-5: miss, 6-12: 6, 13+: 9
Banishing Smite | WS m | 1-4: miss, 5-12: 8 + Push 2, 13+: 12 + Push 3
Longbow | W R12 | 1-5: miss, 6-13: 4, 14+: 7 | 1-5: miss, 6-13: 6, 14+: 10
Shortsword | W m | 1-5: miss, 6-13: 4, 14+: 6 | 1-4: miss, 5-13: 6, 14+: 9
Trick Shot | W R12 | 1-5: miss, 6-12: 5, 13+: 9
Volley | W R10 A3 | 1-4: miss, 5-12: 6, 13+: 9
Dagger | W m | 1-5: miss, 6-12: 4, 13+: 6 | 1-4: miss, 5-12: 6, 13+: 9
Hand Crossbow | W R8 | 1-6: miss, 7-13: 4, 14+: 6 | 1-5: miss, 6-13: 6, 14+: 9
Blade Flurry | W m x | 1-4: miss, 5-12: 6, 13+: 9
Fire Bolt | S R10 | 1-5: miss, 6-12: 4, 13+: 6 + Burn 1 | 1-4: miss, 5-12: 6, 13+: 8 + Burn 2
Shocking Grasp | S m | 1-6: miss, 7-13: 3, 14+: 5 + Push 1 | 1-5: miss, 6-13: 5 + Push 1, 14+: 8 + Push 2
Thunderwave | S r3 | 1-6: 2, 7-13: 4 + Push 1, 14+: 7 + Push 2
Shatter | S R8 A4 | 1-6: 2, 7-13: 5, 14+: 8
Fireball | S R12 A5 | 1-5: 4, 6-13: 7 + Burn 1, 14+: 9 + Burn 2
Disintegrate | S R8 | 1-5: miss, 6-12: 12, 13+: 16+4p
Tasha's Hideous Laughter | S R8 | 1-8: miss, 9+: Laughing
Blade Dance | W m x | 1-4: miss, 5-12: 6, 13+: 10
Ray of Enfeeblement | S R8 | 1-7: miss, 8+: 3p + Enfeebled
Inflict Wounds | S m | 1-6: miss, 7-13: 8, 14+: 12
Vampiric Touch | S m | 1-5: miss, 6-13: 8, 14+: 12
Blight | S R6 | 1-4: miss, 5-12: 6+3p + Poison 1, 13+: 9+4p + Poison 2
Fist of Unbroken Air | S R6 | 1-5: miss, 6-12: 4 + Push 2, 13+: 7 + Push 4
Breath of Winter | S r4 | 1-5: 3, 6-13: 6 + Root 1, 14+: 9 + Root 1
Silencing Strike | W m | 1-4: miss, 5-12: 7 + Silenced, 13+: 11 + Silenced
Nature's Wrath | S R4 | 1-6: miss, 7-14: 2 + Root 1, 15+: 2 + Root 2
Turn the Faithless | S r3 | 1-7: miss, 8-14: 3 + Push 2, 15+: 5 + Push 3
Moonbeam | S R8 A3 | 1-6: 2, 7-14: 5, 15+: 8
Titan Shot | W R12 | 1-4: miss, 5-12: 9, 13+: 13
Scatter Shot | W R8 A3 | 1-7: miss, 8-14: 4, 15+: 6
Whirling Blades | W m all | 1-6: miss, 7-13: 4, 14+: 7
Rain of Arrows | W R12 A5 | 1-6: miss, 7-14: 5, 15+: 8
Garrote | W m | 1-6: miss, 7-13: 6 + Daze 1, 14+: 9 + Daze 2
Scorching Ray | S R10 x | 1-7: miss, 8-15: 3, 16+: 5
Burning Hands | S r3 | 1-5: 2, 6-13: 4 + Burn 1, 14+: 6 + Burn 2
Wall of Fire | S R10 L6 | 1-5: 3 + Burn 1, 6-14: 6 + Burn 1, 15+: 8 + Burn 2
Chain Lightning | S R10 | 1-4: miss, 5-12: 8, 13+: 11
Breath Weapon | - r3 | 1-5: 2, 6-13: 5 + Burn 1, 14+: 7 + Burn 2
Gong of the Summit | - R6 A3 | 1-8: 2, 9-15: 4 + Daze 1, 16+: 6 + Daze 1
Javelin of Lightning | W R8 | 1-5: miss, 6-12: 5, 13+: 8
Horn of Blasting | - r3 | 1-6: 2, 7-14: 4 + Push 2, 15+: 6 + Push 3
`

const ALL: ReadonlyMap<string, Attack> = new Map(
  ATTACKS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', tags = '', ...tables] = line.split(' | ')
      return [name, attackOf(name, { tags: tags.split(' '), tables })]
    }),
)

function attackOf(
  name: string,
  { tags, tables }: { readonly tags: readonly string[]; readonly tables: readonly string[] },
): Attack {
  const [kind = '', ...rest] = tags
  const number = (letter: string): number =>
    Number(rest.find((tag) => new RegExp(`^${letter}\\d`).test(tag))?.slice(1) ?? 0)
  const area = number('A')
  const burst = number('r')
  return {
    name,
    isMelee: rest.includes('m'),
    isSpell: kind.includes('S'),
    isWeapon: kind.includes('W'),
    range: number('R'),
    shape:
      area > 0
        ? 'area'
        : burst > 0
          ? 'burst'
          : number('L') > 0
            ? 'line'
            : rest.includes('all')
              ? 'around'
              : 'one',
    size: area + burst,
    tables: tables.map(rowsOf),
    isAimed: !rest.includes('x') && !rest.includes('all'),
  }
}

/** All of them. */
export const ALL_ATTACKS: readonly Attack[] = [...ALL.values()]

/** The attack on a card of a Hero or on Loot; null where there is none. */
export const attackNamed = (name: string): Attack | null => ALL.get(name) ?? null

/** All tables on the card of a Monster, by its name, in the order in which they stand there (C-12, C-13). */
const MONSTERS: ReadonlyMap<string, readonly (readonly Row[])[]> = new Map(
  [...tableOf('C-12 '), ...tableOf('C-13 ')].map((row) => {
    const text = `${row['Attack'] ?? ''} ${row['Script and rules'] ?? ''}`
    const tables = [...text.matchAll(/`([^`]+)`/g)].map(([, table = '']) => rowsOf(table))
    return [row['Monster'] ?? row['Guardian'] ?? '', tables]
  }),
)

/** The tables of a Monster. A Prince fights like the Ogre. */
export function tablesOf(monster: string): readonly (readonly Row[])[] {
  return MONSTERS.get(monster.includes('Prince') ? 'Ogre' : monster) ?? []
}

/** DR on the card of a Monster. */
export function printedDr(monster: string): number {
  const rows = [...tableOf('C-12 '), ...tableOf('C-13 ')]
  const name = monster.includes('Prince') ? 'Ogre Prince' : monster
  return Number(rows.find((row) => (row['Monster'] ?? row['Guardian']) === name)?.['DR'] ?? 0)
}

/** HP on the card of an Elite or a Guardian, which grow with the number of Heroes; 2 for a Minion, who is Wounded once (T-30.02). */
export function printedHp(monster: string, heroes: number): number {
  const rows = [...tableOf('C-12 '), ...tableOf('C-13 ')]
  const name = monster.includes('Prince') ? 'Ogre Prince' : monster
  const cell = rows.find((row) => (row['Monster'] ?? row['Guardian']) === name)?.['HP'] ?? ''
  const numbers = cell.split(', ').map(Number)
  if (cell === 'Minion') return 2
  return numbers[Math.min(numbers.length - 1, heroes / 2 - 2)] ?? 0
}

/** DR with which a Subclass begins (T-7.11). */
export const STARTING_DR: Readonly<Record<string, number>> = {
  'college-of-lore': 3,
  'college-of-valor': 2,
  'life-domain': 4,
  'death-domain': 2,
  champion: 3,
  'battle-master': 4,
  elemental: 2,
  spellbreaker: 2,
  'oath-of-vengeance': 3,
  'oath-of-ancients': 6,
  'colossus-hunter': 2,
  'horde-breaker': 2,
  assassin: 1,
  thief: 0,
  divination: 2,
  evocation: 1,
}

/** What cards take off damage from any source (T-25.05). */
export const SHIELDS: Readonly<Record<string, number>> = {
  'Shrug it Off': 5,
  Unbreakable: 10,
  'Hide of Stone': 4,
  'Deflect Missile': 8,
}
