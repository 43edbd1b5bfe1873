import { faceOf, type EldarEvent, type EldarView, type HeroId } from '@trialhall/game-eldar'
import { Glyph, Picture } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, cardShape } from '../looks.ts'
import { isHit } from './hits.ts'
import { plateOf } from '../plates/plate-of.ts'
import styles from './Portrait.module.css'

/** The picture of a Hero with the badge of its class; it flashes when the Hero is hit or recovers. */
export function Portrait(props: { view: EldarView; hero: HeroId; event: EldarEvent | null }): JSX.Element {
  const { view, hero: id, event } = props
  const hero = view.heroes[id]
  const face = faceOf(hero?.face ?? 0)
  const states = {
    'data-exhausted': hero?.isRefreshed || hero?.isDown ? undefined : '',
    'data-hit': isHit(event, id) ? '' : undefined,
    'data-healed': event?.type === 'recovered' && event.hero === id ? '' : undefined,
  }
  return (
    <span className={styles.portrait} data-class={face.class} {...states}>
      <Picture
        shape={cardShape(face.slug)}
        plate={plateOf(face.slug)}
        className={styles.picture}
        glyphClass={styles.figure}
      />
      <span className={styles.class} title={`${face.class} Hero`}>
        <Glyph shape={boardShape(face.class)} />
      </span>
      {hero?.isDown && (
        <span className={styles.fallen}>
          <Glyph shape={boardShape('fallen')} />
        </span>
      )}
    </span>
  )
}
