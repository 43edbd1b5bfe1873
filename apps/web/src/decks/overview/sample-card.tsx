import type { AnyGame } from '@trialhall/kernel'
import type { Deck, DeckKit, DeckSample } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { usualSparring } from '../trial/play-test.ts'
import styles from './overview.module.css'
import { Summary } from './summary.tsx'
import { useTrial } from '../trial/use-trial.ts'

interface SampleCardProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly sample: DeckSample
  readonly onBegin: (deck: Deck) => void
}

/** A deck that the game brings, to begin with. */
export function SampleCard({ game, kit, sample, onBegin }: SampleCardProps): ReactNode {
  const deck = { name: sample.name, rules: {}, cards: sample.cardsFor({}) }
  const play = useTrial(game, kit)
  return (
    <li className={styles.card}>
      <h3>{sample.name}</h3>
      {sample.about === undefined ? null : <p>{sample.about}</p>}
      <Summary game={game} kit={kit} deck={deck} />
      <div className={styles.begin}>
        <Button onClick={() => onBegin(deck)}>
          Build on it<span className="unseen">: {sample.name}</span>
        </Button>
        <Button kind="plain" onClick={() => play(deck, usualSparring(kit, deck))}>
          Play-test<span className="unseen"> {sample.name}</span>
        </Button>
      </div>
    </li>
  )
}
