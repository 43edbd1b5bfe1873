import { games } from '../games/hall.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { NoticePage } from '../shell/notice.tsx'
import { isTaught } from '../games/lessons.ts'

/** The page where something is to be learnt that nobody teaches. */
export function NoLesson({ gameId }: { readonly gameId: string }): ReactNode {
  const game = games.find(gameId)
  const lead = isTaught(gameId)
    ? 'Its chapters may have changed since the address was made.'
    : 'It has no guided first match yet.'
  return (
    <NoticePage
      title="No such lesson"
      heading="There is no such lesson here."
      lead={game.ok ? lead : game.fault.message}
    >
      {isTaught(gameId) ? (
        <ButtonLink kind="main" href={`/learn/${gameId}`}>
          See the chapters
        </ButtonLink>
      ) : null}
      <ButtonLink href={game.ok ? `/rules/${gameId}` : '/rules'}>Read the rules</ButtonLink>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </NoticePage>
  )
}
