import type { ReactNode } from 'react'
import { browserOf } from '../../games/builds.ts'
import { games, partsOf } from '../../games/hall.ts'
import { useGlossary } from '../../games/use-board.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { useAddressed } from '../../kit/use-addressed.ts'
import { useCopy } from '../../kit/use-copy.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { Waiting } from '../../kit/waiting.tsx'
import { Page } from '../../shell/shell.tsx'
import { NoGame } from '../errors/no-game.tsx'
import styles from './builds.module.css'

/** All that players can put together in a game, such as its Heroes; what is looked at stands in the address. */
export default function BuildsPage({ gameId }: { readonly gameId: string }): ReactNode {
  const game = games.find(gameId)
  const builds = partsOf(gameId)?.builds
  const fetched = useFetched(browserOf, gameId)
  const glossary = useGlossary(gameId)
  const [build, onBuild] = useAddressed('build')
  const copy = useCopy()
  if (!game.ok || !builds) return <NoGame to="/cards" />
  const { title } = game.value
  const address = `${location.origin}/builds/${gameId}${build === '' ? '' : `?build=${build}`}`
  return (
    <Page
      title={`${builds.title} of ${title}`}
      heading={`The ${builds.title} of ${title}`}
      lead={builds.lead}
    >
      <div className={styles.tools}>
        <Button onClick={() => copy(address, 'The link to this page is copied.')}>Copy the link</Button>
        <ButtonLink href={`/cards/${gameId}`}>All cards</ButtonLink>
        <ButtonLink href={`/rules/${gameId}`}>Rules</ButtonLink>
      </div>
      {fetched ? (
        <fetched.Browser {...{ build, onBuild, glossary }} />
      ) : (
        <Waiting what="Laying out the cards" />
      )}
    </Page>
  )
}
