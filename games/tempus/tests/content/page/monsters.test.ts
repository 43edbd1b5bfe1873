import { describe, expect, test } from 'vitest'
import { MONSTERS } from '../../../content/monsters.ts'
import type { MonsterFace, Reach } from '../../../faces.ts'
import { MONSTER_ORDER } from '../../../rules/initiative.ts'
import { MONSTER_IDS } from '../../../state.ts'
import { sayTable } from '../../../texts/tables.ts'
import { rowsOf, type Row } from './rows.ts'

const OTHERS = rowsOf('C-12 Minions and Elites')
const GUARDIANS = rowsOf('C-13 Trial Guardians')
const ROWS = [
  ...OTHERS.filter(({ Monster }) => Monster !== 'Ogre Prince').map(
    (row) => [row['Monster'] ?? '', row] as const,
  ),
  ...GUARDIANS.map((row) => [row['Guardian'] ?? '', row] as const),
]

/** The Monster of a row. */
function faceOf(name: string): MonsterFace {
  const found = MONSTERS.find((face) => face.name === name)
  if (found === undefined) throw new Error(`No Monster is called "${name}".`)
  return found
}

function hpOf({ hp, rank }: MonsterFace): string {
  if (hp === null) return 'Minion'
  return rank === 'guardian' ? hp.join(', ') : String(hp[0])
}

function numbersOf(face: MonsterFace): readonly string[] {
  const { size, move, dr } = face
  return [`${size}x${size}`, `${move}`, hpOf(face), `${dr}`]
}

/** The tables that a row prints, as cards say them. */
function tablesIn(row: Row): readonly string[] {
  const text = row['Attack'] ?? row['Script and rules'] ?? ''
  return [...text.matchAll(/`([^`]+)`/g)].map(([, written = '']) =>
    written
      .replaceAll(': miss', ' miss')
      .replaceAll(' + ', ' and ')
      .replaceAll(/(\d)p\b/g, '$1 piercing'),
  )
}

/** The ranges and sizes that a row prints: R10, Area 3, within 3. */
function reachesIn(row: Row): readonly string[] {
  const text = row['Attack'] ?? row['Script and rules'] ?? ''
  const found = [...text.matchAll(/R\d+|Area \d|range 1\b|Heroes are within \d|within 6/g)].map(
    ([one]) => one,
  )
  return found.map((one) => one.replace(/^Heroes are /, ''))
}

function reachOf(reach: Reach): readonly string[] {
  switch (reach.type) {
    case 'burst':
      return ['range 1', `Area ${reach.size}`]
    case 'area':
      return [`R${reach.range}`, `Area ${reach.size}`]
    case 'ranged':
      return [`R${reach.range}`]
    case 'within':
      return [`within ${reach.range}`]
    default:
      return []
  }
}

describe('Monsters', () => {
  test('[C-12, C-13, T-3.02] are those of the page', () => {
    expect(MONSTERS.map(({ name }) => name).toSorted()).toEqual(ROWS.map(([name]) => name).toSorted())
  })

  test.each(ROWS)(
    '[C-12, C-13, T-30.09, T-34.09, T-R78] %s has the size, movement, HP and DR of its row',
    (name, row) => {
      expect(numbersOf(faceOf(name))).toEqual([row['Size'], row['Move'], row['HP'], row['DR']])
    },
  )

  test.each(ROWS)('[C-12, C-13] %s has the tables of its row', (name, row) => {
    const tables = faceOf(name).script.flatMap(({ attack, deed }) =>
      deed === null || name === 'Guardian Naga' ? attack.tables.map(sayTable) : [],
    )
    expect(tables.toSorted()).toEqual([...tablesIn(row)].toSorted())
  })

  test.each(ROWS)('[C-12, C-13] %s reaches as far as its row says', (name, row) => {
    const plain = (reaches: readonly string[]): string[] =>
      reaches.map((one) => one.replace('within ', 'R')).toSorted()
    expect(plain(faceOf(name).script.flatMap(({ attack }) => reachOf(attack.reach)))).toEqual(
      plain(reachesIn(row)),
    )
  })

  test('[C-12, T-38.22] an Ogre Prince has the numbers of the Ogre', () => {
    const prince = OTHERS.find(({ Monster }) => Monster === 'Ogre Prince')
    const { Size, Move, HP, DR } = prince ?? {}
    expect(numbersOf(faceOf('Ogre'))).toEqual([Size, Move, HP, DR])
  })

  test('[C-12, T-13.09, T-R77] take their places on 10 as their rows number them', () => {
    const placed = OTHERS.filter(({ Order }) => /^(Minion|Elite) \d$/.test(Order ?? '')).toSorted((a, b) =>
      (a['Order'] ?? '').localeCompare(b['Order'] ?? ''),
    )
    const names = placed.map(({ Monster = '' }) => Monster.toLowerCase() as keyof typeof MONSTER_IDS)
    const places = names.map((name) => MONSTER_ORDER.indexOf(MONSTER_IDS[name]))
    expect(names).toEqual(['ogre', 'bulezau', 'ankheg', 'goblin', 'kobold', 'bugbear'])
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(MONSTER_ORDER[0]).toBe(MONSTER_IDS.guardian)
  })
})
