import { games } from '../../games/hall.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../kit/button.tsx'
import { listed } from '../../kit/listed.ts'
import { NoticePage } from '../../shell/notice.tsx'

/** The page for an address with a game that nobody knows; `to` is where the same page of the others begins. */
export function NoGame({ to }: { readonly to: string }): ReactNode {
  return (
    <NoticePage
      title="Unknown game"
      heading="There is no such game here."
      lead={`You can play ${listed(games.games.map(({ title }) => title))}.`}
    >
      {games.games.map(({ id, title }) => (
        <ButtonLink key={id} kind="main" href={`${to}/${id}`}>
          {title}
        </ButtonLink>
      ))}
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </NoticePage>
  )
}
