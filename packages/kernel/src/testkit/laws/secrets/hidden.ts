import { redefine, type CardId, type DefIndex } from '../../../hidden/cards.ts'
import { shuffleInPlace, type Chance } from '../../../chance.ts'
import type { Choice } from '../../../ask.ts'
import type { Game } from '../../../game.ts'
import { makePlausible } from '../../../hidden/plausible.ts'
import { Match, type Saved } from '../../../match/match.ts'
import { sightOf, viewerOf, type Looker } from '../../../seats.ts'
import type { State } from '../../../state.ts'
import { viewerName, viewersOf } from '../../viewers.ts'
import { eyesOfBoth, twoSeats } from './eyes.ts'
import { viewFault } from '../../views.ts'
import type { Law, LawTally } from '../law.ts'
import { stateBefore } from '../replaying.ts'
import { traceReplay, type Deal, type ReplayTrace, type Excerpt } from './replay-trace.ts'
import { isSampled, walk, type Onlook } from '../walk.ts'

/** What a viewer sees does not change when what it has not seen is dealt again. */
export const viewsHoldNoSecret: Law = {
  name: 'a view holds only what its viewer knows',
  check: (game, sample) =>
    walk(game, sample, (on) => {
      if (!isSampled(on)) return null
      for (const viewer of viewersOf(on.match)) {
        const wrong = viewFault(on.match, viewer, sample.picks + on.match.length)
        if (wrong) return `for ${viewerName(viewer)} ${wrong}`
      }
      return null
    }),
}

/** Choices from the beginning of a match over which its setup is varied. */
const EARLY = 12

/**
 * The strong form: had the unseen cards been others all along, a viewer would have been asked and told the same, have
 * been offered and refused the same, and see the same. Both over the segment just played and from the first shuffle on.
 */
export const hiddenChangesNothingSeen: Law = {
  name: 'what is hidden changes nothing that is seen',
  check: (game, sample, tally) => {
    let before: Saved | null = null
    return walk(game, sample, (on) => {
      const { match } = on
      const last = before
      before = match.save()
      if (last === null || !isSampled(on)) return null
      const choices = match.log.choices
      const { at, state } = last.checkpoint
      const recent = { start: state as typeof match.state, script: choices.slice(at), deals: [] }
      const whole = { start: stateBefore(match), script: choices, deals: [] }
      const viewers = someOf(on)
      return (
        otherWorlds(on, { excerpt: recent, viewers, tally }) ??
        (match.length % 4 === 0 ? faultsInOtherWorlds(on, { saved: last, viewers, tally }) : null) ??
        (match.length <= EARLY ? otherWorlds(on, { excerpt: whole, viewers, tally }) : null)
      )
    })
  },
}

/** Most of those who look on at a time. */
const LOOKERS = 2

/** Some of those who look on, at random, a person with two seats among them: over many samples, everybody's turn comes. */
function someOf<S extends State, E>({ match, chance }: Onlook<S, E>): Looker[] {
  const isShared = match.seats > 2
  const lookers: Looker[] = viewersOf(match)
  if (isShared) lookers.push(eyesOfBoth(twoSeats(match.seats, chance)))
  shuffleInPlace(chance, lookers)
  return lookers.slice(0, LOOKERS)
}

interface Look<S> {
  readonly excerpt: Excerpt<S>
  readonly viewers: readonly Looker[]
  readonly tally: LawTally
  /** How many worlds are tried for each viewer; one if left out. */
  readonly worlds?: number
}

/** Tells an excerpt again in worlds that each viewer could believe in. */
export function otherWorlds<S extends State, E>(on: Onlook<S, E>, look: Look<S>): string | null {
  const trace = traceReplay(on.match.game, look.excerpt)
  if (!trace) return 'a pick that was made is not possible when the segment is played again'
  const { viewers, worlds = 1 } = look
  for (let world = 0; world < worlds; world++) {
    for (const viewer of viewers) {
      const wrong = otherWorld(on, look, { trace, viewer })
      if (wrong) return `${viewerName(viewer)} is shown something of cards it has not seen: ${wrong}`
    }
  }
  return null
}

function otherWorld<S extends State, E>(
  { match: { game }, chance }: Onlook<S, E>,
  { excerpt: { start }, tally }: Look<S>,
  { trace, viewer }: { readonly trace: ReplayTrace<S, E>; readonly viewer: Looker },
): string | null {
  const deals = dealsFor(trace, start, { game, viewer, chance })
  if (deals.length === 0) return null
  tally.tried++
  const other = traceReplay(game, { start, script: trace.keyedPicks, deals })
  if (other) return firstDifference(trace.seenBy(viewer), other.seenBy(viewer))
  tally.skipped++
  return null
}

function firstDifference(here: readonly string[], there: readonly string[]): string | null {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [one, other] = [here[i] ?? 'nothing', there[i] ?? 'nothing']
    if (one !== other) return apart(one, other)
  }
  return null
}

const AROUND = 60

/** The part in which two long texts differ. */
function apart(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - AROUND)
  return `${one.slice(from, at + AROUND)} would be ${other.slice(from, at + AROUND)}`
}

interface Guess<S extends State, E> {
  readonly game: Game<S, E>
  readonly viewer: Looker
  readonly chance: Chance
}

/** Other definitions for what a viewer has not seen at the end of an excerpt, put in where it was last mixed. */
function dealsFor<S extends State, E>(
  trace: ReplayTrace<S, E>,
  start: S,
  { game, viewer, chance }: Guess<S, E>,
): Deal[] {
  const groups = new Map<string, { after: number; ids: CardId[] }>()
  const { seen, def } = trace.state.cards
  for (let id = 0; id < start.cards.def.length; id++) {
    if (((seen[id] as number) & sightOf(viewer)) !== 0) continue
    const after = trace.mixed.findLastIndex((ids) => ids.includes(id as CardId))
    const key = after >= 0 ? `mix ${after}` : `pool ${start.cards.pool[id]}`
    const group = groups.get(key) ?? { after, ids: [] }
    group.ids.push(id as CardId)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ after, ids }) => {
    const defs = ids.map((id) => def[id] as DefIndex)
    shuffleInPlace(chance, defs)
    makePlausible({ game, state: trace.state }, { ids, defs }, chance)
    return defs.every((other, i) => other === def[ids[i] as CardId]) ? [] : [{ after, ids, defs }]
  })
}

/** The sentences for a wrong seat and a wrong index must not tell either. Only where nothing was mixed since. */
function faultsInOtherWorlds<S extends State, E>(
  { match, chance }: Onlook<S, E>,
  { saved, viewers, tally }: Pick<Look<S>, 'viewers' | 'tally'> & { readonly saved: Saved },
): string | null {
  const { at } = saved.checkpoint
  const start = saved.checkpoint.state as S
  const choices = match.log.choices
  const trace = traceReplay(match.game, { start, script: choices.slice(at), deals: [] })
  if (!trace || trace.mixed.length > 0 || trace.picks.length < choices.length - at) return null
  for (const viewer of viewers) {
    const deals = dealsFor(trace, start, { game: match.game, viewer, chance })
    const other =
      deals.length === 0 ? null : traceReplay(match.game, { start, script: trace.keyedPicks, deals })
    if (!other) continue
    tally.tried++
    const dealt = match.game.clone(start)
    for (const { ids, defs } of deals) redefine(dealt.cards, ids, defs)
    const made: Choice[] = [...choices.slice(0, at), ...other.picks]
    const saving = {
      log: { ...match.log, choices: made },
      checkpoint: { ...saved.checkpoint, state: dealt },
    }
    const twin = Match.resume(match.game, saving)
    if (!twin.ok) return `the match cannot be resumed in another world: ${twin.fault.message}`
    if (faultsOf(match, viewer) !== faultsOf(twin.value, viewer))
      return `${viewerName(viewer)} is told a secret by an error`
  }
  return null
}

/** What a viewer is told when it picks out of turn or out of range. */
function faultsOf<S extends State, E>(match: Match<S, E>, looker: Looker): string {
  const seat = viewerOf(looker) ?? match.seats
  const pick = match.askOf(seat) ? 9999 : 0
  const made = match.choose(seat, pick)
  return made.ok ? 'taken' : made.fault.message
}
