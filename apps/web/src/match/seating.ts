import type { Strength } from '@trialhall/bots'
import {
  type AnyGame,
  type Log,
  type Options,
  type Result,
  type Seed,
  type Series,
  KEY_SEED,
  LOG_FORMAT,
  changedOptions,
  optionsAmongBots,
  checkRequest,
  isReaderName,
  seatCountFor,
  type Fault,
  ok,
  type Seat,
  seenText,
} from '@trialhall/kernel'
import type { SeatInfo, TableSnapshot } from '@trialhall/table-ui'
import { peopleAt, seatsOfPerson } from './people.ts'
import { type SavedMatch, SAVED_FORMAT } from '../device/saved-match.ts'

/** How well a bot can play, from weakest to strongest, in words. */
export const STRENGTHS: readonly { readonly id: Strength; readonly label: string; readonly help: string }[] =
  [
    { id: 'novice', label: 'Novice', help: 'Gentle: makes a beginner’s mistakes.' },
    { id: 'adept', label: 'Adept', help: 'Knows the rules well, thinks little.' },
    { id: 'expert', label: 'Expert', help: 'Weighs what each choice leads to.' },
    { id: 'master', label: 'Master', help: 'As Expert, and takes more time to think.' },
  ]

/** The strength a bot has unless somebody chooses another. */
export const USUAL_STRENGTH: Strength = 'adept'

/** The same for whoever has never played a match of the game to its end: most would lose to more. */
export const FIRST_STRENGTH: Strength = 'novice'

const BOT_NAMES = ['Hedda', 'Osric', 'Mirel', 'Corvin', 'Tamsin', 'Bram', 'Ilse', 'Yorick']

/** Longest name of a seat, in characters. */
export const LONGEST_NAME = 24

/** What the only person at a table is called; several are numbered, since the screen is handed to them by name. */
export const ONLY_PERSON = 'You'

function usualName(kind: SeatInfo['kind'], seat: number): string {
  return kind === 'bot' ? (BOT_NAMES[seat] ?? `Bot ${seat + 1}`) : `Player ${seat + 1}`
}

/** A seating whose seats have the usual names, except those that somebody named. */
export function withUsualNames(seats: readonly SeatInfo[]): SeatInfo[] {
  return withFreeNames(seats, { needsName: isUsual, isLeftFor: ({ kind }) => kind === 'bot' })
}

interface Naming {
  readonly needsName: (info: SeatInfo) => boolean
  /** Whose names nobody else is given; the others must look for names of their own. */
  readonly isLeftFor: (info: SeatInfo) => boolean
}

/** A seating in which the seats that need a name have the first usual one that no other seat has: after a rematch some have those of others. */
function withFreeNames(seats: readonly SeatInfo[], { needsName, isLeftFor }: Naming): SeatInfo[] {
  const isAlone = peopleAt(seats).length === 1
  const taken = new Set(seats.filter((info) => !needsName(info) && isLeftFor(info)).map(({ name }) => name))
  return seats.map((info) => {
    if (!needsName(info)) return info
    const usual = usualName(info.kind, info.seat)
    const names = info.kind === 'bot' ? [usual, ...BOT_NAMES] : isAlone ? [ONLY_PERSON, usual] : [usual]
    const name = names.find((one) => !taken.has(one)) ?? usual
    taken.add(name)
    return { ...info, name }
  })
}

/** A seating in which further seats of a person are called after the first: "Ana", "Ana (2)". */
function withHeldNames(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((info) => {
    const nth = seatsOfPerson(seats, info.seat).indexOf(info.seat)
    return nth < 1 ? info : { ...info, name: markedName(personName(seats, info), nth + 1) }
  })
}

/** What the person or bot on a seat is called, whichever of their seats it is. */
export function personName(seats: readonly SeatInfo[], { seat, name }: SeatInfo): string {
  const [first] = seatsOfPerson(seats, seat)
  return first === undefined ? name : (seats[first]?.name ?? name)
}

function markedName(name: string, nth: number): string {
  const mark = ` (${nth})`
  return name === '' ? '' : `${name.slice(0, LONGEST_NAME - mark.length).trimEnd()}${mark}`
}

/** The people whose seat somebody may hold as well: those who sit before them, each by their first seat. */
export function peopleBefore(seats: readonly SeatInfo[], seat: Seat): Seat[] {
  return peopleAt(seats).filter((first) => first < seat)
}

/** A seating in which a seat is held by the person on another one; by somebody of its own where that is null. */
export function withHolder(seats: readonly SeatInfo[], seat: Seat, holder: Seat | null): SeatInfo[] {
  const person = holder === null ? undefined : (seats[holder]?.person ?? freeLabel(seats))
  const changed = seats.map((info): SeatInfo => {
    if (info.seat === seat) {
      const own = seatFor('person', seat)
      return person === undefined ? own : { ...own, person }
    }
    return info.seat === holder && person !== undefined ? { ...info, person } : info
  })
  return withUsualNames(changed)
}

/** A number for a person that no seat has yet. */
function freeLabel(seats: readonly SeatInfo[]): number {
  return 1 + Math.max(0, ...seats.map(({ person = 0 }) => person))
}

/** Whether nobody has named a seat: it has the usual name of a person or of a bot. */
function isUsual({ name, seat }: SeatInfo): boolean {
  return [ONLY_PERSON, usualName('person', seat), usualName('bot', seat)].includes(name)
}

/** Seats of a match begun with one press, where the game allows it. */
const USUAL_SEATS = 3

/** How many sit down where nobody says so. */
export function usualCount({ seats }: Pick<AnyGame, 'seats'>): number {
  return seatCountFor(seats, USUAL_SEATS)
}

/** One person against bots, on every seat but the first. */
export function usualSeats(count: number, strength: Strength = USUAL_STRENGTH): SeatInfo[] {
  return withUsualNames(
    Array.from({ length: count }, (_, seat) => seatFor(seat === 0 ? 'person' : 'bot', seat, strength)),
  )
}

/** A seat as it is before anybody changes it. */
export function seatFor(kind: SeatInfo['kind'], seat: number, strength: Strength = USUAL_STRENGTH): SeatInfo {
  const name = usualName(kind, seat)
  return kind === 'bot' ? { seat, name, kind, strength } : { seat, name, kind }
}

/** What a new match is made from. */
export interface Plan {
  readonly game: AnyGame
  readonly seats: readonly SeatInfo[]
  readonly options: Options
  readonly seed: Seed
  /** The series that it belongs to. */
  readonly series?: Series | null
}

/** A name and a time for a new match. */
export interface Stamp {
  readonly id: string
  readonly now: number
}

/** A new match, nothing chosen yet. What a person filled in wrongly is a fault that names the field. */
export function plannedMatch(plan: Plan, stamp: Stamp): Result<SavedMatch> {
  const { game, options, seed, series } = plan
  const seats = withHeldNames(plan.seats)
  const wrong = wrongName(seats)
  if (wrong) return { ok: false, fault: wrong }
  const isOfBots = seats.every(({ kind }) => kind === 'bot')
  const said = changedOptions(game.options, seats.length, options)
  const wished = isOfBots ? optionsAmongBots(game.options, said) : said
  const request = checkRequest(game, { seats: seats.length, seed, options: wished })
  if (!request.ok) return request
  const log: Log = {
    format: LOG_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: seats.length,
    seed,
    ...drawnFrom(seed, seats),
    options: changedOptions(game.options, seats.length, request.value.options),
    choices: [],
  }
  return ok({ ...keptAs({ log, seats, stamp }), ...(series ? { series } : {}) })
}

/** People around one screen draw what none of them can work out from what they have seen; bots are given no chance to come anyway. */
function drawnFrom(seed: Seed, seats: readonly SeatInfo[]): Pick<Log, 'generator'> {
  const people = peopleAt(seats).length
  return people > 1 && KEY_SEED.test(String(seed)) ? { generator: 'chacha20' } : {}
}

/** The first seat whose name is missing, too long or that of another, as a fault that names its field; null where there is none. */
export function wrongName(seats: readonly SeatInfo[]): Fault | null {
  const named = seats.map(({ name }) => seenText(name))
  const at = named.findIndex(
    (name, i) => name === '' || name.length > LONGEST_NAME || named.indexOf(name) < i,
  )
  if (at < 0) return readerElsewhere(seats)
  const field = `seats.${at}.name`
  const name = named[at] ?? ''
  return { code: 'bad-request', field, message: wrongNameText(name, at, named.indexOf(name) < at) }
}

function wrongNameText(name: string, seat: Seat, isTaken: boolean): string {
  if (name === '') return `Seat ${seat + 1} needs a name.`
  if (isTaken) return `Two seats are called ${name}; each needs a name of its own.`
  return `The name of seat ${seat + 1} is too long; at most ${LONGEST_NAME} characters.`
}

/** Whoever is called "you" is spoken to: at one screen that can only be who plays alone there. */
function readerElsewhere(seats: readonly SeatInfo[]): Fault | null {
  const people = peopleAt(seats)
  const at = seats.findIndex(
    ({ seat, name }) => isReaderName(name) && !(people.length === 1 && people.includes(seat)),
  )
  if (at < 0) return null
  const message = `Only somebody who plays alone is called “${ONLY_PERSON}”; seat ${at + 1} needs another name.`
  return { code: 'bad-request', field: `seats.${at}.name`, message }
}

/** A log as a match of this device. */
export function keptAs(parts: { log: Log; seats: readonly SeatInfo[]; stamp: Stamp }): SavedMatch {
  const { log, seats, stamp } = parts
  return {
    format: SAVED_FORMAT,
    id: stamp.id,
    log,
    seats: seats.map((seat) => ({ ...seat, name: seenText(seat.name) })),
    startedAt: stamp.now,
    playedAt: stamp.now,
    outcome: null,
    progress: '',
  }
}

/** Who sits where in a match that came from elsewhere: the person on the first seat, bots on the others, by the names that came with it. */
export function guestSeats(log: Log, names: readonly string[] = []): SeatInfo[] {
  const seats = usualSeats(log.seats).map((info) => ({ ...info, name: names[info.seat] ?? '' }))
  return withFreeNames(seats, { needsName: ({ name }) => name === '', isLeftFor: () => true })
}

/** Who looks at a table: from which seat, with whose eyes. */
interface Looking extends Pick<TableSnapshot, 'seats' | 'viewer'> {
  readonly eyes: TableSnapshot['eyes'] | undefined
}

/**
 * What everybody is called in sentences to the one who looks: "You" on the only seat of a person who plays, as on a device of one's own.
 * Who holds several seats, or only watches, reads names.
 */
export function namesFrom({ seats, viewer, eyes }: Looking): string[] {
  return seats.map((info) => (info.seat === viewer && eyes === undefined ? ONLY_PERSON : nameOfOther(info)))
}

/** What somebody is called to others: never "You", whatever they call themselves. */
export function nameOfOther({ seat, name }: Pick<SeatInfo, 'seat' | 'name'>): string {
  return isReaderName(name) ? markedName(name, seat + 1) : name
}
