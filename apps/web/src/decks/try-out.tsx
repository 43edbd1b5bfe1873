import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { STRENGTHS, USUAL_STRENGTH } from '../engine/seating.ts'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/field.tsx'
import { useSay } from '../parts/toasts.tsx'
import { NO_STORAGE } from '../store/local.ts'
import { writeMatch } from '../store/shelf.ts'
import { useBench } from './bench.ts'
import { troubleOf } from './deck.ts'
import styles from './panel.module.css'
import { type Sparring, trialMatch } from './play-test.ts'

/** Begins a match with the deck against a bot with a sample deck. */
export function TryOut(): ReactNode {
  const { kit } = useBench()
  const [sparring, setSparring] = useState<Sparring>({
    sample: kit.samples[0]?.slug ?? '',
    strength: USUAL_STRENGTH,
  })
  const play = usePlay()
  return (
    <div className={styles.tryOut}>
      <Button kind="main" onClick={() => play(sparring)}>
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

function usePlay(): (sparring: Sparring) => void {
  const { game, kit, deck } = useBench()
  const [, travel] = useLocation()
  const say = useSay()
  return (sparring) => {
    const [trouble] = troubleOf(kit, deck)
    if (trouble !== undefined) return say({ sentence: `It cannot be played yet: ${trouble}`, mood: 'bad' })
    const match = trialMatch({ game, kit, deck }, sparring)
    if (!match.ok) return say({ sentence: match.fault.message, mood: 'bad' })
    if (!writeMatch(match.value)) return say({ sentence: NO_STORAGE, mood: 'bad' })
    return travel(`/table/${match.value.id}`)
  }
}
