import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { downloadText } from '../kit/download.ts'
import { NoticePage } from '../shell/notice.tsx'
import { readMatch, readRaw } from '../device/saved-matches.ts'
import { games } from '../games/hall.ts'
import { otherRulesWords } from '../match/other-rules.ts'
import { namesOf, stateOf, titleOf } from './match-words.ts'

/** The page of a match that cannot be opened or played on: why, and what can still be done. */
export function BrokenTable({ id, sentence }: { readonly id: string; readonly sentence: string }): ReactNode {
  const text = readRaw(id)
  const other = matchOfOtherRules(id)
  return (
    <NoticePage
      title="No table here"
      heading={other ? 'This match was played under other rules.' : 'This match cannot continue.'}
      detail={other?.sentence ?? sentence}
      mood="bad"
      more={other ? <p>{other.summary}</p> : undefined}
    >
      <ButtonLink kind="main" href="/">
        Go to the start page
      </ButtonLink>
      {text === null ? null : (
        <Button onClick={() => downloadText(`trialhall-${id}.json`, text)}>
          Save what is kept as a file
        </Button>
      )}
      {other ? null : <Button onClick={() => location.reload()}>Try again</Button>}
    </NoticePage>
  )
}

interface OtherRules {
  readonly sentence: string
  /** Game, people and how it ended or how far it came. */
  readonly summary: string
}

/** What there is to say of a match that other rules than those of this page played; null for any other. */
function matchOfOtherRules(id: string): OtherRules | null {
  const read = readMatch(id)
  const game = read.ok ? games.find(read.value.log.game) : read
  const why = read.ok && game.ok ? otherRulesWords(game.value, read.value.log) : null
  if (!read.ok || why === null) return null
  const { value } = read
  return {
    sentence: `${why} You can neither continue nor replay it here, but it stays saved.`,
    summary: [titleOf(value.log.game), namesOf(value).join(', '), stateOf(value)].join(' · '),
  }
}
