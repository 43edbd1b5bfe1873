import type { Page } from 'playwright-core'
import { games } from '@trialhall/games'
import { type Ask, Match } from '@trialhall/kernel'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { LATE } from '../../e2e/battle-decks/late.ts'
import { LATE as LATE_TEMPUS } from '../../e2e/tempus/late.ts'
import { OPTIONS, type Wanted, finishedOf, laidOf, matchOf, playOn, whatNext } from '../../e2e/kit/play.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { type Before, ONLINE_SHOTS } from './shots-online.ts'

/** A picture of a page. */
export interface Shot {
  readonly name: string
  readonly path: string
  /** What happens before the picture is taken. */
  readonly before?: Before
  /** The whole page, not only what is in sight. */
  readonly isWhole?: boolean
  /** What a person has set. */
  readonly settings?: Partial<Settings>
}

/** Choices after which a match has much on the table. */
const LONG_ENOUGH = 90

const ELDAR = { decks: ['bloodied-aggro', 'evasive-maneuvers'] }

const TEMPUS = { realm: 'ancient-temple', rounds: 6 }

const BATTLE = { factions: ['britannia', 'prussia'] }

/** Cleave, Flash and Skirmish lie on the stack, and there are two answers in hand. */
const STANDOFF = {
  round: 3,
  initiative: 'B',
  A: {
    glory: 1,
    hand: ['uncanny-dodge', 'wallop', 'flash', 'intercept'],
    graveyard: ['shockwave', 'second-wind'],
    heroes: [
      {
        hero: 'yuri',
        hp: 8,
        focus: 4,
        is: ['marked'],
        support: 'spirit-guardian',
        equipment: 'pendant-of-rising-fury',
        equipmentCounters: 3,
      },
      {
        hero: 'isra',
        hp: 12,
        focus: 3,
        exhausted: true,
        affliction: 'festering-wound',
        afflictionCounters: 2,
      },
    ],
  },
  B: {
    glory: 2,
    hand: ['great-cleave', 'surgical-strike'],
    graveyard: ['fixate'],
    heroes: [
      { hero: 'giana', hp: 9, focus: 2, equipment: 'scimitar-of-speed' },
      { hero: 'kiran', focus: 4, is: ['invigorated'], equipment: 'mask-of-the-raven' },
    ],
  },
}

/** Matches that lie on the device. */
export const MATCHES: readonly SavedMatch[] = [
  matchOf({ id: 'begun', seats: 'pbb', options: {} }),
  matchOf({ id: 'under-way', seats: 'pbbb', options: {}, seed: 'screens' }),
  matchOf({ id: 'short', seats: 'pb' }),
  matchOf({ id: 'shared', seats: 'ppb' }),
  finishedOf({ id: 'over', seats: 'pbbb', options: {}, seed: 'screens' }),
  matchOf({ id: 'lanes-begun', game: 'lanes', seats: 'pb', options: {} }),
  underWay({ id: 'lanes-main', game: 'lanes', seats: 'pb', options: {}, seed: 'screens' }, 'main'),
  underWay({ id: 'lanes-battle', game: 'lanes', seats: 'pb', options: {}, seed: 'screens' }, 'act'),
  matchOf({ id: 'eldar-begun', game: 'eldar', seats: 'pb', options: {} }),
  underWay({ id: 'eldar-main', game: 'eldar', seats: 'pb', options: ELDAR, seed: 'screens' }, 'main'),
  laidOf({ id: 'eldar-react', game: 'eldar', seats: 'pb', options: ELDAR }, STANDOFF, [2, 0, 1, 0]),
  matchOf({ id: 'battle-begun', game: 'battle-decks', seats: 'pb', options: BATTLE }),
  laidOf({ id: 'battle-late', game: 'battle-decks', seats: 'pb', options: BATTLE }, LATE),
  matchOf({ id: 'tempus-begun', game: 'tempus', seats: 'pbbb', options: {} }),
  laidOf({ id: 'tempus', game: 'tempus', seats: 'pbbb', options: TEMPUS, seed: 'map' }, LATE_TEMPUS),
]

const ready = (page: Page): Promise<unknown> => page.locator(OPTIONS).first().waitFor()

/** Every page worth a picture. */
export const SHOTS: readonly Shot[] = [
  { name: 'start', path: '/', isWhole: true },
  { name: 'new', path: '/new/sigmar', isWhole: true },
  { name: 'table-begun', path: '/table/begun', before: ready },
  { name: 'table-under-way', path: '/table/under-way', before: (page) => playOn(page, 60) },
  { name: 'table-end', path: '/table/short', before: (page) => playOn(page) },
  { name: 'table-curtain', path: '/table/shared', before: whatNext },
  { name: 'table-menu', path: '/table/begun', before: openMenu },
  { name: 'table-missing', path: '/table/none' },
  { name: 'replay', path: '/replay/over?at=60&eyes=0', before: surveyed },
  { name: 'replay-everybody', path: '/replay/over?at=90&eyes=all', before: surveyed },
  { name: 'replay-places', path: '/replay/over?at=60&eyes=spectator', before: openPlaces },
  { name: 'replay-going-on', path: '/replay/over?at=60&eyes=1', before: goOn },
  { name: 'replay-missing', path: '/replay#AAAA' },
  { name: 'cards', path: '/cards/sigmar', isWhole: true },
  { name: 'decks', path: '/decks/eldar', isWhole: true },
  { name: 'deck', path: '/decks/eldar', before: buildDeck },
  { name: 'cards-zoom', path: '/cards/sigmar', before: zoom },
  { name: 'learn', path: '/learn/sigmar' },
  { name: 'learn-coach', path: '/learn/sigmar/hand-of-tricks', before: toFirstPick },
  { name: 'lanes-begun', path: '/table/lanes-begun', before: ready },
  { name: 'lanes-main', path: '/table/lanes-main', before: stepped },
  { name: 'lanes-targets', path: '/table/lanes-main', before: aimed },
  { name: 'lanes-battle', path: '/table/lanes-battle', before: stepped },
  { name: 'lanes-cards', path: '/cards/lanes', isWhole: true },
  { name: 'eldar-begun', path: '/table/eldar-begun', before: stepped },
  { name: 'eldar-main', path: '/table/eldar-main', before: stepped },
  { name: 'eldar-react', path: '/table/eldar-react', before: stepped },
  { name: 'eldar-cards', path: '/cards/eldar', isWhole: true },
  { name: 'battle-begun', path: '/table/battle-begun', before: stepped },
  { name: 'battle-late', path: '/table/battle-late', before: stepped },
  { name: 'battle-fight', path: '/table/battle-late', before: struck },
  { name: 'tempus-begun', path: '/table/tempus-begun', before: stepped },
  { name: 'tempus', path: '/table/tempus', before: painted },
  { name: 'tempus-heroes', path: '/builds/tempus' },
  { name: 'battle-cards', path: '/cards/battle-decks', isWhole: true },
  { name: 'rules', path: '/rules/sigmar' },
  {
    name: 'rules-search',
    path: '/rules/sigmar',
    before: (page) => page.getByRole('searchbox').fill('duel tie'),
  },
  { name: 'import', path: '/import' },
  { name: 'import-fault', path: '/import', before: importNonsense },
  { name: 'settings', path: '/settings', isWhole: true, settings: { sound: true } },
  { name: 'settings-contrast', path: '/settings', isWhole: true, settings: { contrast: 'high' } },
  {
    name: 'table-contrast',
    path: '/table/begun',
    before: (page) => playOn(page, 12),
    settings: { contrast: 'high' },
  },
  { name: 'table-log', path: '/table/under-way', before: readLog },
  { name: 'lobby-absent', path: '/play', before: cutServer },
  { name: 'online-absent', path: '/m/abcdefgh1234', before: cutServer },
  { name: 'about', path: '/about' },
  { name: 'missing', path: '/nowhere' },
  { name: 'mishap', path: '/table/begun', before: breakPage },
  ...ONLINE_SHOTS,
]

/** Waits until a replay has looked at all its moments. */
function surveyed(page: Page): Promise<unknown> {
  return page.locator('[aria-label="Replay"] polyline').first().waitFor({ state: 'attached' })
}

async function openPlaces(page: Page): Promise<void> {
  await surveyed(page)
  await page.getByRole('button', { name: 'Jump to' }).click()
}

/** Narrow pages keep it in the menu. */
async function goOn(page: Page): Promise<void> {
  await surveyed(page)
  const button = page.getByRole('button', { name: 'Continue from here' })
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
  await button.click()
}

/** A match that is played for a while, and then until the person is asked a prompt of a type. */
function underWay(wanted: Wanted, prompt: string): SavedMatch {
  const saved = matchOf(wanted)
  const game = games.find(saved.log.game)
  const begun = game.ok ? Match.replay(game.value, saved.log, { story: false }) : game
  if (!begun.ok) throw new Error(begun.fault.message)
  const match = begun.value
  for (let [ask] = match.asks; ask && !isThere(ask, match.length, prompt); [ask] = match.asks)
    match.choose(ask.seat, (match.length * 7) % ask.options.length)
  return { ...saved, log: match.log }
}

function isThere({ seat, prompt, options }: Ask, length: number, type: string): boolean {
  const isAsked = length > LONG_ENOUGH && seat === 0 && (prompt as { type?: string }).type === type
  return (
    isAsked && options.some((option) => ['muster', 'attack', 'use'].includes((option as { do: string }).do))
  )
}

/** Until the prompt offers a step or an option. */
async function stepped(page: Page): Promise<void> {
  await page.locator('[aria-label="What is asked"] :is([data-step], [data-option])').first().waitFor()
}

/** Until the map lies there, and who stands on it. */
async function painted(page: Page): Promise<void> {
  await stepped(page)
  await page.locator('[data-map] [data-painted]').waitFor()
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-map] image').length >=
      Math.max(1, document.querySelectorAll('[data-map] [data-side]').length),
  )
  await page.locator(OPTIONS, { hasText: /Heavy Crossbow/ }).hover()
}

/** A card of the hand is taken, so that what it may be aimed at is lit. */
async function aimed(page: Page): Promise<void> {
  await stepped(page)
  await page
    .locator('[data-step]', { hasText: /^\d?Summon/ })
    .first()
    .click()
  await page.locator('[data-part="board"] [data-lit]').first().hover()
}

/** A character is activated, and what its attack would do is looked at. */
async function struck(page: Page): Promise<void> {
  await page.locator(OPTIONS, { hasText: /Play no more cards/ }).click()
  const next = page.locator(OPTIONS, { hasText: /Pass|Activate Mammoth/ }).first()
  while (!(await next.textContent())?.includes('Mammoth')) await next.click()
  await next.click()
  await page.locator(OPTIONS, { hasText: /Attack Artillery/ }).hover()
}

async function buildDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Build on it.*Turbo Focus/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Turbo Focus' }).waitFor()
}

async function openMenu(page: Page): Promise<void> {
  await ready(page)
  await page.getByRole('button', { name: 'Menu' }).click()
}

async function readLog(page: Page): Promise<void> {
  await playOn(page, 20)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log as text' }).click()
}

/** The page as it is without a server. */
async function cutServer(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText('This page keeps trying').waitFor()
}

/** To the first hint that asks for a choice. */
async function toFirstPick(page: Page): Promise<void> {
  await page.locator('[data-coach="next"]').click()
  await page.getByText('Your move').waitFor()
}

async function zoom(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Trial of Echoes/ })
    .first()
    .click()
}

async function importNonsense(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('nothing of the kind')
  await page.getByRole('button', { name: 'Read the match' }).click()
}

/** Takes something away that the page of a table is drawn with. */
async function breakPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', {
      get() {
        throw new TypeError('locks are not what they were')
      },
    })
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Something broke here.' }).waitFor()
}
