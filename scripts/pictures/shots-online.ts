import type { NewMatch } from '@trialhall/protocol'
import type { APIRequestContext, Page } from 'playwright-core'
import { OPTIONS, lengthOf, pick, playOn, prepare } from '../../e2e/kit/play.ts'

/** What happens on a page before its picture is taken. */
export type Before = (page: Page) => Promise<unknown>

interface OnlineShot {
  readonly name: string
  readonly path: string
  readonly before: Before
  readonly isWhole?: boolean
}

type Plan = Partial<NewMatch> & Pick<NewMatch, 'seats'>

const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const bot = (name: string) => ({ kind: 'bot', bot: name }) as const
const SHORT = { options: { roundLimit: 1 } }

interface Named {
  readonly id: string
}

/** Somebody with a name, who asks the server what a page of theirs would ask. */
class Guest {
  private static members = 0
  private readonly page: Page
  private readonly request: APIRequestContext
  private readonly origin: string

  constructor(page: Page) {
    this.page = page
    this.request = page.context().request
    this.origin = new URL(page.url()).origin
  }

  /** Somebody else than the one whose page it is. */
  static async other(page: Page, name: string): Promise<Guest> {
    const browser = page.context().browser()
    if (!browser) throw new Error('The page has no browser.')
    const { origin } = new URL(page.url())
    const context = await browser.newContext({ baseURL: origin })
    const guest = new Guest(await withAddress(await context.newPage(), origin))
    await guest.named(name)
    return guest
  }

  async named(name: string): Promise<void> {
    await this.request.get('/api/me')
    await this.post('/api/me', { name })
  }

  /** Goes to a page and stays there. */
  async look(path: string): Promise<void> {
    await this.page.goto(path)
  }

  async create(plan: Plan): Promise<string> {
    const card = (await this.post('/api/matches', { game: 'sigmar', ...plan })) as { readonly id: string }
    return card.id
  }

  sit(match: string, seat: number): Promise<unknown> {
    return this.post(`/api/matches/${match}/seats/${seat}`, {})
  }

  /** Makes an account for them, and answers the id by which others find them. */
  async join(): Promise<string> {
    const name = `member_${process.pid}_${Date.now()}_${++Guest.members}`.slice(-24)
    const { id } = (await this.post('/api/account', { name, password: 'correct horse' })) as Named
    return id
  }

  /** Asks somebody to be friends, or agrees. */
  befriend(id: string): Promise<unknown> {
    return this.post(`/api/friends/${id}`, {})
  }

  private async post(path: string, data: object): Promise<unknown> {
    const answer = await this.request.post(path, { data, headers: { origin: this.origin } })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
}

async function withAddress(page: Page, origin: string): Promise<Page> {
  await prepare(page, {})
  await page.goto(`${origin}/about`)
  return page
}

/** The one whose page it is, under a name. */
async function ana(page: Page): Promise<Guest> {
  const guest = new Guest(page)
  await guest.named('Ana')
  return guest
}

/** A hall in which much goes on. */
async function fill(page: Page): Promise<void> {
  const host = await ana(page)
  const [bo, cy, dee] = await Promise.all(
    ['Bo', 'Cyrine', 'Deirdre of Oak'].map((name) => Guest.other(page, name)),
  )
  if (!bo || !cy || !dee) throw new Error('Not everybody came.')
  await bo.create({
    seats: [me, open],
    visibility: 'public',
    clock: { kind: 'live', seconds: 900, increment: 20 },
  })
  await cy.create({ seats: [me, open, bot('adept'), open], visibility: 'public' })
  const watched = await dee.create({ seats: [me, open], visibility: 'public' })
  await cy.sit(watched, 1)
  await host.create({ seats: [me, open, open] })
  const letters = await host.create({ seats: [me, open], clock: { kind: 'days', days: 3 } })
  await bo.sit(letters, 1)
  const waiting = await dee.create({ seats: [me, open, bot('novice')] })
  await host.sit(waiting, 1)
  await finishOne(page, host)
}

/** Plays a short match against a bot to its end. */
async function finishOne(page: Page, host: Guest): Promise<void> {
  await page.goto(`/m/${await host.create({ seats: [me, bot('random')], ...SHORT })}`)
  await playOn(page)
}

const fullLobby: Before = async (page) => {
  await fill(page)
  await page.goto('/play')
  await page.getByRole('region', { name: 'Finished matches' }).waitFor()
}

const create: Before = async (page) => {
  await page.getByRole('button', { name: 'Open a table' }).click()
  await page.getByRole('dialog').getByText('4', { exact: true }).click()
  await page.getByRole('dialog').getByText('Bot', { exact: true }).nth(1).click()
}

const waiting: Before = async (page) => {
  const match = await (await ana(page)).create({ seats: [me, open, bot('adept'), open] })
  const bo = await Guest.other(page, 'Bo')
  await page.goto(`/m/${match}`)
  await bo.sit(match, 1)
  await page.getByRole('button', { name: 'Hello!' }).click()
  await page.getByRole('list', { name: 'What was said' }).waitFor()
}

async function table(page: Page, plan: Plan, choices: number): Promise<void> {
  await page.goto(`/m/${await (await ana(page)).create(plan)}`)
  await page.locator(OPTIONS).first().waitFor()
  for (let made = 0; made < choices; made++) {
    await page.locator(OPTIONS).first().waitFor()
    await pick(page)
  }
  await page.locator(OPTIONS).first().waitFor()
  if ((await lengthOf(page)) < choices) throw new Error('Too little was played.')
}

const FOUR: Plan = {
  seats: [me, bot('random'), bot('random'), bot('random')],
  clock: { kind: 'live', seconds: 900, increment: 20 },
}

const watch: Before = async (page) => {
  await ana(page)
  const bo = await Guest.other(page, 'Bo')
  await page.goto(`/m/${await bo.create({ seats: [me, bot('random'), bot('random')] })}`)
  await page.getByText('you are watching').waitFor()
}

const end: Before = async (page) => {
  const host = await ana(page)
  await finishOne(page, host)
}

const profile: Before = async (page) => {
  const host = await ana(page)
  await finishOne(page, host)
  await finishOne(page, host)
  await host.create({ seats: [me, open] })
  await page.goto('/me')
  await page.getByRole('table').waitFor()
}

const account: Before = async (page) => {
  await ana(page)
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Account name' }).fill(`ana_${Date.now()}`)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Make a new account' }).click()
  await page.getByText('Signed in as').waitFor()
}

/** Friends of every kind: here and playing, here, away, and some who ask or are asked. */
async function befriendAll(page: Page): Promise<string> {
  const host = await ana(page)
  const mine = await host.join()
  const people = await Promise.all(
    ['Bo', 'Cyrine', 'Deirdre of Oak', 'Emil'].map((name) => Guest.other(page, name)),
  )
  const ids = await Promise.all(people.map((one) => one.join()))
  const [bo, cyrine, deirdre, emil] = people
  for (const one of [bo, cyrine, deirdre]) await one?.befriend(mine)
  for (const id of ids.slice(0, 2)) await host.befriend(id)
  await host.befriend(ids[3] ?? '')
  const match = await bo?.create({ seats: [me, bot('random')], visibility: 'public' })
  await bo?.look(`/m/${match}`)
  await emil?.look('/play')
  return ids[3] ?? ''
}

const friends: Before = async (page) => {
  await befriendAll(page)
  await page.goto('/friends')
  await page.getByText('Here, playing').waitFor()
}

const friendsInLobby: Before = async (page) => {
  await befriendAll(page)
  await page.goto('/play')
  await page.getByText('Here, playing').waitFor()
}

const person: Before = async (page) => {
  await page.goto(`/people/${await befriendAll(page)}`)
  await page.getByText('to be friends').waitFor()
}

const talk: Before = async (page) => {
  await table(page, FOUR, 2)
  await page.getByRole('button', { name: 'Talk' }).click()
  await page.getByRole('button', { name: 'Good luck!' }).click()
}

/** Every page of online play; the empty lobby first, before anybody opens a table. */
export const ONLINE_SHOTS: readonly OnlineShot[] = [
  {
    name: 'online-lobby-empty',
    path: '/play',
    isWhole: true,
    before: (page) => page.getByText('The hall is quiet').waitFor(),
  },
  { name: 'online-create', path: '/play', before: create },
  { name: 'online-waiting', path: '/play', isWhole: true, before: waiting },
  { name: 'online-table', path: '/play', before: (page) => table(page, FOUR, 6) },
  { name: 'online-talk', path: '/play', before: talk },
  { name: 'online-watching', path: '/play', before: watch },
  { name: 'online-end', path: '/play', before: end },
  { name: 'online-profile', path: '/me', isWhole: true, before: profile },
  { name: 'online-friends', path: '/about', isWhole: true, before: friends },
  { name: 'online-lobby-friends', path: '/about', isWhole: true, before: friendsInLobby },
  { name: 'online-person', path: '/about', before: person },
  { name: 'online-account', path: '/me', before: account },
  {
    name: 'online-missing',
    path: '/m/nosuchmatch1',
    before: (page) => page.getByText('There is no such table').waitFor(),
  },
  { name: 'online-lobby-full', path: '/play', isWhole: true, before: fullLobby },
]
