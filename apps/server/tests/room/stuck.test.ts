import { games } from '@trialhall/games'
import { registry, type AnyGame } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { type Page, Person } from '../support/person.ts'
import { FOR_METRICS, memoryStore, startServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo } from '../support/tables.ts'

const STUCK_OPTION = 1

/** Sigmar's Trial, but whoever picks the second option of the first decision waits for ever, while the trap is set. */
function trappedGame(): { game: AnyGame; trap: { isSet: boolean } } {
  const found = games.find('sigmar')
  if (!found.ok) throw new Error(found.fault.message)
  const { advance } = found.value
  const trap = { isSet: true }
  const game: AnyGame = {
    ...found.value,
    advance(table) {
      const { choose } = table
      let isFirst = true
      table.choose = function chooseOrHang(this: typeof table, ...given: Parameters<typeof choose>) {
        const chosen = choose.apply(this, given)
        const isStuck = isFirst && trap.isSet && chosen === given[2][STUCK_OPTION]
        isFirst = false
        while (isStuck);
        return chosen
      } as typeof choose
      advance(table)
    },
  }
  return { game, trap }
}

/** What becomes of a choice in the end: while the machine stands still nothing is held against the rules, and it is made again. */
async function refusedByRules(mover: Page, choice: Parameters<Page['command']>[0]): Promise<unknown> {
  for (;;) {
    const answer = await mover.command(choice)
    if (answer.type !== 'refused' || answer.field !== 'storage') return answer
  }
}

test('a choice whose rules never end is refused; other matches go on, and so does this one with another option', async () => {
  const { game } = trappedGame()
  const server = await startServer({ games: registry([game]) })
  const [stuck, whole] = [await tableOfTwo(server.host), await tableOfTwo(server.host)]
  const { match } = stuck
  const { mover, seat } = await asked(stuck)
  const choice = { type: 'choose', match, seat, length: 0, pick: STUCK_OPTION }
  const answer = refusedByRules(mover, choice)
  await playSome(whole, 4)
  expect(await answer).toMatchObject({
    type: 'refused',
    code: 'rules-stuck',
    error: expect.stringMatching(/without end from this choice.*choose something else/),
  })
  await mover.until('the table anew', () => server.service.matches.rooms.get(match))
  expect(await mover.command({ ...choice, id: 'again' })).toMatchObject({ code: 'rules-stuck' })
  expect(await mover.command({ ...choice, pick: 0, id: 'else' })).toMatchObject({ type: 'done', entry: 1 })
  expect((await server.store.entries(match)).map(({ pick }) => pick)).toEqual([0])
  const metrics = (await mover.person.ask('GET', '/metrics', FOR_METRICS)).body
  // Once: what was known to be stuck was refused without running it again.
  expect(metrics).toContain('trialhall_rules_ended_total 1')
})

test('a match whose log cannot be played to its end is set aside, and the others go on', async () => {
  const { game, trap } = trappedGame()
  const store = await memoryStore()
  const server = await startServer({ games: registry([game]), store })
  const [stuck, whole] = [await tableOfTwo(server.host), await tableOfTwo(server.host)]
  const { match } = stuck
  const { mover, seat } = await asked(stuck)
  trap.isSet = false
  const choice = { type: 'choose', match, seat, length: 0, pick: STUCK_OPTION, id: 'c' }
  expect(await mover.command(choice)).toMatchObject({ type: 'done' })
  await stuck.ada.leave()
  await stuck.bob.leave()
  const { matches } = server.service
  await expect.poll(() => matches.rooms.get(match)?.isIdle, PATIENTLY).toBe(true)
  matches.closeIdle(-1)
  expect(matches.rooms.has(match)).toBe(false)

  trap.isSet = true
  const page = await (await Person.arrive(server.host)).page()
  for (let refusals = 0; refusals < 3; ) {
    const heard = page.heard.length
    page.send({ type: 'watch', match })
    const refusal = await page.until('a refusal', () =>
      page.heard.slice(heard).find((one) => one.type === 'refused'),
    )
    if (refusal.field === 'storage') continue // a machine that stood still is not held against the rules
    refusals++
    expect(refusal).toMatchObject({
      id: null,
      code: 'rules-stuck',
      error: expect.stringContaining('set aside'),
    })
  }
  await playSome(whole, 4)
  expect(await store.entries(match)).toHaveLength(1)
  expect((await page.person.ask('GET', '/metrics', FOR_METRICS)).body).toContain(
    'trialhall_rules_ended_total 1',
  )
})
