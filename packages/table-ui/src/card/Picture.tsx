import type { JSX, ReactNode } from 'react'
import { Glyph } from '../glyphs/Glyph.tsx'
import { Mark } from '../glyphs/Mark.tsx'
import { classes } from '../theme/classes.ts'
import styles from './Picture.module.css'

interface PictureProps {
  readonly shape: string
  /** The address of what is printed behind the glyph; light in the dye of the card where it is left out. */
  readonly plate?: string | undefined
  /** The address of a person, who is shown instead of glyph and plate. */
  readonly figure?: string | undefined
  readonly className?: string | undefined
  readonly glyphClass?: string | undefined
  /** What stands on the picture besides. */
  readonly children?: ReactNode
}

/**
 * What a card shows: its glyph, before its plate. Whoever uses it gives it its size, and places the glyph. Until the plate has come, and
 * where the picture is small, there is light in the dye of the card; until a person has come, the glyph.
 */
export function Picture(props: PictureProps): JSX.Element {
  const { shape, plate, figure, className, glyphClass, children } = props
  if (figure !== undefined)
    return (
      <span className={classes(styles.picture, className)} data-figure="">
        <Glyph shape={shape} className={classes(styles.glyph, glyphClass)} />
        <img
          className={styles.figure}
          src={figure}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        {children}
      </span>
    )
  return (
    <span className={classes(styles.picture, className)} data-plate={plate === undefined ? undefined : ''}>
      {plate === undefined ? (
        <Glyph shape={shape} className={classes(styles.glyph, glyphClass)} />
      ) : (
        <>
          <img
            className={styles.plate}
            src={plate}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          <Mark shape={shape} className={classes(styles.glyph, glyphClass)} />
        </>
      )}
      {children}
    </span>
  )
}
