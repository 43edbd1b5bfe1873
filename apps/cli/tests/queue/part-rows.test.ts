import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testPostgres } from '../support/postgres.ts'
import {
  claimPart,
  deliverPart,
  giveBackParts,
  giveUpPart,
  playedParts,
  renewParts,
  type PartClaim,
} from '../../src/queue/part-rows.ts'
import { QueueLine } from '../../src/queue/queue-line.ts'
import { KEPT_DAYS, prepareQueue } from '../../src/queue/queue-tables.ts'
import { handIn, hold, hopelessPart, letRest, MOST_TRIES, runsIn } from '../../src/queue/run-rows.ts'

const postgres = await testPostgres()
const RUN = { id: 'r1', kin: 'k', task: '{}', command: 'sim', matches: 5, size: 2, upto: 5 }
const OURS = { kin: 'k', except: [] }

describe.skipIf(postgres === null)('parts of a run', () => {
  let line: QueueLine

  beforeEach(async () => {
    line ??= await QueueLine.open(
      { url: (await postgres?.hall('parts')) ?? '', name: 'parts' },
      () => undefined,
    )
    await prepareQueue(line)
    await line.ask('DELETE FROM queue_runs')
    await handIn(line, RUN)
  })

  afterAll(async () => {
    await line?.close()
    await postgres?.close()
  })

  const lapse = (): Promise<unknown> => line.ask("UPDATE queue_parts SET until = '-infinity'")
  const taken = async (): Promise<PartClaim> => {
    const claim = await claimPart(line, OURS)
    if (claim === null) throw new Error('nothing to claim')
    return claim
  }

  test('each is given out once, and none is left over', async () => {
    const given = [await taken(), await taken(), await taken()]
    expect(given.map(({ first, last }) => [first, last])).toEqual([
      [0, 2],
      [2, 4],
      [4, 5],
    ])
    expect(await claimPart(line, OURS)).toBeNull()
  })

  test('whoever wakes up after its lease adds nothing', async () => {
    const sleeper = await taken()
    await lapse()
    const next = await taken()
    expect(next.first).toBe(sleeper.first)
    await deliverPart(line, sleeper, { hand: 'sleeper', result: 'late' })
    expect(await playedParts(line, 'r1', [0])).toEqual([])
    expect(await renewParts(line, [sleeper.claim])).toEqual(new Set())
    await deliverPart(line, next, { hand: 'next', result: 'right' })
    await deliverPart(line, next, { hand: 'next', result: 'twice' })
    await deliverPart(line, sleeper, { hand: 'sleeper', result: 'late' })
    expect(await playedParts(line, 'r1', [0])).toEqual([{ first: 0, hand: 'next', result: 'right' }])
  })

  test('a lease that is renewed is not taken, and one that nobody else took still counts', async () => {
    const mine = await taken()
    expect(await renewParts(line, [mine.claim])).toEqual(new Set([mine.claim]))
    expect((await taken()).first).not.toBe(mine.first)
    await lapse()
    await deliverPart(line, mine, { hand: 'slow', result: 'right' })
    expect(await playedParts(line, 'r1', [0])).toHaveLength(1)
  })

  test('what is given back is given out at once', async () => {
    const mine = await taken()
    await giveBackParts(line, [mine.claim])
    expect((await taken()).first).toBe(mine.first)
  })

  test('what has ended its thread is given out at once as well, until it was tried too often', async () => {
    const mine = await taken()
    await giveUpPart(line, mine.claim)
    for (let tries = 1; tries < MOST_TRIES; tries++) {
      expect(await hopelessPart(line, 'r1')).toBeNull()
      const again = await taken()
      expect(again.first).toBe(mine.first)
      await giveUpPart(line, again.claim)
    }
    expect(await hopelessPart(line, 'r1')).toEqual({ first: mine.first, last: mine.last })
    expect((await taken()).first).not.toBe(mine.first)
  })

  test('runs of others, that rest or that are not wanted so far are left alone', async () => {
    expect(await claimPart(line, { kin: 'other', except: [] })).toBeNull()
    expect(await claimPart(line, { kin: 'k', except: ['r1'] })).toBeNull()
    await hold(line, { id: 'r1', holder: 'me', upto: 0 })
    await letRest(line, 'r1', 'me')
    expect(await claimPart(line, OURS)).toBeNull()
    await handIn(line, { ...RUN, id: 'r2', upto: 2 })
    expect(await taken()).toMatchObject({ run: 'r2', first: 0 })
    expect(await claimPart(line, OURS)).toBeNull()
    await hold(line, { id: 'r2', holder: 'me', upto: 4 })
    expect(await taken()).toMatchObject({ run: 'r2', first: 2 })
  })

  test('one process at a time waits for a run', async () => {
    expect(await hold(line, { id: 'r1', holder: 'a', upto: 0 })).toBe(true)
    expect(await hold(line, { id: 'r1', holder: 'b', upto: 0 })).toBe(false)
    await line.ask("UPDATE queue_runs SET held_until = '-infinity'")
    expect(await hold(line, { id: 'r1', holder: 'b', upto: 0 })).toBe(true)
    expect(await hold(line, { id: 'r1', holder: 'a', upto: 0 })).toBe(false)
  })

  test('old runs are cleared, with their parts', async () => {
    await taken()
    await prepareQueue(line)
    expect(await runsIn(line)).toHaveLength(1)
    await line.ask(`UPDATE queue_runs SET touched = now() - interval '${KEPT_DAYS} days 1 minute'`)
    await prepareQueue(line)
    expect(await runsIn(line)).toEqual([])
    expect(await line.ask('SELECT 1 FROM queue_parts')).toEqual([])
  })
})
