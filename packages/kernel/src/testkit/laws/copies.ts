import { below } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { canonical } from '../../formats/hash.ts'
import { playout } from '../../match/playout.ts'
import type { State } from '../../state.ts'
import type { Law } from './law.ts'
import type { LawSample } from './law.ts'
import { isSampled, walk, type Walk } from './walk.ts'

/** A copy is equal, shares nothing that could change, and can be played to the end while the original stays. */
export const clonesAreIndependent: Law = {
  name: 'a clone is equal and independent',
  check: (game, sample) => walk(game, sample, (on) => (isSampled(on) ? cloneFault(game, on) : null)),
}

function cloneFault<S extends State, E>(game: Game<S, E>, { match, chance }: Walk<S, E>): string | null {
  const { state } = match.save().checkpoint
  const before = canonical(state)
  const copy = game.clone(state)
  if (canonical(copy) !== before) return 'a clone is not equal to its original'
  const shared = sharedPart(state, copy, 'state')
  if (shared) return `a clone shares ${shared} with its original`
  playout(game, copy, { decide: (_table, _seat, _prompt, options) => below(chance, options.length) })
  return canonical(state) === before ? null : 'playing on with a clone changed its original'
}

/** Choices after which one looks no further for what copies share. */
const FAR = 40

/** The path of a part of the state that clones share with their originals in a match, or null. It explains other faults. */
export function sharedByClones<S extends State, E>(game: Game<S, E>, sample: LawSample): string | null {
  let found: string | null = null
  walk(game, sample, ({ match }) => {
    const { state } = match.save().checkpoint
    found = sharedPart(state, game.clone(state), 'state')
    return found ?? (match.length >= FAR ? 'far enough' : null)
  })
  return found
}

/** Lists of the cards, and of the generator, that the kernel replaces and nobody changes. */
const REPLACED: readonly string[] = [
  'state.cards.def',
  'state.cards.pool',
  'state.cards.secret',
  'state.chance.key',
]

/** The path of an object that stands in both and could be changed. */
function sharedPart(one: unknown, other: unknown, path: string): string | null {
  if (REPLACED.includes(path)) return null
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return null
  if (one === other) return Object.isFrozen(one) ? null : path
  for (const [key, member] of Object.entries(one)) {
    const shared = sharedPart(member, (other as Record<string, unknown>)[key], `${path}.${key}`)
    if (shared) return shared
  }
  return null
}
