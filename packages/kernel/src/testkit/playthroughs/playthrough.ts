import { below, seeded, type Chance, type Seed } from '../../chance.ts'
import type { Game } from '../../game.ts'
import type { View } from '../../hidden/views.ts'
import { Match } from '../../match/match.ts'
import type { Options } from '../../request/options.ts'
import type { Viewer } from '../../seats.ts'
import type { State } from '../../state.ts'
import { askText, eventTextIn } from './sentences.ts'
import { sure } from '../sure.ts'
import { viewChanges } from './view-changes.ts'
import { viewerName, viewersOf } from '../viewers.ts'

/** What a playthrough is made from: with the rules, all there is to it. */
export interface Recipe {
  readonly seats: number
  readonly seed: Seed
  readonly options: Options
}

/**
 * A whole match as readable text: every ask with its options and what was refused, every pick (random, but always the
 * same for a seed), every event, what changed in each view, and the outcome. Throws when the match cannot be started.
 */
export function playthrough<S extends State, E>(game: Game<S, E>, recipe: Recipe): string {
  return new Storyteller(sure(Match.start(game, recipe)), recipe).tell()
}

const HEADING = 'Playthrough of '

function header<S extends State, E>(
  { id, rulesVersion }: Game<S, E>,
  { seats, seed, options }: Recipe,
): string[] {
  return [
    `${HEADING}${id}`,
    `rules version: ${rulesVersion}`,
    `seats: ${seats}`,
    `seed: ${JSON.stringify(seed)}`,
    `options: ${JSON.stringify(options)}`,
  ]
}

/** Reads the recipe in the header of a playthrough. Throws when there is none. */
export function recipeOf(text: string): Recipe {
  const field = (name: string): unknown => {
    const found = new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]
    if (found === undefined) throw new Error(`The header of the playthrough has no "${name}".`)
    return JSON.parse(found)
  }
  if (!text.startsWith(HEADING))
    throw new Error(`A playthrough begins with "${HEADING}" and the id of its game.`)
  return {
    seats: field('seats') as number,
    seed: field('seed') as Seed,
    options: field('options') as Options,
  }
}

class Storyteller<S extends State, E> {
  private readonly match: Match<S, E>
  private readonly recipe: Recipe
  private readonly chance: Chance
  private readonly lines: string[] = []
  private readonly viewers: readonly Viewer[]
  private views: readonly View<S>[]

  constructor(match: Match<S, E>, recipe: Recipe) {
    this.match = match
    this.recipe = recipe
    this.chance = seeded(`playthrough ${recipe.seed}`)
    this.viewers = viewersOf(match)
    this.views = this.look()
  }

  tell(): string {
    const { match, lines } = this
    lines.push(...header(match.game, this.recipe), '')
    this.events(this.views)
    while (match.asks.length > 0) {
      this.pick()
      const views = this.look()
      this.events(views)
      this.changes(views)
    }
    const { ranks, scores, reason } = match.outcome ?? { ranks: [], scores: [], reason: 'none' }
    lines.push('', `The end (${reason}): ranks ${ranks.join(', ')}; scores ${scores.join(', ')}`)
    lines.push(`state ${match.hash()} after ${match.length} choices`, '')
    return lines.join('\n')
  }

  private look(): readonly View<S>[] {
    return this.viewers.map((viewer) => this.match.viewFor(viewer))
  }

  private pick(): void {
    const { match, lines } = this
    const ask = match.asks[below(this.chance, match.asks.length)]
    if (!ask) return
    const pick = below(this.chance, ask.options.length)
    const { seat, prompt, options, refused } = askText(match, ask)
    lines.push('', `${match.length + 1}. ${seat} is asked: ${prompt}`)
    options.forEach((option, i) => lines.push(`   ${i === pick ? '*' : '-'} ${option}`))
    for (const { about, why } of refused) lines.push(`   x ${about}: ${why}`)
    const made = match.choose(ask.seat, pick)
    if (!made.ok) throw new Error(made.fault.message)
  }

  /** What a spectator reads, who looks on last; then what others read instead. */
  private events(views: readonly View<S>[]): void {
    for (const told of this.match.takeEvents()) {
      const texts = views.map((view, i) =>
        eventTextIn(this.match, told, { viewer: this.viewers[i] ?? null, view }),
      )
      const common = texts.at(-1)
      this.lines.push(`   ${common}`)
      for (const [i, own] of texts.entries())
        if (own !== common) this.lines.push(`     ${viewerName(this.viewers[i] ?? null)} reads: ${own}`)
    }
  }

  /** Changes that everybody sees stand once; then what single viewers see beyond them. */
  private changes(views: readonly View<S>[]): void {
    const changed = views.map((view, i) => viewChanges(this.views[i] as View<S>, view))
    this.views = views
    const common = (changed[0] ?? []).filter((line) => changed.every((lines) => lines.includes(line)))
    if (common.length > 0) this.lines.push(`   all see: ${common.join('; ')}`)
    this.viewers.forEach((viewer, i) => {
      const own = (changed[i] ?? []).filter((line) => !common.includes(line))
      if (own.length > 0) this.lines.push(`   ${viewerName(viewer)} sees: ${own.join('; ')}`)
    })
  }
}
