import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { LATE as LATE_BATTLE } from '../../e2e/battle-decks/late.ts'
import { laidOf, matchOf, type Wanted } from '../../e2e/kit/play.ts'
import { LATE as LATE_TEMPUS } from '../../e2e/tempus/late.ts'
import { lastOf, sharedOf, until, type Moment } from './laying.ts'

/** A game's matches, each at an ask of the person, and how the clash begins there. */
export interface Table {
  /** What its pictures are named by. */
  readonly game: string
  readonly setup: SavedMatch
  readonly own: SavedMatch
  readonly window: SavedMatch
  /** The match that a clash begins in, and the words on what begins it. */
  readonly clash: readonly [SavedMatch, RegExp]
  readonly end: SavedMatch
  /** The own turn of one of two people at this device. */
  readonly shared: SavedMatch
}

/** Everything about a table but its matches. */
interface Plan {
  readonly game: string
  readonly wanted: Omit<Wanted, 'id'>
  /** What the person's own turn is, or a position with much on the table. */
  readonly own: Moment | object
  readonly window: Moment
  readonly clash: readonly [Moment, RegExp]
}

const PLANS: readonly Plan[] = [
  {
    game: 'sigmar',
    wanted: { game: 'sigmar', seats: 'pbbb', options: {}, seed: 'screens' },
    own: { type: 'action', offers: 'attempt' },
    window: { type: 'lower', after: 30, offers: 'lower' },
    clash: [{ type: 'action', offers: 'duel' }, /Duel/],
  },
  {
    game: 'lanes',
    wanted: { game: 'lanes', seats: 'pb', options: {}, seed: 'screens' },
    own: { type: 'main', after: 90, offers: 'muster' },
    window: { type: 'respond', offers: 'cast', seed: 's26' },
    clash: [{ type: 'act', after: 90, offers: 'attack' }, /Fight|attack/i],
  },
  {
    game: 'eldar',
    wanted: {
      game: 'eldar',
      seats: 'pb',
      options: { decks: ['bloodied-aggro', 'evasive-maneuvers'] },
      seed: 'screens',
    },
    own: { type: 'main', offers: 'use' },
    window: { type: 'react', offers: 'use', seed: 's0' },
    clash: [{ type: 'react', after: 90 }, /happen|pass/i],
  },
  {
    game: 'battle',
    wanted: {
      game: 'battle-decks',
      seats: 'pb',
      options: { factions: ['britannia', 'prussia'] },
      seed: 'screens',
    },
    own: LATE_BATTLE,
    window: { type: 'window', after: 40, offers: 'event' },
    clash: [{ type: 'act', after: 40, offers: 'attack' }, /Attack/],
  },
]

/** Trials of Tempus is long: all but its draft begins late in a match. */
function tempus(): Table {
  const wanted: Omit<Wanted, 'id'> = {
    game: 'tempus',
    seats: 'pbbb',
    options: { realm: 'ancient-temple', rounds: 6 },
    seed: 'late',
  }
  const late = (id: string): SavedMatch => laidOf({ ...wanted, id }, LATE_TEMPUS)
  const own = late('tempus-own')
  return {
    game: 'tempus',
    setup: matchOf({ ...wanted, id: 'tempus-setup', options: {} }),
    own,
    window: until(late('tempus-window'), { type: 'window', after: 0 }),
    clash: [until(late('tempus-clash'), { type: 'aim', after: 0, offers: 'creature' }), /./u],
    end: lastOf(late('tempus-end')),
    shared: sharedOf(wanted, own),
  }
}

function tableOf({ game, wanted, own, window, clash }: Plan): Table {
  const match = (moment: string, more: Partial<Wanted> = {}): SavedMatch =>
    matchOf({ ...wanted, ...more, id: `${game}-${moment}` })
  const at = (name: string, moment: Moment): SavedMatch =>
    until(match(name, moment.seed === undefined ? {} : { seed: moment.seed }), moment)
  const owned = isMoment(own) ? at('own', own) : laidOf({ ...wanted, id: `${game}-own` }, own)
  return {
    game,
    setup: match('setup'),
    own: owned,
    window: at('window', window),
    clash: [at('clash', clash[0]), clash[1]],
    end: lastOf(match('end')),
    shared: sharedOf(wanted, owned),
  }
}

function isMoment(given: Moment | object): given is Moment {
  return 'type' in given
}

/** All tables, with their matches. */
export const TABLES: readonly Table[] = [...PLANS.map(tableOf), tempus()]
