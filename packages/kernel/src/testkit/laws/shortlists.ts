import type { Ask } from '../../ask.ts'
import { shuffleInPlace } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { canonical } from '../../formats/hash.ts'
import type { OpenState, State } from '../../state.ts'
import type { Law } from './law.ts'
import { isSampled, walk, type Walk } from './walk.ts'

/**
 * A shortlist is some of the options, each once. The same options are on it in the same order however the ask lists them, and
 * whatever lies hidden: the view of the seat gives the same list as the state.
 */
export const shortlistsAreSomeOfTheOptions: Law = {
  name: 'a shortlist is some of the options, in whatever order they stand and whatever lies hidden',
  check: (game, sample) => {
    if (!game.shortlist) return null
    return walk(game, sample, (on) => {
      for (const ask of on.match.asks) {
        const wrong = shortlistFault(game, on, ask)
        if (wrong) return wrong
      }
      return null
    })
  },
}

function shortlistFault<S extends State, E>(game: Game<S, E>, on: Walk<S, E>, ask: Ask): string | null {
  const { match, chance } = on
  const view = match.viewFor(ask.seat)
  const before = isSampled(on) ? canonical(view) : null
  const named = namedBy(game, view, ask)
  if (typeof named === 'string') return named
  if (before !== null && canonical(view) !== before) return 'to make a shortlist changes the view'
  const others = ask.options.slice()
  shuffleInPlace(chance, others)
  if (differs(named, namedBy(game, view, { ...ask, options: others })))
    return 'a shortlist depends on the order of the options'
  return differs(named, namedBy(game, match.state, ask))
    ? 'a shortlist depends on what its seat has not seen'
    : null
}

/** The options on a shortlist as text; a sentence where it is none. */
function namedBy<S extends State, E>(
  game: Game<S, E>,
  of: OpenState<S>,
  { seat, prompt, options }: Ask,
): readonly string[] | string | null {
  const list = game.shortlist?.(of, { seat, prompt, options }) ?? null
  if (list === null) return null
  if (list.length === 0) return 'a shortlist is empty'
  const stray = list.find((index) => !Number.isInteger(index) || index < 0 || index >= options.length)
  if (stray !== undefined) return `a shortlist names option ${stray} of ${options.length}`
  if (new Set(list).size < list.length) return 'a shortlist names an option twice'
  return list.map((index) => canonical(options[index]))
}

function differs(one: unknown, other: unknown): boolean {
  return canonical(one) !== canonical(other)
}
