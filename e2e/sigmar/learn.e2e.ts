import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lesson } from '../../games/sigmar/ui/lesson/index.ts'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { pressKeyAt } from '../kit/keys.ts'
import { prepare } from '../kit/play.ts'

const COACH = '[data-coach="body"]'
const NEXT = '[data-coach="next"]'
const PROMPT = '[aria-label="What is asked"]'

/** Waits until the coach speaks, and tells what is heard of it. */
async function heard(page: Page): Promise<string> {
  await page.locator(`[data-settled] ${COACH}`).waitFor()
  return (await page.locator('[data-coach="said"]').textContent()) ?? ''
}

/** How many hints there are and whether a choice is asked for now. */
async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator(COACH).getByText('Your move').count()) > 0
}

/** The option that the coach asks for, in the words of the prompt; the first where any is right. */
async function wanted(page: Page, said: string): Promise<number> {
  const texts = await page.locator(`${PROMPT} [data-option] > span:first-of-type`).allInnerTexts()
  const label = /Pick: (.+?)(?: or .+)?\.$/.exec(said)?.[1]?.toLowerCase()
  const at = texts.findIndex((text) => text.toLowerCase() === label)
  return Math.max(at, 0)
}

interface Seen {
  readonly covered: number
  readonly rings: number
  readonly tooWide: number
}

/** Whether the bubble or the strip covers anything that is pointed at. */
function look(page: Page): Promise<Seen> {
  return page.evaluate((coach) => {
    const words = document.querySelector(coach)?.parentElement?.parentElement?.getBoundingClientRect()
    const rings = [...document.querySelectorAll('[data-coach="ring"]')].map((one) =>
      one.getBoundingClientRect(),
    )
    const isOver = (ring: DOMRect): boolean =>
      words !== undefined &&
      Math.min(ring.right, words.right) - Math.max(ring.left, words.left) > 1 &&
      Math.min(ring.bottom, words.bottom) - Math.max(ring.top, words.top) > 1
    const tooWide = document.documentElement.scrollWidth - innerWidth
    return { covered: rings.filter(isOver).length, rings: rings.length, tooWide }
  }, COACH)
}

/** Waits until what is meant has come to rest. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const rings = [...document.querySelectorAll('[data-coach="ring"]')]
    const now = rings.map((one) => JSON.stringify(one.getBoundingClientRect())).join()
    const before = document.body.dataset.rings
    document.body.dataset.rings = now
    return before === now
  })
}

async function start(
  path: string,
  size: WindowSize = DESKTOP,
): Promise<{ page: Page; faults: readonly string[] }> {
  const page = await newPage(size)
  const faults = watchFaults(page)
  await prepare(page, {})
  await page.goto(path)
  return { page, faults }
}

journey('chapter one is learnt with the mouse, from the start page to the next chapter', async () => {
  const { page, faults } = await start('/')
  await page.getByRole('link', { name: 'Learn to play' }).first().click()
  await page.getByRole('heading', { name: 'Learn Sigmar' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Begin' }).click()
  const hints = lesson.chapters[0]?.steps.filter((step) => !('by' in step)) ?? []
  for (const [i, hint] of hints.entries()) {
    const said = await heard(page)
    expect(said).toContain('say' in hint ? hint.say : '')
    await settled(page)
    const { covered, rings } = await look(page)
    expect({ said, covered, isLit: rings > 0 }).toEqual({ said, covered: 0, isLit: true })
    if (i % 4 === 0) expect(await violationsOn(page)).toEqual([])
    if (await isAsked(page))
      await page.locator(`${PROMPT} [data-option="${await wanted(page, said)}"]`).click()
    else await page.locator(NEXT).click()
    await page.waitForFunction(
      (before) => document.querySelector('[data-step]')?.getAttribute('data-step') !== before,
      String(i),
    )
  }
  await page.getByRole('heading', { name: 'Well done!' }).waitFor()
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL('**/hand-of-tricks')
  await heard(page)
  await page.getByRole('link', { name: 'Chapter 2 of 4' }).click()
  await page.getByText('3 minutes · done').waitFor()
  expect(faults).toEqual([])
})

journey('the last chapter is learnt with the keyboard alone, and leads into a match', async () => {
  const { page, faults } = await start('/learn/sigmar/last-rounds')
  for (;;) {
    const said = await heard(page)
    if (said === 'The chapter is done.') break
    const step = await page.locator('[data-step]').getAttribute('data-step')
    if (await isAsked(page)) await pressKeyAt(page, await wanted(page, said))
    else await page.keyboard.press('Enter')
    await page.waitForFunction(
      (before) => document.querySelector('[data-step]')?.getAttribute('data-step') !== before,
      step,
    )
  }
  expect(await violationsOn(page)).toEqual([])
  await page.waitForFunction(() => document.activeElement?.textContent === 'Play your first match')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/table/*')
  await page.locator(`${PROMPT} [data-option]`).first().waitFor()
  const kept = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('trialhall/match/'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { seats: { strength?: string }[] }),
  )
  expect(kept.map(({ seats }) => seats.map(({ strength }) => strength))).toEqual([[undefined, 'novice']])
  expect(faults).toEqual([])
})

journey(
  'a wrong pick is refused kindly, a chapter is gone on with after a reload, and taken back',
  async () => {
    const { page } = await start('/learn/sigmar/first-trial')
    for (let i = 0; i < 4; i++) {
      await heard(page)
      await page.locator(NEXT).click()
    }
    await page.locator(`${PROMPT} [data-option="1"]`).click()
    await page.locator(COACH).getByText('You could, but let us begin with Trial of Echoes.').waitFor()
    await page.locator('[aria-label="Active Trials"] [data-lit]').first().click()
    await page.locator(COACH).getByText('Before the die is thrown').waitFor()
    await page.reload()
    await page.locator(COACH).getByText('Before the die is thrown').waitFor()
    await page.locator('[data-coach="back"]').click()
    await page.locator(COACH).getByText('Each turn you take one action').waitFor()
    await page.getByRole('button', { name: 'Read the rule: S-5.1, S-5.3' }).click()
    await page.getByRole('dialog').getByText('The active player chooses exactly one').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.locator(COACH).getByText('Welcome!').waitFor()
    await page.getByRole('button', { name: 'Skip chapter' }).click()
    await page.waitForURL('**/hand-of-tricks')
  },
)

journey('on a phone the strip covers nothing that it points at, and axe finds nothing', async () => {
  const { page, faults } = await start('/learn/sigmar/crossed-swords', PHONE)
  for (;;) {
    const said = await heard(page)
    await settled(page)
    const { covered, tooWide } = await look(page)
    expect({ said, covered, tooWide }).toEqual({ said, covered: 0, tooWide: 0 })
    if (said === 'The chapter is done.') break
    const step = Number(await page.locator('[data-step]').getAttribute('data-step'))
    if (step % 5 === 2) expect(await violationsOn(page)).toEqual([])
    if (await isAsked(page)) await page.locator(`${PROMPT} [data-option="${await wanted(page, said)}"]`).tap()
    else await page.locator(NEXT).tap()
    await page.waitForFunction(
      (before) => document.querySelector('[data-step]')?.getAttribute('data-step') !== before,
      String(step),
    )
  }
  expect(faults).toEqual([])
})

journey('who asks for no such lesson is told so', async () => {
  const { page } = await start('/learn/sigmar/nowhere')
  await page.getByRole('heading', { name: 'There is no such lesson here.' }).waitFor()
  await page.getByRole('link', { name: 'See the chapters' }).click()
  await page.waitForURL('**/learn/sigmar')
})
