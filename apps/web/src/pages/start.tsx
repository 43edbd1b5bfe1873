import { covers, partsOf } from '../games/hall.ts'
import { type GameCover, playerCountText } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { hasDecks } from '../games/deck-kits.ts'
import { usePlayNow } from '../local/use-play-now.ts'
import { usualCount } from '../match/seating.ts'
import { usualStrength } from '../match/usual-strength.ts'
import { isTaught } from '../games/lessons.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { GameArt } from '../games/game-art.tsx'
import { Page, PageHeading } from '../shell/shell.tsx'
import { numberWord } from '../kit/number-word.ts'
import { hasFinished } from '../device/finished.ts'
import { Matches } from '../local/matches.tsx'
import styles from './start.module.css'

/** The first page: play at once, go on, or choose a game. */
export function StartPage(): ReactNode {
  const games = covers()
  const [featured] = games
  return (
    <Page title="">
      {featured ? <Hero game={featured} /> : null}
      <Matches />
      <section className={styles.section} aria-labelledby="games">
        <h2 id="games">The games</h2>
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game.id} className={styles.poster}>
              <Poster game={game} />
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

function Hero({ game }: { readonly game: GameCover }): ReactNode {
  const { play, isBeginning } = usePlayNow(game)
  const isNew = isTaught(game.id) && !hasFinished(game.id)
  const first = isNew ? partsOf(game.id)?.firstMatch : undefined
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <PageHeading>The hall is lit. Take your seat.</PageHeading>
        <p>
          Trialhall knows the rules, rolls the dice and deals the cards, so that you only have to decide. Play
          with friends, on one screen or online, or against bots that think ahead.
        </p>
        <div className={styles.actions}>
          <Button kind="main" size="large" disabled={isBeginning} onClick={() => play(first)}>
            Play {game.title} now
          </Button>
          {isNew ? (
            <ButtonLink size="large" href={`/learn/${game.id}`}>
              Learn to play
            </ButtonLink>
          ) : (
            <ButtonLink size="large" href={`/new/${game.id}`}>
              Set up a match
            </ButtonLink>
          )}
          <ButtonLink size="large" href="/play">
            Play online
          </ButtonLink>
        </div>
        <p className={styles.small}>You against {usualBots(game)}. No account, nothing to install.</p>
        {isNew ? (
          <p className={styles.small}>
            The lessons take ten minutes. Or <Link href={`/new/${game.id}`}>set up a match</Link>.
          </p>
        ) : null}
      </div>
      <div className={styles.picture}>
        <GameArt game={game} />
      </div>
    </section>
  )
}

/** The bots that sit down where nobody says more. */
function usualBots(game: GameCover): string {
  const strength = usualStrength(game.id)
  const bots = usualCount(game) - 1
  if (bots > 1) return `${numberWord(bots)} ${strength} bots`
  return `${/^[aeiou]/.test(strength) ? 'an' : 'a'} ${strength} bot`
}

/** 'actionCards' as people write it. */
function inWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function Poster({ game }: { readonly game: GameCover }): ReactNode {
  const { play, isBeginning } = usePlayNow(game)
  const { firstMatch: first, builds } = partsOf(game.id) ?? {}
  const isNew = !hasFinished(game.id)
  return (
    <article>
      <div className={styles.posterArt}>
        <GameArt game={game} />
      </div>
      <div className={styles.posterText}>
        <h3>{game.title}</h3>
        <p>{game.blurb}</p>
        <ul className={styles.facts}>
          <li>{playerCountText(game)}</li>
          {Object.entries(game.content).map(([kind, count]) => (
            <li key={kind}>
              {count} {inWords(kind)}
            </li>
          ))}
        </ul>
        {first && isNew ? <p className={styles.first}>{first.about}</p> : null}
        <div className={styles.posterActions}>
          <Button kind="main" disabled={isBeginning} onClick={() => play(isNew ? first : undefined)}>
            Play now
          </Button>
          {first ? (
            <Button disabled={isBeginning} onClick={() => play(isNew ? undefined : first)}>
              {isNew ? first.usual : first.title}
            </Button>
          ) : null}
          <ButtonLink href={`/new/${game.id}`}>New match</ButtonLink>
          {isTaught(game.id) ? <ButtonLink href={`/learn/${game.id}`}>Learn to play</ButtonLink> : null}
          {hasDecks(game.id) ? <ButtonLink href={`/decks/${game.id}`}>Decks</ButtonLink> : null}
          {builds ? <ButtonLink href={`/builds/${game.id}`}>{builds.title}</ButtonLink> : null}
          <ButtonLink href={`/cards/${game.id}`}>Cards</ButtonLink>
          <ButtonLink href={`/rules/${game.id}`}>Rules</ButtonLink>
          <ButtonLink href={`/leaderboards/${game.id}`}>Leaderboard</ButtonLink>
        </div>
      </div>
    </article>
  )
}
