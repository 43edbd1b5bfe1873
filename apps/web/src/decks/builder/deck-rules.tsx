import { optionApplies } from '@trialhall/kernel'
import { type ReactNode, useState } from 'react'
import { type MatchSpec, OptionField, type OptionValue } from '../../games/option-field.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import styles from './panel.module.css'
import { allRules, changed, checkRules } from '../rules.ts'

/** What the deck is built for: the options of a match that decide what it may hold. */
export function DeckRules(): ReactNode {
  const { kit, deck, change } = useDeckEditor()
  const rules = allRules(kit, deck.rules)
  const [typed, setTyped] = useState<{ readonly id: string; readonly value: OptionValue } | null>(null)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const set = (id: string, value: OptionValue): void => {
    const next = changed(kit, { ...rules, [id]: value })
    const checked = checkRules(kit, next)
    setTyped(checked.ok ? null : { id, value })
    setFault(checked.ok ? undefined : checked.fault.message)
    if (checked.ok) change({ ...deck, rules: checked.value })
  }
  const specs = kit.ruleOptions
    .filter((spec): spec is MatchSpec => spec.type !== 'per-seat')
    .filter((spec) => optionApplies(spec, rules))
  return (
    <details className={styles.deckRules}>
      <summary>Built for: {kit.rulesName(deck.rules)}</summary>
      <div>
        {specs.map((spec) => (
          <OptionField
            key={spec.id}
            spec={spec}
            value={typed?.id === spec.id ? typed.value : (rules[spec.id] as OptionValue)}
            fault={typed?.id === spec.id ? fault : undefined}
            onChange={(value) => set(spec.id, value)}
          />
        ))}
      </div>
    </details>
  )
}
