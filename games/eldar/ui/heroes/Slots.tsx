import { faceOf, SLOTS, type Attached, type EldarView, type Hero, type HeroId } from '@trialhall/game-eldar'
import { counted } from '@trialhall/kernel'
import { classes, dyed, EntityButton, Glyph, Picture } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, cardShape, catalogFace, dyeOf } from '../looks.ts'
import { plateOf } from '../plates/plate-of.ts'
import { isSpent } from '../spent.ts'
import styles from './Slots.module.css'

/** The three places for permanents on a Hero: support, affliction, equipment (E-22.02). */
export function Slots({ view, hero: id }: { view: EldarView; hero: HeroId }): JSX.Element {
  const hero = view.heroes[id]
  return (
    <ul className={styles.slots} aria-label="Support, affliction and equipment">
      {SLOTS.map((slot, at) => {
        const one = hero?.kit[at]
        return (
          <li key={slot} data-slot={slot}>
            {hero && one ? (
              <Permanent hero={hero} one={one} />
            ) : (
              <span className={styles.empty} title={`No ${slot}`}>
                <Glyph shape={boardShape(slot)} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Permanent({ hero, one }: { hero: Hero; one: Attached }): JSX.Element | null {
  const face = catalogFace(one.face)
  if (!face) return null
  const { name, counter, abilities } = faceOf(one.face)
  const actions = abilities.flatMap(({ kind }, at) => (kind === 'action' ? [at] : []))
  const isUsed = actions.length > 0 && actions.every((ability) => isSpent(hero, one.card, ability))
  const noun = counter === null ? 'counter' : `${counter} counter`
  const counters = one.counters > 0 ? ` ${counted(one.counters, noun)}.` : ''
  return (
    <EntityButton
      of={{ kind: 'card', id: one.card }}
      label={`${name}.${counters}${isUsed ? ' Used this round.' : ''}`}
      className={styles.card}
      flies={`card:${one.card}`}
    >
      <span className={styles.picture} style={dyed(dyeOf(one.face))}>
        <Picture shape={cardShape(face.slug)} plate={plateOf(face.slug)} glyphClass={styles.glyph} />
      </span>
      <span className={classes(styles.name, 'unseen-at-times')}>{name}</span>
      {one.counters > 0 && (
        <span className={styles.counters}>
          <Glyph shape={boardShape('counter')} />
          {one.counters}
        </span>
      )}
      {isUsed && <span className={styles.used}>used</span>}
    </EntityButton>
  )
}
