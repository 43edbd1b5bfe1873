import { battleDecks, type BattleView } from '@trialhall/game-battle-decks'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { Finale } from '../../ui/finale/Finale.tsx'

test('at the end both sides have the colours that they had at the table, whichever faction they played', () => {
  const match = sure(Match.start(battleDecks, { seats: 2, seed: 'colours' }))
  const outcome = { reason: 'conceded', ranks: [1, 2], scores: [3, 3] }
  const seats = (viewer: number): readonly string[] => {
    const view = match.viewFor(viewer) as BattleView
    const page = pieceDrawn(
      <Finale view={view} outcome={outcome} names={['You', 'Osric']} story={[]} tale={null} />,
    )
    return [0, 1].map((seat) => new RegExp(`--seat-${seat}:var\\(--dye-(\\w+)\\)`, 'u').exec(page)?.[1] ?? '')
  }
  expect([seats(0), seats(1)]).toEqual([
    ['rust', 'blue'],
    ['blue', 'rust'],
  ])
})
