import { addCards, noCards, seeded, Table, type CardId, type Seat } from '@trialhall/kernel'
import { onTestFinished } from 'vitest'
import type { TempusOption, TempusPrompt } from '../asks.ts'
import type { TempusEvent } from '../events.ts'
import { lastingNamed, PRINTED } from '../rules/printed.ts'
import { battleMap, MAPS, marked, spaceAt, type BattleMap, type MapSheet } from '../space/index.ts'
import {
  CREATURE_IDS,
  MONSTER_IDS,
  NOBODY,
  OFF,
  type CreatureId,
  type Hero,
  type Lasting,
  type Monster,
  type Settings,
  type Space,
  type TempusState,
  type TempusTable,
  type Turn,
} from '../state.ts'
import { HERO_HP } from '../terms.ts'
import { print, type Kind } from './printed.ts'

/**
 * A position laid by hand, for tests of single rules: `lay({ drawing, heroes, monsters })` gives a table on which rules can be called at
 * once. Places are written as a letter of the drawing or as `column,row`. What is not named is empty.
 */
export interface Layout {
  /** A map of a few spaces in the format of the rules page; beyond its frame nothing is open. The Ancient Temple where there is none. */
  readonly drawing?: string | undefined
  readonly settings?: Partial<Settings>
  /** By seat: the place, or the place with what is special about the Hero. Primaries and Loot are named by slugs. */
  readonly heroes?: Readonly<Record<Seat, string | HeroLayout>>
  /** How many Heroes play; those without a place are off the map. */
  readonly seats?: number
  /** By kind, the first of its letters first. Active and allied to nobody unless they say otherwise. */
  readonly monsters?: Partial<Readonly<Record<MonsterName, readonly (string | MonsterLayout)[]>>>
  readonly portals?: readonly [string, string]
  /** Places of Chests, on a drawing; all full. */
  readonly chests?: readonly string[]
  /** Places of Loot tokens. */
  readonly loot?: readonly string[]
  /** Slugs of the Loot deck, the top last. */
  readonly lootDeck?: readonly string[]
  /** Slugs of Events in play. */
  readonly events?: readonly string[]
  readonly lastings?: readonly LastingLayout[]
  /** Whose turn it is, with what is special about it. */
  readonly turn?: Partial<Turn> & Pick<Turn, 'seat'>
  /** What dice will show. */
  readonly rolls?: readonly number[]
  /** The cards of the game, which the test has loaded, instead of the made-up ones. */
  readonly isReal?: boolean
  /** Whoever can pass and is not offered the next answer passes. */
  readonly passes?: boolean
}

/** A Hero of a position. */
export interface HeroLayout extends Partial<Omit<Hero, 'id' | 'at' | 'primaries' | 'loot'>> {
  readonly at?: string
  readonly primaries?: readonly string[]
  readonly loot?: readonly string[]
}

/** A Monster of a position. */
export interface MonsterLayout extends Partial<Omit<Monster, 'id' | 'at' | 'kind'>> {
  readonly at: string
}

/** Something lasting of a position, by its slug. */
export interface LastingLayout extends Partial<Omit<Lasting, 'face' | 'at' | 'spaces'>> {
  readonly is: string
  readonly at?: string
  readonly spaces?: readonly string[]
}

/** What is printed once for several Monsters of different ids. */
export type MonsterName = keyof typeof MONSTER_IDS

/** What a seat was asked. */
export interface Asked {
  readonly seat: Seat
  readonly prompt: TempusPrompt
  readonly options: readonly TempusOption[]
}

/** An answer: members of the option that is picked, or a place for the option of that space. */
export type Answer = string | Partial<Record<string, unknown>>

/** A laid table. */
export interface Laid {
  readonly table: TempusTable
  readonly state: TempusState
  /** Everything that was told. */
  readonly events: TempusEvent[]
  /** Everything that was asked, whether it was answered or not. */
  readonly asks: Asked[]
  /** A place as a space. */
  at(place: string): Space
  /** The next asks are answered by these, in this order. An ask without an answer throws. */
  answers(...picks: readonly Answer[]): void
  /** Spaces that an ask offered, as `column,row` in rising order of their numbers. */
  offered(ask: Asked | undefined): readonly string[]
}

const DRAWN_SHEET: Omit<MapSheet, 'id' | 'name' | 'drawing'> = {
  portals: [
    [1, 1],
    [1, 1],
  ],
  chests: [],
  goblinCamp: [1, 1],
  koboldCamp: [1, 1],
  bugbearCamp: [1, 1],
  eliteCamp: [1, 1],
  placeOfPower: [1, 1],
  obelisks: [],
  altars: [],
  herbs: [],
  ogreAreas: [
    [1, 1],
    [1, 1],
  ],
}

/** Lays a position. Throws where a place is not on the map, a slug is not printed or a Monster does not exist. */
export function lay(layout: Layout): Laid {
  if (layout.isReal !== true) print()
  const at = placesOf(layout.drawing)
  const state = stateOf(layout, at)
  const events: TempusEvent[] = []
  const asks: Asked[] = []
  const left: Answer[] = []
  const table: TempusTable = new Table({ id: 'tempus', zones: () => [] }, state, {
    decide(_table, seat, prompt, options) {
      const ask = { seat, prompt, options } as Asked
      asks.push(ask)
      const pass = layout.passes === true ? passOf(ask) : NOT_OFFERED
      if (pass !== NOT_OFFERED && (left[0] === undefined || offerOf(ask, left[0], at) === NOT_OFFERED))
        return pass
      return pickOf(ask, left.shift(), at)
    },
  })
  table.sink = { event: (event) => events.push(event), refusal: () => {}, unasked: () => {} }
  const answers = (...picks: readonly Answer[]): void => void left.push(...picks)
  const offered = (ask: Asked | undefined): readonly string[] =>
    (ask?.options ?? [])
      .flatMap((option) => ('space' in option && option.space !== null ? [option.space] : []))
      .toSorted((one, other) => one - other)
      .map(writtenPlace)
  return { table, state, events, asks, at, answers, offered }
}

/** A space as `column,row`. */
export function writtenPlace(space: Space): string {
  return `${(space % 30) + 1},${Math.floor(space / 30) + 1}`
}

/** The id of a Monster: `monsterId('goblin', 'B')`. */
export function monsterId(name: MonsterName, letter = 'A'): CreatureId {
  return MONSTER_IDS[name] + 'ABCDE'.indexOf(letter)
}

function placesOf(drawing: string | undefined): (place: string) => Space {
  return (place) => {
    const [column, row] = place.split(',').map(Number)
    const spaces = row === undefined ? marked(drawing ?? '', place) : [spaceAt(column ?? 0, row)]
    const [space] = spaces
    if (space === undefined || space === OFF || spaces.length > 1)
      throw new Error(`"${place}" must be one place of the map.`)
    return space
  }
}

function pickOf(
  { seat, prompt, options }: Asked,
  answer: Answer | undefined,
  at: (place: string) => Space,
): number {
  const told = `seat ${seat} is asked ${JSON.stringify(prompt)}: ${options.map((option) => JSON.stringify(option)).join(' ')}`
  if (answer === undefined) throw new Error(`No answer is left, and ${told}`)
  const pick = offerOf({ seat, prompt, options }, answer, at)
  if (pick === NOT_OFFERED) throw new Error(`${JSON.stringify(answer)} is not offered: ${told}`)
  return pick
}

const NOT_OFFERED = -1

/** Which of the options an answer means. */
function offerOf({ options }: Asked, answer: Answer, at: (place: string) => Space): number {
  const wanted = typeof answer === 'string' ? { do: 'space', space: at(answer) } : answer
  return options.findIndex((option) =>
    Object.entries(wanted).every(
      ([key, value]) => (option as unknown as Record<string, unknown>)[key] === value,
    ),
  )
}

/** How somebody passes who is asked whether to do something. */
function passOf({ options }: Asked): number {
  return options.findIndex((option) => option.do === 'pass')
}

/** The map of a drawing takes the place of the Ancient Temple until the test that runs is over. */
function draw(layout: Layout, at: (place: string) => Space): void {
  const before = MAPS[0]
  onTestFinished(() => void Object.assign(MAPS, [before]))
  Object.assign(MAPS, [realmFor(layout, at)])
}

/** Maps of drawings, by their text: most tests share a few, and a map takes longer to make than a test to run. */
const DRAWN = new Map<string, BattleMap>()

function drawnMap(drawing: string): BattleMap {
  const found = DRAWN.get(drawing)
  if (found !== undefined) return found
  const made = battleMap({ ...DRAWN_SHEET, id: MAPS[0].id, name: 'drawn', drawing })
  DRAWN.set(drawing, made)
  return made
}

function realmFor({ drawing = '', chests = [], portals }: Layout, at: (place: string) => Space): BattleMap {
  const drawn = drawnMap(drawing)
  const places = portals?.map(at)
  return { ...drawn, chests: chests.map(at), portals: [places?.[0] ?? OFF, places?.[1] ?? OFF] }
}

function stateOf(layout: Layout, at: (place: string) => Space): TempusState {
  const { settings, seats = 4, monsters = {}, turn, rolls } = layout
  if (layout.drawing !== undefined) draw(layout, at)
  const cards = noCards()
  const enter = (slugs: readonly string[] = []): CardId[] => addCards(cards, slugs.map(cardNamed))
  return {
    chance: { ...seeded('lay'), script: rolls?.slice() ?? null, afterScript: 'fail' },
    cards,
    settings: { ...SETTINGS, ...settings },
    phase: 'turns',
    round: 1,
    isCounted: undefined,
    clock: 1,
    draft: null,
    heroes: Array.from({ length: seats }, (_, seat) => heroFor(seat, { layout, at, enter })),
    monsters: monstersFor(monsters, at),
    camps: [],
    portals: [placeOr(OFF, layout.portals?.[0], at), placeOr(OFF, layout.portals?.[1], at)],
    chests: (layout.chests ?? []).map(() => true),
    loose: (layout.loot ?? []).map((place) => ({ at: at(place), tokens: 1, cards: [] })),
    lastings: (layout.lastings ?? []).map((one, id) => lastingFor(one, id, at)),
    nextLasting: layout.lastings?.length ?? 0,
    quests: [],
    eventVp: [0, 0],
    hasGuardian: false,
    questDeck: [],
    eventDeck: [],
    eventDiscard: [],
    events: enter(layout.events),
    lootDeck: enter(layout.lootDeck),
    lootDiscard: [],
    appointments: [],
    slots: [],
    turn: turn === undefined ? null : turnFor(turn),
    ending: null,
  }
}

const SETTINGS: Settings = {
  realm: 'ancient-temple',
  isStarter: false,
  draft: 'choose',
  guardian: -1,
  guardianAt: 10,
  rounds: 0,
  hasFreeCorners: false,
  sharesHands: true,
  asksAlways: false,
  helpsItself: false,
}

function cardNamed(slug: string): number {
  const def = PRINTED.cards.findIndex((card) => card.slug === slug)
  if (def < 0) throw new Error(`No card of tests/printed.ts is called "${slug}".`)
  return def
}

function placeOr(other: Space, place: string | undefined, at: (place: string) => Space): Space {
  return place === undefined ? other : at(place)
}

interface Making {
  readonly layout: Layout
  at(place: string): Space
  enter(slugs: readonly string[] | undefined): CardId[]
}

function heroFor(seat: Seat, { layout, at, enter }: Making): Hero {
  const given = layout.heroes?.[seat] ?? {}
  const {
    at: place,
    primaries,
    loot,
    ...rest
  }: HeroLayout = typeof given === 'string' ? { at: given } : given
  return {
    id: seat,
    at: placeOr(OFF, place, at),
    hp: HERO_HP,
    ailments: undefined,
    lastGiver: undefined,
    heroClass: -1,
    subclass: -1,
    character: -1,
    setAside: [],
    deck: [],
    hand: [],
    discard: [],
    spent: [],
    ongoing: [],
    flipped: [],
    hasCycled: undefined,
    initiative: 0,
    tie: 0,
    pick: seat,
    hasActed: undefined,
    used: [],
    hasHarmed: undefined,
    hasLeft: undefined,
    ...rest,
    primaries: enter(primaries),
    loot: enter(loot),
  }
}

const FIRST_MONSTER = MONSTER_IDS.goblin

function monstersFor(wanted: NonNullable<Layout['monsters']>, at: (place: string) => Space): Monster[] {
  const monsters = Array.from({ length: CREATURE_IDS - FIRST_MONSTER }, (_, index) =>
    monsterFor(FIRST_MONSTER + index),
  )
  for (const name of MONSTER_NAMES)
    for (const [index, given] of (wanted[name] ?? []).entries()) {
      const { at: place, ...rest } = typeof given === 'string' ? { at: given } : given
      const monster = monsters[MONSTER_IDS[name] + index - FIRST_MONSTER]
      if (monster === undefined) throw new Error(`There are not so many of ${name}.`)
      Object.assign(monster, { isActive: true, hp: 2, ...rest, at: at(place) })
    }
  return monsters
}

const MONSTER_NAMES: readonly MonsterName[] = [
  'goblin',
  'kobold',
  'bugbear',
  'ogre',
  'bulezau',
  'ankheg',
  'redPrince',
  'bluePrince',
  'guardian',
  'spawn',
]

function monsterFor(id: CreatureId): Monster {
  const name = MONSTER_NAMES.findLast((one) => MONSTER_IDS[one] <= id) ?? 'goblin'
  const slug: Kind = name === 'redPrince' || name === 'bluePrince' ? 'ogre' : name
  const kind = PRINTED.monsters.findIndex((face) => face.slug === slug)
  return {
    id,
    at: OFF,
    hp: 0,
    ailments: undefined,
    lastGiver: undefined,
    kind,
    isActive: undefined,
    ally: undefined,
    wasHurt: undefined,
    hasRisen: undefined,
    isSmall: undefined,
  }
}

function lastingFor(
  { is, at: place, spaces = [], ...rest }: LastingLayout,
  id: number,
  at: (place: string) => Space,
): Lasting {
  return {
    id,
    face: lastingNamed(is),
    owner: NOBODY,
    card: undefined,
    on: NOBODY,
    at: placeOr(OFF, place, at),
    spaces: spaces.map(at),
    count: 1,
    since: 0,
    isFresh: undefined,
    ...rest,
  }
}

function turnFor(turn: NonNullable<Layout['turn']>): Turn {
  return {
    actions: 2,
    nimble: 0,
    pools: [],
    moves: 0,
    attacks: 0,
    steps: 0,
    interacted: [],
    hasGifted: undefined,
    used: [],
    safe: OFF,
    ...turn,
  }
}
