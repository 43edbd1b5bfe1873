import type { Strength } from '@trialhall/bots'
import { games } from '@trialhall/games'
import { type Options, Match } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import type { Page } from 'playwright-core'
import { plannedMatch, seatFor, withUsualNames } from '../../apps/web/src/match/seating.ts'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { type Settings, USUAL_SETTINGS } from '../../apps/web/src/device/settings.ts'

/** What a test wants of a match. */
export interface Wanted {
  readonly id: string
  /** Sigmar's Trial if not given. */
  readonly game?: string
  /** One letter a seat: p for a person, b for a bot. */
  readonly seats: string
  readonly options?: Options
  readonly seed?: string
  /** Of the bots: novices if not given. */
  readonly strength?: Strength
}

/** A match that ends soon. */
export const SHORT: Options = { roundLimit: 3, valorToWin: 10 }

/** A match with nothing chosen yet, the same every time. */
export function matchOf({
  id,
  game: gameId = 'sigmar',
  seats,
  options = SHORT,
  seed = 'hall',
  strength = 'novice',
}: Wanted): SavedMatch {
  const game = games.find(gameId)
  if (!game.ok) throw new Error(game.fault.message)
  const seating = Array.from(
    seats,
    (letter, seat): SeatInfo => (letter === 'p' ? seatFor('person', seat) : seatFor('bot', seat, strength)),
  )
  const planned = plannedMatch(
    { game: game.value, seats: withUsualNames(seating), options, seed },
    { id, now: Date.now() },
  )
  if (!planned.ok) throw new Error(planned.fault.message)
  return planned.value
}

/** A match that begins in the middle, some picks later: the index of each, whoever is asked. */
export function laidOf(wanted: Wanted, position: object, picks: readonly number[] = []): SavedMatch {
  const saved = matchOf(wanted)
  const { options, seed } = saved.log
  const game = games.find(saved.log.game)
  const begun = game.ok
    ? Match.start(game.value, { seats: wanted.seats.length, seed, options, position })
    : game
  if (!begun.ok) throw new Error(begun.fault.message)
  const match = begun.value
  for (const pick of picks) match.choose(match.asks[0]?.seat ?? 0, pick)
  return { ...saved, log: match.log }
}

/** The same, played to its end: each choice takes another option than the one before, so that much happens. */
export function finishedOf(wanted: Wanted): SavedMatch {
  const saved = matchOf(wanted)
  const game = games.find(saved.log.game)
  const begun = game.ok ? Match.replay(game.value, saved.log, { story: false }) : game
  if (!begun.ok) throw new Error(begun.fault.message)
  const match = begun.value
  for (let [ask] = match.asks; ask; [ask] = match.asks)
    match.choose(ask.seat, (match.length * 7) % ask.options.length)
  return { ...saved, log: match.log, outcome: match.outcome }
}

/** Settings under which nothing has to be waited for. */
const SWIFT: Partial<Settings> = { motion: 'off', pace: 'instant' }

/** Puts matches and settings on the device before any page is opened. */
export async function prepare(
  page: Page,
  kept: { readonly matches?: readonly SavedMatch[]; readonly settings?: Partial<Settings> },
): Promise<void> {
  const settings = { ...USUAL_SETTINGS, ...SWIFT, ...kept.settings }
  const entries = (kept.matches ?? []).map((match) => [`trialhall/match/${match.id}`, JSON.stringify(match)])
  entries.push(['trialhall/settings', JSON.stringify(settings)])
  await page.addInitScript((pairs) => {
    for (const [key, text] of pairs as [string, string][]) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    }
  }, entries)
}

/** What a table waits for. */
export type Waiting = 'ask' | 'curtain' | 'end'

export const PROMPT = '[aria-label="What is asked"]'
/** The options of the prompt, in order; the board may light the same ones. */
export const OPTIONS: string = `${PROMPT} [data-option]:not(:disabled)`
/** Everything that the prompt offers: options, and steps towards several of them. */
export const CHOICES: string = `${PROMPT} :is([data-option], [data-step]):not(:disabled)`
const CURTAIN = 'dialog[data-curtain] button'
const END = 'dialog[open] ol li[data-first]'

/** Waits until a table needs a person: to pick, to take the device, or to see the end. */
export async function whatNext(page: Page): Promise<Waiting> {
  const seen = await page.waitForFunction(
    ([end, curtain, options]) => {
      if (document.querySelector(end)) return 'end'
      if (document.querySelector(curtain)) return 'curtain'
      return document.querySelector(options) ? 'ask' : null
    },
    [END, CURTAIN, OPTIONS] as const,
    { timeout: 20_000 },
  )
  return (await seen.jsonValue()) as Waiting
}

/** Number of choices made so far. */
export async function lengthOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-length]').first().getAttribute('data-length'))
}

/** Takes the device as the next person. */
export async function takeDevice(page: Page): Promise<void> {
  await page.locator(CURTAIN).first().click()
  await page.locator(CURTAIN).first().waitFor({ state: 'detached' })
}

/** Picks one of the options, in turn, so that matches differ, and waits until it counts. */
export async function pick(page: Page): Promise<void> {
  const before = await lengthOf(page)
  const options = page.locator(OPTIONS)
  await options.nth(before % (await options.count())).click()
  await page.waitForFunction(
    (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
    before,
  )
}

/** Plays until the end, or until so many choices are made. */
export async function playOn(page: Page, until: number = Infinity): Promise<Waiting> {
  for (;;) {
    const waiting = await whatNext(page)
    if (waiting === 'end' || (await lengthOf(page)) >= until) return waiting
    if (waiting === 'curtain') await takeDevice(page)
    else await pick(page)
  }
}
