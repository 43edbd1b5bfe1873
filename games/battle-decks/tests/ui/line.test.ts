import { battleDecks, type BattleView, type Character } from '@trialhall/game-battle-decks'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../rules/printed.ts'
import { breakable } from '../../ui/line/breakable.ts'
import { totalsOf } from '../../ui/line/numbers.ts'
import { columnsOf, crowdOf, ranksOf, type Unit } from '../../ui/line/units.ts'
import { sayCharacter } from '../../ui/line/words.ts'
import { deckMap } from '../../ui/seats/deck-map.ts'

const SEATS = [
  {
    field: ['wolf-pack-8', 'her-royal-guard-k', 'her-royal-guard-q', 'sabre-cat-k'],
    characters: [
      { card: 'dire-wolf', hp: -2, tokens: [{ source: 'spot', def: -2 }] },
      { card: 'her-royal-guard-k', pairedWith: 'quartermaster' },
      { card: 'her-royal-guard-q', pairedWith: 'sabre-cat-k' },
      { card: 'wolf-pack-8', equipment: ['snare-net-5'], activated: true },
    ],
    discard: ['panic-4'],
  },
  {},
]

function viewOf(seats: readonly object[]): BattleView {
  return sure(Match.start(battleDecks, { seats: 2, seed: 1, position: { seats } })).viewFor(0)
}

const VIEW = viewOf(SEATS)

function named(units: readonly Unit[]): string[] {
  return units.map((unit) => unit.map(({ card }) => cardOf(VIEW, card).slug).join('+'))
}

function character(slug: string): Character {
  const found = VIEW.sides[0]?.characters.find(({ card }) => cardOf(VIEW, card).slug === slug)
  if (!found) throw new Error(`${slug} is not on the field.`)
  return found
}

describe('a line', () => {
  test('keeps pairs together, with a hero in front, and others behind', () => {
    const { heroes, others } = ranksOf(VIEW, 0)
    expect(named(heroes)).toEqual(['pterosaur-rider', 'dire-wolf', 'quartermaster+her-royal-guard-k'])
    expect(named(others)).toEqual(['her-royal-guard-q+sabre-cat-k', 'wolf-pack-8'])
  })

  test('has columns enough that no pair is torn apart', () => {
    const one = [character('wolf-pack-8')] as const
    const two = [character('her-royal-guard-q'), character('sabre-cat-k')] as const
    expect(columnsOf([one, one, one], 1)).toBe(3)
    expect(columnsOf([one, one, one], 2)).toBe(2)
    expect(columnsOf([two, two, two], 2)).toBe(4)
    expect(columnsOf([], 2)).toBe(1)
  })

  test('goes by threes on a phone where six stand in it, and not where no row of three would be full', () => {
    const one = [character('wolf-pack-8')] as const
    const two = [character('her-royal-guard-q'), character('sabre-cat-k')] as const
    expect(crowdOf([two, two])).toBeUndefined()
    expect(crowdOf([one, one, one, two])).toBe('few')
    expect(crowdOf([one, two, two, one])).toBe('few')
    expect(crowdOf([two, two, two])).toBe('many')
    expect(crowdOf([one, one, one, two, two])).toBe('many')
  })
})

describe('a tile', () => {
  test('shows numbers as they are now, with what changes them', () => {
    expect(totalsOf(VIEW, character('wolf-pack-8'))[1]).toMatchObject({
      stat: 'atk',
      printed: 3,
      now: 2,
      parts: [
        { source: 'snare-net', by: -2 },
        { source: 'pack', by: 1 },
      ],
    })
  })

  test('is read out with all that it shows', () => {
    expect(sayCharacter(VIEW, character('dire-wolf'))).toBe(
      'Dire Wolf. HP −2 of 7. DEF 5, ATK 4, DMG 3. Unconscious. −2 DEF from Spot.',
    )
    expect(sayCharacter(VIEW, character('wolf-pack-8'))).toBe(
      'Wolf Pack, 8 of Diamonds. DEF 6, ATK 2, DMG 1. Activated. Carries Snare Net.',
    )
    expect(sayCharacter(VIEW, character('her-royal-guard-k'))).toContain('Paired with Quartermaster.')
  })

  test('breaks long names where they can be read on', () => {
    const names = [
      'Quartermaster',
      'Dire Wolf',
      'Engineer Corp Captain',
      'Clockwork Soldier',
      'Pterosaur Rider',
    ]
    expect([...names, 'Drill Automaton'].map((name) => breakable(name).replaceAll('\u00AD', '-'))).toEqual([
      'Quarter-master',
      'Dire Wolf',
      'Engineer Corp Captain',
      'Clock-work Soldier',
      'Ptero-saur Rider',
      'Drill Auto-maton',
    ])
  })
})

describe('the deck map', () => {
  const map = deckMap(VIEW, 0)

  test('names what all 52 playing cards stand for', () => {
    expect(map.flatMap(({ entries }) => entries.flatMap(({ ranks }) => ranks))).toHaveLength(52)
    expect(map[0]?.entries[1]).toMatchObject({ name: 'Her Royal Guard' })
  })

  test('dims what lies open, and nothing of the hand or the deck', () => {
    const out = map.flatMap(({ suit, entries }) =>
      entries.flatMap(({ ranks }) => ranks.filter(({ isOut }) => isOut).map(({ rank }) => `${rank} ${suit}`)),
    )
    expect(out).toEqual(['K hearts', 'Q hearts', 'K diamonds', '8 diamonds', '5 spades', '4 clubs'])
  })
})
