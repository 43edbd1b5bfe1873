import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ButtonLink } from '../../kit/button.tsx'
import { NoticePage } from '../../shell/notice.tsx'

/** The page for addresses that lead nowhere. */
export default function MissingPage(): ReactNode {
  const [path] = useLocation()
  return (
    <NoticePage
      title="No such room"
      heading="There is no such room in the hall."
      lead="The address may have been cut short on its way to you, or the page may have moved."
      detail={`There is nothing at ${path}. Matches on this device are on the start page, online matches in the lobby.`}
    >
      <ButtonLink kind="main" href="/">
        Go to the start page
      </ButtonLink>
      <ButtonLink href="/play">Go to the lobby</ButtonLink>
      <ButtonLink href="/rules">Read the rules</ButtonLink>
      <ButtonLink href="/import">Import a match</ButtonLink>
    </NoticePage>
  )
}
