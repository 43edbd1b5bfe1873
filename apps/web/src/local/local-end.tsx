import { isSeriesOver, ok, seriesAfter, type Outcome, type Seat } from '@trialhall/kernel'
import type { GameUi, SeatInfo } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { hasDecks } from '../games/deck-kits.ts'
import { isTaught } from '../games/lessons.ts'
import { readProgress } from '../device/lesson-progress.ts'
import { nextThing } from './next-thing.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { endHead } from '../table/end-head.ts'
import { EndDialog } from '../table/end-dialog.tsx'
import { peopleAt, seatsOfPerson } from '../match/people.ts'
import { seriesSentence } from '../match/series-words.ts'
import { useGoOn } from './use-go-on.ts'
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
  const goOn = useGoOn(sitting)
  const { game, update, saved } = sitting
  const { outcome, seats } = update.snapshot
  if (!outcome) return null
  const series = saved.series && seriesAfter(saved.series, outcome.ranks, game)
  const goesOn = series !== undefined && !isSeriesOver(series)
  // Several persons at one screen cannot all be spoken to.
  const people = peopleAt(seats)
  const mine = people.length === 1 ? seatsOfPerson(seats, people[0] ?? null) : []
  return (
    <EndDialog
      above={endHead(game.title, progress)}
      update={update}
      outcome={outcome}
      mine={mine}
      board={board}
      score={series && seriesSentence(series, namesOf(seats), game)}
      source={{ logOf: async () => ok(sitting.log()), replay: `/replay/${saved.id}` }}
      next={
        <>
          <Button kind="main" onClick={() => goOn()}>
            {goesOn ? 'Next game' : 'Rematch'}
          </Button>
          <Button onClick={onExport}>Save or share</Button>
        </>
      }
      suggestion={goesOn ? null : <Suggestion sitting={sitting} mine={mine} outcome={outcome} />}
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

interface SuggestionProps {
  readonly sitting: Seated
  readonly mine: readonly Seat[]
  readonly outcome: Outcome
}

/** The next thing to do, and why. */
function Suggestion({ sitting, mine, outcome }: SuggestionProps): ReactNode {
  const goOn = useGoOn(sitting)
  const { game, update } = sitting
  const { seats } = update.snapshot
  const next = nextThing({
    game,
    seats,
    outcome,
    mine,
    hasLessonAhead: isTaught(game.id) && readProgress(game.id).done.length === 0,
    hasDecks: hasDecks(game.id),
  })
  if (next === null) return null
  const { sentence, label, does } = next
  return (
    <>
      <p>{sentence}</p>
      {'href' in does ? (
        <ButtonLink href={does.href}>{label}</ButtonLink>
      ) : (
        <Button onClick={() => goOn(does.strength)}>{label}</Button>
      )}
    </>
  )
}

function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map(({ name }) => name)
}
