import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creaturesOnMap } from '../../../rules/creatures.ts'
import { bodyOf, groundOf, isFreeFor } from '../../../rules/map.ts'
import { spacesLeft } from '../../../rules/moves.ts'
import { walkAlong } from '../../../rules/moving/walking.ts'
import { poolOf, strictFirst, waysOf } from '../../../rules/moving/ways.ts'
import { distance, isClosed } from '../../../space/index.ts'
import { lay, type Laid } from '../../lay.ts'
import { runs } from '../../space/random.ts'

/** A few spaces with water, obstacles and a wall in the middle of them. */
const GARDEN = `
+---------------+
|. . . . ~ . . .|
|     +         |
|. o .|. ~ . . .|
|     +         |
|. . . . . . o .|
|         +-+   |
|. . ~ . . . . .|
|               |
|. . ~ ~ . o . .|
|               |
|. . . . . . . .|
+---------------+
`

const place = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 6 })).map(String)
const position = fc.record({
  places: fc.uniqueArray(place, { minLength: 6, maxLength: 6 }),
  thorns: fc.uniqueArray(place, { maxLength: 8 }),
  spaces: fc.record({
    plain: fc.nat(5),
    nimble: fc.nat(3),
    floating: fc.nat(3),
    straight: fc.nat(3),
  }),
  pick: fc.nat(),
})

/** Lays everybody who stands on open floor; the others are off the map. */
function laid({ places, thorns }: { places: readonly string[]; thorns: readonly string[] }): Laid {
  const bare = lay({ drawing: GARDEN })
  const open = places.filter((one) => !isClosed(groundOf(bare.state), bare.at(one)))
  const [mover = '1,1', ...others] = open.includes('1,1')
    ? ['1,1', ...open.filter((one) => one !== '1,1')]
    : ['1,1', ...open]
  const heroes = Object.fromEntries([mover, ...others].slice(0, 6).map((at, seat) => [seat, at]))
  return lay({
    drawing: GARDEN,
    seats: 6,
    heroes,
    turn: { seat: 0 },
    lastings: [{ is: 'thorns', spaces: thorns }],
  })
}

test('[T-18.01, T-18.12, T-R31] whatever is in the way, a walk goes step by step to where it may end and costs what was said', () => {
  const law = fc.property(position, ({ spaces, pick, ...who }) => {
    const t = laid(who)
    const { turn } = t.state
    if (turn === null) throw new Error('It is nobody’s turn.')
    turn.pools = [
      poolOf({ spaces: spaces.plain }),
      poolOf({ spaces: spaces.nimble, throughOpponents: true }),
      poolOf({ spaces: spaces.floating, acrossWater: true }),
      poolOf({ spaces: spaces.straight, isStraight: true }),
    ]
    const before = spacesLeft(turn)
    const ways = waysOf(t.state, 0, turn.pools)
    const end = ways.ends[pick % Math.max(1, ways.ends.length)]
    if (end === undefined) return
    walkAlong(t.table, 0, { path: ways.pathTo(end), end, pools: strictFirst(turn.pools) })
    expect(t.state.heroes[0]?.at).toBe(end)
    expect(isFreeFor(t.state, 0, end)).toBe(true)
    expect(before - spacesLeft(turn)).toBe(ways.costTo(end))
    expect(turn.pools.every(({ left }) => left >= 0)).toBe(true)
    const path = t.events.flatMap((event) => (event.type === 'moved' ? event.path.slice(1) : []))
    expect(path).toEqual(ways.pathTo(end))
    expect(
      [0, ...path].every(
        (space, index) => index === 0 || distance(space, [0, ...path][index - 1] ?? 0) === 1,
      ),
    ).toBe(true)
    const taken = creaturesOnMap(t.state).flatMap((id) => bodyOf(t.state, id))
    expect(new Set(taken).size).toBe(taken.length)
  })
  fc.assert(law, { numRuns: runs(80) })
})
