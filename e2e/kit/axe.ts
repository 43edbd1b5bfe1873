import { type NodeResult, type RunOptions, source } from 'axe-core'
import type { Page } from 'playwright-core'

/** All that axe knows, or only these of its rules. */
type Rules = 'all' | readonly string[]

/** Only what fails is described: what passes is most of a page, and nobody reads it. */
const FAULTS_ONLY: RunOptions = { resultTypes: ['violations'] }

/** What axe finds on a page once everything there is at rest: for each element the rule, the reason and its beginning. */
export async function violationsOn(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options = rules === 'all' ? FAULTS_ONLY : { ...FAULTS_ONLY, runOnly: [...rules] }
  const found = await page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, wanted)
    return violations.map(({ id, nodes }) => ({ id, nodes }))
  }, options)
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${reasonOf(node)}: ${beginningOf(node)}`),
  )
}

/**
 * Waits until colours and places have passed into each other, and nothing new has begun for two frames: what a page shows a moment later,
 * or in another theme, passes too. What moves for ever is not waited for.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = (): Animation[] =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const twoFrames = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished))
      await twoFrames()
    } while (passing().length > 0)
  })
}

function reasonOf({ any, all, none }: NodeResult): string {
  return [...any, ...all, ...none][0]?.message ?? 'no reason given'
}

function beginningOf({ html }: NodeResult): string {
  return html.slice(0, 160)
}
