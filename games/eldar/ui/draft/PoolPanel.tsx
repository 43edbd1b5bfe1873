import { faceOf, firstName, type Draft, type EldarView } from '@trialhall/game-eldar'
import type { DefIndex, Seat } from '@trialhall/kernel'
import { dyed, EntityButton, Glyph, seatDyed, Unseen } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { attributesOf, boardShape, cardShape, catalogFace, CLASS_DYES, defIn } from '../looks.ts'
import styles from './Draft.module.css'
import { classesOf, curveOf, sortedCards } from './summary.ts'

/** What a side has taken so far, for all to see: Heroes, classes, the curve of Focus costs, and every card. */
export function PoolPanel(props: { view: EldarView; draft: Draft; seat: Seat; name: string }): JSX.Element {
  const { view, draft, seat, name } = props
  const cards = sortedCards((draft.cards[seat] ?? []).map((card) => ({ card, def: defIn(view, card) })))
  const known = cards.filter(({ def }) => def >= 0)
  const defs = known.map(({ def }) => def)
  const whose = seat === view.viewer ? yours(name) : name
  return (
    <section className={styles.pool} style={seatDyed(seat)} aria-label={`Taken by ${whose}`}>
      <header>
        <h3>{whose}</h3>
        <span>
          <b>{cards.length}</b> of 30 cards
        </span>
      </header>
      <Team heroes={draft.taken[seat] ?? []} />
      <div className={styles.figures}>
        <ClassCounts defs={defs} />
        <Curve defs={defs} />
      </div>
      <ul className={styles.taken} aria-label={`Cards of ${whose}`}>
        {known.map(({ card, def }) => (
          <li key={card}>
            <EntityButton
              of={{ kind: 'card', id: card }}
              label={catalogFace(def)?.name ?? ''}
              className={styles.chip}
              style={dyed(CLASS_DYES[faceOf(def).class])}
              isQuiet
            >
              <Glyph shape={boardShape(faceOf(def).class)} />
              <span>{catalogFace(def)?.name}</span>
              <i>{priceOf(def)}</i>
            </EntityButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where several look at one screen, "you" alone could be any of them. */
function yours(name: string): string {
  return name.toLowerCase() === 'you' ? 'You' : `You, ${name}`
}

function priceOf(def: DefIndex): string {
  const { play } = faceOf(def)
  if (play === null) return ''
  return play.isX ? 'X' : String(play.focus)
}

/** Two places for Heroes. */
function Team({ heroes }: { heroes: readonly DefIndex[] }): JSX.Element {
  return (
    <ul className={styles.team} aria-label="Heroes">
      {[0, 1].map((at) => {
        const face = heroes[at]
        if (face === undefined) return <li key={at} className={styles.vacant} aria-label="No Hero yet" />
        return (
          <li key={at}>
            <EntityButton
              of={{ kind: 'face', id: face }}
              label={heroLabel(face)}
              className={styles.hero}
              style={dyed(CLASS_DYES[faceOf(face).class])}
              isQuiet
            >
              <Glyph shape={cardShape(catalogFace(face)?.slug ?? '')} />
              <b>{firstName(face)}</b>
              <span className={styles.attributes}>
                {attributesOf(faceOf(face).attributes).map(({ name, value, shape }) => (
                  <span key={name} title={`${name} ${value}`}>
                    <Glyph shape={shape} />
                    {value}
                  </span>
                ))}
              </span>
            </EntityButton>
          </li>
        )
      })}
    </ul>
  )
}

function heroLabel(face: DefIndex): string {
  const values = attributesOf(faceOf(face).attributes).map(({ name, value }) => `${name} ${value}`)
  return [firstName(face), faceOf(face).class, ...values].join(', ')
}

function ClassCounts({ defs }: { defs: readonly DefIndex[] }): JSX.Element {
  return (
    <ul className={styles.classes} aria-label="By class">
      {classesOf(defs).map(({ id, count }) => (
        <li
          key={id}
          style={dyed(CLASS_DYES[id])}
          data-none={count === 0 ? '' : undefined}
          title={`${id}: ${count}`}
        >
          <Glyph shape={boardShape(id)} />
          <Unseen>{`${id}: `}</Unseen>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}

function Curve({ defs }: { defs: readonly DefIndex[] }): JSX.Element {
  const bars = curveOf(defs)
  const most = Math.max(4, ...bars.map(({ count }) => count))
  return (
    <dl className={styles.curve} aria-label="By Focus cost">
      {bars.map(({ label, count }) => (
        <div key={label} style={{ '--share': count / most } as CSSProperties}>
          <dt>{label}</dt>
          <dd>
            <i aria-hidden="true" />
            <b>{count}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
