import { games } from '@trialhall/games'
import { eyesThrough, Match, type AnyGame } from '@trialhall/kernel'
import type { Moment } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { Person, playOn, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { shortly } from '../support/short.ts'

const server = await startServer()

/** One person in all seats of a match. */
async function alone(game: string, count = 2): Promise<{ match: string; page: Page }> {
  const person = await Person.arrive(server.host)
  const seats = Array.from({ length: count }, () => ({ kind: 'me' as const }))
  const { id } = await person.create({ ...shortly(game), seats })
  const page = await person.page()
  await page.watch(id)
  return { match: id, page }
}

test.each(games.games)(
  'a person in all seats of $id sees what all see, and is never told anything twice',
  async (game: AnyGame) => {
    const count = game.seats.min
    const all = Array.from({ length: count }, (_, seat) => seat)
    const { match, page } = await alone(game.id, count)
    await playOn(page, match, { seed: 7, upTo: 20 })
    const later = await page.person.page() // it knows less of what was asked before
    await later.watch(match)
    await playOn(page, match, { seed: 8, upTo: 60 })
    await later.moment(match, ({ length }) => length === page.moments.get(match)?.length)
    const stored = await server.store.match(match)
    const entries = await server.store.entries(match)
    if (!stored) throw new Error('no match')
    const { seed, options } = stored
    const started = Match.start(game, { seats: count, seed, generator: 'chacha20', options })
    if (!started.ok) throw new Error(started.fault.message)
    const same = started.value
    const shown = [...page.shown, ...later.shown]
    const viewers = new Set<Moment['viewer']>()
    for (const entry of [null, ...entries]) {
      if (entry) same.choose(entry.seat, entry.pick)
      for (const moment of shown.filter((one) => one.entry === same.length)) {
        viewers.add(moment.viewer)
        const eyes = eyesThrough(all, moment.viewer)
        expect(JSON.stringify(moment.view)).toBe(JSON.stringify(same.viewFor(eyes)))
        expect(JSON.stringify(moment.own)).toBe(JSON.stringify(same.asksOf(eyes)))
        expect(moment.length).toBe(same.length)
      }
    }
    expect(viewers).toEqual(new Set(all))
    expect(later.shown.length).toBeGreaterThan(20)
    expect([...page.heard, ...later.heard].filter(({ type }) => type === 'moment')).toEqual([])
    const kept = page.heard.flatMap((message) => (message.type === 'change' ? [message.kept] : []))
    expect(kept.every((one, i) => one >= (kept[i - 1] ?? 0))).toBe(true)
  },
  60_000,
)

test('a person in two seats answers in secret for each, in any order', async () => {
  const { match, page } = await alone('eldar')
  const { own, length } = await page.moment(match, (moment) => moment.own.length === 2)
  expect(own.map(({ seat }) => seat)).toEqual([0, 1])
  const first = await page.command({ type: 'choose', match, seat: 1, length, pick: 0 })
  expect(first).toMatchObject({ type: 'done' })
  const next = await page.moment(match, (moment) => moment.length > length)
  expect(next).toMatchObject({ length: length + 1 })
  expect(next.own.map(({ seat }) => seat)).toContain(0)
  const second = await page.command({ type: 'choose', match, seat: 0, length: next.length, pick: 0 })
  expect(second).toMatchObject({ type: 'done' })
})
