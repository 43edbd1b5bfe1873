import { sigmar } from '@trialhall/game-sigmar'
import { Match, type Seat } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Contest } from '../../ui/contest.ts'
import { Duel } from '../../ui/roll/Duel.tsx'

const NAMES = ['Anna', 'Ben', 'Cleo']

/** Who stands on the left and on the right of a Duel that Ben began with Anna. */
function sidesFor(viewer: Seat | null): (string | undefined)[] {
  const seats = ['torvald', 'orin', 'kessa'].map((champion) => ({ champion }))
  const match = sure(Match.start(sigmar, { seats: 3, seed: 1, position: { phase: 'action', seats } }))
  const contest: Contest = {
    seat: 1,
    target: 0,
    trial: null,
    modifiers: [],
    rolls: {},
    result: 'open',
    isTied: false,
    throws: 0,
  }
  const html = pieceDrawn(createElement(Duel, { view: match.viewFor(viewer), contest, names: NAMES }))
  return [...html.matchAll(/<b>([^<]+)<\/b>/gu)].map(([, name]) => name)
}

test('in a Duel whoever looks stands on the left, and of others the challenger does', () => {
  expect(sidesFor(0)).toEqual(['Anna', 'Ben'])
  expect(sidesFor(1)).toEqual(['Ben', 'Anna'])
  expect(sidesFor(2)).toEqual(['Ben', 'Anna'])
  expect(sidesFor(null)).toEqual(['Ben', 'Anna'])
})
