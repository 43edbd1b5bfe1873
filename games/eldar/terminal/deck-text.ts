import type { DefIndex, Options } from '@trialhall/kernel'
import { checkDeck, faceOf, fitted, rulesOf, SAMPLES, type Kind } from '../game.ts'

/** How the groups of a list are called. */
const GROUPS: readonly (readonly [Kind, string])[] = [
  ['hero', 'Heroes'],
  ['equipment', 'Equipment'],
  ['command', 'Commands'],
  ['support', 'Supports'],
  ['affliction', 'Afflictions'],
]

/** A sample deck by its slug, or a list without faults, as a list in groups that can be read again. */
export function deckText(deck: string, options: Options): string {
  const sample = SAMPLES.find(({ slug }) => slug === deck)
  const rules = rulesOf(options)
  const { heroes, cards } = sample ? fitted(sample, rules, []) : checkDeck(deck, rules)
  const defs = [...heroes, ...cards]
  const groups = GROUPS.map(([kind, title]) =>
    groupText(
      title,
      defs.filter((def) => faceOf(def).kind === kind),
    ),
  )
  return [sample ? `# ${sample.name}` : '', ...groups].filter((part) => part !== '').join('\n\n')
}

function groupText(title: string, defs: readonly DefIndex[]): string {
  const lines = [...new Set(defs)].map(
    (def) => `${defs.filter((one) => one === def).length} ${faceOf(def).name}`,
  )
  return lines.length === 0 ? '' : [`# ${title} (${defs.length})`, ...lines].join('\n')
}
