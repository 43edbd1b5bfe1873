import { type ReactNode, useState } from 'react'
import { STRENGTHS } from '../engine/seating.ts'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/field.tsx'
import { useBench } from './bench.ts'
import styles from './panel.module.css'
import { usualSparring } from './play-test.ts'
import { useTrial } from './use-trial.ts'

/** Begins a match with the deck against a bot with a sample deck. */
export function TryOut(): ReactNode {
  const { game, kit, deck } = useBench()
  const [sparring, setSparring] = useState(() => usualSparring(kit, deck))
  const play = useTrial(game, kit)
  return (
    <div className={styles.tryOut}>
      <Button kind="main" onClick={() => play(deck, sparring)}>
        Play-test
      </Button>
      <SelectField
        label="Against"
        choices={kit.samples.map(({ slug, name }) => ({ id: slug, label: name }))}
        value={sparring.sample}
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
