import { fault, ok, shown, type Match, type Result, type Seat, type World } from '@trialhall/kernel'
import { factsFor, optionText } from '../output/sentences.ts'

/** The option that `choose` names: by its `index`, or by its `label` without regard to case. */
export function pickOf(
  match: Match | World,
  seat: Seat,
  { index, label }: Readonly<Record<string, unknown>>,
): Result<number> {
  if (label !== undefined && index === undefined) return labelled(match, seat, label)
  if (typeof index === 'number' && label === undefined) return ok(index)
  const text = `index is ${shown(index)}; allowed is the number of an option, from 0, or its label instead.`
  return fault('bad-pick', 'index', text)
}

function labelled(match: Match | World, seat: Seat, label: unknown): Result<number> {
  if (typeof label !== 'string') return bad(`label is ${shown(label)}; allowed is the text of an option.`)
  const facts = factsFor(match, seat)
  const labels = (match.askOf(seat)?.options ?? []).map((option) => optionText(match.game, facts, option))
  const wanted = label.toLowerCase()
  const found = labels.flatMap((one, index) => (one.toLowerCase() === wanted ? [index] : []))
  const [index, another] = found
  if (index === undefined && labels.length === 0) return ok(-1) // the match says why nobody may choose
  if (index === undefined)
    return bad(`label is ${shown(label)}; allowed are ${labels.map(shown).join(', ')}.`)
  if (another === undefined) return ok(index)
  return bad(`label is ${shown(label)}, which ${found.length} options read like; name one by its index.`)
}

function bad(text: string): Result<never> {
  return fault('bad-pick', 'label', text)
}
