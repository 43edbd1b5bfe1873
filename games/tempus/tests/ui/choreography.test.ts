import { tempus, type TempusEvent, type TempusState, type TempusView } from '@trialhall/game-tempus'
import { tempusUi } from '@trialhall/game-tempus/ui'
import type { Match } from '@trialhall/kernel'
import { lengthOf } from '@trialhall/table-ui'
import { begin, drawMoments, follow, shownAfter } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography/index.ts'

/** Short matches: the whole draft and a few rounds. */
const OPTIONS = { rounds: 2 } as const

/** What a board shows of a view that events tell; lastings come with the snapshot. */
function shown(view: TempusView): unknown {
  const { heroes, monsters, quests, round, events, eventVp, portals, chests, ending } = view
  return {
    heroes: heroes.map(({ at, loot, initiative, heroClass, subclass, character, ailments }) => ({
      at,
      loot,
      initiative,
      picks: [heroClass, subclass, character],
      isAiling: ailments !== undefined,
    })),
    monsters: monsters.map(({ at, isActive, ally }) => ({ at, isActive, ally })),
    work: quests.map(({ work }) => work.map(({ progress, tiers }) => [progress, tiers])),
    round,
    events,
    eventVp,
    portals,
    chests,
    ending,
  }
}

function begun(seed: string): Match<TempusState, TempusEvent> {
  return begin(tempus, { seats: 4, seed, options: OPTIONS })
}

describe('the choreography', () => {
  test.each(['amber'])('of match %s ends where the match stands', (seed) => {
    let count = 0
    follow(begun(seed), 0, ({ before, match, fresh }) => {
      count++
      expect(shown(shownAfter(CHOREOGRAPHY, before, fresh))).toEqual(shown(match.viewFor(0)))
    })
    expect(count).toBeGreaterThan(100)
  })

  test('can be drawn at every moment', () => {
    const given = {
      game: tempus,
      ui: tempusUi,
      choreography: CHOREOGRAPHY,
      seats: 4,
      seed: 'gorse',
      options: { rounds: 3 },
    }
    expect(drawMoments({ ...given, viewer: 0 })).toBeGreaterThan(40)
  })

  test('shows every event for a moment, and none for longer than a second', () => {
    follow(begun('ember'), null, ({ before: view, fresh }) => {
      for (const { event } of fresh) {
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeGreaterThan(200)
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeLessThanOrEqual(1000)
      }
    })
  })
})
