import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, journey, newPage } from '../kit/browser.ts'
import { laidOf, prepare } from '../kit/play.ts'
import { plainWork } from '../kit/plain.ts'
import { resting, spotOf } from '../kit/realm.ts'
import { drawnFor, smoothnessOf, type Smoothness } from '../kit/smoothness.ts'
import { CHOICES } from '../kit/steps.ts'
import { FULL } from '../tempus/full.ts'

/** What feels like one movement: of the frames that an idle page would show, and the work of a task in milliseconds. */
const LEAST_SHARE = 0.8
const MOST_TASK = 30
/** Work for a frame that leaves room for the next one: in milliseconds, and on a slow machine in frames of a plain page. */
const MOST_WORK = 10
const MOST_PLAIN = 1.5
/** A machine whose tasks take so much longer than their work is busy. */
const BUSY = 1.25
/** What comes only now and then is given so many chances. */
const TRIES = 3
/** How long each movement goes on, in milliseconds, and how often a mouse tells where it is. */
const LASTS = 2500
const TELLS = 8

/** Moves the mouse around on a path, as often as a mouse does, whatever the page makes of it. */
async function roam(page: Page, at: (part: number) => { x: number; y: number }): Promise<void> {
  const began = performance.now()
  const sent: Promise<void>[] = []
  for (;;) {
    const part = (performance.now() - began) / LASTS
    if (part >= 1) break
    const { x, y } = at(part)
    sent.push(page.mouse.move(x, y))
    await new Promise((resolve) => setTimeout(resolve, TELLS))
  }
  await Promise.all(sent)
}

/** Once around a circle, in pixels. */
function circle(
  { x, y }: { x: number; y: number },
  radius: number,
): (part: number) => { x: number; y: number } {
  return (part) => {
    const angle = part * Math.PI * 4
    return { x: x + radius * Math.sin(angle), y: y + radius * (1 - Math.cos(angle)) * 0.5 }
  }
}

async function dragged(page: Page): Promise<void> {
  const start = await spotOf(page, '15,16')
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await roam(page, circle(start, 130))
  await page.mouse.up()
}

/** A mouse that stays on a space changes nothing, so something small is drawn beside it: without it no frame is asked for. */
async function pointed(page: Page): Promise<void> {
  const start = await spotOf(page, '15,16')
  await Promise.all([drawnFor(page, LASTS), roam(page, circle(start, 130))])
}

async function wheeled(page: Page): Promise<void> {
  const { x, y } = await spotOf(page, '15,16')
  await page.mouse.move(x, y)
  const began = performance.now()
  const sent: Promise<void>[] = []
  for (let part = 0; part < 1; part = (performance.now() - began) / LASTS) {
    sent.push(page.mouse.wheel(0, part % 0.5 < 0.25 ? -12 : 12))
    await new Promise((resolve) => setTimeout(resolve, 2 * TELLS))
  }
  await Promise.all(sent)
}

async function fullMap(): Promise<Page> {
  const page = await newPage(DESKTOP)
  const match = laidOf(
    { id: 'full', game: 'tempus', seats: 'pbbbbbbb', options: { rounds: 9 }, seed: 'full' },
    FULL,
  )
  await prepare(page, { matches: [match], settings: { motion: 'full', pace: 'steady' } })
  await page.goto(`/table/${match.id}`)
  await page.locator(CHOICES).first().waitFor()
  await page.locator('[data-map] [data-painted]').waitFor()
  await resting(page)
  return page
}

interface Told extends Smoothness {
  readonly what: string
}

async function measured(): Promise<readonly Told[]> {
  const page = await fullMap()
  const of = async (what: string, act: (on: Page) => Promise<void>): Promise<Told> => ({
    what,
    ...(await smoothnessOf(page, () => act(page))),
  })
  await dragged(page) // what is seen for the first time is drawn for the first time
  const told = [
    await of('at rest', (on) => drawnFor(on, LASTS / 2)),
    await of('dragged', dragged),
    await of('pointed at', pointed),
    await of('zoomed by wheel', wheeled),
  ]
  await page.context().close()
  return told
}

function written({ what, frames, usual, slow, longest, work, delay }: Told): string {
  const ms = (number: number): string => `${number.toFixed(1)} ms`
  const times = `${frames.toFixed(1)} frames a second, ${ms(usual)} apart (p95 ${ms(slow)})`
  return `${what}: ${times}, work ${ms(work)} each, longest task ${ms(longest)}, delayed ${delay.toFixed(1)} times`
}

/** Whether a movement was late through the page: a busy machine may lack frames while the page has little to do for each of them. */
function isLate({ frames, work, delay, longest }: Told, rest: Told, plain: number): boolean {
  if (longest > Math.max(MOST_TASK, 2 * rest.longest)) return true
  const isLacking = frames < LEAST_SHARE * Math.min(60, rest.frames)
  return isLacking && (work > Math.max(MOST_WORK, MOST_PLAIN * plain) || delay < BUSY)
}

journey(
  'a full map of Tempus follows the mouse with every frame, and none of its tasks is long',
  async () => {
    for (let tries = 1; ; tries++) {
      const plain = await plainWork()
      const told = await measured()
      const text = [...told.map(written), `a plain frame: work ${plain.toFixed(1)} ms`].join('\n')
      process.stdout.write(`${text}\n`)
      const [rest, ...moved] = told
      if (rest && !moved.some((one) => isLate(one, rest, plain))) return
      expect(tries, `the map was late\n${text}`).toBeLessThan(TRIES)
    }
  },
)
