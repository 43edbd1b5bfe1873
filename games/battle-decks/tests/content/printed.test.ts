import { describe, expect, test } from 'vitest'
import * as has from '../../content/abilities.ts'
import { CARDS } from '../../content/catalog.ts'
import type { Ability, BattleCard, EqualizerCard, HeroCard, ReinforcementCard } from '../../faces.ts'
import { DEFEATED_AT, HAND, REINFORCEMENT_HP } from '../../terms.ts'
import { attacks, hp, lay } from '../lay.ts'
import { tableOf } from './page.ts'

function cardNamed(slug: string): BattleCard {
  const found = CARDS.find((card) => card.slug === slug)
  if (found === undefined) throw new Error(`there is no ${slug}`)
  return found
}

const hero = (slug: string): HeroCard => cardNamed(slug) as HeroCard
const reinforcement = (slug: string): ReinforcementCard => cardNamed(slug) as ReinforcementCard
const equalizer = (slug: string): EqualizerCard => cardNamed(slug) as EqualizerCard
const abilitiesOf = ({ abilities }: HeroCard): string[] => abilities.map(({ name }) => name)

describe('heroes as the booklet prints them', () => {
  test('[B-F1] the Dire Wolf of Britannia has ATK 4 and DMG 3: a 3 hits DEF 5 and takes 3', () => {
    expect(hero('dire-wolf')).toMatchObject({ faction: 'britannia', stats: { atk: 4, dmg: 3 } })
    const t = lay({ rolls: [3] })
    t.A.picks('activate Dire Wolf', 'attack Engineer Corp Captain')
    expect(attacks(t)).toEqual([{ die: 3, total: 7, hit: true }])
    expect(t.eventsOf('hurt').map(({ by }) => by)).toEqual([3])
  })

  test('[B-F2] the Dire Wolf has Spot, an instant ability', () => {
    expect(hero('dire-wolf').abilities).toContain(has.SPOT)
    expect(has.SPOT.kind).toBe('instant')
  })

  test('[B-F3] the Engineer Corp Captain of Prussia has DEF 5', () => {
    expect(hero('engineer-corp-captain')).toMatchObject({
      kind: 'hero',
      faction: 'prussia',
      stats: { def: 5 },
    })
  })

  test('[B-F4, B-F5] the Clockwork Soldier of Prussia has ATK 3 and 5 HP or more', () => {
    expect(hero('clockwork-soldier')).toMatchObject({ kind: 'hero', faction: 'prussia', stats: { atk: 3 } })
    expect(hero('clockwork-soldier').hp).toBeGreaterThanOrEqual(5)
  })

  test('[B-F6] the Pterosaur Rider of Britannia has 7 HP or more and no bonus on saves: a 2 fails against 3', () => {
    expect(hero('pterosaur-rider')).toMatchObject({ faction: 'britannia', traits: { save: 0 } })
    expect(hero('pterosaur-rider').hp).toBeGreaterThanOrEqual(7)
    const t = lay({ active: 'B', A: { defeated: ['dire-wolf', 'quartermaster'] }, rolls: [2, 6] })
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(hp(t, 'pterosaur-rider')).toEqual([4])
  })

  test('[B-F7] Artillery of Prussia has Barrage I, which is activated, and Shatter', () => {
    expect(hero('artillery').faction).toBe('prussia')
    expect(abilitiesOf(hero('artillery'))).toEqual(['Barrage I', 'Shatter'])
    expect(has.BARRAGE_I.kind).toBe('activated')
  })

  test('[B-F15] the Quartermaster is the third hero of Britannia', () => {
    const heroes = CARDS.filter((card) => card.kind === 'hero' && card.faction === 'britannia')
    expect(heroes.map(({ slug }) => slug)).toEqual(['pterosaur-rider', 'dire-wolf', 'quartermaster'])
  })
})

describe('abilities as the booklet prints them', () => {
  test('[B-F8] Barrage I: 3 damage to all opposing characters, a save of 3 each', () => {
    const t = lay({ active: 'B', rolls: [2, 3, 2, 6, 6] }) // the last two against Shatter
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(t.eventsOf('saveRolled').map(({ needed }) => needed)).toEqual([3, 3, 3, 2, 2])
    expect(hp(t, 'pterosaur-rider', 'dire-wolf', 'quartermaster')).toEqual([4, 7, 4])
    expect(hp(t, 'clockwork-soldier', 'engineer-corp-captain')).toEqual([8, 7])
  })

  test('[B-F9] Shatter: a save of 2', () => {
    expect(has.SHATTER.traits.shatter).toBe(2)
  })

  test('[B-F10] Spot: -2 DEF', () => {
    const t = lay({ phase: 'round', initiative: 'A', round: 1 })
    t.A.isAsked('Spot of Dire Wolf').picks('Artillery')
    expect(t.eventsOf('modified')[0]).toMatchObject({ source: 'spot', atk: 0, def: -2, dmg: 0, cards: [] })
  })

  test('[B-F14] Barrage II exists and differs from Barrage I', () => {
    expect(has.BARRAGE_II.name).toBe('Barrage II')
    expect(has.BARRAGE_II.deed.says).not.toBe(has.BARRAGE_I.deed.says)
  })
})

describe('the decks as the booklet prints them', () => {
  test('[B-F11] Her Royal Guard of Britannia is the King of Hearts, has DEF 7 and pairs; a 2 fails its save of 4', () => {
    const guard = reinforcement('her-royal-guard-k')
    expect(guard).toMatchObject({ faction: 'britannia', suit: 'hearts', rank: 'K', stats: { def: 7 } })
    expect(guard.abilities).toContain(has.GUARD)
    expect(guard.traits.save).toBeLessThan(2)
  })

  test('[B-F12] the 8 of Diamonds of Britannia is a reinforcement: a Call of the Wild', () => {
    const cards = CARDS.filter(
      (card) => card.kind === 'reinforcement' && card.faction === 'britannia' && card.suit === 'diamonds',
    )
    expect(cards).toContain(cardNamed('wolf-pack-8'))
    expect(reinforcement('wolf-pack-8').rank).toBe('8')
  })

  test('[B-F13] Liquid Fire of Prussia is the 7 of Spades, grants Barrage II and modifies its carrier', () => {
    expect(cardNamed('liquid-fire-7')).toMatchObject({
      kind: 'equipment',
      faction: 'prussia',
      suit: 'spades',
      rank: '7',
      grants: { slug: 'barrage-2' },
      stats: { def: -1 },
    })
  })

  test('[B-F16] the Airship Pirates of Prussia have DMG 5 and three attacks', () => {
    expect(equalizer('airship-pirates')).toMatchObject({ faction: 'prussia', dmg: 5, attacks: 3 })
  })

  test('[B-F17] the Rogue Super Soldiers are a second equalizer', () => {
    expect(equalizer('rogue-super-soldiers').kind).toBe('equalizer')
  })

  test.each([
    ['A', 'ambush-b-k', 'play Ambush (K♣)', 'Dire Wolf'],
    ['B', 'ambush-p-k', 'play Ambush (K♣)', 'Artillery'],
  ] as const)('[B-F18] Ambush of %s: +2 ATK and +2 DMG', (seat, card, play, target) => {
    const t = lay({ active: seat, [seat]: { hand: [card] } })
    t[seat].picks(play, target)
    expect(t.eventsOf('modified').map(({ atk, def, dmg }) => [atk, def, dmg])).toEqual([[2, 0, 2]])
  })

  test.each([
    ['hearts', 'reinforcement'],
    ['diamonds', 'reinforcement'],
    ['spades', 'equipment'],
    ['clubs', 'event'],
  ])('[B-F19, B-F20] all %s of both factions are of the kind %s', (suit, kind) => {
    const kinds = CARDS.flatMap((card) => ('suit' in card && card.suit === suit ? [card.kind] : []))
    expect(kinds).toEqual(Array.from({ length: 26 }, () => kind))
  })

  test('[B-F21] the thresholds: -5, five cards, 1 HP', () => {
    expect([DEFEATED_AT, HAND, REINFORCEMENT_HP]).toEqual([-5, 5, 1])
  })

  test.each([
    [3, 1, 0],
    [2, 0, 1],
  ])('[B-F21] of %i HP a 6 of a Wolf Pack leaves %i, and only 0 is unconscious', (before, after, fallen) => {
    const t = lay({
      A: { field: ['wolf-pack'] },
      B: { characters: [{ card: 'artillery', hp: before }] },
      rolls: [6],
    })
    t.A.picks('activate Wolf Pack', 'attack Artillery')
    expect(hp(t, 'artillery')).toEqual([after])
    expect(t.eventsOf('fell')).toHaveLength(fallen)
  })
})

describe('what is printed and what is house', () => {
  const PRINTED =
    'pterosaur-rider dire-wolf quartermaster her-royal-guard-k wolf-pack-8 ambush-b-k ambush-b-q ' +
    'clockwork-soldier engineer-corp-captain artillery liquid-fire-7 ambush-p-k ambush-p-q airship-pirates rogue-super-soldiers'

  test('exactly the cards that the booklet names are printed', () => {
    expect(CARDS.flatMap(({ slug, from }) => (from === 'printed' ? [slug] : []))).toEqual(PRINTED.split(' '))
  })

  test('the rules page calls the same families printed, and every other card house', () => {
    const tables = ['Heroes', 'Reinforcements', 'Equipment', 'Events', 'Equalizers'].flatMap(tableOf)
    const marked = tables.flatMap(({ Hero, Card = Hero, Source = '' }) =>
      Source.startsWith('printed') ? [/`(.+)`/.exec(Card ?? '')?.[1] ?? ''] : [],
    )
    const families = PRINTED.split(' ').map((slug) => {
      const card = cardNamed(slug)
      return 'family' in card ? card.family : slug
    })
    expect(marked.toSorted()).toEqual([...new Set(families)].toSorted())
    expect(tables.filter(({ Source = '' }) => !/^(printed|house$)/.test(Source))).toEqual([])
  })

  test('of the abilities Barrage I, Shatter and Spot are printed', () => {
    const all: readonly Ability[] = Object.values(has)
    const printed = all.flatMap(({ name, from }) => (from === 'printed' ? [name] : []))
    expect(printed.toSorted()).toEqual(['Barrage I', 'Shatter', 'Spot'])
  })
})
