import { ChanceTree, leadOf, Policy } from '@trialhall/bots'
import { nextWord, seeded, winShares, type Position } from '@trialhall/kernel'
import { AfterPick } from '../solving.ts'

/** By how much of a victory the best pick must lead every other, surely. */
const MARGIN = 0.1
/** By how much it must lead as far as is known, or else nothing more is spent on the ask. */
const HOPE = 0.15
/** Matches played out after each option that may still be best, stage by stage: few first, so that little time goes to what is not clear. */
const STAGES = [4, 16, 64, 300] as const
/** The stage after which it is seen whether everything that is left can be tried. */
const BEFORE_TREE = 64
/** Standard errors by which a lead must exceed the margin. */
const DOUBT = 2
/** Share of random picks in the second opinion. */
const LOOSE = 0.15
const LOOSE_MATCHES = 100
/** Runs of the rules up to which what is left of a match is tried in every way. */
const MOST_RUNS = 200
const TREE_WORLDS = 16

/** What was found out about the options of an ask, one of which is clearly best. */
export interface ClearPick {
  readonly best: number
  readonly share: number
  /** The best of the others. */
  readonly next: number
  readonly nextShare: number
  /** Matches played out after each of the two, or worlds in which everything was tried. */
  readonly matches: number
  readonly isExhaustive: boolean
}

/** The one option of `options` that is clearly best for the seat that is asked, or null. `seed` draws the worlds. */
export function clearlyBest(position: Position, options: readonly number[], seed: string): ClearPick | null {
  const trial = new Trial(position, { options, seed })
  for (const stage of STAGES) {
    trial.playTo(stage)
    if (!trial.mayBeClear) return null
    if (stage === BEFORE_TREE && trial.tryAll()) return trial.verdictByTree()
  }
  return trial.isClear && trial.holdsLoosely ? trial.verdict() : null
}

class Trial {
  private readonly position: Position
  private readonly seed: string
  private readonly options: readonly number[]
  private readonly shares: ReadonlyMap<number, number[]>
  private byTree: ReadonlyMap<number, readonly number[]> = new Map()

  constructor(position: Position, { options, seed }: { options: readonly number[]; seed: string }) {
    this.position = position
    this.seed = seed
    this.options = options
    this.shares = new Map(options.map((option) => [option, []]))
  }

  /** Plays the best and what may still be as good to so many matches. */
  playTo(matches: number): void {
    const open = this.options.filter((option) => option === this.best || !this.isWorse(option))
    const two = open.length > 1 ? open : this.options.filter((one) => one === this.best || one === this.next)
    for (const option of two) this.play(option, matches)
  }

  private play(option: number, matches: number): void {
    const shares = this.sharesOf(option)
    const more = playedAfter(this.position, option, { seed: this.seed, from: shares.length, to: matches })
    shares.push(...more)
  }

  private sharesOf(option: number): number[] {
    return this.shares.get(option) ?? []
  }

  private get best(): number {
    return mostOf(this.options, (option) => meanOf(this.sharesOf(option)))
  }

  private get next(): number {
    const { best } = this
    const others = this.options.filter((option) => option !== best)
    return mostOf(others, (option) => meanOf(this.sharesOf(option)))
  }

  /** By more than the margin, surely. */
  private isWorse(option: number): boolean {
    const { mean, error } = leadOf(this.sharesOf(this.best), this.sharesOf(option))
    return mean - DOUBT * error > MARGIN
  }

  get isClear(): boolean {
    const { best } = this
    return this.options.every((option) => option === best || this.isWorse(option))
  }

  /** False where another option is about as good. */
  get mayBeClear(): boolean {
    const { mean } = leadOf(this.sharesOf(this.best), this.sharesOf(this.next))
    return mean >= HOPE
  }

  /** The best pick is best, too, among players who pick at random now and then. */
  get holdsLoosely(): boolean {
    const { best, next, position, seed } = this
    const [one, other] = [best, next].map((option) =>
      playedAfter(position, option, { seed: `${seed}/loose`, from: 0, to: LOOSE_MATCHES, randomness: LOOSE }),
    ) as [number[], number[]]
    const { mean, error } = leadOf(one, other)
    return mean - DOUBT * error > 0
  }

  /** Tries everything that is left of the match in many worlds. False where that is too much. */
  tryAll(): boolean {
    const size = { exact: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY, runs: MOST_RUNS }
    const tree = new ChanceTree(this.position, size)
    const words = seeded(`${this.seed}/tree`)
    const values = this.options.map((): number[] => [])
    for (let world = 0; world < TREE_WORLDS; world++) {
      const found = tree.values(nextWord(words), this.options)
      if (!tree.isWhole) return false
      for (const [i, value] of found.entries()) values[i]?.push(value)
    }
    this.byTree = new Map(this.options.map((option, i) => [option, values[i] ?? []]))
    return true
  }

  /** Null where another option is about as good. */
  verdictByTree(): ClearPick | null {
    const valueOf = (option: number): number => meanOf(this.byTree.get(option) ?? [])
    const best = mostOf(this.options, valueOf)
    const others = this.options.filter((option) => option !== best)
    const next = mostOf(others, valueOf)
    const { mean, error } = leadOf(this.byTree.get(best) ?? [], this.byTree.get(next) ?? [])
    if (best !== this.best || mean - DOUBT * error < MARGIN) return null
    const shares = { share: valueOf(best), nextShare: valueOf(next) }
    return { best, next, ...shares, matches: TREE_WORLDS, isExhaustive: true }
  }

  verdict(): ClearPick {
    const { best, next } = this
    const matches = this.sharesOf(best).length
    this.play(next, matches)
    const shares = { share: meanOf(this.sharesOf(best)), nextShare: meanOf(this.sharesOf(next)) }
    return { best, next, ...shares, matches, isExhaustive: false }
  }
}

interface Playing {
  readonly seed: string
  readonly from: number
  readonly to: number
  readonly randomness?: number
}

/** What the seat won of each match that was played out after a pick; match k of every pick meets the same world. */
function playedAfter(
  position: Position,
  pick: number,
  { seed, from, to, randomness = 0 }: Playing,
): number[] {
  const { game, seat } = position
  const roller = new AfterPick(new Policy(game, randomness))
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => {
    const seed32 = nextWord(seeded(`${seed}/${from + i}`))
    roller.restart(pick, ~seed32)
    const { outcome } = position.simulate(seed32, roller)
    return outcome ? (winShares(outcome, game)[seat] ?? 0) : 0
  })
}

function mostOf(options: readonly number[], measure: (option: number) => number): number {
  const values = options.map(measure)
  return options[values.indexOf(Math.max(...values))] as number
}

function meanOf(shares: readonly number[]): number {
  return shares.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / shares.length
}
