import type { Rating } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { ratingWords } from '../words.ts'
import styles from './rating.module.css'

/** A rating beside a name. */
export function RatingNote({ rating }: { readonly rating: Rating }): ReactNode {
  return (
    <span className={styles.note}>
      <span className="unseen">, rated </span>
      {ratingWords(rating)}
    </span>
  )
}
