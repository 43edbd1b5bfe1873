import { below, parseOptions, seeded, Table, type CardId, type Chance, type Seat } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import type { TempusEvent } from '../../events.ts'
import { tempus } from '../../game.ts'
import type { CreatureId, Lasting, TempusState } from '../../state.ts'
import { PRINTED } from '../../rules/printed.ts'
import { LANDS, PLACES, isClosed, placeAt, type Land, type Place } from './space/land.ts'
import { far } from './space/steps.ts'

/** Somebody is asked. */
export interface Asked {
  readonly seat: Seat
  readonly prompt: TempusPrompt
  readonly options: readonly TempusOption[]
  readonly pick: TempusOption
  readonly state: TempusState
}

/** Who looks on at a match. */
export interface Onlooker {
  /** The draft is over and everybody stands where the match begins. */
  began(state: TempusState): void
  told(event: TempusEvent, state: TempusState): void
  asked(asked: Asked): void
}

/** What a match is played with. */
export interface Play {
  readonly seed: number
  readonly seats: number
  readonly wishes: Readonly<Record<string, unknown>>
}

type Roll = (count: number) => number

/** What is on a card, by name: the only thing that is read off the game's own cards. */
export function nameOf(state: TempusState, card: CardId | null): string {
  if (card === null) return ''
  return tempus.catalog[state.cards.def[card] as number]?.name.replaceAll('’', "'") ?? ''
}

const MONSTER_NAMES = tempus.catalog.filter(({ kind }) => kind === 'monster').map(({ name }) => name)

/** The name of a Monster. */
export function monsterName(state: TempusState, id: CreatureId): string {
  return MONSTER_NAMES[state.monsters[id - 8]?.kind ?? -1] ?? ''
}

/** The word by which something lasting goes. */
export function lastingName({ face }: Pick<Lasting, 'face'>): string {
  return PRINTED.lastings[face]?.slug ?? ''
}

/** The words for the Class, the Subclass and the Character of a Hero. */
export function buildOf(state: TempusState, seat: Seat): readonly [string, string, string] {
  const hero = state.heroes[seat]
  return [
    PRINTED.classes[hero?.heroClass ?? -1]?.slug ?? '',
    PRINTED.subclasses[hero?.subclass ?? -1]?.slug ?? '',
    PRINTED.characters[hero?.character ?? -1]?.slug ?? '',
  ]
}

const IDLE = ['pass', 'end-turn', 'stop', 'no']

/** Seldom idle, and as ready for something rare as for something usual. A walk leads towards somebody more often than not. */
function pickFrom(all: readonly TempusOption[], { roll, state, seat }: Picking): number {
  const lively = all.filter((option) => !IDLE.includes(option.do))
  const from = lively.length > 0 && roll(5) > 0 ? lively : all
  const kinds = [...new Set(from.map((option) => option.do))]
  const kind = kinds[roll(kinds.length)]
  const some = from.filter((option) => option.do === kind)
  const rivals = state.heroes.filter(({ id, at }) => id % 2 !== seat % 2 && at >= 0)
  const rival = rivals[roll(Math.max(1, rivals.length))]
  if (kind === 'space' && rival !== undefined && roll(3) > 0)
    some.sort((a, b) => nearness(a, rival.at) - nearness(b, rival.at))
  else return all.indexOf(some[roll(some.length)] as TempusOption)
  return all.indexOf(some[0] as TempusOption)
}

interface Picking {
  readonly roll: Roll
  readonly state: TempusState
  readonly seat: Seat
}

const nearness = (option: TempusOption, at: Place): number =>
  option.do === 'space' ? far(option.space, at) : 0

/** Puts the Heroes near each other with more cards than usual, so that there is something to referee from the first turn on. */
function gather(state: TempusState, roll: Roll): void {
  const land = LANDS[state.settings.realm] as Land
  const taken = new Set(
    state.monsters.flatMap(({ at }) => (at >= 0 ? PLACES.filter((one) => far(one, at) <= 1) : [])),
  )
  const focus = placeAt(6 + roll(20), 6 + roll(20))
  const around = PLACES.filter((place) => far(place, focus) <= 5)
  for (const hero of state.heroes) {
    const free = around.filter((place) => !taken.has(place) && !isClosed(land, place))
    hero.at = free[roll(free.length)] as Place
    taken.add(hero.at)
    hero.hand.push(...hero.setAside.splice(0, 3), ...hero.deck.splice(0, 2))
    hero.loot.push(...state.lootDeck.splice(0, 2))
    hero.flipped = hero.primaries.filter((card) => isAttack(state, card) && roll(2) === 0)
  }
}

function isAttack(state: TempusState, card: CardId): boolean {
  const face = PRINTED.cards[state.cards.def[card] as number]
  return face?.kind === 'hero' && face.action?.attack?.tables.length === 2
}

/** Plays a match of the game at random before an onlooker. */
export function playBefore({ seed, seats, wishes }: Play, onlooker: Onlooker): TempusState {
  const options = parseOptions(tempus.options, seats, wishes)
  if (!options.ok) throw new Error(options.fault.message)
  const state = tempus.setup({ seats, options: options.value })
  state.chance = seeded(seed)
  const picks: Chance = seeded(`picks of ${seed}`)
  const roll: Roll = (count) => below(picks, count)
  let hasBegun = false
  const table = new Table<TempusState, TempusEvent>(tempus, state, {
    decide: (_table, seat, prompt, offered) => {
      const all = offered as readonly TempusOption[]
      const index = pickFrom(all, { roll, state, seat })
      if (hasBegun)
        onlooker.asked({
          seat,
          prompt: prompt as TempusPrompt,
          options: all,
          pick: all[index] as TempusOption,
          state,
        })
      return index
    },
  })
  table.sink = {
    event: (event) => void (hasBegun && onlooker.told(event, state)),
    refusal: () => {},
    unasked: () => {},
  }
  while (tempus.outcome(state) === null) {
    if (!hasBegun && state.phase !== 'draft') {
      hasBegun = true
      gather(state, roll)
      onlooker.began(state)
    }
    tempus.advance(table)
  }
  return state
}
