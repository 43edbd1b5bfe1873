import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { STRENGTHS } from '../../match/seating.ts'
import { Button } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import styles from './try-out.module.css'
import { opponentsOf, usualSparring } from './play-test.ts'
import { useDecks } from '../saved/use-decks.ts'
import { useTrial } from './use-trial.ts'

/** Begins a match with the deck against a bot with a sample deck or one of mine. */
export function TryOut(): ReactNode {
  const { game, kit, deck } = useDeckEditor()
  const [sparring, setSparring] = useState(() => usualSparring(kit, deck))
  const play = useTrial(game, kit)
  const decks = useDeferredValue(useDecks(game.id))
  const { rules } = deck
  const opponents = useMemo(
    () =>
      opponentsOf(
        kit,
        { rules },
        decks.flatMap((one) => one.deck ?? []),
      ),
    [kit, rules, decks],
  )
  const against = opponents.find(({ id }) => id === sparring.sample) ?? opponents[0]
  return (
    <div className={styles.tryOut}>
      <Button kind="main" onClick={() => play(deck, { ...sparring, sample: against?.deck ?? '' })}>
        Play-test
      </Button>
      <SelectField
        label="Against"
        choices={opponents}
        value={against?.id}
        onChange={({ target }) => setSparring({ ...sparring, sample: target.value })}
      />
      <SelectField
        label="Bot"
        choices={STRENGTHS}
        value={sparring.strength}
        onChange={({ target }) => setSparring({ ...sparring, strength: target.value })}
      />
    </div>
  )
}
