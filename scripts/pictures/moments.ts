import type { Page } from 'playwright-core'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { CHOICES, playOn, takeDevice, whatNext } from '../../e2e/kit/play.ts'
import { TABLES, type Table } from './moment-tables.ts'
import type { Shot } from './shots.ts'

// Every table at the moments that its players see: setup, own turn, somebody else's turn, a window, a clash in the middle of it, the end, and
// where several people share a device, the curtain between them and the turn behind it.

/** A table in motion, slow enough that a picture is taken in the middle of what happens. */
const MOVING: Partial<Settings> = { motion: 'full', pace: 'leisurely', stops: 'all' }
/** How long after a choice what it does is under way, in milliseconds. */
const UNDER_WAY = 900

/** Matches that lie on the device. */
export const MOMENT_MATCHES: readonly SavedMatch[] = TABLES.flatMap(
  ({ setup, own, window, clash, end, shared }) => [setup, own, window, clash[0], end, shared],
)

/** Until the prompt offers something, and a map is painted where there is one. */
async function asked(page: Page): Promise<void> {
  await page.locator(CHOICES).first().waitFor()
  if ((await page.locator('[data-map]').count()) > 0)
    await page.locator('[data-map] [data-painted]').waitFor()
}

/** What everybody sees after something was taken: the first whose words fit, or the last of all. */
async function takes(page: Page, words: RegExp): Promise<void> {
  await asked(page)
  const fitting = page.locator(`:is(${CHOICES}, [data-plan] button)`, { hasText: words })
  await ((await fitting.count()) > 0 ? fitting.first() : page.locator(CHOICES).last()).click()
  await page.waitForTimeout(UNDER_WAY)
}

/** The device goes to whoever is asked. */
async function handedOver(page: Page): Promise<void> {
  await whatNext(page)
  await takeDevice(page)
  await asked(page)
}

function shotsOf({ game, setup, own, window, clash, end, shared }: Table): readonly Shot[] {
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
    at('curtain', shared, whatNext),
    at('shared', shared, handedOver),
  ]
}

/** A picture of each table at each of its moments. */
export const MOMENTS: readonly Shot[] = TABLES.flatMap(shotsOf)
