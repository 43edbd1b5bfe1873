import { type NodeResult, type RunOptions, source } from 'axe-core'
import type { Page } from 'playwright-core'
import { atRest } from './at-rest.ts'

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

function reasonOf({ any, all, none }: NodeResult): string {
  return [...any, ...all, ...none][0]?.message ?? 'no reason given'
}

function beginningOf({ html }: NodeResult): string {
  return html.slice(0, 160)
}
