import type { ReactNode } from 'react'
import { BrandMark } from './brand.tsx'
import styles from './waiting.module.css'

/** Holds the place of a page that is still being fetched. */
export function Waiting({ what = 'Loading' }: { readonly what?: string }): ReactNode {
  return (
    <output className={styles.waiting}>
      <BrandMark size={56} />
      <span className="unseen">{what} …</span>
    </output>
  )
}
