import type { Options } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { PerSeatSpec } from '../pages/seat-fields.tsx'
import { type FieldFault, FaultText } from '../parts/field.tsx'
import fields from '../parts/field.module.css'
import { useFetched } from '../table/use-board.ts'
import { isLegal } from './deck.ts'
import styles from './deck-field.module.css'
import { kitOf } from './kits.ts'
import { type KeptDeck, listDecks } from './shelf.ts'

interface DeckFieldProps {
  readonly gameId: string
  readonly spec: PerSeatSpec
  /** The options of the match, which decide which decks are legal. */
  readonly options: Options
  /** '' where the seat is left open, a choice of the option, or a list. */
  readonly value: string
  readonly fault?: FieldFault | undefined
  readonly onChange: (value: string) => void
}

/** The deck of a seat: left open, a sample deck, or one of those that are kept on this device. */
export function DeckField({ gameId, spec, options, value, fault, onChange }: DeckFieldProps): ReactNode {
  const kit = useFetched(kitOf, gameId)
  const id = useId()
  const own = useMemo(() => (kit ? ownDecks(kit, options) : []), [kit, options])
  const [last, setLast] = useState('')
  // Copies of a deck have the same list: the one that was chosen stays chosen.
  const same = own.filter(({ list }) => list === value)
  const kept = same.find(({ deck }) => deck.id === last) ?? same[0]
  const isOther = value !== '' && !kept && spec.choices.every((choice) => choice.id !== value)
  const choose = (chosen: string): void => {
    const found = own.find(({ deck }) => KEPT + deck.id === chosen)
    setLast(found?.deck.id ?? '')
    onChange(found?.list ?? chosen)
  }
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {spec.label}
      </label>
      <select
        id={id}
        className={fields.input}
        value={kept ? KEPT + kept.deck.id : value}
        aria-invalid={fault ? 'true' : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Left open</option>
        {isOther ? <option value={value}>A list of its own</option> : null}
        <optgroup label="Sample decks">
          {spec.choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </optgroup>
        {own.length === 0 ? null : (
          <optgroup label="Your decks">
            {own.map(({ deck, isFit }) => (
              <option key={deck.id} value={KEPT + deck.id} disabled={!isFit}>
                {isFit ? deck.name : `${deck.name} (not legal here)`}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {fault ? <FaultText id={`${id}-fault`} fault={fault} /> : null}
      <Link href={`/decks/${gameId}`} className={styles.build}>
        Build a deck
      </Link>
    </div>
  )
}

/** Tells a deck of this device from a choice of the option. */
const KEPT = 'kept:'

interface OwnDeck {
  readonly deck: KeptDeck
  readonly list: string
  readonly isFit: boolean
}

/** The decks of this device, judged by the rules of the match that is set up. */
function ownDecks(kit: DeckKit, options: Options): OwnDeck[] {
  const ids = kit.ruleOptions.map(({ id }) => id)
  const rules = Object.fromEntries(Object.entries(options).filter(([id]) => ids.includes(id)))
  return listDecks(kit.gameId).flatMap(({ deck }) =>
    deck ? [{ deck, list: kit.write(deck), isFit: isLegal(kit, { ...deck, rules }) }] : [],
  )
}
