import { describe, expect, test } from 'vitest'
import { CATALOG, HERO_CARDS } from '../../../content/catalog.ts'
import { CHARACTERS } from '../../../content/characters.ts'
import { EVENTS } from '../../../content/events.ts'
import { CLASSES } from '../../../content/interactions.ts'
import { QUESTS } from '../../../content/quests.ts'
import { STATUSES } from '../../../content/statuses.ts'
import { SUBCLASSES } from '../../../content/subclasses.ts'
import type { EventCard, QuestObject } from '../../../faces.ts'
import { missingFrom, nameOf, partOf, rowsOf, type Row } from './rows.ts'

/** The text of a card of the catalog. */
function textOf(slug: string): string {
  return CATALOG.find((card) => card.slug === slug)?.text ?? ''
}

describe('statuses', () => {
  const rows = rowsOf('C-3 Statuses').filter(({ Rings }) => Rings !== 'no ring')

  test('[C-3] have the names and rings of the page, and no others', () => {
    expect(STATUSES.map(({ name, rings }) => `${name} ${rings}`)).toEqual(
      rows.map(({ Status, Rings }) => `${nameOf(Status)} ${Rings}`),
    )
  })

  test.each(rows.filter(({ Effect }) => /[+-]\d|\dp/.test(Effect ?? '')))(
    '[C-3] $Status: the bonuses and damage of its row',
    ({ Status, Effect }) => {
      const says = STATUSES.find(({ name }) => name === nameOf(Status))?.says ?? ''
      const amounts = (Effect ?? '').match(/[+-]\d|\dp/g)?.join(' ')
      expect(missingFrom(says, amounts ?? '')).toEqual([])
    },
  )
})

describe('Classes', () => {
  const rows = rowsOf('C-5 Classes')

  test('[C-5, T-R79] have the Interactions and recommended builds of the page', () => {
    const nameIn = (list: readonly { slug: string; name: string }[], slug: string): string =>
      list.find((one) => one.slug === slug)?.name ?? ''
    const found = CLASSES.map(({ name, interaction, build }) => {
      const subclass = nameIn(SUBCLASSES, build[0]).replace(/^(College|Oath) of | Domain$/g, '')
      return [name, interaction.name, `${subclass}, ${nameIn(CHARACTERS, build[1])}`]
    })
    const help = "Interaction: discard 1 card in an ally's turn"
    expect(found).toEqual(
      rows.map((row) => [row['Class'], row[help]?.split(':')[0], row['Recommended build']]),
    )
  })

  test.each(rows)('[C-5] $Class: its Interaction has the numbers of its row', (row: Row) => {
    const wanted = row["Interaction: discard 1 card in an ally's turn"]?.match(
      /[+]\d|heals \d|up to \d|draws \d/g,
    )
    const { interaction } = CLASSES.find(({ name }) => name === row['Class']) ?? {}
    expect(missingFrom(interaction?.deed.says ?? '', (wanted ?? []).join(' '))).toEqual([])
  })

  test('[T-R80, C-5] decks have as many cards as the page counts', () => {
    const count = (decks: readonly { slug: string }[], size?: number): number =>
      decks
        .map(({ slug }) => sizeOf(slug))
        .filter((one) => size === undefined || one === size)
        .reduce((sum, one) => sum + (size === undefined ? one : 1), 0)
    const [, counted = ''] = /^The decks \(T-R80\): (.*?)\. Every/m.exec(partOf('C-5 Classes')) ?? []
    const rich = (size: number, decks: readonly { slug: string; name: string }[]): string =>
      decks.flatMap(({ slug, name }) => (sizeOf(slug) === size ? [name] : [])).join(', ')
    expect(counted).toBe(
      `${count(CLASSES, 14)} Class decks of 14 cards are ${count(CLASSES)}; ` +
        `${count(SUBCLASSES, 6)} Subclass decks of 6 and ${count(SUBCLASSES, 7)} of 7 (${rich(7, SUBCLASSES)}) are ${count(SUBCLASSES)}; ` +
        `${count(CHARACTERS, 3)} Character decks of 3 and ${count(CHARACTERS, 4)} of 4 (${rich(4, CHARACTERS)}) are ${count(CHARACTERS)}`,
    )
  })
})

function sizeOf(deck: string): number {
  return HERO_CARDS.filter((card) => card.deck === deck).reduce((sum, { copies }) => sum + copies, 0)
}

describe('Quests', () => {
  const rows = rowsOf('C-9 Quests')
  const OBJECTS: Readonly<Record<QuestObject, string>> = {
    altars: 'Altars',
    obelisks: 'Obelisks',
    'place-of-power': 'Place of Power',
    herbs: 'Herbs',
    'ogre-areas': 'areas of the Ogres',
  }

  test('[C-9, T-R115, T-R73] have the names, labels and tiers of the page', () => {
    const tier = (cell: string | undefined): number | null =>
      /^\d/.test(cell ?? '') ? Number.parseInt(cell ?? '', 10) : null
    expect(QUESTS.map(({ name, isAdvanced, tiers }) => [name, isAdvanced, ...tiers])).toEqual(
      rows.map((row) => [
        row['Quest'],
        row['Label'] === 'A',
        ...[1, 2, 3].map((number) => tier(row[`Tier ${number}`])),
      ]),
    )
  })

  test.each(rows)('[C-9, T-4.11] $Quest: its tokens are those of its row', ({ Quest, Tokens = '' }) => {
    const objects = QUESTS.find(({ name }) => name === Quest)?.objects ?? []
    const wanted = Object.values(OBJECTS).filter((words) => Tokens.includes(words))
    expect(objects.map((object) => OBJECTS[object]).toSorted()).toEqual(wanted.toSorted())
  })
})

describe('Events', () => {
  const rows = rowsOf('C-10 Events')
  const PLACES: Readonly<Record<string, number>> = { none: 0 }
  const LASTS: Readonly<Record<string, EventCard['lasts']>> = { I: 'instant', R: 'round', G: 'game' }
  const ACTS: Readonly<Record<EventCard['acts'], string>> = {
    drawn: 'now',
    never: 'now',
    initiative: 'random',
    'every-initiative': 'random each round',
    'round-end': 'end',
  }

  test('[C-10, T-R115] are numbered, named and labelled as on the page', () => {
    expect(EVENTS.map(({ name, isAdvanced }, i) => `${i + 1} ${name} ${isAdvanced ? 'A' : 'S'}`)).toEqual(
      rows.map((row) => `${row['#']} ${nameOf(row['Event'])} ${row['Label']}`),
    )
  })

  test('[C-10, T-11.02] last, act and lie where their rows say', () => {
    expect(EVENTS.map(({ name, lasts, acts, locations }) => [name, lasts, ACTS[acts], locations])).toEqual(
      rows.map(({ Event, Lasts = '', Acts, Places = '' }) => [
        nameOf(Event),
        LASTS[Lasts],
        Acts,
        PLACES[Places] ?? Number(Places),
      ]),
    )
  })

  test('[C-10, T-11.10] five of them are printed', () => {
    const named = rows
      .filter(({ Event }) => Event?.endsWith('(printed name)'))
      .map(({ Event }) => nameOf(Event))
    expect(EVENTS.flatMap(({ name, from }) => (from === 'printed' ? [name] : []))).toEqual(named)
  })

  /** Rows that repeat a general rule, which their cards need not. */
  const REPEATED: Readonly<Record<string, string>> = {
    'Reversal of Fate': 'Monsters still act on 10',
    'Deep Mud': 'but at least 1',
  }

  test.each(rows)('[C-10] $Event: every number of its row stands on its card', ({ Event, Effect = '' }) => {
    const { slug = '', name = '' } = EVENTS.find((event) => event.name === nameOf(Event)) ?? {}
    const effect = Effect.replaceAll(/\(T-[^)]*\)/g, '').replace(REPEATED[name] ?? '', '')
    expect(missingFrom(textOf(slug), effect)).toEqual([])
  })
})
