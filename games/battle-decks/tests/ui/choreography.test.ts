import {
  battleDecks,
  type BattleEvent,
  type BattleState,
  type BattleView,
} from '@trialhall/game-battle-decks'
import { battleDecksUi } from '@trialhall/game-battle-decks/ui'
import type { Match } from '@trialhall/kernel'
import { lengthOf } from '@trialhall/table-ui'
import { begin, drawMoments, follow, shownAfter } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b)

/** What a board shows of a view; the order within hands and piles does not matter there. */
function shown({ sides, round, active, initiative, isLastTurn, ending }: BattleView): unknown {
  const piles = sides.map(({ hand, deck, discard, events, removed, ...rest }) => ({
    ...rest,
    hand: sorted(hand),
    deck: sorted(deck),
    discard: sorted(discard),
    events: sorted(events),
    removed: sorted(removed),
  }))
  return { sides: piles, round, active, initiative, isLastTurn, ending }
}

function begun(seed: string): Match<BattleState, BattleEvent> {
  return begin(battleDecks, { seats: 2, seed })
}

describe('the choreography', () => {
  test.each(['amber', 'basalt', 'cedar', 'dune'])('of match %s ends where the match stands', (seed) => {
    for (const viewer of [0, null]) {
      follow(begun(seed), viewer, ({ before, match, fresh }) => {
        expect(shown(shownAfter(CHOREOGRAPHY, before, fresh))).toEqual(shown(match.viewFor(viewer)))
      })
    }
  })

  test('can be drawn at every moment', () => {
    const given = {
      game: battleDecks,
      ui: battleDecksUi,
      choreography: CHOREOGRAPHY,
      seats: 2,
      seed: 'gorse',
    }
    expect(drawMoments({ ...given, viewer: 0 })).toBeGreaterThan(30)
  })

  test('shows every event for a moment, and none for longer than three seconds', () => {
    follow(begun('ember'), null, ({ before: view, fresh }) => {
      for (const { event } of fresh) {
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeGreaterThan(300)
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeLessThan(3000)
      }
    })
  })
})
