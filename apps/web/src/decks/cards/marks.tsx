import { type DeckLook, Glyph, Picture as Print, dyed } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import styles from './marks.module.css'

/** The picture of a card: who or what it shows, in the dye of its class. */
export function Picture({ look }: { readonly look: DeckLook }): ReactNode {
  return (
    <span className={styles.picture} style={dyed(look.dye)}>
      <Print shape={look.picture} plate={look.plate} figure={look.figure} className={styles.print} />
    </span>
  )
}

/** What a card costs, in a coin; an empty place where there is nothing to pay. */
export function Price({ look }: { readonly look: DeckLook }): ReactNode {
  if (look.price === '')
    return (
      <span className={styles.class} style={dyed(look.dye)}>
        <Glyph shape={look.shape} />
      </span>
    )
  return (
    <span className={styles.price} title={look.priceSays} style={dyed(look.dye)} aria-hidden="true">
      {look.price}
    </span>
  )
}

/** So many of the most, as dots; a number stands beside them where there may be more. */
export function Dots({ count, most }: { readonly count: number; readonly most: number }): ReactNode {
  return (
    <span className={styles.dots} aria-hidden="true" data-over={count > most ? '' : undefined}>
      {Array.from({ length: most }, (_, i) => (
        <i key={i} data-on={i < count ? '' : undefined} />
      ))}
    </span>
  )
}
