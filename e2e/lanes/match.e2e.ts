import { violationsOn } from '../kit/axe.ts'
import type { Options } from '@trialhall/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { pressKeyAt, pressLetter, tabTo } from '../kit/keys.ts'
import { laidOf, lengthOf, matchOf, prepare, whatNext } from '../kit/play.ts'
import { CHOICES, LIT, PROMPT, answer, whatNextStep } from '../kit/steps.ts'

/** A Main phase is ended after so many deeds, so that the match gets on. */
const DEEDS = 3
const TWO_ROUNDS: Options = { roundLimit: 2 }

async function begin(size: WindowSize, options: Options = TWO_ROUNDS): Promise<Page> {
  const page = await newPage(size)
  await prepare(page, { matches: [matchOf({ id: 'lanes', game: 'lanes', seats: 'pb', options })] })
  await page.goto('/table/lanes')
  await page.locator(CHOICES).first().waitFor()
  return page
}

/** A wave that is planned at once, and what sends it. */
const FIGHT = `${PROMPT} [data-plan] [data-option="go"]`

async function isPlanned(page: Page): Promise<boolean> {
  return (await page.locator(FIGHT).count()) > 0
}

/** What ends a Main phase. */
const ENDING = /^end (the phase|your turn)/i

/** True where the prompt offers to end the phase. */
async function isMainPhase(page: Page): Promise<boolean> {
  return (await page.locator(PROMPT).getByRole('button', { name: ENDING }).count()) > 0
}

/** Plays to the end; `act` answers an ask, told how many deeds this Main phase has seen. */
async function play(page: Page, act: (deeds: number) => Promise<void>): Promise<number> {
  let asks = 0
  for (let deeds = 0; (await whatNextStep(page)) !== 'end'; asks++) {
    deeds = (await isMainPhase(page)) ? deeds + 1 : 0
    await act(deeds)
    if (deeds > DEEDS) deeds = 0
  }
  return asks
}

journey('a whole match against a bot is played with the mouse, on the board', async () => {
  const page = await begin(DESKTOP)
  const faults = watchFaults(page)
  const asks = await play(page, async (deeds) => {
    if (deeds > DEEDS) return answer(page, () => page.getByRole('button', { name: ENDING }).click())
    if (await isPlanned(page)) return answer(page, () => page.locator(FIGHT).click())
    const turn = await lengthOf(page)
    return answer(page, async () => {
      const lit = page.locator(LIT)
      const count = await lit.count()
      await (count > 0 ? lit.nth((turn * 5) % count) : page.locator(CHOICES).first()).click()
    })
  })
  expect(asks).toBeGreaterThan(6)
  expect(faults).toEqual([])
})

journey('a whole match against a bot is played with the keyboard only', async () => {
  const page = await begin(DESKTOP)
  const faults = watchFaults(page)
  await play(page, async (deeds) => {
    if (deeds > DEEDS) {
      await page.locator(PROMPT).getByRole('button', { name: ENDING }).focus()
      return answer(page, () => page.keyboard.press('Enter'))
    }
    if (await isPlanned(page)) return answer(page, () => pressLetter(page, 'e'))
    const turn = await lengthOf(page)
    return answer(page, async (step) => {
      await pressKeyAt(page, turn + step)
    })
  })
  expect(faults).toEqual([])
})

/** Three Guards before an Imp: a wave of three. */
const BATTLE = {
  phase: 'battle',
  round: 3,
  units: { '2,3': 'aGd', '2,2': 'aGd', '4,2': 'aGd', '2,4': 'bIm' },
  seats: [{ class: 'paladin' }, { class: 'warlock' }],
}

/** A wave of three Guards that is to be planned. */
async function planning(size: WindowSize): Promise<Page> {
  const page = await newPage(size)
  const wanted = { id: 'wave', game: 'lanes', seats: 'pb', options: {}, seed: 'wave' }
  await prepare(page, { matches: [laidOf(wanted, BATTLE)] })
  await page.goto('/table/wave')
  await page.locator(FIGHT).waitFor()
  return page
}

journey.each([DESKTOP, PHONE])('a whole battle is planned at once at $width px', async (size) => {
  const page = await planning(size)
  const faults = watchFaults(page)
  const orders = page.locator(`${PROMPT} [data-order]`)
  expect(await orders.count()).toBeGreaterThanOrEqual(3)
  const first = await orders.first().textContent()
  expect(first).toMatch(/Guard \(2,3\) attacks Imp.*−1, dies/)
  expect(await violationsOn(page)).toEqual([])
  // A press on the unit or on its line changes its order, and what comes of it; it is taken back with a key.
  await page.locator('[data-part="board"] [data-lit]').first().click()
  await page.waitForFunction(
    ([selector, last]) => document.querySelector(selector ?? '')?.textContent !== last,
    [`${PROMPT} [data-order]`, first] as const,
  )
  expect(await lengthOf(page)).toBe(0)
  await page.keyboard.press('Backspace')
  await orders.first().filter({ hasText: 'attacks Imp' }).waitFor()
  // The same choices are sent one after the other.
  await page.locator(FIGHT).click()
  await page.waitForFunction(
    () => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) >= 3,
  )
  expect(faults).toEqual([])
})

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the page.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses, moves and lets go, as a mouse or a finger does it. */
interface Pointer {
  down(x: number, y: number): Promise<void>
  move(x: number, y: number): Promise<void>
  up(): Promise<void>
}

async function fingerOn(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page)
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at: { x: number; y: number }[],
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at })
  }
  return {
    down: async (x, y) => {
      await touch('touchStart', [{ x, y }])
      await page.waitForTimeout(350) // a finger that moves at once scrolls
    },
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  }
}

journey.each([
  { by: 'mouse', size: DESKTOP },
  { by: 'finger', size: PHONE },
])(
  'a unit is dragged by $by to whom it shall strike; back in its place it keeps its order',
  async ({ by, size }) => {
    const page = await planning(size)
    const { mouse } = page
    const pointer: Pointer =
      by === 'finger'
        ? await fingerOn(page)
        : {
            down: (x, y) => mouse.move(x, y).then(() => mouse.down()),
            move: (x, y) => mouse.move(x, y),
            up: () => mouse.up(),
          }
    const order = page.locator(`${PROMPT} [data-order]`).first()
    await page.locator('[data-entity="field:9"]').click()
    await order.filter({ hasNotText: 'attacks' }).waitFor()
    const told = await order.textContent()
    const from = await middleOf(page, '[data-entity="field:9"]')
    for (const to of [from, await middleOf(page, '[data-entity="field:13"]')]) {
      expect(await order.textContent()).toBe(told)
      await pointer.down(from.x, from.y)
      await pointer.move(from.x, from.y - 20)
      await page.locator('[data-ghost]').waitFor()
      await pointer.move(to.x, to.y)
      await pointer.up()
      await page.locator('[data-ghost]').waitFor({ state: 'detached' })
    }
    await order.filter({ hasText: 'attacks Imp' }).waitFor()
    expect(await lengthOf(page)).toBe(0)
  },
)

journey.each([
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
])('the board has the room at $width px: it is as wide as all that stands beside it', async (size) => {
  const page = await planning(size)
  const board = await page.locator('[data-part="board"]').boundingBox()
  expect(board?.width).toBeGreaterThan(size.width * 0.56)
  const cut = await page
    .locator('section:is([aria-label="Your camp"], [aria-label^="Camp of"])')
    .evaluateAll((camps) =>
      camps.flatMap((camp) => {
        const room = camp.getBoundingClientRect()
        const parts = [...camp.querySelectorAll('button')]
        const isCut = ({ bottom, right }: DOMRect): boolean => bottom > room.bottom || right > room.right
        return parts.filter((part) => isCut(part.getBoundingClientRect())).map((part) => part.ariaLabel)
      }),
    )
  expect(cut).toEqual([])
})

journey('who would rather answer for one unit after the other can', async () => {
  const page = await planning(DESKTOP)
  await page.getByRole('button', { name: 'One by one' }).click()
  await page.locator(CHOICES).filter({ hasText: 'Defend' }).first().waitFor()
  expect(await isPlanned(page)).toBe(false)
})

journey('who takes a step with Enter goes on with the next one', async () => {
  const page = await begin(DESKTOP)
  await page.locator(CHOICES).first().click()
  await page.locator(`${PROMPT} [data-step]`).first().waitFor()
  await tabTo(page, `${PROMPT} [data-step]`)
  await page.keyboard.press('Enter')
  await page.locator('[data-taken]').first().waitFor()
  expect(await page.evaluate((list) => document.activeElement?.matches(list), CHOICES)).toBe(true)
})

journey('a step is taken back with a key, and another card comes in its place with a press', async () => {
  const page = await begin(DESKTOP)
  await page.locator(CHOICES).first().click()
  const cards = page.locator('[data-part="hand"] [data-lit]')
  await cards.first().waitFor()
  const [one, other] = [cards.nth(0), cards.nth(1)]
  const key = await other.getAttribute('data-entity')
  await one.click()
  await page.locator('[data-part="hand"] [data-taken]').waitFor()
  await page.locator(`[data-entity="${key}"]`).click()
  expect(await page.locator('[data-part="hand"] [data-taken]').getAttribute('data-entity')).toBe(key)
  await page.keyboard.press('Backspace')
  await page.locator('[data-part="hand"] [data-taken]').waitFor({ state: 'detached' })
})

/** Fields that are lit, but of whose middle something else takes a press. */
function coveredFields(page: Page): Promise<string[]> {
  return page.locator('[data-entity^="field:"][data-lit]').evaluateAll((fields) =>
    fields
      .filter((field) => {
        const { x, y, width, height } = field.getBoundingClientRect()
        return !field.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((field) => field.getAttribute('aria-label') ?? ''),
  )
}

journey('a card that is taken lies on no field that it may go to, wherever the pointer rests', async () => {
  const page = await begin(DESKTOP)
  await page.locator(CHOICES).first().click()
  const cards = page.locator('[data-part="hand"] [data-lit]')
  await cards.first().waitFor()
  const keys = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-entity')))
  let seen = 0
  for (const key of keys) {
    const card = page.locator(`[data-part="hand"] [data-entity="${key}"]`)
    await card.click({ position: { x: 20, y: 20 } })
    await page.locator(`[data-part="hand"] [data-entity="${key}"][data-taken]`).waitFor()
    await expect.poll(() => coveredFields(page), { timeout: 3000 }).toEqual([])
    seen += await page.locator('[data-entity^="field:"][data-lit]').count()
  }
  expect(seen).toBeGreaterThan(0)
})

/** What axe finds: everything by day, colours by candlelight and in high contrast too. */
async function violations(page: Page): Promise<string[]> {
  const found = await violationsOn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await violationsOn(page, ['color-contrast'])))
  await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'high'))
  found.push(...(await violationsOn(page, ['color-contrast'])))
  await page.evaluate(() => document.documentElement.removeAttribute('data-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Where a match is: the classes, a Main phase, a Battle phase or something between. */
async function momentOf(page: Page): Promise<string> {
  if (await isMainPhase(page)) return 'main'
  const now = page.locator('[data-part="round"] [aria-current]')
  return (await now.count()) === 0
    ? 'class'
    : ((await now.textContent()) ?? '').split(' ')[0]?.toLowerCase() || 'none'
}

journey.each([DESKTOP, PHONE])('axe finds nothing on the table at $width px', async (size) => {
  const page = await begin(size, { roundLimit: 1 })
  const looked: string[] = []
  const look = async (moment: string): Promise<void> => {
    if (looked.includes(moment)) return
    looked.push(moment)
    expect({ moment, found: await violations(page) }).toEqual({ moment, found: [] })
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, `${moment} is scrolled sideways`).toBeLessThanOrEqual(0)
  }
  await play(page, async (deeds) => {
    if (deeds > DEEDS) return answer(page, () => page.getByRole('button', { name: ENDING }).click())
    await look(await momentOf(page))
    return answer(page, async (step) => {
      if (step > 0) await look('targets')
      const deed = page.locator(CHOICES, { hasText: /Summon|Cast/ })
      await ((await deed.count()) > 0 ? deed : page.locator(CHOICES)).first().click()
    })
  })
  await whatNext(page)
  await look('end')
  expect(looked).toEqual(expect.arrayContaining(['class', 'main', 'targets', 'battle', 'end']))
})
