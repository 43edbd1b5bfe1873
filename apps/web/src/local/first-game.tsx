import type { GameCover } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { partsOf } from '../games/hall.ts'
import { Button } from '../kit/button.tsx'
import styles from './first-game.module.css'
import { usePlayNow } from './use-play-now.ts'

/** The match that a game recommends for a beginning, begun with one press; nothing where it recommends none. */
export function FirstGame({ game }: { readonly game: Pick<GameCover, 'id'> }): ReactNode {
  const { play, isBeginning } = usePlayNow(game)
  const first = partsOf(game.id)?.firstMatch
  if (!first) return null
  return (
    <section className={styles.first} aria-label={first.title}>
      <p>
        <strong>{first.title}.</strong> {first.about}
      </p>
      <Button disabled={isBeginning} onClick={() => play(first)}>
        Begin it at once
      </Button>
    </section>
  )
}
