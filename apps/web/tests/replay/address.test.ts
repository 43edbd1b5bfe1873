import { Match, logToLink } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import { checkSaved } from '../../src/device/saved-match.ts'
import { addressAt, momentIn, sharedAddress } from '../../src/replay/address.ts'
import { goneOn, seatsLeft } from '../../src/replay/going-on.ts'
import { fromLink } from '../../src/replay/player/use-recording.ts'
import { readImported } from '../../src/pages/import/imported.ts'
import { type Taped, taped } from './replayed.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

const over = taped({ seed: 'address', seats: 3 })
const open = taped({ seed: 'address', seats: 3, until: 12 }, { own: [1] })

function opened({ recording, reel }: Taped, search: string): unknown[] {
  const { at, eyes, sentence } = momentIn(search, recording, reel)
  return [at, eyes, sentence]
}

describe('the moment in an address', () => {
  test('is taken as it stands', () => {
    expect(opened(over, '?at=7&eyes=2')).toEqual([7, 2, null])
    expect(opened(over, '?at=0&eyes=spectator')).toEqual([0, 'spectator', null])
    expect(opened(open, '?at=3&eyes=1')).toEqual([3, 1, null])
  })

  test('is the beginning of a match that is over, and the present of another', () => {
    expect(opened(over, '')).toEqual([0, 'all', null])
    expect(opened(open, '')).toEqual([12, 1, null])
  })

  test('is the nearest there is where it names none, and one sentence says so', () => {
    const { length } = over.reel
    expect(opened(over, '?at=99999')).toEqual([
      length,
      'all',
      `The match has ${length} choices, not 99999, so this is the end.`,
    ])
    expect(opened(open, '?at=13')[2]).toBe('The match has 12 choices, not 13, so this is the newest moment.')
    expect(opened(over, '?at=-1')).toEqual([0, 'all', '“-1” names no moment, so this is the beginning.'])
    expect(opened(over, '?at=soon')[0]).toBe(0)
  })

  test('lends no eyes that may not be lent', () => {
    expect(opened(open, '?at=3&eyes=0')).toEqual([3, 1, expect.stringContaining('once the match is over')])
    expect(opened(open, '?eyes=all')[1]).toBe(1)
    expect(opened(over, '?eyes=7')).toEqual([0, 'all', expect.stringContaining('Nobody at this table')])
    expect(opened(over, '?eyes=%3Cb%3E')[1]).toBe('all')
  })

  test('is kept in the address of the page, beside whatever else stands there', () => {
    const here = { pathname: '/replay', search: '?names=Ana&at=1', hash: '#content' } as Location
    const moment = { at: 9, eyes: 'all' } as const
    expect(addressAt(here, over.recording, moment)).toBe(
      `/replay?names=Ana&at=9&eyes=all#${logToLink(over.recording.log)}`,
    )
    const kept = { ...over.recording, source: { kind: 'device', id: 'x' } as const }
    expect(addressAt(here, kept, moment)).toBe('/replay?names=Ana&at=9&eyes=all#content')
  })
})

describe('an address to share', () => {
  test('holds the whole match, the moment, the eyes and the names', () => {
    const seats = over.recording.seats.map((info) => ({ ...info, name: `Ana & ${info.seat}` }))
    const recording = { ...over.recording, seats }
    const address = new URL(sharedAddress('https://hall.test', recording, { at: 9, eyes: 1 }))
    expect(address.pathname).toBe('/replay')
    const read = fromLink(address.search + address.hash)
    if (!read.ok) throw new Error(read.fault.message)
    expect(read.value.recording.log).toEqual(over.reel.log)
    expect(read.value.recording.seats.map(({ name }) => name)).toEqual(['Ana & 0', 'Ana & 1', 'Ana & 2'])
    expect(opened(read.value, address.search)).toEqual([9, 1, null])
    expect(readImported(address.href).ok).toBe(true)
  })

  test('is the server’s own where the match is on a server', () => {
    const recording = {
      ...over.recording,
      source: { kind: 'online', card: { id: 'abc' } as MatchCard } as const,
    }
    expect(sharedAddress('https://hall.test', recording, { at: 4, eyes: 'spectator' })).toBe(
      'https://hall.test/m/abc/replay?at=4&eyes=spectator',
    )
  })

  test('that is broken is a fault with one sentence', () => {
    const broken = fromLink('#VAZzaWdtYXI')
    expect(broken.ok ? '' : broken.fault.message).toMatch(/^The log is damaged/)
    const none = fromLink('#')
    expect(none.ok ? '' : none.fault.message).toMatch(/holds no match/)
  })
})

describe('going on from a moment', () => {
  const stamp = { id: 'new', now: 5 }

  test('makes a new match of the same deal, and leaves the old one alone', () => {
    const before = JSON.stringify(over.recording)
    const match = goneOn(over.recording, { at: 20, seat: 2, strength: 'expert' }, stamp)
    expect(checkSaved(JSON.parse(JSON.stringify(match))).ok).toBe(true)
    expect(match.log.choices).toEqual(over.recording.log.choices.slice(0, 20))
    expect(match.log.seed).toBe(over.recording.log.seed)
    expect([match.outcome, match.id]).toEqual([null, 'new'])
    const again = Match.replay(over.reel.game, match.log, { story: false })
    expect(again.ok && again.value.hash()).toBe(over.reel.matchAt(20).hash())
    expect(JSON.stringify(over.recording)).toBe(before)
  })

  test('seats one person, and bots of the strength that was chosen', () => {
    const { seats } = goneOn(over.recording, { at: 0, seat: 1, strength: 'master' }, stamp)
    expect(seats.map(({ kind, strength }) => [kind, strength])).toEqual([
      ['bot', 'master'],
      ['person', undefined],
      ['bot', 'master'],
    ])
    expect(seats[1]?.name).toBe('You')
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3)
  })

  test('offers no seat that has been given up by then', () => {
    const tape = taped({ seed: 'left', seats: 3, leaves: [{ at: 15, seat: 0 }] })
    const left = (at: number): number[] =>
      seatsLeft(tape.reel.log, tape.recording.seats, at).map(({ seat }) => seat)
    expect(left(14)).toEqual([0, 1, 2])
    expect(left(15)).toEqual([1, 2])
    expect(goneOn(tape.recording, { at: 14, seat: 0, strength: 'adept' }, stamp).log.leaves).toBeUndefined()
  })
})
