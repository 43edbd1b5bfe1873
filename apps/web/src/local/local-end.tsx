import { isSeriesOver, seriesAfter } from '@trialhall/kernel'
import type { GameUi, SeatInfo } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { nextMatch } from './next-match.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { newMatchId, newSeed } from '../device/ids.ts'
import { writeMatch } from '../device/saved-matches.ts'
import { EndDialog } from '../table/end-dialog.tsx'
import { peopleAt, seatsOfPerson } from '../match/people.ts'
import { seriesSentence } from '../match/series-words.ts'
import type { Seated } from './use-local-table.ts'

interface LocalEndProps {
  readonly sitting: Seated
  readonly board: GameUi | null | undefined
  readonly progress: string
  readonly onExport: () => void
  readonly onClose: () => void
}

/** The end of a match on this device. */
export function LocalEnd({ sitting, board, progress, onExport, onClose }: LocalEndProps): ReactNode {
  const [, travel] = useLocation()
  const { game, update, saved } = sitting
  const { outcome, seats } = update.snapshot
  if (!outcome) return null
  const series = saved.series && seriesAfter(saved.series, outcome.ranks, game)
  const goesOn = series !== undefined && !isSeriesOver(series)
  // Several persons at one screen cannot all be spoken to.
  const people = peopleAt(seats)
  return (
    <EndDialog
      above={[game.title, progress].filter((part) => part !== '').join(' · ')}
      update={update}
      outcome={outcome}
      mine={people.length === 1 ? seatsOfPerson(seats, people[0] ?? null) : []}
      board={board}
      score={series && seriesSentence(series, namesOf(seats), game)}
      next={
        <>
          <Button kind="main" onClick={() => goOn(sitting, travel)}>
            {goesOn ? 'Next game' : 'Rematch'}
          </Button>
          <Button onClick={onExport}>Save or share</Button>
        </>
      }
      more={
        <>
          <ButtonLink kind="plain" href={`/replay/${sitting.saved.id}`}>
            Watch the replay
          </ButtonLink>
          <ButtonLink kind="plain" href={`/new/${game.id}`}>
            New match
          </ButtonLink>
          <Button kind="plain" onClick={onClose}>
            Look at the table
          </Button>
        </>
      }
      onClose={onClose}
    />
  )
}

function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map(({ name }) => name)
}

function goOn({ saved, game, update, log }: Seated, travel: (path: string) => void): void {
  const over = { ...saved, log: log(), outcome: update.snapshot.outcome }
  const match = nextMatch(game, over, { id: newMatchId(), now: Date.now(), seed: newSeed() })
  if (match.ok && writeMatch(match.value)) travel(`/table/${match.value.id}`)
}
