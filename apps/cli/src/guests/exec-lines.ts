import { factsOf, shown, type Position } from '@trialhall/kernel'
import { askReply, viewWithSlugs } from '../env/reply.ts'
import { TELL_ALL } from '../env/tell.ts'
import { optionText } from '../output/sentences.ts'

/** What a bot is told of an ask: what its seat may know, in the form of the environment protocol, and chance of its own. */
export function askLine(position: Position, seed32: number): string {
  const { game, seats, seat, ask, view } = position
  const facts = factsOf(view)
  return JSON.stringify({
    op: 'ask',
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    seat,
    seed: seed32,
    asks: [askReply(game, { facts, ask, tell: TELL_ALL })],
    view: viewWithSlugs(game, view),
  })
}

const ALLOWED = 'allowed is {"index": …}, the number of an option from 0, or {"label": …}'

/** The option that a bot answers with, or what is wrong with its answer, to be read behind its name. */
export function readAnswer(position: Position, line: string): number | { readonly fault: string } {
  const answer = parsed(line)
  if (answer === null) return { fault: `answered ${cut(line)}; ${ALLOWED}.` }
  const { options } = position.ask
  const { index, label } = answer
  if (index === undefined && typeof label === 'string') return labelled(position, label)
  if (Number.isInteger(index) && (index as number) >= 0 && (index as number) < options.length)
    return index as number
  return { fault: `answered index ${shown(index)}; allowed is 0 to ${options.length - 1}.` }
}

function labelled({ game, view, ask }: Position, label: string): number | { readonly fault: string } {
  const facts = factsOf(view)
  const labels = ask.options.map((option) => optionText(game, facts, option).toLowerCase())
  const found = labels.flatMap((one, i) => (one === label.toLowerCase() ? [i] : []))
  const [first] = found
  if (first === undefined) return { fault: `answered label ${shown(label)}, which no option has.` }
  if (found.length === 1) return first
  return {
    fault: `answered label ${shown(label)}, which ${found.length} options have; an index tells them apart.`,
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && ('index' in value || 'label' in value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function cut(line: string): string {
  const LONGEST = 80
  return shown(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)
}
