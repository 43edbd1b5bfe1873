import { below, type Chance } from '@trialhall/kernel'
import { boardOf, CLASSES } from '../../game.ts'

const UNITS = 'Gd Ar Cv Bm Se Ma Cr He Im Hh To Cu Df Bi Dh Es Rw Sp St Mc'.split(' ')
const CONDITIONS = ['haste', 'stun', 'disarm', 'chill', 'turnover', 'antimagic', 'snare']

const SPELLS = {
  paladin:
    'mending-light smite shield-wall rally purity judgement blessing-of-valor devotion divine-intervention',
  warlock:
    'shadow-bolt curse-of-weakness blood-pact withering-hex hellfire treachery drain-life shackles soul-toll',
  elementalist:
    'ember-sprite rime-wisp stone-pillar fire-bolt frostbind fireball blizzard lightning-strike storm-elemental molten-colossus',
}
const AREAS = {
  paladin: ['devotion', 'blessing-of-valor'],
  warlock: ['soul-toll', 'soul-toll-ii', 'withering-hex', 'treachery'],
  elementalist: ['blizzard'],
}
const COSTS: Readonly<Record<string, string>> = {
  smite: 'WW',
  rally: 'B',
  purity: 'W',
  'shield-wall': 'W',
  'shadow-bolt': 'PP',
  'blood-pact': 'P',
  treachery: 'PPP',
  shackles: 'R',
  'stone-pillar': 'B',
  frostbind: 'B',
  'fire-bolt': 'RR',
  'ember-sprite': 'S',
}

type ClassId = (typeof CLASSES)[number]

/** A crowded position drawn by chance: what takes a random match a hundred rounds to come to stands here at once. */
export function anyPosition(chance: Chance): object {
  const [lanes, rows] = [3 + below(chance, 3), 4 + below(chance, 3)]
  const units: Record<string, string> = {}
  for (let i = 0; i < lanes * rows; i++) {
    if (below(chance, 100) < 45) units[`${(i % lanes) + 1},${Math.floor(i / lanes) + 1}`] = anyUnit(chance)
  }
  const fields = Object.keys(units)
  const position = {
    active: oneOf(chance, ['A', 'B']),
    first: oneOf(chance, ['A', 'B']),
    phase: oneOf(chance, ['main1', 'main1', 'orbs', 'enchantments', 'main2']),
    units,
    seats: [anySeat(chance, fields), anySeat(chance, fields)],
  }
  return {
    position,
    options: { lanes, rows, roundLimit: 3, windows: oneOf(chance, ['always', 'always', 'able']) },
  }
}

function oneOf<T>(chance: Chance, list: readonly T[]): T {
  return list[below(chance, list.length)] as T
}

function anyUnit(chance: Chance): string {
  const letters = oneOf(chance, UNITS)
  const owner = oneOf(chance, ['a', 'b'])
  const attack = letters === 'Sp' ? '-' : 1 + below(chance, 4)
  const values = below(chance, 2) === 0 ? `${attack}/${1 + below(chance, 3)}` : ''
  const conditions = CONDITIONS.filter(() => below(chance, 9) === 0).map(
    (one) => `+${one}${below(chance, 2) === 0 ? '' : 1 + below(chance, 3)}`,
  )
  return `${owner}${letters}${values}${below(chance, 3) === 0 ? 'D' : ''}${conditions.join('')}`
}

function anySeat(chance: Chance, fields: readonly string[]): object {
  const id = oneOf<ClassId>(chance, CLASSES)
  const area = AREAS[id].filter(() => below(chance, 3) === 0)
  const spells = SPELLS[id].split(' ').filter((card) => !area.some((one) => one.startsWith(card)))
  const slots = [0, 1].flatMap(() => {
    if (below(chance, 3) === 0) return []
    const card = spells.splice(below(chance, spells.length), 1)[0] as string
    const isFull = below(chance, 2) === 0
    return [{ card, charges: isFull ? (COSTS[card] ?? '') : oneOf(chance, ['', 'P', 'WB', 'RR']) }]
  })
  return {
    class: id,
    life: 1 + below(chance, 20),
    experience: below(chance, 3),
    nodes: [0, 4, 8].flatMap((first) =>
      boardOf(CLASSES.indexOf(id))
        .slice(first, first + below(chance, 5))
        .map(({ slug }) => slug),
    ),
    orbs: oneOf(chance, ['', 'SWB', 'SSPR', 'RB', 'SSWWPPRRBB']),
    hand: spells.splice(0, below(chance, 3)),
    slots,
    area: area.map((card) => lying(chance, card, fields)),
  }
}

function lying(chance: Chance, card: string, fields: readonly string[]): object {
  if (card.startsWith('soul-toll') || card === 'devotion') return { card }
  return { card, tokens: 1 + below(chance, 2), on: fields.filter(() => below(chance, 6) === 0) }
}
