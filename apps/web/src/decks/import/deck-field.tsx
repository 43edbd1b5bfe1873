import type { Options } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { PerSeatSpec } from '../../games/option-field.tsx'
import { type FieldFault, FaultText } from '../../kit/field.tsx'
import fields from '../../kit/field.module.css'
import { useFetched } from '../../kit/use-fetched.ts'
import { isLegal } from '../deck.ts'
import styles from './deck-field.module.css'
import { kitOf } from '../../games/deck-kits.ts'
import { PastedDeck } from './pasted-deck.tsx'
import { rulesIn } from './pasted.ts'
import type { KeptDeck, ListedDeck } from '../saved/saved-decks.ts'
import { useSync } from '../sync/use-sync.ts'
import { useDecks } from '../saved/use-decks.ts'

interface DeckFieldProps {
  readonly gameId: string
  readonly spec: PerSeatSpec
  /** The options of the match, which decide which decks are legal. */
  readonly options: Options
  /** '' where it is left to the table, a choice of the option, or a list. */
  readonly value: string
  readonly fault?: FieldFault | undefined
  readonly onChange: (value: string) => void
}

/** The deck of a seat: left to the table, a sample deck, one of mine, or a list or link that is pasted here. */
export function DeckField({ gameId, spec, options, value, fault, onChange }: DeckFieldProps): ReactNode {
  const kit = useFetched(kitOf, gameId)
  const decks = useDecks(gameId)
  useSync()
  const own = useMemo(() => (kit ? ownDecks(kit, decks, options) : []), [kit, decks, options])
  const [last, setLast] = useState('')
  const [isPasting, setPasting] = useState(false)
  // Copies of a deck have the same list: the one that was chosen stays chosen.
  const same = own.filter(({ list }) => list === value)
  const kept = same.find(({ deck }) => deck.id === last) ?? same[0]
  const choose = (chosen: string): void => {
    const found = own.find(({ deck }) => KEPT + deck.id === chosen)
    setPasting(chosen === PASTE)
    setLast(found?.deck.id ?? '')
    onChange(chosen === PASTE ? '' : (found?.list ?? chosen))
  }
  const take = (deck: KeptDeck): void => {
    setPasting(false)
    setLast(deck.id)
  }
  const chosen = kept ? KEPT + kept.deck.id : value
  return (
    <>
      <DeckSelect
        spec={spec}
        own={own}
        value={isPasting ? PASTE : chosen}
        fault={isPasting ? undefined : fault}
        onChange={choose}
      >
        <Link href={`/decks/${gameId}`} className={styles.build}>
          Build a deck
        </Link>
      </DeckSelect>
      {kit && isPasting ? <PastedDeck kit={kit} options={options} onList={onChange} onKept={take} /> : null}
    </>
  )
}

interface DeckSelectProps extends Pick<DeckFieldProps, 'spec' | 'value' | 'fault' | 'onChange'> {
  readonly own: readonly OwnDeck[]
  readonly children: ReactNode
}

function DeckSelect({ spec, own, value, fault, onChange, children }: DeckSelectProps): ReactNode {
  const id = useId()
  const isList = value !== '' && ![KEPT, PASTE].some((mark) => value.startsWith(mark))
  const isOther = isList && spec.choices.every((choice) => choice.id !== value)
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {spec.label}
      </label>
      <select
        id={id}
        className={fields.input}
        value={value}
        aria-invalid={fault ? 'true' : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Left to the table</option>
        <option value={PASTE}>Paste a list or a link …</option>
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
      {children}
    </div>
  )
}

/** Tells a deck of this device from a choice of the option. */
const KEPT = 'kept:'
/** Tells that a list or a link is pasted. */
const PASTE = 'paste:'

interface OwnDeck {
  readonly deck: KeptDeck
  readonly list: string
  readonly isFit: boolean
}

/** My decks, judged by the rules of the match that is set up. */
function ownDecks(kit: DeckKit, decks: readonly ListedDeck[], options: Options): OwnDeck[] {
  const rules = rulesIn(kit, options)
  return decks.flatMap(({ deck }) =>
    deck ? [{ deck, list: kit.write(deck), isFit: isLegal(kit, { ...deck, rules }) }] : [],
  )
}
