import { tempus } from '@trialhall/game-tempus'
import { Match } from '@trialhall/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { DESKTOP, journey, newPage, watchFaults } from '../kit/browser.ts'
import { laidOf, lengthOf, prepare } from '../kit/play.ts'
import { boxOf, resting, spotOf, type PagePoint } from '../kit/realm.ts'

/** A Hero with six spaces left and lasting spikes near it; one opponent in the open, one behind a wall. */
const WALKING = {
  round: 4,
  next: 'A',
  turn: { actions: 1, spaces: 6 },
  lastings: [
    { is: 'spike-growth', owner: 'B', spaces: ['13,16', '14,16', '15,16', '13,17', '14,17', '15,17'] },
  ],
  seats: [{ at: '12,15' }, { at: '19,15' }, { at: '12,17' }, { at: '12,11' }],
}

/** A Wizard with a Fireball in its hand, and three who stand close together. */
const AIMING = {
  round: 4,
  next: 'A',
  turn: { actions: 2, spaces: 0 },
  seats: [
    { class: 'wizard', at: '14,15', hand: ['fireball'], hasCycled: true },
    { at: '19,15' },
    { at: '20,15' },
    { at: '20,14' },
  ],
}

const WANTED = { game: 'tempus', seats: 'pbbb', options: { realm: 'ancient-temple', rounds: 6 }, seed: 'map' }

async function open(match: SavedMatch, settings: Partial<Settings> = {}): Promise<Page> {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [match], settings })
  await page.goto(`/table/${match.id}`)
  await page.locator('[data-map] [data-painted]').waitFor()
  await resting(page)
  return page
}

async function point(page: Page, place: string): Promise<void> {
  const { x, y } = await spotOf(page, place)
  await page.mouse.move(x, y)
}

async function press(page: Page, place: string): Promise<void> {
  const { x, y } = await spotOf(page, place)
  await page.mouse.click(x, y)
}

journey(
  'a Hero walks by a press, along the way that was shown; whoever is hidden has the wall lit',
  async () => {
    const page = await open(laidOf({ ...WANTED, id: 'walk' }, WALKING), { motion: 'full', pace: 'steady' })
    const faults = watchFaults(page)
    await point(page, '14,18')
    await page.locator('[data-way]', { hasText: /of 6/u }).waitFor()
    await page.locator('[data-way]', { hasText: 'crosses Spike Growth' }).waitFor()
    await point(page, '12,11')
    expect(await page.locator('[data-sight="blocked"]').getAttribute('data-block')).toMatch(/^\d+/u)
    await point(page, '19,15')
    await page.locator('[data-sight="free"]').waitFor()
    const before = await lengthOf(page)
    await press(page, '14,15')
    const figure = page.locator('[data-part="realm"] ~ div [data-entity="seat:0"]')
    await page.waitForFunction(
      () =>
        (document.querySelector('[data-map] [data-entity="seat:0"][data-side]')?.getAnimations().length ??
          0) > 0,
    )
    await page.waitForFunction(
      (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
      before,
    )
    expect(await figure.getAttribute('style')).toContain('translate(810px, 870px)')
    expect(faults).toEqual([])
  },
)

/** Drags from one point of the page to another, without letting go of the button. */
async function drag(page: Page, from: PagePoint, to: PagePoint): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
}

journey('a Hero is carried to a space that it can reach, and put back by Escape', async () => {
  const page = await open(laidOf({ ...WANTED, id: 'carry' }, WALKING))
  const faults = watchFaults(page)
  const [from, to] = [await spotOf(page, '12,15'), await spotOf(page, '14,15')]
  const figure = page.locator('[data-map] [data-entity="seat:0"][data-side]')
  await drag(page, from, to)
  await page.locator('[data-carried]').waitFor()
  await page.locator('[data-way]', { hasText: '2 of 6' }).waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await lengthOf(page)).toBe(0)
  await drag(page, from, to)
  await page.mouse.up()
  await page.waitForFunction(
    () => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) === 2,
  )
  expect(await figure.getAttribute('style')).toContain('translate(810px, 870px)')
  expect(faults).toEqual([])
})

journey('a card of the hand is dropped on the map where it is aimed', async () => {
  const page = await open(laidOf({ ...WANTED, id: 'drop' }, AIMING))
  const faults = watchFaults(page)
  const box = await page.locator('[data-part="hand"] [data-lit]', { hasText: 'Fireball' }).boundingBox()
  if (!box) throw new Error('There is no Fireball in the hand.')
  await drag(page, { x: box.x + box.width / 2, y: box.y + 40 }, await spotOf(page, '20,15'))
  await page.locator('[data-ghost][data-small]').waitFor()
  await page.locator('[data-ahead]').waitFor({ state: 'attached' })
  await page.mouse.up()
  await page
    .locator('[aria-live]')
    .filter({ hasText: /Fireball/u })
    .first()
    .waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('[data-prompt]').textContent()).not.toContain('2 Actions')
  expect(faults).toEqual([])
})

/** The same position after the Wizard has played its Fireball: it is asked where to. */
function aimed(): SavedMatch {
  const begun = Match.start(tempus, {
    seats: 4,
    seed: WANTED.seed,
    options: WANTED.options,
    position: AIMING,
  })
  if (!begun.ok) throw new Error(begun.fault.message)
  const match = begun.value
  const picks: number[] = []
  for (let [ask] = match.asks; ask; [ask] = match.asks) {
    const { type } = ask.prompt as { type: string }
    if (type === 'aim') break
    const { hand } = match.viewFor(0).heroes[0] ?? { hand: [] }
    const isWanted = (option: { do: string; card?: number }): boolean =>
      option.do === 'pass' || (option.do === 'act' && hand.some((card) => card === option.card))
    picks.push(ask.options.findIndex((option) => isWanted(option as { do: string; card?: number })))
    match.choose(ask.seat, picks.at(-1) ?? 0)
  }
  return laidOf({ ...WANTED, id: 'aim' }, AIMING, picks)
}

journey(
  'an area shows exactly whom it would strike; wheel, drag and keys move the map and pick nothing',
  async () => {
    const page = await open(aimed())
    await point(page, '19,15')
    const struck = page.locator('[data-map] [data-side][data-struck="true"]')
    await struck.first().waitFor({ state: 'attached' })
    const ids = await struck.evaluateAll((figures) =>
      figures.map((one) => (one as HTMLElement).dataset['entity']),
    )
    expect(ids).toContain('seat:1')
    expect(ids).not.toContain('seat:0')

    const before = await lengthOf(page)
    const near = await boxOf(page)
    const { x, y } = await spotOf(page, '16,15')
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(near.width * 1.2)
    await resting(page)
    const nearer = await boxOf(page)
    const still = await spotOf(page, '16,15')
    expect(Math.hypot(still.x - x, still.y - y)).toBeLessThan(3)
    await page.mouse.down()
    await page.mouse.move(x - 60, y - 40, { steps: 4 })
    await page.mouse.move(x - 120, y - 80, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round((await boxOf(page)).x)).toBe(Math.round(nearer.x) - 120)
    await page.locator('[data-map]').focus()
    await page.keyboard.press('0')
    await expect.poll(async () => (await boxOf(page)).width).toBeLessThan(near.width)
    expect(await lengthOf(page)).toBe(before)
  },
)
