import { describe, expect, test } from 'vitest'
import { begin } from '../../../rules/lasting.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { heroOf } from '../../../state.ts'
import { card } from '../card.ts'
import { cast, type Cast, type Pick, type Role } from '../cast.ts'
import { field } from '../../rules/monsters/kit.ts'
import { REAL } from '../press.ts'
import { rowsOf, type Result } from './table-of-results.ts'

/** The Oath of Ancients has so much DR. */
const DR = 6
const CRITICAL = 20
/** Small, for areas look at every space of it. */
const FIELD = field(20, 5)

/** Where an attack reaches as its card says it: "W m", "S R8", "W R10 A3", "S r1 A4", "W around", "S R10 L6". */
interface Reach {
  readonly isWeapon: boolean
  readonly isSpell: boolean
  /** Where a rival stands that it strikes, and what says so. */
  readonly at: string
  readonly picks: readonly Pick[]
}

function reachOf(kind: string): Reach {
  const [tags = '', how = '', size] = kind.split(' ')
  const flags = { isWeapon: tags.includes('W'), isSpell: tags.includes('S') }
  if (how === 'm') return { ...flags, at: '11,3', picks: [1] }
  if (how === 'around') return { ...flags, at: '11,3', picks: [] }
  if (how === 'r1') return { ...flags, at: '11,3', picks: [{ covers: '11,3' }] }
  if (size === undefined) return { ...flags, at: '14,3', picks: [1] }
  return { ...flags, at: '14,3', picks: ['14,3', { covers: '15,3' }] }
}

interface Struck {
  readonly slug: string
  readonly kind: string
  readonly side: number
  readonly die: number
  readonly foe?: Role
}

/** A Hero of nothing else attacks one rival, with this on the die; other rolls of the card miss. */
function struck({ slug, kind, side, die, foe = {} }: Struck): Cast {
  const { at } = reachOf(kind)
  const face = REAL.cards.find((one) => one.slug === slug)
  const isPrimary = face?.kind === 'hero' && face.tier === 'primary'
  const held = isPrimary ? { primaries: [slug] } : face?.kind === 'loot' ? { loot: [slug] } : { hand: [slug] }
  const rolls = face !== undefined && 'action' in face ? (face.action?.attack?.rolls ?? 1) : 1
  const isApart = face !== undefined && 'action' in face && face.action?.attack?.areApart === true
  const more = isApart ? 0 : rolls - 1
  const t = cast({
    drawing: FIELD,
    heroes: { 0: { at: '10,3', ...held }, 1: { at, hand: ['tumble', 'longstrider', 'acrobatics'], ...foe } },
    rolls: [die, ...Array.from({ length: more }, () => 1)],
  })
  if (side > 0) heroOf(t.state, 0).flipped = [t.card(0, slug)]
  return t
}

function strikes(t: Cast, { slug, kind }: Struck): void {
  const { picks } = reachOf(kind)
  const asks = picks.length === 1 && picks[0] === 1 ? 1 : 0
  t.plays(0, slug, ...picks, ...repeated(slug, asks))
}

/** Rays and flurries ask once more for each further roll. */
function repeated(slug: string, count: number): readonly Pick[] {
  return count > 0 && ['blade-flurry'].includes(slug)
    ? [1]
    : count > 0 && slug === 'scorching-ray'
      ? [1, 1]
      : []
}

/** What an attack has done to the rival, as its table writes it. */
function doneBy(strike: Struck): Omit<Result, 'normal' | 'piercing'> & { readonly lost: number } {
  const t = struck(strike)
  const { at } = reachOf(strike.kind)
  const before = t.laid.at(at)
  strikes(t, strike)
  const foe = heroOf(t.state, 1)
  const tokens = { burn: t.tokens(1, 'burn'), poison: t.tokens(1, 'poison'), root: t.tokens(1, 'root') }
  return {
    lost: 30 - t.hp(1),
    push: foe.at - before,
    daze: 3 - foe.hand.length,
    ailments: tokens,
    statuses: t.on(1),
  }
}

/** A row for a card as it is printed: each line at both of its ends, against armour, and with a critical hit. */
function attack(slug: string, kind: string, ...tables: readonly string[]): void {
  card(slug, `${kind}, ${tables.join(' / ')}`, () => {
    for (const [side, table] of tables.entries())
      for (const { from, to, result } of rowsOf(table)) checkLine({ slug, kind, side, die: from }, to, result)
  })
}

function checkLine(strike: Struck, to: number, { normal, piercing, ...rest }: Result): void {
  const lost = normal + piercing
  const wanted = { lost, ...rest }
  expect(doneBy(strike), `on ${strike.die}`).toEqual(wanted)
  expect(doneBy({ ...strike, die: to }), `on ${to}`).toEqual(wanted)
  if (lost === 0) return
  const armoured = doneBy({ ...strike, foe: { subclassOf: 'oath-of-ancients' } })
  expect(armoured.lost, `on ${strike.die} against DR`).toBe(Math.max(0, normal - DR) + piercing)
}

describe('[C-6] attacks of the Classes: their printed tables', () => {
  attack('rapier', 'W m', '1-5 –, 6-12: 4, 13+: 8', '1-4 –, 5-13: 6, 14+: 10')
  attack(
    'vicious-mockery',
    'S R8',
    '1-7 –, 8-14: 2 + mocked, 15+: 4 + mocked',
    '1-6 –, 7-14: 4 + mocked, 15+: 7 + mocked',
  )
  attack('dissonant-whispers', 'S R8', '1-6 –, 7-13: 5 + Push 1, 14+: 8 + Push 2')
  attack('heat-metal', 'S R8', '1-6 –, 7-13: 3 + heat-metal, 14+: 6 + heat-metal')
  attack('faerie-fire', 'S R8 A3', '1-8 –, 9+: outlined')
  attack('mace', 'W m', '1-6 –, 7-13: 4, 14+: 7', '1-5 –, 6-13: 6, 14+: 10')
  attack('sacred-flame', 'S R8', '1-7 –, 8-14: 3p, 15+: 5p', '1-6 –, 7-14: 4p, 15+: 7p')
  attack('guiding-bolt', 'S R10', '1-5 –, 6-12: 5 + guiding-bolt, 13+: 9 + guiding-bolt')
  attack('cleric-hold-person', 'S R8', '1-9 –, 10+: held')
  attack('flame-strike', 'S R10 A3', '1-5: 3, 6-13: 7 + Burn 1, 14+: 10 + Burn 2')
  attack('battleaxe', 'W m', '1-5 –, 6-16: 5, 17+: 9', '1-5 –, 6-15: 6, 16+: 10')
  attack('heavy-crossbow', 'W R10', '1-7 –, 8-15: 4, 16+: 7', '1-7 –, 8-15: 5, 16+: 9')
  attack('heavy-swing', 'W m', '1-5 –, 6-12: 5, 13+: 11')
  attack('charge', 'W m', '1-5 –, 6-12: 6, 13+: 9 + Push 1')
  attack('whirlwind-attack', 'W around', '1-4 –, 5-12: 6, 13+: 9')
  attack('unarmed-strike', 'W m', '1-5 –, 6-12: 5, 13+: 7', '1-4 –, 5-12: 7, 13+: 10')
  attack('throwing-star', 'W R6', '1-6 –, 7-13: 3, 14+: 6', '1-5 –, 6-13: 5, 14+: 9')
  attack('quivering-palm', 'W m', '1-4: 4, 5-12: 10, 13+: 14+4p')
  attack('flying-kick', 'W m', '1-4 –, 5-12: 7 + Push 1, 13+: 11 + Push 2')
  attack('longsword', 'W m', '1-5 –, 6-12: 5, 13+: 8', '1-4 –, 5-12: 7, 13+: 11')
  attack('javelin', 'W R6', '1-7 –, 8-14: 4, 15+: 6', '1-6 –, 7-14: 6, 15+: 9')
  attack('compelled-duel', 'S R6', '1-7 –, 8+: 2 + challenged')
  attack('zealous-charge', 'W m', '1-5 –, 6-12: 6, 13+: 9')
  attack('banishing-smite', 'WS m', '1-4 –, 5-12: 8 + Push 2, 13+: 12 + Push 3')
  attack('longbow', 'W R12', '1-5 –, 6-13: 4, 14+: 7', '1-5 –, 6-13: 6, 14+: 10')
  attack('shortsword', 'W m', '1-5 –, 6-13: 4, 14+: 6', '1-4 –, 5-13: 6, 14+: 9')
  attack('trick-shot', 'W R12', '1-5 –, 6-12: 5, 13+: 9')
  attack('volley', 'W R10 A3', '1-4 –, 5-12: 6, 13+: 9')
  attack('dagger', 'W m', '1-5 –, 6-12: 4, 13+: 6', '1-4 –, 5-12: 6, 13+: 9')
  attack('hand-crossbow', 'W R8', '1-6 –, 7-13: 4, 14+: 6', '1-5 –, 6-13: 6, 14+: 9')
  attack('blade-flurry', 'W m', '1-4 –, 5-12: 6, 13+: 9')
  attack('fire-bolt', 'S R10', '1-5 –, 6-12: 4, 13+: 6 + Burn 1', '1-4 –, 5-12: 6, 13+: 8 + Burn 2')
  attack(
    'shocking-grasp',
    'S m',
    '1-6 –, 7-13: 3, 14+: 5 + Push 1',
    '1-5 –, 6-13: 5 + Push 1, 14+: 8 + Push 2',
  )
  attack('thunderwave', 'S r1 A3', '1-6: 2, 7-13: 4 + Push 1, 14+: 7 + Push 2')
  attack('shatter', 'S R8 A4', '1-6: 2, 7-13: 5, 14+: 8')
  attack('fireball', 'S R12 A5', '1-5: 4, 6-13: 7 + Burn 1, 14+: 9 + Burn 2')
  attack('disintegrate', 'S R8', '1-5 –, 6-12: 12, 13+: 16+4p')
})

describe('[C-7] attacks of the Subclasses: their printed tables', () => {
  attack('tashas-hideous-laughter', 'S R8', '1-8 –, 9+: laughing')
  attack('blade-dance', 'W m', '1-4 –, 5-12: 6, 13+: 10')
  attack('ray-of-enfeeblement', 'S R8', '1-7 –, 8+: 3p + enfeebled')
  attack('inflict-wounds', 'S m', '1-6 –, 7-13: 8, 14+: 12')
  attack('vampiric-touch', 'S m', '1-5 –, 6-13: 8, 14+: 12')
  attack('blight', 'S R6', '1-4 –, 5-12: 6+3p + Poison 1, 13+: 9+4p + Poison 2')
  attack('fist-of-unbroken-air', 'S R6', '1-5 –, 6-12: 4 + Push 2, 13+: 7 + Push 4')
  attack('breath-of-winter', 'S r1 A4', '1-5: 3, 6-13: 6 + Root 1, 14+: 9 + Root 1')
  attack('silencing-strike', 'W m', '1-4 –, 5-12: 7 + silenced, 13+: 11 + silenced')
  attack('vengeance-hold-person', 'S R8', '1-9 –, 10+: held')
  attack('natures-wrath', 'S R4', '1-6 –, 7-14: 2 + Root 1, 15+: 2 + Root 2')
  attack('turn-the-faithless', 'S r1 A3', '1-7 –, 8-14: 3 + Push 2, 15+: 5 + Push 3')
  attack('moonbeam', 'S R8 A3', '1-6: 2, 7-14: 5, 15+: 8')
  attack('titan-shot', 'W R12', '1-4 –, 5-12: 9, 13+: 13')
  attack('scatter-shot', 'W R8 A3', '1-7 –, 8-14: 4, 15+: 6')
  attack('whirling-blades', 'W around', '1-6 –, 7-13: 4, 14+: 7')
  attack('rain-of-arrows', 'W R12 A5', '1-6 –, 7-14: 5, 15+: 8')
  attack('garrote', 'W m', '1-6 –, 7-13: 6 + Daze 1, 14+: 9 + Daze 2')
  attack('scorching-ray', 'S R10', '1-7 –, 8-15: 3, 16+: 5')
  attack('burning-hands', 'S r1 A3', '1-5: 2, 6-13: 4 + Burn 1, 14+: 6 + Burn 2')
  attack('wall-of-fire', 'S R10 L6', '1-5: 3 + Burn 1, 6-14: 6 + Burn 1, 15+: 8 + Burn 2')
  attack('chain-lightning', 'S R10', '1-4 –, 5-12: 8, 13+: 11')
})

describe('[C-8, C-11] attacks of Characters and of Loot: their printed tables', () => {
  attack('breath-weapon', 'N r1 A3', '1-5: 2, 6-13: 5 + Burn 1, 14+: 7 + Burn 2')
  attack('gong-of-the-summit', 'N R6 A3', '1-8: 2, 9-15: 4 + Daze 1, 16+: 6 + Daze 1')
  attack('javelin-of-lightning', 'W R8', '1-5 –, 6-12: 5, 13+: 8')
  attack('horn-of-blasting', 'N r1 A3', '1-6: 2, 7-14: 4 + Push 2, 15+: 6 + Push 3')
})

describe('[T-21.11, T-2.08] weapon and Spell', () => {
  /** What a hit loses of 30 HP: Divine Favor adds 2 to hits with weapons, Spell Ward takes 2 off those of Spells. */
  function lossOf(slug: string, kind: string, with_: 'favor' | 'ward'): number {
    const foe: Role = with_ === 'ward' ? { primaries: ['spell-ward'] } : {}
    const strike = { slug, kind, side: 0, die: 13, foe }
    const t = struck(strike)
    if (with_ === 'favor') begin(t.table, { face: lastingNamed('divine-favor'), owner: 0, on: 0 })
    strikes(t, strike)
    return 30 - t.hp(1)
  }

  const KINDS = [
    ['Rapier', 'rapier', 'W m', 8],
    ['Vicious Mockery', 'vicious-mockery', 'S R8', 2],
    ['Charge', 'charge', 'W m', 9],
    ['Banishing Smite', 'banishing-smite', 'WS m', 12],
    ['Volley', 'volley', 'W R10 A3', 9],
    ['Shocking Grasp', 'shocking-grasp', 'S m', 3],
    ['Fireball', 'fireball', 'S R12 A5', 7],
    ['Thunderwave', 'thunderwave', 'S r1 A3', 4],
    ['Breath of Winter', 'breath-of-winter', 'S r1 A4', 6],
    ['Moonbeam', 'moonbeam', 'S R8 A3', 5],
    ['Silencing Strike', 'silencing-strike', 'W m', 11],
    ['Whirling Blades', 'whirling-blades', 'W around', 4],
    ['Breath Weapon', 'breath-weapon', 'N r1 A3', 5],
    ['Gong of the Summit', 'gong-of-the-summit', 'N R6 A3', 4],
    ['Javelin of Lightning', 'javelin-of-lightning', 'W R8', 8],
    ['Horn of Blasting', 'horn-of-blasting', 'N r1 A3', 4],
  ] as const

  test.each(KINDS)('%s (%s) is %s', (_name, slug, kind, damage) => {
    const { isWeapon, isSpell } = reachOf(kind)
    expect(lossOf(slug, kind, 'favor')).toBe(damage + (isWeapon ? 2 : 0))
    expect(lossOf(slug, kind, 'ward')).toBe(damage - (isSpell ? 2 : 0))
  })
})

describe('[T-23.10, T-23.12] a critical hit adds 3 piercing damage, and none where there is no damage', () => {
  test.each([
    ['Battleaxe', 'battleaxe', 'W m', 9 + 3],
    ['Sacred Flame', 'sacred-flame', 'S R8', 5 + 3],
    ['Hold Person', 'cleric-hold-person', 'S R8', 0],
    ['Faerie Fire', 'faerie-fire', 'S R8 A3', 0],
    ['Tasha’s Hideous Laughter', 'tashas-hideous-laughter', 'S R8', 0],
    ['Ray of Enfeeblement', 'ray-of-enfeeblement', 'S R8', 3 + 3],
  ])('%s (%s)', (_name, slug, kind, lost) => {
    expect(doneBy({ slug, kind, side: 0, die: CRITICAL }).lost).toBe(lost)
  })
})
