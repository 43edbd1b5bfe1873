import { tempus } from '@trialhall/game-tempus'
import { Match } from '@trialhall/kernel'
import { StandInContext } from '@trialhall/table-ui'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { Status } from '../../ui/board/Status.tsx'
import { BEATS_OF_ROUNDS } from '../../ui/choreography/rounds.ts'

test('[T-36.01] names the round that is not over while hands are checked, and goes on with the next', () => {
  const match = Match.start(tempus, { seats: 4, seed: 'slots', position: { round: 3, next: 'A' } })
  if (!match.ok) throw new Error(match.fault.message)
  const view = { ...match.value.viewFor(0), phase: 'end', turn: null, round: 4 } as const
  const shown = (isCounted: true | undefined): string =>
    pieceDrawn(
      <Status
        view={{ ...view, isCounted }}
        names={['You', 'Osric', 'Mirel', 'Corvin']}
        acting={null}
        control={null}
      />,
    )
  expect(shown(true)).toContain('Round 3')
  expect(shown(undefined)).toContain('Round 4')
  const event = { type: 'roundBegan', round: 4 } as const
  expect(
    BEATS_OF_ROUNDS.roundBegan.show({ ...view, isCounted: true }, { event, known: {} } as never),
  ).toMatchObject({
    round: 4,
    isCounted: undefined,
  })
})

test('whoever has left reads that a bot plays for them, while their turn is told as well', () => {
  const match = Match.start(tempus, { seats: 4, seed: 'slots', position: { round: 3, next: 'A' } })
  if (!match.ok) throw new Error(match.fault.message)
  const view = match.value.viewFor(0)
  const names = ['You', 'Osric', 'Mirel', 'Corvin']
  const shown = (standIn: 'bot' | null, turn: typeof view.turn): string =>
    pieceDrawn(
      <StandInContext value={standIn}>
        <Status view={{ ...view, turn }} names={names} acting={0} control={null} />
      </StandInContext>,
    )
  expect(shown(null, view.turn)).toContain('Your turn, 2 Actions left')
  for (const turn of [view.turn, null]) {
    expect(shown('bot', turn)).toContain('A bot plays for you')
    expect(shown('bot', turn)).not.toContain('Your turn')
  }
})
