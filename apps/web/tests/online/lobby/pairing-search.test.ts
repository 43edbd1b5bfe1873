import { games } from '@trialhall/games'
import { fault, ok } from '@trialhall/kernel'
import type { MatchCard, PairingStep } from '@trialhall/protocol'
import { describe, expect, test, vi } from 'vitest'
import { PairingSearch, type PairingWorld } from '../../../src/online/lobby/pairing-search.ts'
import { openProductHall } from '../../product-hall.ts'

await openProductHall()

const lanes = games.find('lanes')
if (!lanes.ok) throw new Error(lanes.fault.message)
const game = lanes.value

const WAIT: PairingStep = { do: 'wait', rating: 1500, range: 120, bot: { strength: 'adept', rating: 1400 } }
const BEGUN = fault('bad-request', 'match', 'The match has begun.')

function cardOf(id: string, status: 'open' | 'playing' | 'over'): MatchCard {
  return {
    id,
    status,
    seats: [
      { seat: 0, kind: 'person' },
      { seat: 1, kind: 'open' },
    ],
  } as MatchCard
}

/** A hall that says one thing after the other; somebody has sat down at the own table where `isTaken`. */
function hall(steps: readonly PairingStep[], { isTaken = false } = {}) {
  const said = [...steps]
  return {
    askPairing: vi.fn<PairingWorld['askPairing']>(() => Promise.resolve(ok(said.shift() ?? WAIT))),
    openTable: vi.fn<PairingWorld['openTable']>(() => Promise.resolve(ok(cardOf('own', 'open')))),
    closeTable: vi.fn<PairingWorld['closeTable']>(() => Promise.resolve(isTaken ? BEGUN : { ok: true })),
    fetchCard: vi.fn<PairingWorld['fetchCard']>((id) =>
      Promise.resolve(ok(cardOf(id, id === 'own' && isTaken ? 'playing' : 'open'))),
    ),
    sitDown: vi.fn<PairingWorld['sitDown']>(({ id }) => Promise.resolve(ok(cardOf(id, 'playing')))),
    endPairing: vi.fn<PairingWorld['endPairing']>(),
  }
}

describe('whoever gives a search up', () => {
  test('has no table any more, and the hall looks no further', async () => {
    const world = hall([{ do: 'open' }, WAIT])
    const search = new PairingSearch(game, world)
    await search.step()
    await search.step()
    expect(await search.leave()).toBe(null)
    expect(world.closeTable).toHaveBeenCalledExactlyOnceWith('own')
    expect(world.endPairing).toHaveBeenCalledTimes(1)
  })

  test('has no table any more that another page of theirs had opened', async () => {
    const world = hall([{ ...WAIT, match: 'theirs' }])
    const search = new PairingSearch(game, world)
    await search.step()
    expect(await search.leave()).toBe(null)
    expect(world.openTable).not.toHaveBeenCalled()
    expect(world.closeTable).toHaveBeenCalledExactlyOnceWith('theirs')
  })

  test('is told of the match that began at their table since they asked last', async () => {
    const world = hall([{ do: 'open' }, WAIT], { isTaken: true })
    const search = new PairingSearch(game, world)
    await search.step()
    await search.step()
    expect(await search.leave()).toBe('own')
  })

  test('is told of the match at which they were just sitting down', async () => {
    const world = hall([{ do: 'join', match: 'other' }])
    const search = new PairingSearch(game, world)
    let sit = (): void => undefined
    const seated = new Promise<void>((done) => {
      sit = done
    })
    world.sitDown.mockImplementation(async ({ id }) => {
      await seated
      return ok(cardOf(id, 'playing'))
    })
    void search.step()
    await vi.waitFor(() => expect(world.sitDown).toHaveBeenCalledTimes(1))
    const left = search.leave()
    sit()
    expect(await left).toBe('other')
  })

  test('sits down nowhere and opens no table after that', async () => {
    for (const step of [{ do: 'join', match: 'other' }, { do: 'open' }] as const) {
      const world = hall([step])
      const search = new PairingSearch(game, world)
      void search.step()
      expect(await search.leave()).toBe(null)
      expect(world.sitDown).not.toHaveBeenCalled()
      expect(world.openTable).not.toHaveBeenCalled()
    }
  })

  test('leaves no table that was opened while they left', async () => {
    const world = hall([{ do: 'open' }])
    const search = new PairingSearch(game, world)
    void search.step()
    await vi.waitFor(() => expect(world.openTable).toHaveBeenCalledTimes(1))
    expect(await search.leave()).toBe(null)
    expect(world.closeTable).toHaveBeenCalledExactlyOnceWith('own')
  })
})

test('a table that was opened is told to the hall at once, so that it does not stay behind', async () => {
  const world = hall([{ do: 'open' }, WAIT])
  const search = new PairingSearch(game, world)
  expect(await search.step()).toEqual({ waiting: WAIT, trouble: null })
  expect(world.askPairing.mock.calls).toEqual([[{ game: 'lanes' }], [{ game: 'lanes', match: 'own' }]])
})

test('a hall that wants one table after the other is given one a question', async () => {
  const world = hall([{ do: 'open' }, { do: 'open' }])
  await new PairingSearch(game, world).step()
  expect(world.openTable).toHaveBeenCalledTimes(1)
})

test('whoever has lost their table moves to another all the same', async () => {
  for (const lost of [
    ok(cardOf('own', 'over')),
    fault('no-match', 'match', 'There is no match "own" here.'),
  ]) {
    const world = hall([{ do: 'open' }, WAIT, { do: 'join', match: 'other' }])
    world.closeTable.mockResolvedValue(
      fault('bad-request', 'match', 'Only a table that is still open can be closed.'),
    )
    world.fetchCard.mockImplementation((id) => Promise.resolve(id === 'own' ? lost : ok(cardOf(id, 'open'))))
    const search = new PairingSearch(game, world)
    await search.step()
    expect(await search.step()).toEqual({ match: 'other' })
  }
})

test('who does not learn what became of their table stays there', async () => {
  const world = hall([{ do: 'open' }, WAIT, { do: 'join', match: 'other' }])
  const away = fault('bad-request', 'network', 'The server does not answer.')
  world.closeTable.mockResolvedValue(away)
  world.fetchCard.mockResolvedValue(away)
  const search = new PairingSearch(game, world)
  await search.step()
  await search.step()
  expect(world.sitDown).not.toHaveBeenCalled()
})

test('a search that is to move to another table stays where somebody sits down first', async () => {
  const world = hall([{ do: 'open' }, WAIT, { do: 'join', match: 'other' }, { do: 'play', match: 'own' }], {
    isTaken: true,
  })
  const search = new PairingSearch(game, world)
  await search.step()
  await search.step()
  expect(world.sitDown).not.toHaveBeenCalled()
  expect(await search.step()).toEqual({ match: 'own' })
})
