import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Segments, SelectField } from '../../kit/field.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import { type DeckEntry, countIn } from '../deck.ts'
import styles from './draws.module.css'
import { type ExactChance, asFraction, changing, inPercent, keeping } from './odds.ts'

const HITS = ['1', '2', '3'] as const
/** How a chance is written. */
type Form = 'percent' | 'fraction'

/** How likely it is to have seen some cards by a moment of the match. */
export function OddsTable(): ReactNode {
  const { kit, entries } = useDeckEditor()
  const part = kit.parts.at(-1)
  const cards = part ? countIn(part, entries) : 0
  const wants = useWants()
  const [chosen, setChosen] = useState('')
  const [hits, setHits] = useState<(typeof HITS)[number]>('1')
  const [form, setForm] = useState<Form>('percent')
  const want = wants.find(({ id }) => id === chosen) ?? wants[0]
  if (!want || cards === 0) return <p className={styles.note}>Odds need cards in the deck.</p>
  return (
    <section className={styles.part} aria-labelledby="odds">
      <h3 id="odds">Draw odds</h3>
      <div className={styles.asks}>
        <SelectField
          label="Of"
          choices={wants.map(({ id, label, count }) => ({ id, label: `${label} (${count})` }))}
          value={want.id}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Segments
          label="At least"
          choices={HITS.map((id) => ({ id, label: id }))}
          value={hits}
          onChoose={setHits}
        />
      </div>
      <Table want={want} cards={cards} hits={Number(hits)} form={form} />
      <p className={styles.note}>
        Exact, without cards that draw or search.{' '}
        <Button
          kind="plain"
          aria-pressed={form === 'fraction'}
          onClick={() => setForm(form === 'percent' ? 'fraction' : 'percent')}
        >
          As fractions
        </Button>
      </p>
    </section>
  )
}

interface TableProps {
  readonly want: Want
  /** Cards in the deck. */
  readonly cards: number
  readonly hits: number
  readonly form: Form
}

/** The chance at the opening hand and at each later moment. */
function Table({ want, cards, hits, form }: TableProps): ReactNode {
  const { kit } = useDeckEditor()
  const { opening, later, mulligan } = kit.draws
  const pile = { cards, wanted: want.count }
  return (
    <table className={styles.odds}>
      <caption className="unseen">
        Chance to have drawn at least {hits} of {want.label}
      </caption>
      <thead>
        <tr>
          <th scope="col">By</th>
          <th scope="col">keeping the first hand</th>
          {mulligan ? <th scope="col">changing all others</th> : null}
        </tr>
      </thead>
      <tbody>
        {[{ label: 'opening hand', drawn: 0 }, ...later].map(({ label, drawn }) => {
          const question = { pile, opening, drawn, atLeast: hits }
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Odds chance={keeping(question)} form={form} />
              {mulligan ? <Odds chance={changing(question)} form={form} /> : null}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Odds({ chance, form }: { readonly chance: ExactChance; readonly form: Form }): ReactNode {
  return <td>{form === 'percent' ? inPercent(chance) : asFraction(chance)}</td>
}

interface Want {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** What may be asked for: single cards, then groups by every filter that holds some of the deck. */
function useWants(): Want[] {
  const { kit, entries } = useDeckEditor()
  const cards = entries.filter(({ face }) => kit.parts.at(-1)?.kinds.includes(face.kind))
  const sum = (some: readonly DeckEntry[]): number => some.reduce((total, { count }) => total + count, 0)
  const total = sum(cards)
  const groups = kit.filters.flatMap(({ id, label, choices, valuesOf }) =>
    choices.map((choice) => ({
      id: `${id}:${choice.id}`,
      label: `${label}: ${choice.label}`,
      count: sum(cards.filter(({ face }) => valuesOf(face).includes(choice.id))),
    })),
  )
  const single = cards.map(({ face, count }) => ({ id: face.slug, label: face.name, count }))
  return [...single, ...groups.filter(({ count }) => count > 0 && count < total)]
}
