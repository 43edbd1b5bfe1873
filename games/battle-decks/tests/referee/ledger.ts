import { tableOf, type Row } from '../content/page.ts'

/** The numbers of a fight. */
export interface Numbers {
  readonly atk: number
  readonly def: number
  readonly dmg: number
}

/** A card as the rules page prints it, under the name that it has there. */
export interface Facts extends Numbers {
  readonly slug: string
  readonly is: 'hero' | 'reinforcement' | 'equipment' | 'event' | 'equalizer'
  readonly faction: string
  /** The type of a reinforcement, which is its suit (B-R6). */
  readonly type: string
  readonly points: number
  readonly hp: number
  readonly classes: readonly string[]
  readonly abilities: readonly string[]
  /** Windows of an event, as "W3". */
  readonly windows: readonly string[]
  /** Attacks of an equalizer. */
  readonly attacks: number
}

const list = (cell: string | undefined): string[] =>
  cell === undefined || cell === '-' ? [] : cell.split(', ').map((word) => word.replace('*', ''))

function facts(is: Facts['is'], row: Row): Facts {
  const name = row.Hero ?? row.Card ?? ''
  return {
    is,
    slug: /`([a-z-]+)`/.exec(name)?.[1] ?? name,
    faction: row.Faction ?? row['In the deck of'] ?? '',
    type: row.Type ?? '',
    points: Number(row.Points ?? 0),
    hp: Number(row.HP ?? 1), // B-11.3
    atk: Number(row.ATK ?? 0),
    def: Number(row.DEF ?? 0),
    dmg: Number(row.DMG ?? 0),
    classes: list(row.Classifications),
    abilities: list(row.Abilities ?? row.Grants),
    windows: windowsOf(row.Windows ?? ''),
    attacks: Number(row.Attacks ?? 0),
  }
}

/** "W0-W3, W5-W7" one by one. */
function windowsOf(cell: string): string[] {
  return [...cell.matchAll(/W(\d)(?:-W(\d))?/g)].flatMap(([, from, to = from]) => {
    const first = Number(from)
    return Array.from({ length: Number(to) - first + 1 }, (_, i) => `W${first + i}`)
  })
}

const of = (is: Facts['is'], heading: string): Facts[] => tableOf(heading).map((row) => facts(is, row))

const HEROES = of('hero', 'Heroes')
const ALL: ReadonlyMap<string, Facts> = new Map(
  [
    ...HEROES,
    ...of('reinforcement', 'Reinforcements'),
    ...of('equipment', 'Equipment'),
    ...of('event', 'Events'),
    ...of('equalizer', 'Equalizers'),
  ].map((one) => [one.slug, one]),
)

/** What the page prints on a card; the rank that a card of a deck has in its slug does not matter. */
export function factsOf(slug: string): Facts {
  const found = ALL.get(slug) ?? ALL.get(slug.replace(/-(?:[akqj]|\d+)$/, ''))
  if (found === undefined) throw new Error(`the page has no ${slug}`)
  return found
}

/** The place of a hero in the table of heroes (B-R33). */
export function heroPlace(slug: string): number {
  return HEROES.findIndex((hero) => hero.slug === slug)
}

/** The windows in their order (B-R51), as the product calls them. */
export const WINDOWS: Readonly<Record<string, string>> = {
  'round-start': 'W0',
  'turn-start': 'W1',
  'before-activation': 'W2',
  declared: 'W3',
  rolled: 'W4',
  applied: 'W5',
  'before-refill': 'W6',
  'turn-end': 'W7',
}

const EVENT_ROWS = tableOf('Events')

/** How many cards of a faction's deck are events for a window. */
export function eventsFor(faction: string, moment: string): number {
  const rows = EVENT_ROWS.filter(
    (row) => row.Faction === faction && windowsOf(row.Windows ?? '').includes(moment),
  )
  return rows.reduce((sum, row) => sum + Number(row.Copies), 0)
}

/** What abilities are called in the product, by their names. */
export const slugOf = (name: string): string =>
  name.toLowerCase().replace(/ ii$/, '-2').replace(/ i$/, '-1').replaceAll(' ', '-')
