import { games } from './hall.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './game-choice.module.css'

/** The ways to the same page of the other games; nothing while there is only one game. */
export function GameChoice({ here, to }: { readonly here: string; readonly to: string }): ReactNode {
  if (games.games.length < 2) return null
  return (
    <nav aria-label="Games" className={styles.choice}>
      {games.games.map(({ id, title }) => (
        <Link key={id} href={`${to}/${id}`} aria-current={id === here ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
