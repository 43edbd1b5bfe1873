import { sigmar, type SigmarEvent, type SigmarView } from '@trialhall/game-sigmar'
import { heardBy, Match, type Heard, type Viewer } from '@trialhall/kernel'
import { beatOf, lengthOf } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'
import { contestIn } from '../../ui/contest.ts'

type Sigmar = Match<Parameters<typeof sigmar.clone>[0], SigmarEvent>

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

function played(view: SigmarView, story: readonly Heard<SigmarEvent>[]): SigmarView {
  return story.reduce((now, heard) => beatOf(CHOREOGRAPHY, heard.event).show(now, heard), view)
}

/** Plays a match with picks from a simple generator and checks each step but the last, after which there is no turn. */
function walk(
  seed: string,
  viewer: Viewer,
  check: (before: SigmarView, match: Sigmar, story: Heard<SigmarEvent>[]) => void,
): void {
  const started = Match.start(sigmar, { seats: 3, seed, options: {} })
  if (!started.ok) throw new Error(started.fault.message)
  const match = started.value
  match.takeEvents()
  let word = seed.length
  while (match.outcome === null) {
    const ask = match.asks[0]
    if (!ask) throw new Error('nobody is asked')
    word = (word * 1103515245 + 12345) >>> 0
    const before = match.viewFor(viewer)
    match.choose(ask.seat, (word >>> 8) % ask.options.length)
    const story = match.takeEvents().map((told) => heardBy(told, viewer))
    if (match.outcome === null) check(before, match, story)
  }
}

describe('the choreography', () => {
  test.each(['amber', 'basalt', 'cedar', 'dune'])('of match %s ends where the match stands', (seed) => {
    for (const viewer of [0, null]) {
      walk(seed, viewer, (before, match, story) => {
        const last = story.findLast(({ event }) => event.type === 'turnBegan')
        const after = match.viewFor(viewer)
        const view = last ? played(before, story) : played({ ...before, active: after.active }, story)
        expect(shown(view)).toEqual(shown(after))
      })
    }
  })

  test('shows every event for a moment, and none for longer than three seconds', () => {
    walk('ember', null, (view, _, story) => {
      for (const { event } of story) {
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeGreaterThan(300)
        expect(lengthOf(CHOREOGRAPHY, event, view)).toBeLessThan(3000)
      }
    })
  })
})

describe('the contest that the story tells', () => {
  test('agrees with every roll that was made', () => {
    const story: Heard<SigmarEvent>[] = []
    walk('flint', 0, (_, __, heard) => {
      for (const one of heard) {
        story.push(one)
        if (one.event.type !== 'rolled') continue
        const { seat, die, total } = one.event
        expect(contestIn(story)?.rolls[seat]).toMatchObject({ die, total })
      }
    })
  })

  test('is none at the beginning of a turn', () => {
    const turn = { at: 0, known: {}, event: { type: 'turnBegan', seat: 1, round: 1 } as const }
    expect(contestIn([turn])).toBeNull()
  })
})
