import { chachaBlock } from '../../../generators/chacha.ts'
import { below, nextWord, seeded } from '../../../chance.ts'
import type { Game } from '../../../game.ts'
import { stateHash } from '../../../formats/hash.ts'
import { Match } from '../../../match/match.ts'
import { HALT } from '../../../match/playout.ts'
import type { Position } from '../../../match/position.ts'
import type { Seat } from '../../../seats.ts'
import type { State } from '../../../state.ts'
import type { Table } from '../../../table.ts'
import { viewerName, viewersOf } from '../../viewers.ts'
import type { Law, LawSample } from '../law.ts'
import { isSampled, walk, type Walk } from '../walk.ts'

/**
 * Of a match whose chance is secret nobody is given the key, the place in its stream, or a word to come: not by a view, an
 * ask or an event, and not by what a bot is given, in this thread or another. And a bot does with that what it did before.
 */
export const nobodyForeseesChance: Law = {
  name: 'nobody can foresee the chance to come',
  check: (game, sample) => {
    const lent: State[] = []
    const watched = { ...game, clone: (state: State) => watch(lent, state, game) } as typeof game
    return walk(watched, keyed(sample), (on) => {
      if (!isSampled(on)) return null
      return foreseenByPeople(on) ?? foreseenByBots(watched, on, lent)
    })
  },
}

function watch<S extends State, E>(lent: State[], state: State, game: Game<S, E>): S {
  lent.push(state)
  return game.clone(state as S)
}

/** The same match with a key of 256 bits. */
function keyed(sample: LawSample): LawSample {
  const words = seeded(`key of ${sample.seed}`)
  const seed = Array.from({ length: 8 }, () => nextWord(words).toString(16).padStart(8, '0')).join('')
  return { ...sample, seed, generator: 'chacha20' }
}

/** What may not be read anywhere: the seed, the words of its key, and those that come next. */
function secretsOf<S extends State, E>({ seed, state: { chance } }: Match<S, E>): string[] {
  if (chance.generator !== 'chacha20') return []
  const words = [...chance.key, ...chachaBlock(chance).slice(chance.at)]
  return [String(seed), ...words.map(String)].filter((secret) => secret.length > SHORT)
}

/** A number with so few digits may stand anywhere by accident. */
const SHORT = 7

function foreseenByPeople<S extends State, E>({ match }: Walk<S, E>): string | null {
  const secrets = secretsOf(match)
  if (secrets.length === 0) return 'the rules have replaced the generator'
  const told = match.takeEvents()
  for (const viewer of viewersOf(match)) {
    const text = JSON.stringify([match.viewFor(viewer), match.asks, told])
    const found = secrets.find((secret) => text.includes(secret))
    if (found !== undefined) return `${viewerName(viewer)} can read ${found}, which is of the generator`
  }
  return null
}

function foreseenByBots<S extends State, E>(
  game: Game<S, E>,
  { match, chance }: Walk<S, E>,
  lent: State[],
): string | null {
  const [ask] = match.asks
  if (!ask) return null
  const secrets = secretsOf(match)
  const saved = match.saveForBot()
  const seed32 = nextWord(chance)
  const position = match.position(ask.seat)
  lent.length = 0 // of what is copied for the view, the chance is left out
  const here = tried(position, { seed32, seat: ask.seat })
  const text = JSON.stringify([saved, here.seen, lent])
  const found = secrets.find((secret) => text.includes(secret))
  if (found !== undefined) return `a bot can read ${found}, which is of the generator`
  if (here.drawnFrom.some((generator) => generator !== undefined))
    return 'a bot tries things out with another generator than its own'
  const elsewhere = Match.resume(game, structuredClone(saved))
  if (!elsewhere.ok) return `a bot cannot go on from what it is given: ${elsewhere.fault.message}`
  const there = tried(elsewhere.value.position(ask.seat), { seed32, seat: ask.seat })
  return here.end === there.end ? null : 'a bot in another thread comes to another end'
}

interface Trial {
  readonly end: string
  /** What its decider was shown, and what the states that it was shown draw from. */
  readonly seen: readonly unknown[]
  readonly drawnFrom: readonly unknown[]
}

const TRIED = 3

function tried<S extends State, E>(
  position: Position<S, E> | null,
  { seed32, seat }: { readonly seed32: number; readonly seat: Seat },
): Trial {
  const picks = seeded(seed32)
  const seen: unknown[] = [position?.view, position?.ask]
  const drawnFrom: unknown[] = []
  const decide = (table: Table<S, E>, asked: Seat, prompt: unknown, options: readonly unknown[]): number => {
    if (drawnFrom.length === TRIED) throw HALT
    if (drawnFrom.length === 0 && asked !== seat) throw new Error('the first ask is of another seat')
    drawnFrom.push(table.state.chance.generator)
    seen.push(structuredClone(table.state), prompt)
    return below(picks, options.length)
  }
  const { state } = position?.simulate(seed32, { decide }) ?? {}
  return { end: stateHash(state), seen, drawnFrom }
}
