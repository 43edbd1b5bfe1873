import { eldar, rulesOf, type DeckRules } from '@trialhall/game-eldar'
import { defaultOptions, type Options, type OptionSpec } from '@trialhall/kernel'

const WANTED = ['format', 'heroes', 'anyClass', 'deckSize']
const FREE = ['heroes', 'anyClass', 'deckSize']

/** Options of a match that decide what a deck may hold. A drafted deck is not built beforehand, so there is no Draft. */
export const RULE_OPTIONS: readonly OptionSpec[] = eldar.options
  .filter(({ id }) => WANTED.includes(id))
  .map((spec) =>
    spec.id === 'format' && spec.type === 'choice'
      ? {
          ...spec,
          help: 'What the deck is for.',
          choices: spec.choices.filter(({ id }) => id !== 'draft').map(brief),
        }
      : spec,
  )

function brief({ id, label }: { readonly id: string; readonly label: string }): {
  id: string
  label: string
} {
  return { id, label: label.split(':')[0] ?? label }
}

/** "Standard", "Mini-Match", "Freestyle". */
export function rulesName(rules: Options): string {
  const [spec] = RULE_OPTIONS
  const choices = spec?.type === 'choice' ? spec.choices : []
  return choices.find(({ id }) => id === (rules.format ?? 'standard'))?.label ?? 'Standard'
}

/** What a deck is checked against. */
export function deckRulesOf(rules: Options): DeckRules {
  const kept = Object.entries(rules).filter(([id]) => !FREE.includes(id) || rules.format === 'freestyle')
  return rulesOf({ ...defaultOptions(eldar.options, 2), ...Object.fromEntries(kept) })
}
