import type { Profile } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { gameOf } from '../../api/game-of.ts'
import { RatingCurve } from './rating-curve.tsx'
import styles from './ratings.module.css'

type GameRating = Profile['ratings'][number]

/** How somebody is rated in each game, with the curve of their matches. */
export function Ratings({ ratings, none }: Pick<Profile, 'ratings'> & { readonly none: string }): ReactNode {
  if (ratings.length === 0) return <p>{none}</p>
  return (
    <ul className={styles.ratings}>
      {ratings.map((one) => (
        <li key={one.game} className={styles.rating}>
          <GameRatingCard one={one} />
        </li>
      ))}
    </ul>
  )
}

function GameRatingCard({ one }: { readonly one: GameRating }): ReactNode {
  const title = gameOf(one)?.title ?? one.game
  const { rating, deviation, matches, won, drawn, best, ranked, curve } = one
  const lost = matches - won - drawn
  return (
    <>
      <h3>
        <Link href={`/leaderboards/${one.game}`}>{title}</Link>
        <span className={styles.value}>
          {rating}
          {ranked ? '' : '?'}
        </span>
      </h3>
      <p>
        ± {deviation} · {won} won, {drawn} drawn, {lost} lost
        {best === null ? '' : ` · best ${best}`}
      </p>
      {ranked ? null : <p>Provisional: a dozen matches or so make it certain.</p>}
      <RatingCurve title={title} curve={curve} />
    </>
  )
}

/** What somebody brings or plays most. */
export function Favourites({ favourites }: Pick<Profile, 'favourites'>): ReactNode {
  if (favourites.length === 0) return null
  return (
    <ul className={styles.favourites}>
      {favourites.map(({ game, what, times }) => (
        <li key={`${game} ${what}`}>
          {what}{' '}
          <small>
            {gameOf({ game })?.title ?? game}, {times === 1 ? 'once' : `${times} times`}
          </small>
        </li>
      ))}
    </ul>
  )
}
