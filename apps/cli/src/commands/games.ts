import type { Command } from 'commander'
import { listed, seatCountText, type AnyGame } from '@trialhall/kernel'
import { parseRulebook } from '@trialhall/rulebook'
import { paint } from '../output/paint.ts'
import { say, sayJson } from '../output/terminal.ts'
import { columns, counted } from '../output/text.ts'
import type { CommandContext } from '../command-context.ts'

/** `trialhall games`: what can be played. */
export function gamesCommand(program: Command, context: CommandContext): void {
  program
    .command('games')
    .description('list the games')
    .option('--json', 'print an array with everything about each game')
    .action(({ json }: { json?: boolean }) => {
      const games = context.registry.games.map((game) => summaryOf(game, context))
      if (json) sayJson(context.terminal, games)
      else if (games.length === 0) say(context.terminal, 'There are no games.')
      else say(context.terminal, ...gameLines(games, context))
    })
}

/** A game as `--json` prints it. */
interface GameSummary
  extends Pick<
    AnyGame,
    'id' | 'title' | 'blurb' | 'seats' | 'players' | 'parties' | 'options' | 'rulesVersion' | 'content'
  > {
  /** How many numbered clauses its rulebook has. */
  readonly clauses: number
}

function summaryOf(game: AnyGame, context: CommandContext): GameSummary {
  const { id, title, blurb, seats, players, parties, options, rulesVersion, content } = game
  const sides = { ...(players ? { players } : {}), ...(parties ? { parties } : {}) }
  const rules = context.rulesOf(id)
  const clauses = rules === null ? 0 : parseRulebook(rules).counts.clauses
  return { id, title, blurb, seats, ...sides, options, rulesVersion, clauses, content }
}

function gameLines(games: readonly GameSummary[], { terminal }: CommandContext): string[] {
  const { strong, faint } = paint(terminal.hasColour)
  return games.flatMap((game) => [
    `${strong(game.title)} ${faint(`(${game.id})`)}`,
    ...columns(
      [
        ['  players', playersOf(game)],
        ['  about', game.blurb],
        ['  rules', `version ${game.rulesVersion}, ${counted(game.clauses, 'clause')}`],
        ['  content', contentText(game.content)],
        ...game.options.map((spec) => [`  --option ${spec.id}`, `${spec.help} ${rangeText(spec)}`]),
      ],
      terminal.width,
    ),
    '',
  ])
}

/** "2 to 4"; "2 to 8 on 4, 6 or 8 seats, in the parties Red and Blue". */
function playersOf({ seats, players, parties }: GameSummary): string {
  const on = players ? ` on ${seatCountText(seats)} seats` : ''
  const sides = parties ? `, in the parties ${listed(parties)}` : ''
  return `${seatCountText(players ?? seats)}${on}${sides}`
}

function contentText(content: GameSummary['content']): string {
  return Object.entries(content)
    .map(([kind, count]) => `${count} ${kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
    .join(', ')
}

function amongBots({ amongBots: own }: { readonly amongBots?: number }): string {
  return own === undefined ? '' : `, and ${own} where no person plays`
}

function rangeText(spec: GameSummary['options'][number]): string {
  switch (spec.type) {
    case 'integer':
      return `(${spec.min} to ${spec.max}, usually ${spec.default}${amongBots(spec)})`
    case 'flag':
      return `(true or false, usually ${spec.default})`
    case 'choice':
      return `(${spec.choices.map((choice) => choice.id).join(', ')}; usually ${spec.default})`
    case 'per-seat':
      return `(one a seat, with commas: ${spec.choices.map((choice) => choice.id).join(', ')})`
  }
}
