import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { SavedMatch } from '../device/saved-match.ts'
import { ago } from '../kit/ago.ts'
import { Button } from '../kit/button.tsx'
import { downloadText } from '../kit/download.ts'
import { passFocusOn } from '../shell/pass-focus-on.ts'
import { listed } from '../kit/listed.ts'
import { useSay } from '../kit/toasts.tsx'
import { NO_STORAGE } from '../device/storage.ts'
import {
  type ListedMatch,
  listMatches,
  onMatchesMoved,
  putBack,
  removeMatch,
} from '../device/saved-matches.ts'
import { namesOf, stateOf, titleOf } from './match-words.ts'
import cards from '../kit/styles/match-card.module.css'
import styles from './matches.module.css'

/** The matches of this device: to go on with, to look at, to throw away. */
export function Matches(): ReactNode {
  const [stored, setStored] = useState(listMatches)
  const [now] = useState(Date.now)
  const say = useSay()
  useEffect(() => onMatchesMoved(() => setStored(listMatches())), [])
  const remove = (one: ListedMatch): void => {
    const text = removeMatch(one.id)
    if (text === null) return
    passFocusOn()
    const undo = (): void => {
      if (!putBack(one.id, text)) say({ sentence: NO_STORAGE, mood: 'bad' })
    }
    say({ sentence: deletedText(one), mood: 'plain', action: { label: 'Undo', run: undo } })
  }
  if (stored.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="matches">
      <h2 id="matches">Your matches</h2>
      <ul className={cards.matches}>
        {stored.map((one) => (
          <li key={one.id} className={cards.match}>
            <MatchCard stored={one} now={now} onRemove={() => remove(one)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MatchCardProps {
  readonly stored: ListedMatch
  readonly now: number
  readonly onRemove: () => void
}

function MatchCard({ stored, now, onRemove }: MatchCardProps): ReactNode {
  if (stored.match === null) return <DamagedCard stored={stored} onRemove={onRemove} />
  const { match } = stored
  return (
    <>
      <Link href={`/table/${match.id}`} className={cards.continue}>
        {titleOf(match.log.game)}
      </Link>
      <RemoveButton label={`Delete the match of ${namesOf(match).join(', ')}`} onRemove={onRemove} />
      <p>{namesOf(match).join(', ')}</p>
      <p>
        <span className={cards.state}>{stateOf(match)}</span> · {ago(match.playedAt, now)}
      </p>
      <Replay match={match} />
    </>
  )
}

/** The way to watch a match again, once there is something to watch. */
function Replay({ match }: { readonly match: SavedMatch }): ReactNode {
  if (match.log.choices.length === 0) return null
  return (
    <p className={cards.above}>
      <Link href={`/replay/${match.id}`}>
        {match.outcome ? 'Replay' : 'Look back'}
        <span className="unseen"> at the match of {namesOf(match).join(', ')}</span>
      </Link>
    </p>
  )
}

function DamagedCard(props: {
  readonly stored: Extract<ListedMatch, { readonly match: null }>
  readonly onRemove: () => void
}): ReactNode {
  const { id, why, text } = props.stored
  return (
    <>
      <strong>A damaged match</strong>
      <RemoveButton label="Delete the damaged match" onRemove={props.onRemove} />
      <p>{why}</p>
      <p>
        <Button onClick={() => downloadText(`trialhall-${id}.json`, text)}>
          Save what is left as a file
        </Button>
      </p>
    </>
  )
}

function RemoveButton({
  label,
  onRemove,
}: {
  readonly label: string
  readonly onRemove: () => void
}): ReactNode {
  return (
    <button type="button" className={styles.remove} aria-label={label} title="Delete" onClick={onRemove}>
      ×
    </button>
  )
}

function deletedText({ match }: ListedMatch): string {
  if (match === null) return 'The damaged match is deleted.'
  return `The match of ${listed(namesOf(match))} is deleted.`
}
