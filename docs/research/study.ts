import { pathToFileURL } from 'node:url'
import { arena, quickBot, simBatch, simText, type Bot } from '@trialhall/bots'
import { games } from '@trialhall/games'
import {
  below,
  checkRequest,
  factsOf,
  logToLink,
  Match,
  plain,
  playout,
  readLog,
  seeded,
  winShares,
  type AnyGame,
  type Outcome,
  type Result,
} from '@trialhall/kernel'

/** What is right; else this ends with the sentence that says what is wrong. */
function sure<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(result.fault.message)
}

const sigmar: AnyGame = sure(games.find('sigmar'))

/** A match of three rounds in which everybody picks at random. */
export function oneMatch(seed: string): Match {
  const match = sure(Match.start(sigmar, { seats: 2, seed, options: { roundLimit: 3 } }))
  const chance = seeded(seed)
  for (let ask = match.asks[0]; ask; ask = match.asks[0]) {
    sure(match.choose(ask.seat, below(chance, ask.options.length)))
  }
  return match
}

/** What is asked first in a match, and what can be picked, in words. */
export function firstAsk(seed: string): string[] {
  const match = sure(Match.start(sigmar, { seats: 2, seed }))
  const [ask] = match.asks
  if (!ask) return []
  const facts = factsOf(match.viewFor(ask.seat))
  const options = ask.options.map((option) => plain(sigmar.words.option(facts, option)))
  return [plain(sigmar.words.prompt(facts, ask)), ...options]
}

/** Whether a match that was kept as a text ends the same when it is played again. */
export function endsTheSame(match: Match): boolean {
  const log = sure(readLog(logToLink(match.log)))
  return sure(Match.replay(sigmar, log, { story: false })).hash() === match.hash()
}

/** A copy that goes its own way: nothing that is chosen in it reaches the match that it was made of. */
export function branchOf(match: Match): Match {
  return sure(Match.resume(match.game, match.save()))
}

/** What the seat that is asked wins after each of its options, where all go on at random: a share of the victory, 0 to 1. */
export function afterEach(match: Match, tries: number): number[] {
  const [ask] = match.asks
  if (!ask) return []
  const chance = seeded(match.length)
  return ask.options.map((_, index) => {
    let won = 0
    for (let i = 0; i < tries; i++) {
      const branch = branchOf(match)
      sure(branch.choose(ask.seat, index))
      for (let next = branch.asks[0]; next; next = branch.asks[0])
        sure(branch.choose(next.seat, below(chance, next.options.length)))
      won += branch.outcome ? (winShares(branch.outcome, branch.game)[ask.seat] ?? 0) : 0
    }
    return won / tries
  })
}

/** A whole match of random picks that nobody watches. */
export function headless(seed: string): Outcome | null {
  const { options } = sure(checkRequest(sigmar, { seats: 2, seed }))
  const state = { ...sigmar.setup({ seats: 2, options }), chance: seeded(seed) }
  const picks = seeded(`${seed} picks`)
  return playout(sigmar, state, { decide: (...[, , , choices]) => below(picks, choices.length) })
}

/** Attempts a Trial whenever one is offered, and else picks at random. */
export const bold: Bot = quickBot('bold', ({ ask }, chance) => {
  const attempt = ask.options.findIndex((option) => (option as { do?: string }).do === 'attempt')
  return attempt < 0 ? below(chance, ask.options.length) : attempt
})

/** What the bold bot is worth against known ones, in lines of text. */
export function study(): string[] {
  const setting = { game: sigmar, seats: 2, seed: 1 }
  const summary = sure(simBatch({ ...setting, bots: [bold, 'random'], from: 0, to: 100 }))
  const ranking = sure(arena({ ...setting, bots: [bold, 'random', 'greedy'], games: 10 }))
  const ratings = ranking.bots.map((bot, i) => `${bot}: Elo ${ranking.elo[i]?.value.toFixed(0)}`)
  return [simText(summary), ...ratings]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log([...firstAsk('a seed'), ...study()].join('\n'))
}
