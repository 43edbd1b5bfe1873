import { games } from '@trialhall/games'
import { Match, type Space } from '@trialhall/kernel'
import { type Chapter, Coach, type Move } from '@trialhall/table-ui'
import type { Page } from 'playwright-core'
import { keyTowards, spaceNamed } from '../../apps/web/tests/learn/map-keys.ts'

const SAID = '[data-coach="said"]'
const PROMPT = '[aria-label="What is asked"]'
const CHOICES = `${PROMPT} :is([data-option], [data-step])`
const DONE = 'The chapter is done.'

/** What the coach says, once all before it was shown. */
export async function heard(page: Page): Promise<string> {
  await page.locator('[data-settled] [data-coach="body"]').waitFor()
  return (await page.locator(SAID).textContent()) ?? ''
}

/** Takes the cursor of the map to a space by its keys, and picks it there. */
async function chooseOnMap(page: Page, goal: Space): Promise<void> {
  await page.locator('[data-map]').focus()
  const cursor = page.locator('[data-cursor]')
  for (let key = ''; key !== 'Enter'; ) {
    key = keyTowards(spaceNamed((await cursor.textContent()) ?? ''), goal)
    await page.keyboard.press(key)
  }
}

/** Takes the choice that leads to what is wanted, step by step; the first where any is right. */
async function choose(page: Page, said: string): Promise<void> {
  const wanted = /Pick: (.+?)(?: or .+)?\.$/.exec(said)?.[1]?.toLowerCase() ?? ''
  const space = spaceNamed(wanted)
  if (space) return chooseOnMap(page, space)
  for (let step = 0; step < 3 && (await page.locator(SAID).textContent()) === said; step++) {
    const before = await page.locator(PROMPT).textContent()
    const words = await page
      .locator(CHOICES)
      .evaluateAll((buttons) => buttons.map((button) => button.querySelector(':scope > span')?.textContent))
    const texts = words.map((text) => (text ?? '').replace(/\s+/g, ' ').replace(/ ?…$/g, '').toLowerCase())
    await page.locator(CHOICES).nth(bestOf(texts, wanted)).click()
    await page.waitForFunction(
      ([coach, prompt, last, words]) =>
        document.querySelector(coach)?.textContent !== words ||
        document.querySelector(prompt)?.textContent !== last,
      [SAID, PROMPT, before, said] as const,
    )
  }
}

/** The option or the step towards it that says most of what is wanted; the first if none does. */
function bestOf(texts: readonly string[], wanted: string): number {
  const shares = texts.map((text) => (wanted.includes(text) ? text.length : 0))
  return shares.indexOf(Math.max(...shares))
}

/** Does what the coach wants now, or reads on, until something else is said; false when the chapter is done. */
export async function goOn(page: Page): Promise<boolean> {
  const said = await heard(page)
  if (said === DONE) return false
  const isAsked = (await page.locator('[data-coach="body"]').getByText('Your move').count()) > 0
  if (isAsked) await choose(page, said)
  else await page.locator('[data-coach="next"]').click()
  await page.waitForFunction(([coach, before]) => document.querySelector(coach)?.textContent !== before, [
    SAID,
    said,
  ] as const)
  return true
}

/** Keeps on the device that all but the last hint of these chapters was learnt before. */
export function keepNearEnd(page: Page, gameId: string, chapters: readonly Chapter[]): Promise<void> {
  const under = chapters.map((one) => [one.id, movesIn(gameId, one).slice(0, -1)] as const)
  return keep(page, gameId, Object.fromEntries(under))
}

/** Keeps on the device that a chapter was learnt up to the hint that begins like this. */
export function keepUntil(page: Page, gameId: string, chapter: Chapter, begin: string): Promise<void> {
  return keep(page, gameId, { [chapter.id]: movesIn(gameId, chapter, begin) })
}

async function keep(page: Page, gameId: string, under: Record<string, readonly Move[]>): Promise<void> {
  const entry = [`trialhall/lesson/${gameId}`, JSON.stringify({ done: [], under })] as const
  await page.addInitScript(([key, text]) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
  }, entry)
}

/** All that somebody does in a chapter who does what they are told, up to the hint that begins like this. */
function movesIn(gameId: string, chapter: Chapter, until?: string): readonly Move[] {
  const { id: seed, names, options = {}, position, rolls } = chapter
  const game = games.find(gameId)
  const begun = game.ok
    ? Match.start(game.value, { seed, seats: names.length, options, position, rolls })
    : game
  if (!begun.ok) throw new Error(begun.fault.message)
  const coach = new Coach(begun.value, chapter)
  while (coach.hint && !(until && coach.hint.say.startsWith(until)))
    if (!coach.read()) coach.pick(coach.right[0] ?? -1)
  return coach.moves
}

/** Learns a chapter to its end, from where it was left; answers how many hints there were. */
export async function learn(page: Page, gameId: string, chapter: string): Promise<number> {
  await page.goto(`/learn/${gameId}/${chapter}`)
  let hints = 0
  while (await goOn(page)) hints++
  return hints
}
