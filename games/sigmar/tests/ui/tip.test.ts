import { sigmar } from '@trialhall/game-sigmar'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { tipOf } from '../../ui/tip.tsx'

test('the tip of an opponent says how often you would win a Duel with them', () => {
  const seats = [{ champion: 'torvald' }, { champion: 'orin' }]
  const view = sure(Match.start(sigmar, { seats: 2, seed: 1, position: { phase: 'action', seats } })).viewFor(
    0,
  )
  const tip = tipOf({ kind: 'seat', id: 1 }, view, { glossary: [], names: ['You', 'Osric'] })
  expect(pieceDrawn(createElement('div', null, tip))).toContain(
    'You would win a Duel with them 50 % of the time, before cards.',
  )
})
