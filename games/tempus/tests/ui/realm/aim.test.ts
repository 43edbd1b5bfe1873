import { describe, expect, test } from 'vitest'
import { poolOf, waysOf } from '../../../rules/moving/ways.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { areasAt, spaceAt, spacesIn } from '../../../space/index.ts'
import type { Lasting, TempusView } from '../../../state.ts'
import { heroName } from '../../../words/names.ts'
import { aimOf } from '../../../ui/realm/aim/aim.ts'
import { nearestArea } from '../../../ui/realm/aim/areas.ts'
import { ASK, laid, over, picking, viewOf } from './kit.ts'

const view = viewOf(laid())

/** The same with spikes on these spaces. */
function spiked(spaces: readonly number[]): TempusView {
  const lasting: Lasting = {
    id: 1,
    face: lastingNamed('spike-growth'),
    owner: 1,
    card: undefined,
    on: -1,
    at: -1,
    spaces,
    count: 2,
    since: 0,
    isFresh: true,
  }
  return { ...view, lastings: [lasting] }
}

function walking(now: TempusView): Parameters<typeof aimOf>[0] {
  const pools = [poolOf({ spaces: 5 })]
  const turn = { ...now.turn, seat: 0, pools } as TempusView['turn']
  const shown = { ...now, turn }
  const ways = waysOf(shown, 0, pools)
  const picks = picking({ prompt: { type: 'walk', spaces: 5 }, spaces: new Set(ways.ends), ways })
  return { view: shown, ask: ASK, picks, point: over(spaceAt(14, 17)) }
}

describe('the way to a space that is pointed at', () => {
  test('has its spaces and its cost, as the rules find them', () => {
    const { way, sight, says } = aimOf(walking(view))
    expect(way?.path.at(0)).toBe(spaceAt(12, 15))
    expect(way?.path.at(-1)).toBe(spaceAt(14, 17))
    expect(way?.cost).toEqual({ spaces: 2, of: 5 })
    expect(way?.crosses).toEqual([])
    expect(sight).toBeNull()
    expect(says).toMatch(/^The way there takes 2 of 5 spaces\. From there Gains .*\.$/u)
  })

  test('says what it crosses', () => {
    const block = [13, 14, 15].flatMap((column) => [15, 16, 17, 18].map((row) => spaceAt(column, row)))
    const { way, says } = aimOf(walking(spiked(block)))
    expect(way?.cost?.spaces).toBeGreaterThan(2)
    expect(way?.crosses).toEqual(['Spike Growth'])
    expect(says).toMatch(/It crosses Spike Growth\./u)
  })

  test('is nothing for a space that nobody can walk to', () => {
    const asked = walking(view)
    expect(aimOf({ ...asked, point: over(spaceAt(29, 2)) }).way).toBeNull()
  })
})

describe('the line of sight to what is pointed at', () => {
  test('is free over open floor', () => {
    const { sight, says } = aimOf({ view, ask: ASK, picks: picking(), point: over(spaceAt(19, 15)) })
    expect(sight).toMatchObject({ isFree: true, block: null })
    expect(says).toBe('Gains sees it, 7 spaces away.')
  })

  test('ends at what blocks it, which is named', () => {
    const { sight, says } = aimOf({ view, ask: ASK, picks: picking(), point: over(spaceAt(22, 12)) })
    expect(sight?.isFree).toBe(false)
    expect(sight?.block).not.toBeNull()
    expect(says).toMatch(/^Gains does not see it: the (wall|obstacle|block) .* is in the way\.$/u)
  })

  test('is none where nobody is asked', () => {
    expect(aimOf({ view, ask: null, picks: picking(), point: over(spaceAt(19, 15)) })).toMatchObject({
      sight: null,
      says: '',
    })
  })
})

describe('areas', () => {
  const areas = areasAt(spaceAt(19, 14), 4).map((square, index) => ({ index, spaces: spacesIn(square) }))
  const picks = picking({ areas })

  test('the one that lies nearest to the pointer is meant, and who is in it is told', () => {
    const { area, struck, says } = aimOf({ view, ask: ASK, picks, point: over(spaceAt(19, 15)) })
    expect(area?.meant).toContain(spaceAt(19, 15))
    expect(area?.others).toHaveLength(areas.length - 1)
    expect([...struck]).toEqual([1])
    expect(says).toBe(`The area covers 16 spaces and ${heroName(view, 1)}.`)
  })

  test('a press beside all of them picks none', () => {
    expect(nearestArea(picks, over(spaceAt(3, 3)))).toBeNull()
  })

  test('a press in a corner picks the one that reaches there', () => {
    const corner = over(spaceAt(17, 12))
    const index = nearestArea(picks, corner)
    expect(areas.find((one) => one.index === index)?.spaces).toContain(spaceAt(17, 12))
  })
})

describe('at a table where everybody has a name', () => {
  const names = ['You', 'Osric', 'Mirel', 'Corvin']

  test('who looks is spoken to, and others are called as in the log', () => {
    const { says } = aimOf({ ...walking(view), names })
    expect(says).toMatch(/From there you (could attack .+ and also see .+|could attack .+|see .+)\.$/u)
    expect(says).not.toMatch(/Gains|Ivar|Naree|Mertz/u)
  })

  test('what is seen and what is in the way is said to them', () => {
    const seenAt = (column: number, row: number): string =>
      aimOf({ view, ask: ASK, picks: picking(), point: over(spaceAt(column, row)), names }).says
    expect(seenAt(19, 15)).toBe('You see it, 7 spaces away.')
    expect(seenAt(22, 12)).toMatch(/^You do not see it: the (wall|obstacle|block) .* is in the way\.$/u)
  })
})
