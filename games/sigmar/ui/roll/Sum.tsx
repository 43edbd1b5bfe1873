import { FIRST_CHAMPION, type SigmarView } from '@trialhall/game-sigmar'
import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import { classes, Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { traitOf, type Contest } from '../contest.ts'
import { cardShape, faceOf } from '../looks.ts'
import { numeral, signed } from '../odds.ts'
import styles from './Sum.module.css'

/** What counts on a seat's roll: the Champion, each card, and once the die lies still, the total. */
export function Sum(props: { seat: Seat; view: SigmarView; contest: Contest }): JSX.Element {
  const { seat, view, contest } = props
  const thrown = contest.rolls[seat]
  const own = contest.modifiers.filter((one) => one.seat === seat)
  const trait = traitOf(view, contest, seat)
  return (
    <ul className={styles.sum} aria-label="What counts">
      {trait !== 0 && <Chip by={trait} def={FIRST_CHAMPION + (view.players[seat]?.champion ?? 0)} />}
      {own.map((one) => (
        <Chip key={one.card} by={one.by} def={one.def} card={one.card} isCancelled={one.isCancelled} />
      ))}
      {thrown && (
        <li key={`total ${contest.throws}`} className={styles.total} data-total="">
          {thrown.die} {thrown.modifier !== 0 && <span>{signed(thrown.modifier)}</span>} ={' '}
          <b>{numeral(thrown.total)}</b>
        </li>
      )}
    </ul>
  )
}

/** What one card or the Champion's trait adds: its glyph and its number. A card that was played lies here until all is over. */
function Chip(props: { by: number; def: DefIndex; card?: CardId; isCancelled?: boolean }): JSX.Element {
  const { by, def, card, isCancelled } = props
  const face = faceOf(def)
  const name = face?.name ?? 'a card'
  return (
    <li
      className={classes(styles.chip, isCancelled && styles.cancelled)}
      title={name}
      data-flies={card === undefined ? undefined : `card:${card}`}
    >
      {face && <Glyph shape={cardShape(face.slug)} />}
      {signed(by)} <Unseen>{isCancelled ? `${name}, cancelled` : name}</Unseen>
    </li>
  )
}
