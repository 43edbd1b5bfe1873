import type { Page } from 'playwright-core'
import { games } from '@trialhall/games'
import { type Ask, Match } from '@trialhall/kernel'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { LATE } from '../../e2e/battle-decks/late.ts'
import { CHOICES, laidOf, matchOf, playOn, type Wanted } from '../../e2e/kit/play.ts'
import type { Shot } from './shots.ts'

// Every table at the moments that its players see: setup, own turn, somebody else's turn, a window, a clash in the middle of it, the end.

/** A table in motion, slow enough that a picture is taken in the middle of what happens. */
const MOVING: Partial<Settings> = { motion: 'full', pace: 'leisurely', stops: 'all' }
/** How long after a choice what it does is under way, in milliseconds. */
const UNDER_WAY = 900

const ELDAR = { decks: ['bloodied-aggro', 'evasive-maneuvers'] }
const BATTLE = { factions: ['britannia', 'prussia'] }
const LANES = { id: 'lanes', game: 'lanes', seats: 'pb', options: {}, seed: 'screens' }

/** A game's matches, each at an ask of the person, and how the clash begins there. */
interface Table {
  readonly game: string
  readonly setup: SavedMatch
  readonly own: SavedMatch
  readonly window: SavedMatch
  /** The match that a clash begins in, and the words on what begins it. */
  readonly clash: readonly [SavedMatch, RegExp]
  readonly end: SavedMatch
}

/** Plays until the person is asked a prompt of a type, after so many choices, and offered something. */
function until(wanted: Wanted, type: string, { after = 60, offers = '' } = {}): SavedMatch {
  const match = begun(wanted)
  const isThere = ({ seat, prompt, options }: Ask): boolean =>
    match.length >= after &&
    seat === 0 &&
    (prompt as { type?: string }).type === type &&
    options.some((option) => offers === '' || (option as { do: string }).do === offers)
  for (let [ask] = match.asks; ask && !isThere(ask); [ask] = match.asks) step(match, ask)
  return { ...matchOf(wanted), log: match.log }
}

/** Plays to the last choice that the person makes. */
function lastOf(wanted: Wanted): SavedMatch {
  const match = begun(wanted)
  for (let [ask] = match.asks; ask; [ask] = match.asks) step(match, ask)
  const { log } = match
  const last = log.choices.findLastIndex(({ seat }) => seat === 0)
  return { ...matchOf(wanted), log: { ...log, choices: log.choices.slice(0, last) } }
}

function begun(wanted: Wanted): Match {
  const saved = matchOf(wanted)
  const game = games.find(saved.log.game)
  const match = game.ok ? Match.replay(game.value, saved.log, { story: false }) : game
  if (!match.ok) throw new Error(match.fault.message)
  return match.value
}

function step(match: Match, { seat, options }: Ask): void {
  match.choose(seat, (match.length * 7) % options.length)
}

const sigmar = { game: 'sigmar', seats: 'pbbb', options: {}, seed: 'screens' }
const eldar = { game: 'eldar', seats: 'pb', options: ELDAR, seed: 'screens' }
const battle = { game: 'battle-decks', seats: 'pb', options: BATTLE, seed: 'screens' }
const battleLate = laidOf({ ...battle, id: 'battle-late' }, LATE)

const TABLES: readonly Table[] = [
  {
    game: 'sigmar',
    setup: matchOf({ ...sigmar, id: 'sigmar-setup' }),
    own: until({ ...sigmar, id: 'sigmar-own' }, 'action', { offers: 'attempt' }),
    window: until({ ...sigmar, id: 'sigmar-window' }, 'lower', { after: 30, offers: 'lower' }),
    clash: [until({ ...sigmar, id: 'sigmar-clash' }, 'action', { offers: 'duel' }), /Duel/],
    end: lastOf({ ...sigmar, id: 'sigmar-end' }),
  },
  {
    game: 'lanes',
    setup: matchOf({ ...LANES, id: 'lanes-setup' }),
    own: until({ ...LANES, id: 'lanes-own' }, 'main', { after: 90, offers: 'muster' }),
    window: until({ ...LANES, id: 'lanes-window' }, 'respond', { offers: 'cast' }),
    clash: [until({ ...LANES, id: 'lanes-clash' }, 'act', { after: 90, offers: 'attack' }), /Fight|attack/i],
    end: lastOf({ ...LANES, id: 'lanes-end' }),
  },
  {
    game: 'eldar',
    setup: matchOf({ ...eldar, id: 'eldar-setup' }),
    own: until({ ...eldar, id: 'eldar-own' }, 'main', { offers: 'use' }),
    window: until({ ...eldar, id: 'eldar-window' }, 'react', { offers: 'use' }),
    clash: [until({ ...eldar, id: 'eldar-clash' }, 'react', { after: 90 }), /happen|pass/i],
    end: lastOf({ ...eldar, id: 'eldar-end' }),
  },
  {
    game: 'battle',
    setup: matchOf({ ...battle, id: 'battle-setup' }),
    own: battleLate,
    window: until({ ...battle, id: 'battle-window' }, 'window', { after: 40, offers: 'event' }),
    clash: [until({ ...battle, id: 'battle-clash' }, 'act', { after: 40, offers: 'attack' }), /Attack/],
    end: lastOf({ ...battle, id: 'battle-end' }),
  },
]

/** Matches that lie on the device. */
export const MOMENT_MATCHES: readonly SavedMatch[] = TABLES.flatMap(({ setup, own, window, clash, end }) => [
  setup,
  own,
  window,
  clash[0],
  end,
])

/** Until the prompt offers something. */
const asked = (page: Page): Promise<unknown> => page.locator(CHOICES).first().waitFor()

/** What everybody sees after something was taken: the first whose words fit, or the last of all. */
async function takes(page: Page, words: RegExp): Promise<void> {
  await asked(page)
  const fitting = page.locator(`:is(${CHOICES}, [data-plan] button)`, { hasText: words })
  await ((await fitting.count()) > 0 ? fitting.first() : page.locator(CHOICES).last()).click()
  await page.waitForTimeout(UNDER_WAY)
}

function shotsOf({ game, setup, own, window, clash, end }: Table): readonly Shot[] {
  const at = (moment: string, { id }: SavedMatch, before: Shot['before'] = asked): Shot => ({
    name: `moment-${game}-${moment}`,
    path: `/table/${id}`,
    before,
  })
  return [
    at('setup', setup),
    at('own', own),
    { ...at('other', own, (page) => takes(page, /^$/)), settings: MOVING },
    { ...at('window', window), settings: { stops: 'all' } },
    { ...at('clash', clash[0], (page) => takes(page, clash[1])), settings: MOVING },
    at('end', end, (page) => playOn(page)),
  ]
}

/** A picture of each table at each of its moments. */
export const MOMENTS: readonly Shot[] = TABLES.flatMap(shotsOf)
