import { sigmar, type SigmarEvent, type SigmarState, type SigmarView } from '@trialhall/game-sigmar'
import { sigmarUi } from '@trialhall/game-sigmar/ui'
import type { Match } from '@trialhall/kernel'
import { lengthOf } from '@trialhall/table-ui'
import { begin, drawMoments, follow, shownAfter } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'
import { contestIn } from '../../ui/contest.ts'

/** What a board shows of a view; the order within piles and hands does not matter there. */
function shown(view: SigmarView): unknown {
  const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)
  return {
    active: view.active,
    trials: view.trials,
    players: view.players.map(({ champion, valor, completed, space, hand, kept }) => ({
      champion,
      valor,
      completed,
      space,
      hand: sorted(hand),
      kept: sorted(kept),
    })),
    discards: sorted([...view.actionDiscard, ...view.inPlay, ...view.trialDiscard, ...view.fateDiscard]),
  }
}

function begun(seed: string): Match<SigmarState, SigmarEvent> {
  return begin(sigmar, { seats: 3, seed })
}

describe('the choreography', () => {
  test.each(['amber', 'basalt', 'cedar', 'dune'])('of match %s ends where the match stands', (seed) => {
    for (const viewer of [0, null]) {
      follow(begun(seed), viewer, ({ before, match, fresh }) => {
        const last = fresh.findLast(({ event }) => event.type === 'turnBegan')
        const after = match.viewFor(viewer)
        const view = last
          ? shownAfter(CHOREOGRAPHY, before, fresh)
          : shownAfter(CHOREOGRAPHY, { ...before, active: after.active }, fresh)
        expect(shown(view)).toEqual(shown(after))
      })
    }
  })

  test('can be drawn at every moment', () => {
    const given = { game: sigmar, ui: sigmarUi, choreography: CHOREOGRAPHY, seats: 3, seed: 'gorse' }
    expect(drawMoments({ ...given, viewer: 0 })).toBeGreaterThan(40)
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

describe('the contest that the story tells', () => {
  test('agrees with every roll that was made', () => {
    follow(begun('flint'), 0, ({ fresh, story }) => {
      for (const [i, { event }] of fresh.entries()) {
        if (event.type !== 'rolled') continue
        const { seat, die, total } = event
        const until = story.slice(0, story.length - fresh.length + i + 1)
        expect(contestIn(until)?.rolls[seat]).toMatchObject({ die, total })
      }
    })
  })

  test('is none at the beginning of a turn', () => {
    const turn = { at: 0, known: {}, event: { type: 'turnBegan', seat: 1, round: 1 } as const }
    expect(contestIn([turn])).toBeNull()
  })
})
