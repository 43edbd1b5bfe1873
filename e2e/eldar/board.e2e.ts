import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { DESKTOP, PHONE, type WindowSize, journey, newPage } from '../kit/browser.ts'
import { countFlights, seenBolt } from '../kit/flights.ts'
import { laidOf, lengthOf, prepare } from '../kit/play.ts'
import { countDraws, noSight, seenSight } from '../kit/sights.ts'
import { CHOICES } from '../kit/steps.ts'

const DECKS = ['bloodied-aggro', 'evasive-maneuvers']

/** Yuri can hit Giana; both graveyards hold cards. */
const DUEL = {
  round: 3,
  A: {
    hand: ['wallop', 'second-wind'],
    graveyard: ['shockwave'],
    heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }],
  },
  B: { graveyard: ['fixate', 'flash'], heroes: [{ hero: 'giana' }, { hero: 'kiran', exhausted: true }] },
}

const TIRED = { exhausted: true, focus: 0 }
/** Nobody can do anything but pass. */
const SPENT = {
  round: 1,
  A: {
    heroes: [
      { hero: 'yuri', ...TIRED },
      { hero: 'isra', ...TIRED },
    ],
  },
  B: {
    heroes: [
      { hero: 'giana', ...TIRED },
      { hero: 'kiran', ...TIRED },
    ],
  },
}

function laid(id: string, position: object): SavedMatch {
  return laidOf({ id, game: 'eldar', seats: 'pb', options: { decks: DECKS, roundCap: 1 } }, position)
}

interface Opening {
  readonly size?: WindowSize
  readonly settings?: Partial<Settings>
  /** The device asks for less motion. */
  readonly isStill?: boolean
}

async function open(
  match: SavedMatch,
  { size = DESKTOP, settings = {}, isStill = false }: Opening = {},
): Promise<Page> {
  const page = await newPage(size, { reducedMotion: isStill ? 'reduce' : 'no-preference' })
  await prepare(page, { matches: [match], settings })
  await page.goto(`/table/${match.id}`)
  await page.locator(CHOICES).first().waitFor()
  return page
}

async function playWallop(page: Page): Promise<void> {
  await page.locator('[data-part="hand"] [data-lit]', { hasText: 'Wallop' }).click()
  await page.locator('[data-entity="hero:0"][data-lit]').click()
  await page.locator('[data-entity="hero:2"][data-lit]').waitFor()
}

journey('a card flies from the hand to the stack, and nothing of it stays or can be pressed', async () => {
  const page = await open(laid('fly', DUEL), { settings: { motion: 'system', pace: 'steady' } })
  const flights = await countFlights(page)
  await playWallop(page)
  expect(await flights()).toBeGreaterThan(0)
  await page.locator('[data-flights]:empty').waitFor({ state: 'attached' })
  expect(await page.locator('[data-part="stack"] [data-flies^="card:"]').count()).toBe(1)
  expect(await page.locator('[data-part="stack"]').innerText()).toMatch(/Wallop\s+Yuri\s+You/)
  expect(await page.locator('[data-part="hand"] [data-entity]').count()).toBe(1)
})

journey(
  'a Hero is dragged to an enemy: its own action is aimed there, and an ally says nothing',
  async () => {
    const page = await open(laid('carry', DUEL))
    const middle = async (key: string): Promise<{ x: number; y: number }> => {
      const box = await page.locator(`[data-piece="${key}"]`).boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const from = await middle('hero:0')
    for (const key of ['hero:1', 'hero:2']) {
      expect(await lengthOf(page)).toBe(0)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 20, from.y, { steps: 2 })
      await page.locator('[data-entity="hero:2"][data-lit]').waitFor()
      const to = await middle(key)
      await page.mouse.move(to.x, to.y, { steps: 3 })
      await page.mouse.up()
      await page.locator('[data-ghost]').waitFor({ state: 'detached' })
    }
    await page.waitForFunction(
      () => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) >= 2,
    )
  },
)

journey('what resolves goes to whom it hits as a bolt, and nothing of it stays', async () => {
  const page = await open(laid('bolt', DUEL), { settings: { motion: 'system', pace: 'steady' } })
  await playWallop(page)
  const bolt = await seenBolt(page)
  await page.locator('[data-entity="hero:2"][data-lit]').click()
  await bolt()
  await page.locator('[data-flights]:empty').waitFor({ state: 'attached' })
})

journey('who is hit is seen to be, and when that is over nothing is drawn', async () => {
  const page = await open(laid('sparks', DUEL), { settings: { motion: 'system', pace: 'steady' } })
  const draws = await countDraws(page)
  await playWallop(page)
  await page.locator('[data-entity="hero:2"][data-lit]').click()
  await seenSight(page)
  await page.locator(CHOICES).first().waitFor()
  await noSight(page)
  const drawn = await draws()
  expect(drawn).toBeGreaterThan(50)
  await page.waitForTimeout(400) // nothing may be drawn meanwhile
  expect(await draws()).toBe(drawn)
})

journey.each([
  { what: 'less motion', opening: { settings: { motion: 'system', pace: 'steady' }, isStill: true } },
  { what: 'all at once', opening: { settings: { motion: 'full', pace: 'instant' } } },
] as const)('where somebody asks for $what, nothing is drawn over the table', async ({ what, opening }) => {
  const page = await open(laid(`plain-${what.length}`, DUEL), opening)
  const draws = await countDraws(page)
  await playWallop(page)
  await page.locator('[data-entity="hero:2"][data-lit]').click()
  await page.locator('[data-part="stack"] [data-flies]').waitFor({ state: 'detached' })
  expect(await draws()).toBe(0)
})

journey('where the device asks for less motion, nothing flies', async () => {
  const page = await open(laid('still', DUEL), {
    settings: { motion: 'system', pace: 'steady' },
    isStill: true,
  })
  const flights = await countFlights(page)
  await playWallop(page)
  expect(await flights()).toBe(0)
})

const FULL = '[data-action="full-control"]'

function isFull(page: Page): Promise<string | null> {
  return page.locator(FULL).getAttribute('aria-pressed')
}

journey('full control is switched and held, by mouse and by key, and said', async () => {
  const page = await open(laid('control', DUEL))
  expect(await isFull(page)).toBe('false')
  await page.locator(FULL).click()
  await page.locator(`${FULL}[aria-pressed="true"]`).waitFor()
  await page
    .locator('[data-announcer="change"]', { hasText: 'Full control: you are asked' })
    .waitFor({ state: 'attached' })
  expect(await page.evaluate(() => localStorage.getItem('trialhall/settings'))).toContain('"stops":"all"')
  await page.keyboard.press('f')
  await page.locator(`${FULL}[aria-pressed="false"]`).waitFor()
  await page.keyboard.down('f')
  await page.locator(`${FULL}[aria-pressed="true"]`).waitFor()
  await page.waitForTimeout(500)
  await page.keyboard.up('f')
  await page.locator(`${FULL}[aria-pressed="false"]`).waitFor()
})

journey('a stop is set at the table and stands at its phase', async () => {
  const page = await open(laid('stops', DUEL))
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Stops' })
  await dialog.getByLabel('When you could equip a Hero').check()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Stops 1 of 3' }).waitFor()
  await page.locator('[data-part="round"] li', { hasText: 'Equip, a stop' }).waitFor()
  expect(await page.locator('[data-part="round"] li', { hasText: 'a stop' }).count()).toBe(1)
})

journey(
  'with full control a window in which one could only pass is asked; without it the table passes',
  async () => {
    const page = await open(laid('asked', SPENT), { settings: { stops: 'all' } })
    expect(await page.locator(CHOICES).allTextContents()).toEqual(['PPassyou yield'])
    const before = await lengthOf(page)
    await page.locator(FULL).click()
    await page.waitForFunction(
      (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
      before,
    )
  },
)

journey('a match that nobody wins ends in a draw, and says so', async () => {
  const page = await open(laid('drawn', SPENT), { settings: { stops: ['main'] } })
  await page
    .locator(CHOICES)
    .filter({ hasText: /^PPass/ })
    .click()
  await page.getByRole('dialog').getByRole('heading', { name: 'A draw' }).waitFor()
})

journey(
  'on a phone: graveyards by touch, switches under the thumb, phases and initiative in sight',
  async () => {
    const page = await open(laid('phone', DUEL), { size: PHONE })
    for (const [whose, card] of [
      ['your', 'Shockwave'],
      ['Osric’s', 'Fixate'],
    ] as const) {
      await page.getByRole('button', { name: `Look through ${whose} graveyard` }).tap()
      await page.getByRole('dialog').getByText(card, { exact: true }).first().waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Got it' }).tap()
    await page.locator(FULL).tap()
    await page.locator(`${FULL}[aria-pressed="true"]`).waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const top = await page.locator('[data-part="round"]').evaluate((row) => row.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(await page.locator('[data-part="round"] [aria-current="step"]').isVisible()).toBe(true)
    await page.getByText('Your initiative').first().waitFor()
  },
)

journey.each([
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])('the switches can be reached with a hint open, which moves no table, at $width px', async (size) => {
  const page = await open(laid('hinted', DUEL), { size })
  await page.getByRole('button', { name: 'Got it' }).waitFor()
  const covered = await page.locator('[aria-label="What is asked"] fieldset > *').evaluateAll((switches) =>
    switches.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      return one.contains(onTop) ? [] : [one.textContent]
    }),
  )
  expect(covered).toEqual([])
  await page.locator(FULL).click()
  await page.locator(`${FULL}[aria-pressed="true"]`).waitFor()
  const topOf = (): Promise<number> =>
    page.locator('[data-part="round"]').evaluate((row) => row.getBoundingClientRect().top)
  const before = [await topOf(), await page.evaluate(() => document.body.scrollHeight)]
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: 'Got it' }).waitFor({ state: 'detached' })
  expect([await topOf(), await page.evaluate(() => document.body.scrollHeight)]).toEqual(before)
})

journey('an arrow from the stack goes over no name', async () => {
  const page = await open(laid('arrow', DUEL))
  await playWallop(page)
  for (const hero of [2, 3]) {
    const target = page.locator(`[data-entity="hero:${hero}"]`)
    await target.hover()
    await page.locator('[data-arrow] [data-line]').first().waitFor({ state: 'attached' })
    const crossed = await page.evaluate(() => {
      const lines = [...document.querySelectorAll<SVGPathElement>('[data-arrow] [data-line]')]
      const names = [
        ...document.querySelectorAll('[data-entity^="deed:"], [data-entity^="hero:"] > span:nth-child(2)'),
      ]
      return names.flatMap((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        const { left, right, top, bottom } = words.getBoundingClientRect()
        const isCrossed = lines.some((line) => {
          const matrix = line.getScreenCTM()
          return Array.from({ length: 21 }, (_, at) =>
            line.getPointAtLength((line.getTotalLength() * at) / 20),
          )
            .map((point) => (matrix ? point.matrixTransform(matrix) : point))
            .some(({ x, y }) => x > left && x < right && y > top && y < bottom)
        })
        return isCrossed ? [name.textContent] : []
      })
    })
    expect(crossed).toEqual([])
  }
})

/** Three Heroes a side. */
const CROWD = {
  round: 3,
  A: {
    heroes: [{ hero: 'yuri', focus: 4, equipment: 'akhir-greataxe' }, { hero: 'isra' }, { hero: 'zakir' }],
  },
  B: { heroes: [{ hero: 'giana' }, { hero: 'kiran' }, { hero: 'pavani' }] },
}
const THREE = { format: 'freestyle', heroes: 3, roundCap: 1 }

journey.each([
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('the abilities of three Heroes a side keep their names at $width px', async (size) => {
  const match = laidOf({ id: 'crowd', game: 'eldar', seats: 'pb', options: THREE }, CROWD)
  const page = await open(match, { size })
  const names = await page.locator('[data-entity^="deed:"] > span:first-of-type').evaluateAll((all) =>
    all.map((name) => ({
      text: name.textContent,
      isWhole: name.clientWidth > 8 && name.scrollHeight <= name.clientHeight + 1,
    })),
  )
  expect(names).toHaveLength(6)
  const carried = page.locator('[data-slot="equipment"] [data-entity] > span:nth-child(2)')
  if (size.width > 900) expect((await carried.boundingBox())?.width).toBeGreaterThan(40)
  expect(names.filter(({ isWhole }) => !isWhole)).toEqual([])
})
