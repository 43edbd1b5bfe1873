import type { LanesOption, LanesView } from '@trialhall/game-lanes'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { Person, playOn, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { asked, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const server = await startServer()
const plan = { game: 'lanes', options: { classes: ['paladin', 'warlock'] } } as const

interface Watched extends TableOfTwo {
  readonly visitor: Page
}

/** A table with a spectator. */
async function watched(): Promise<Watched> {
  const table = await tableOfTwo(server.host, plan)
  const visitor = await (await Person.arrive(server.host)).page()
  await visitor.watch(table.match)
  return { ...table, visitor }
}

function viewOf(page: Page, match: string): LanesView {
  const moment = page.moments.get(match)
  if (!moment) throw new Error('no moment yet')
  return moment.view as unknown as LanesView
}

/** The seat that is asked picks the option that fits, and all have heard of it. */
async function pickOf(table: Watched, fits: (option: LanesOption) => boolean): Promise<void> {
  const { mover } = await asked(table)
  const {
    own: [own],
    entry,
  } = await mover.moment(table.match)
  const pick = own?.options.findIndex((option) => fits(option as LanesOption)) ?? -1
  if (pick < 0) throw new Error('no such option')
  expect(await mover.choose(table.match, pick)).toMatchObject({ type: 'done' })
  for (const page of [table.ada, table.bob, table.visitor])
    await page.moment(table.match, (moment) => moment.entry > entry)
}

/** Prepares the spell with the lowest number, which may be any; answers its card and definition. */
async function prepareOne(table: Watched): Promise<{ card: CardId; def: number; owner: Page }> {
  const { mover, seat } = await asked(table)
  const {
    own: [own],
  } = await mover.moment(table.match)
  const options = (own?.options ?? []) as readonly LanesOption[]
  const spells = options.flatMap((one) => (one.do === 'prepare' ? [one.card] : []))
  const card = Math.min(...spells) as CardId
  await pickOf(table, (option) => option.do === 'prepare' && option.card === card)
  const view = viewOf(mover, table.match)
  expect(view.players[seat]?.slots[0]?.card).toBe(card)
  return { card, def: view.cards.def[card] ?? UNKNOWN, owner: mover }
}

test('nobody else is told what lies face down, until it is turned up', async () => {
  const table = await watched()
  const { match, ada, bob, visitor } = table
  const { card, def, owner } = await prepareOne(table)
  expect(def).not.toBe(UNKNOWN)
  const others = [ada, bob, visitor].filter((page) => page !== owner)
  await Promise.all([ada, bob].map((page, i) => playOn(page, match, { seed: 11 + i, upTo: 60 })))
  for (const page of others) {
    const shown = page.shown.filter(({ view }) => isHeld(view as unknown as LanesView, card))
    expect(shown.length).toBeGreaterThan(0)
    for (const { view, told } of shown) {
      expect((view as unknown as LanesView).cards.def[card]).toBe(UNKNOWN)
      const turnedUp = (told as { event: { type: string }; known: object }[]).filter(
        ({ event, known }) => ['prepared', 'replaced', 'charged'].includes(event.type) && card in known,
      )
      expect(turnedUp).toEqual([])
    }
  }
}, 60_000)

/** Whether a card lies in a slot or a hand: nowhere that the others may see it. */
function isHeld({ players }: LanesView, card: CardId): boolean {
  return players.some(({ hand, slots }) => hand.includes(card) || slots.some((slot) => slot.card === card))
}

/** What a spectator was sent, in bytes, of a match in which one card was prepared. */
interface Seen {
  readonly def: number
  readonly bytes: string
}

/** Two matches that began with the same dice, in which the same card was prepared and was not the same. */
async function twins(): Promise<readonly [Seen, Seen]> {
  const seen = new Map<string, Seen>()
  for (let n = 0; n < 300; n++) {
    const table = await watched()
    const { match, visitor } = table
    const { card, def } = await prepareOne(table)
    const story = (visitor.stories.get(match) ?? []) as { event: { type: string } }[]
    const key = JSON.stringify([card, story.filter(({ event }) => event.type === 'rolledForFirst')])
    const sent = visitor.shown.map(({ view, told, asked: who }) => ({ view, told, asked: who }))
    const here = { def, bytes: JSON.stringify(sent) }
    for (const page of [table.ada, table.bob, visitor]) await page.leave()
    const before = seen.get(key)
    if (before && before.def !== def) return [before, here]
    seen.set(key, here)
  }
  throw new Error('no two matches began alike')
}

test('two matches that differ in what lies face down look the same to a spectator, byte for byte', async () => {
  const [one, other] = await twins()
  expect(one.def).not.toBe(other.def)
  expect(one.bytes).toBe(other.bytes)
}, 120_000)

test('who comes back, and who comes late, sees the slots as before and no more', async () => {
  const table = await watched()
  const { match, ada, bob } = table
  const { card, owner } = await prepareOne(table)
  const other = owner === ada ? bob : ada
  const since = (await other.moment(match)).entry
  const view = JSON.stringify(viewOf(other, match))
  other.vanish()
  const again = await other.person.page()
  const { moment } = await again.watch(match, since)
  expect(JSON.stringify(moment?.view)).toBe(view)
  expect(viewOf(again, match).cards.def[card]).toBe(UNKNOWN)
  const mine = await owner.person.page()
  await mine.watch(match)
  expect(viewOf(mine, match).cards.def[card]).not.toBe(UNKNOWN)
})

test('a preparation is taken back at once, for nobody has learned anything', async () => {
  const table = await watched()
  const { match, ada, bob } = table
  const { seat } = await asked(table)
  const [own, other] = seat === 0 ? [ada, bob] : [bob, ada]
  await prepareOne(table)
  const { canGoBack, length } = await own.moment(match)
  expect(canGoBack).toEqual([seat])
  expect(await own.command({ type: 'back', match, seat })).toMatchObject({ type: 'done' })
  await other.moment(match, (moment) => moment.length === length - 1)
  expect(viewOf(other, match).players[seat]?.slots[0]?.card).toBeNull()
})

test('one Back leads over several choices, as far as all could be taken back one after the other, and no farther', async () => {
  const table = await watched()
  const { match, ada, bob } = table
  for (let n = 0; n < 150 && !(await hasWayBack(table)); n++) await pickAny(table, 7 * n)
  const { seat } = await asked(table)
  const [own, other] = seat === 0 ? [ada, bob] : [bob, ada]
  const { length, stepsBack = 0, canGoBack } = await own.moment(match)
  expect([stepsBack > 1, stepsBack < length, canGoBack]).toEqual([true, true, [seat]])
  expect(other.moments.get(match)).toMatchObject({ canGoBack: [], stepsBack: 0 })
  const backTo = (to: number, by = seat): Parameters<Page['command']>[0] =>
    ({ type: 'back', match, seat: by, to }) as Parameters<Page['command']>[0]
  const refused = { type: 'refused', code: 'no-way-back' }
  for (const to of [length - stepsBack - 1, length, length + 99])
    expect(await own.command(backTo(to))).toMatchObject(refused)
  expect(await other.command(backTo(length - 1, 1 - seat))).toMatchObject(refused)
  const back = { ...backTo(length - stepsBack), id: 'once' } as Parameters<Page['command']>[0]
  const done = await own.command(back)
  expect(done).toMatchObject({ type: 'done' })
  expect(await own.command(back)).toEqual(done)
  for (const page of [own, other, table.visitor])
    await page.moment(match, (moment) => moment.length === length - stepsBack)
  expect(await own.moment(match)).toMatchObject({ canGoBack: [], stepsBack: 0, own: [{ seat }] })
}, 60_000)

async function hasWayBack(table: Watched): Promise<boolean> {
  const { mover } = await asked(table)
  return ((await mover.moment(table.match)).stepsBack ?? 0) > 1
}

/** The seat that is asked picks some option. */
async function pickAny(table: Watched, at: number): Promise<void> {
  const { mover } = await asked(table)
  const [own] = (await mover.moment(table.match)).own
  const options = own?.options ?? []
  const chosen = options[at % Math.max(1, options.length)]
  await pickOf(table, (option) => option === chosen)
}

test('what was seen is undone only when the other agrees', async () => {
  const table = await watched()
  const { match, ada, bob } = table
  const { seat } = await asked(table)
  const [own, other] = seat === 0 ? [ada, bob] : [bob, ada]
  await pickOf(table, (option) => option.do === 'end')
  const { entry } = await other.moment(match)
  expect(await own.command({ type: 'offer', what: 'undo', match, seat })).toMatchObject({ type: 'done' })
  await other.moment(match, ({ undoOffer }) => undoOffer?.by === seat)
  expect(
    await other.command({ type: 'answer', what: 'undo', match, seat: 1 - seat, agree: true }),
  ).toMatchObject({
    type: 'done',
  })
  const after = await own.moment(match, (moment) => moment.entry > entry && moment.length === 0)
  expect(after.own[0]?.seat).toBe(seat)
  expect(viewOf(own, match).phase).toBe('main1')
})

test('who resigns, and whose time is up, has lost', async () => {
  const { match, ada, bob } = await tableOfTwo(server.host, plan)
  expect(await ada.command({ type: 'resign', match, seat: 0 })).toMatchObject({ type: 'done' })
  const over = await bob.message('table', ({ card }) => card.status === 'over')
  expect(over.card.ranks).toEqual([2, 1])
  expect(viewOf(bob, match)).toMatchObject({ ended: 'left', winner: 1 })

  const time = { ahead: 0 }
  const timed = await startServer({ now: () => Date.now() + time.ahead })
  const clock = { kind: 'live', seconds: 10, increment: 0 } as const
  const late = await tableOfTwo(timed.host, { ...plan, clock, onTimeout: 'lose' })
  const { seat } = await asked(late)
  time.ahead += 60_000
  timed.service.sweep()
  const lost = await late.ada.message('table', ({ card }) => card.status === 'over')
  expect(lost.card.ranks?.[seat]).toBe(2)
})
