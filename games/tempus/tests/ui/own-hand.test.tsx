import { tempus, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { OwnHand } from '../../ui/hand/OwnHand.tsx'

test('where cards of the discard pile are chosen, the list is called so', () => {
  const [first, ...others] = [{ class: 'fighter' }, {}, {}, {}]
  const seats = [{ ...first, hand: ['charge'], discard: ['shield-bash', 'second-wind'] }, ...others]
  const match = sure(
    Match.start(tempus, { seats: 4, seed: 'pile', position: { round: 3, exact: true, seats } }),
  )
  const view = match.viewFor(0) as TempusView
  const labelIn = (prompt: TempusPrompt): string | undefined => {
    const page = pieceDrawn(<OwnHand view={view} prompt={prompt} glossary={[]} isOpen={false} />)
    return /aria-label="(Your [^"]*)"/u.exec(page)?.[1]
  }
  expect(labelIn({ type: 'flip' })).toBe('Your hand: 1 card')
  expect(labelIn({ type: 'cycle', left: 2 })).toBe('Your discard pile: 2 cards')
})
