import { faceOf, isBloodied, type EldarEvent, type EldarView, type HeroId } from '@trialhall/game-eldar'
import { Glyph, Picture, refKey } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, cardShape } from '../looks.ts'
import { figureOf } from '../figures/figure-of.ts'
import { heroRef } from '../refs.ts'
import { isHit } from './hits.ts'
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
    <span
      className={styles.portrait}
      data-class={face.class}
      data-seen-at={refKey(heroRef(id))}
      data-piece={refKey(heroRef(id))}
      {...states}
    >
      <Picture
        shape={cardShape(face.slug)}
        figure={figureOf(face.slug, hero?.seat === (view.viewer ?? 0) ? 'own' : 'enemy', stateOf(view, id))}
        className={styles.picture}
        glyphClass={styles.glyph}
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

/** What of a Hero's state its figure shows, the worst first. */
function stateOf(view: EldarView, id: HeroId): 'ready' | 'exhausted' | 'bloodied' | 'fallen' {
  const hero = view.heroes[id]
  if (hero === undefined || hero.isDown) return 'fallen'
  if (!hero.isRefreshed) return 'exhausted'
  return isBloodied(view, id) ? 'bloodied' : 'ready'
}
