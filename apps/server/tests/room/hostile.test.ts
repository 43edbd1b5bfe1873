import type { Looker } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { Dice } from '../support/dice.ts'
import type { Message, Page } from '../support/person.ts'
import { leaks, replayed, type Replay } from '../support/leaks.ts'
import { startServer } from '../support/server.ts'
import { asked, besieged, type Besieged } from '../support/tables.ts'

const server = await startServer()
const PLAN = { game: 'battle-decks' } as const

type Answer = Message<'done'> | Message<'refused'>

async function entriesOf(match: string): Promise<number> {
  return (await server.store.entries(match)).length
}

/** The next choice, which all have then seen. Its command comes three times, with other picks under the same id. */
async function playOne(table: Besieged, dice: Dice): Promise<void> {
  const { match, ada, bob, stranger } = table
  const { mover, seat } = await asked(table)
  const { own, length, entry } = await mover.moment(match)
  const most = own.find((one) => one.seat === seat)?.options.length ?? 1
  const choose = { type: 'choose', match, seat, length, id: `${match}-${entry}` }
  const answers = await Promise.all(
    [dice.below(most), 0, 999].map((pick) => mover.command({ ...choose, pick })),
  )
  expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done'])
  for (const page of [ada, bob, stranger]) await page.moment(match, (moment) => moment.entry > entry)
  expect(await entriesOf(match)).toBe(entry + 1)
}

/** Everything that nobody may do now, as commands of whoever tries it. */
async function forbidden(table: Besieged): Promise<Answer[]> {
  const { match, stranger } = table
  const { mover, other, seat } = await asked(table)
  const { own, length } = await mover.moment(match)
  const most = own[0]?.options.length ?? 0
  const choose = { type: 'choose', match, seat, length, pick: 0 }
  const tries: (readonly [Page, Record<string, unknown>])[] = [
    ...[most, 4096, Number.MAX_SAFE_INTEGER].map((pick) => [mover, { ...choose, pick }] as const),
    ...[length - 1, length + 1, 1_000_000].map((at) => [mover, { ...choose, length: at }] as const),
    ...[1 - seat, 2, 7].map((wrong) => [mover, { ...choose, seat: wrong }] as const),
    ...[0, 1, 2].map((wrong) => [other, { ...choose, seat: wrong }] as const),
    ...['choose', 'back', 'resign'].map((type) => [stranger, { ...forType(type, choose), seat }] as const),
    [stranger, { type: 'offer', match, seat, what: 'undo' }],
    [stranger, { type: 'nudge', match, seat: 1 - seat, to: seat }],
    [stranger, { type: 'claim', match, seat: 1 - seat, absent: seat, what: 'win' }],
    [other, { type: 'claim', match, seat: 1 - seat, absent: seat, what: 'win' }],
    [other, { type: 'answer', match, seat: 1 - seat, what: 'draw', agree: true }],
    [mover, { type: 'nudge', match, seat, to: 1 - seat }],
  ]
  return Promise.all(tries.map(([page, message]) => page.command(message as Parameters<Page['command']>[0])))
}

function forType(type: string, choose: Record<string, unknown>): Record<string, unknown> {
  return type === 'choose' ? choose : { type, match: choose['match'] }
}

/** Every moment is what the kernel shows to a viewer, and no card is named that they may not know. */
function expectNoLeak(replay: Replay, page: Page, viewer: Looker): void {
  replay(({ live, entry }) => {
    for (const moment of page.shown.filter((one) => one.entry === entry)) {
      expect(JSON.stringify(moment.view)).toBe(JSON.stringify(live.match.viewFor(viewer)))
      expect(JSON.stringify(moment.own)).toBe(JSON.stringify(live.match.asksOf(viewer)))
    }
  })
  expect(leaks(replay, page, viewer)).toEqual([])
}

test('wrong seats, wrong picks and repeated commands of Battle Decks change nothing and tell nobody anything', async () => {
  const table = await besieged(server.host, PLAN)
  const { match, ada, bob, stranger } = table
  const dice = new Dice(11)
  for (let round = 0; round < 6; round++) {
    for (let n = 0; n < 15; n++) await playOne(table, dice)
    const before = await entriesOf(match)
    const answers = await forbidden(table)
    for (const answer of answers) {
      expect(answer).toMatchObject({ type: 'refused', error: expect.stringMatching(/\.$/u) })
      expect(answer).not.toMatchObject({ code: 'internal' })
    }
    expect(await entriesOf(match)).toBe(before)
  }
  const replay = await replayed(server.store, match)
  expectNoLeak(replay, ada, 0)
  expectNoLeak(replay, bob, 1)
  expectNoLeak(replay, stranger, null)
  expect(leaks(replay, ada, 1)).not.toEqual([]) // she is told the names of her own cards, which the other does not know
}, 60_000)

/** Sends so many commands at once, and waits for all answers. */
function flood(
  page: Page,
  many: number,
  message: (n: number) => Record<string, unknown> & { type: string; match: string; id?: string },
): Promise<Answer[]> {
  return Promise.all(Array.from({ length: many }, (_, n) => page.command(message(n))))
}

const done = (answers: readonly Answer[]): number => answers.filter(({ type }) => type === 'done').length

test('a thousand take-backs take back one choice of their own at most, and the match goes on', async () => {
  const table = await besieged(server.host, PLAN)
  const { match, ada, bob } = table
  const dice = new Dice(12)
  let taken = 0
  for (let round = 0; round < 4; round++) {
    for (let n = 0; n < 8; n++) await playOne(table, dice)
    const before = await ada.moment(match)
    const answers = [
      ...(await flood(ada, 125, (n) => ({ type: 'back', match, seat: 0, id: `a${round}-${n}` }))),
      ...(await flood(bob, 125, (n) => ({ type: 'back', match, seat: 1, id: `b${round}-${n}` }))),
    ]
    const backs = done(answers)
    taken += backs
    expect(await entriesOf(match)).toBe(before.entry + backs)
    await ada.moment(match, ({ entry }) => entry === before.entry + backs)
    await bob.moment(match, ({ entry }) => entry === before.entry + backs)
    await table.stranger.moment(match, ({ entry }) => entry === before.entry + backs)
  }
  expect(taken).toBeGreaterThan(0)
  await playOne(table, dice)
  const replay = await replayed(server.store, match)
  expectNoLeak(replay, ada, 0)
  expectNoLeak(replay, bob, 1)
}, 60_000)

test('nor do take-backs to wherever somebody likes, and no choice of another is lost', async () => {
  const table = await besieged(server.host, PLAN)
  const { match, ada, bob } = table
  const dice = new Dice(15)
  for (let round = 0; round < 4; round++) {
    for (let n = 0; n < 6; n++) await playOne(table, dice)
    const before = await ada.moment(match)
    const { stepsBack = 0 } = before
    const far = await flood(ada, 60, (n) => ({ type: 'back', match, seat: 0, to: n, id: `f${round}-${n}` }))
    const least = before.length - stepsBack
    const after = await ada.moment(match, ({ entry }) => entry === before.entry + done(far))
    expect(after.length).toBeGreaterThanOrEqual(least)
    expect(done(far)).toBeLessThanOrEqual(stepsBack)
    await bob.moment(match, ({ entry }) => entry === after.entry)
    await table.stranger.moment(match, ({ entry }) => entry === after.entry)
  }
  await playOne(table, dice)
  await replayed(server.store, match)
}, 60_000)

test('of a flood of nudges one arrives', async () => {
  const table = await besieged(server.host, PLAN)
  const { match } = table
  await playOne(table, new Dice(13))
  const { mover, other, seat } = await asked(table)
  const answers = await flood(other, 500, (n) => ({ type: 'nudge', match, seat: 1 - seat, to: n % 3 }))
  expect(done(answers)).toBe(1)
  expect(mover.heard.filter(({ type }) => type === 'nudge')).toHaveLength(1)
  expect(other.heard.filter(({ type }) => type === 'nudge')).toEqual([])
  await playOne(table, new Dice(14))
})
