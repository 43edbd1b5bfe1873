import { counted, type CardFace } from '@trialhall/kernel'
import { type GameUi, RuleLink } from '@trialhall/table-ui'
import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { newSeed } from '../../device/ids.ts'
import { useBoard } from '../../games/use-board.ts'
import type { DeckEntry } from '../deck.ts'
import { useDeckEditor } from '../deck-editor.ts'
import styles from './draws.module.css'
import { type SampleHand, drawOne, mulligan, openingHand } from './sample-hand.ts'

/** A hand drawn from the deck as it would be in a match; another deck gets another hand. */
export function Hand(): ReactNode {
  const { kit, entries } = useDeckEditor()
  const { opening } = kit.draws
  const part = kit.parts.at(-1)
  const cards = entries.filter(({ face }) => part?.kinds.includes(face.kind))
  const total = cards.reduce((sum, { count }) => sum + count, 0)
  if (total < opening) return <p className={styles.note}>A sample hand needs at least {opening} cards.</p>
  return <DrawnHand key={cards.map(({ face, count }) => `${count} ${face.slug}`).join()} cards={cards} />
}

function DrawnHand({ cards }: { readonly cards: readonly DeckEntry[] }): ReactNode {
  const { kit } = useDeckEditor()
  const { opening } = kit.draws
  const draw = (): SampleHand => openingHand(cards, opening, newSeed())
  const [state, setState] = useState<SampleHand>(draw)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const go = (next: SampleHand): void => {
    setState(next)
    setChosen([])
  }
  const toggle = (at: number): void =>
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at])
  return (
    <section className={styles.part} aria-labelledby="hand">
      <h3 id="hand">A sample hand</h3>
      <Cards state={state} chosen={chosen} onToggle={toggle} />
      <div className={styles.actions}>
        <Button onClick={() => go(draw())}>New hand</Button>
        {state.mayChange && kit.draws.mulligan ? (
          <Button disabled={chosen.length === 0} onClick={() => go(mulligan(state, chosen))}>
            {chosen.length === 0 ? 'Change cards' : `Change ${chosen.length}`}
          </Button>
        ) : null}
        <Button disabled={state.left.length === 0} onClick={() => go(drawOne(state))}>
          Draw a card
        </Button>
      </div>
      {kit.draws.mulligan ? (
        <p className={styles.note}>
          Any of the first {opening} may be changed once (
          <RuleLink rule={kit.draws.mulligan}>{kit.draws.mulligan.id}</RuleLink>): press those, then change
          them.
        </p>
      ) : null}
      <output className="unseen">{`${counted(state.hand.length, 'card')} in hand, ${state.left.length} left.`}</output>
    </section>
  )
}

interface CardsProps {
  readonly state: SampleHand
  readonly chosen: readonly number[]
  readonly onToggle: (at: number) => void
}

function Cards({ state, chosen, onToggle }: CardsProps): ReactNode {
  const { game, show } = useDeckEditor()
  const board = useBoard(game.id)
  const faceOf = (slug: string): CardFace | undefined => game.catalog.find((one) => one.slug === slug)
  return (
    <ul className={styles.hand}>
      {state.hand.map((slug, at) => {
        const face = faceOf(slug)
        if (!face) return null
        const isOn = chosen.includes(at)
        return (
          <li key={at} data-chosen={isOn ? '' : undefined}>
            <button
              type="button"
              className={styles.card}
              aria-label={state.mayChange ? `${face.name}: change it` : `${face.name}: read it`}
              aria-pressed={state.mayChange ? isOn : undefined}
              onClick={() => (state.mayChange ? onToggle(at) : show(face))}
            >
              <CardOf face={face} board={board ?? null} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function CardOf({ face, board }: { readonly face: CardFace; readonly board: GameUi | null }): ReactNode {
  return board ? <board.Card face={face} size="hand" /> : <b>{face.name}</b>
}
