import { describe, expect, test } from 'vitest'
import { CARDS, HERO_CARDS } from '../../../content/catalog.ts'
import { CHARACTERS } from '../../../content/characters.ts'
import { CLASSES } from '../../../content/interactions.ts'
import { MONSTERS } from '../../../content/monsters.ts'
import { STATUSES } from '../../../content/statuses.ts'
import { SUBCLASSES } from '../../../content/subclasses.ts'
import type { HeroCard } from '../../../faces.ts'
import { FIRST_GAME } from '../../../match/first-game.ts'
import { QUEST_SETS } from '../../../match/quest-sets.ts'
import {
  ACTIONS_A_TURN,
  CRITICAL,
  CRITICAL_DAMAGE,
  DRAWS,
  GUARDIAN_VP,
  HAND_LIMIT,
  HERO_HP,
  MINION_FALLS_AT,
  MONSTER_INITIATIVE,
  QUESTS_A_TRIAL,
  REFRESH_EVERY,
  TIER_VP,
} from '../../../terms.ts'
import { sayTable } from '../../../texts/tables.ts'
import { factOf, nameOf, numbersIn } from './rows.ts'

/** The printed facts of the rules page (F-1 to F-5), held against the cards and the numbers that are played with. */

const valueOf = (id: string): string => factOf(id)['Value'] ?? factOf(id)['Count'] ?? ''
const saidOf = (id: string): string => factOf(id)['What the booklet says'] ?? ''
const countOf = (kind: string): number => CARDS.filter((card) => card.kind === kind).length
const rankOf = (rank: string): number => MONSTERS.filter((face) => face.rank === rank).length

function cardsOf(decks: readonly { slug: string }[]): number {
  const slugs = decks.map(({ slug }) => slug)
  return HERO_CARDS.filter(({ deck }) => slugs.includes(deck)).reduce((sum, { copies }) => sum + copies, 0)
}

function heroCard(slug: string): HeroCard {
  const card = HERO_CARDS.find((one) => one.slug === slug)
  if (card === undefined) throw new Error(`No card is called "${slug}".`)
  return card
}

describe('the frame of the game', () => {
  test.each([
    ['T-F104', QUESTS_A_TRIAL, 'T-4.02'],
    ['T-F105', GUARDIAN_VP, 'T-34.01'],
    ['T-F106', HERO_HP, 'T-7.10'],
    ['T-F108', DRAWS.first, 'T-10.01'],
    ['T-F108', DRAWS.later, 'T-10.01'],
    ['T-F109', HAND_LIMIT, 'T-36.03'],
    ['T-F110', ACTIONS_A_TURN, 'T-14.01'],
    ['T-F113', MONSTER_INITIATIVE, 'T-13.04'],
    ['T-F114', CRITICAL, 'T-23.10'],
    ['T-F114', CRITICAL_DAMAGE, 'T-23.11'],
    ['T-F115', MINION_FALLS_AT, 'T-30.03'],
    ['T-F118', REFRESH_EVERY, 'T-36.04'],
  ])(
    '[T-4.02, T-7.10, T-10.01, T-14.01, T-23.10, T-23.11, T-30.03, T-34.01, T-36.03, T-36.04] %s has %i (%s)',
    (id, number) => {
      expect(numbersIn(valueOf(id))).toContain(number)
    },
  )

  test('[T-28.01] tiers of Quests', () => {
    expect(valueOf('T-F116')).toBe(`${TIER_VP.join(', ')} VP (${TIER_VP.reduce((a, b) => a + b, 0)} in all)`)
  })

  test('[T-7.11] starting DR lies within the printed bounds, and reaches both', () => {
    const dr = SUBCLASSES.map((subclass) => subclass.dr)
    expect(valueOf('T-F107')).toMatch(new RegExp(`^${Math.min(...dr)} to ${Math.max(...dr)},`))
  })
})

describe('counts of components', () => {
  test('[T-3.02, T-R80] cards of Hero decks', () => {
    expect(valueOf('T-F204')).toBe(`${cardsOf(CLASSES)} (${CLASSES.length} decks)`)
    expect(valueOf('T-F205')).toBe(`${cardsOf(SUBCLASSES)} (${SUBCLASSES.length} decks)`)
    expect(valueOf('T-F206')).toBe(`${cardsOf(CHARACTERS)} (${CHARACTERS.length} decks)`)
  })

  test('[T-3.02] Loot, Events, Quests and Monsters', () => {
    expect(valueOf('T-F207')).toBe(`${countOf('loot')}, ${countOf('event')}, ${countOf('quest')}`)
    const minions = rankOf('minion') - 1 // the Oblex Spawn has a token only
    expect(valueOf('T-F208')).toBe(`${minions}, ${rankOf('elite')}, ${rankOf('guardian')}`)
  })

  test('[T-27.02, T-R4] rings of named statuses; those of Ailments are no limit', () => {
    const rings = [...valueOf('T-F225').matchAll(/([A-Z][A-Za-z' ]+) (\d+)[,;]/g)]
    const printed = rings.map(([, name = '', count]) => `${nameOf(name)} ${count}`)
    const onCards: Readonly<Record<string, string>> = {
      Mocked: 'Vicious Mockery',
      Held: 'Hold Person',
      Enfeebled: 'Ray of Enfeeblement',
      Laughing: 'Tasha’s Hideous Laughter',
    }
    const played = STATUSES.map(({ name, rings: count }) => `${onCards[name] ?? name} ${count}`)
    expect(printed.filter((ring) => !/^(Burn|Poison|Root) /.test(ring)).toSorted()).toEqual(played.toSorted())
  })
})

describe('named material of Heroes', () => {
  test('[T-3.02, T-6.08] each Class has the two Subclasses that are printed', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => factOf(`T-F30${number}`))
    expect(CLASSES.map(({ name }) => name)).toEqual(rows.map(({ Name }) => Name))
    expect(
      CLASSES.map(
        ({ slug }) =>
          `Subclasses ${SUBCLASSES.filter(({ heroClass }) => heroClass === slug)
            .map(({ name }) => name)
            .join(' and ')}`,
      ),
    ).toEqual(rows.map((row) => row['What the booklet says']))
  })

  test('[T-3.02] the eight Characters', () => {
    expect(saidOf('T-F309')).toBe(CHARACTERS.map(({ name }) => name).join(', '))
  })

  test('[C-6, C-7, C-8, C-11] every card that the booklet names is in a deck, and marked as printed', () => {
    const ids = [310, 311, 312, 313, 315, 318, 319, 320, 321, 323, 325, 326, 327, 328, 329, 330, 331]
    const names = ids.map((id) => nameOf(factOf(`T-F${id}`)['Name']).replace(/ I$/, ''))
    const missing = names.filter((name) => !CARDS.some((card) => card.name === name))
    expect(missing).toEqual([])
  })

  test('[T-38.10] the numbers of the example: 8 on a 15, +4, 5 less, 10 healed', () => {
    const [sword] = heroCard('longsword').action?.attack?.tables ?? []
    const line = sword?.findLast(({ from }) => from <= 15)
    expect(numbersIn(saidOf('T-F310'))).toEqual([line?.normal, 15])
    expect(saidOf('T-F311')).toBe('Damage Chain, +4 damage')
    expect(heroCard('divine-smite').smite?.says).toContain('+4')
    expect(heroCard('shrug-it-off').free?.deed.says).toContain(String(numbersIn(saidOf('T-F312'))[0]))
    expect(heroCard('second-wind').free?.deed.says).toContain(String(numbersIn(saidOf('T-F313'))[0]))
  })

  test('[T-R10, T-14.09] the sample skill card is Bonnie’s', () => {
    const { skills } = heroCard('entertainer').action ?? {}
    expect(saidOf('T-F334')).toBe(
      `Athletics ${skills?.athletics}+, Knowledge ${skills?.knowledge}+, Savvy ${skills?.savvy}+`,
    )
  })

  test('[T-23.02] the sample table is that of Heavy Swing', () => {
    const [table = []] = heroCard('heavy-swing').action?.attack?.tables ?? []
    expect(saidOf('T-F333').replaceAll('`', '').replace(': miss', ' miss')).toBe(sayTable(table))
  })
})

describe('recommended games', () => {
  const usesOf = (id: string): string => factOf(id)['What it uses'] ?? ''
  const plain = (slug: string): string =>
    (CARDS.find((card) => card.slug === slug)?.name ?? '').replace('!', '')

  test('[T-4.03] the sets of Quests', () => {
    expect((QUEST_SETS['pve'] ?? []).map(plain).join(', ')).toBe(usesOf('T-F502'))
    expect((QUEST_SETS['pvp'] ?? []).map(plain).join(', ')).toBe(usesOf('T-F503'))
    expect(usesOf('T-F501')).toContain(`; ${(QUEST_SETS['first-game'] ?? []).map(plain).join(', ')};`)
  })

  test('[T-R79, T-6.12] the Heroes of the first game, by party', () => {
    const build = (slug: string | undefined): string => {
      const face = CLASSES.find((one) => one.slug === slug)
      const [subclass, character] = face?.build ?? []
      const nameIn = (list: readonly { slug: string; name: string }[], one?: string): string =>
        list.find(({ slug: other }) => other === one)?.name ?? ''
      return `${face?.name}/${nameIn(SUBCLASSES, subclass)}/${nameIn(CHARACTERS, character)}`
    }
    const [red1, blue1, red2, blue2] = FIRST_GAME.map(build)
    expect(usesOf('T-F501')).toContain(`Red: ${red1} and ${red2}. Blue: ${blue1} and ${blue2}.`)
  })
})
