import type { Command } from 'commander'
import { capital, checkRequest, type AnyGame, type Fault, type OptionSpec } from '@trialhall/kernel'
import { deckNamed, isDeckLink, type DeckSource } from '../input/deck-source.ts'
import { failed, misused } from '../failure.ts'
import { optionsFrom, repeated, type OptionFlags } from '../input/flags.ts'
import { say, sayJson } from '../output/terminal.ts'
import { columns, counted } from '../output/text.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

interface DeckFlags extends OptionFlags {
  readonly game?: string
  readonly json?: boolean
}

type DeckOption = Extract<OptionSpec, { readonly type: 'per-seat' }>

/** A game whose players bring decks, and the option that takes them. */
interface Desk {
  readonly game: AnyGame
  readonly spec: DeckOption
}

/** `trialhall deck`: sample decks, a deck as a list, and everything that is wrong with a list. */
export function deckCommand(program: Command, context: CommandContext): void {
  const deck = program.command('deck').description('list sample decks, print a deck as text, or check a deck')
  withFlags(deck.command('list').description('list the sample decks')).action((flags: DeckFlags) =>
    list(context, flags),
  )
  withFlags(deck.command('show <deck>'))
    .description(
      'print a deck as text; <deck> is the name of a sample deck, a file, or a link from the deck builder',
    )
    .action((name: string, flags: DeckFlags) => show(context, name, flags))
  withFlags(deck.command('check <deck>'))
    .description(
      'list everything that is wrong with a deck, line by line; <deck> is a file, a link from the deck builder, or the name of a sample deck',
    )
    .action((name: string, flags: DeckFlags) => check(context, name, flags))
}

function withFlags(command: Command): Command {
  return command
    .option('--game <game>', 'the game, if several have decks')
    .option('--option <id=value>', 'an option of the match that the deck is for; can be repeated', repeated)
    .option('--json', 'print JSON')
}

function list(context: CommandContext, flags: DeckFlags): void {
  const { spec } = deskOf(context, flags)
  if (flags.json) sayJson(context.terminal, spec.choices)
  else
    say(
      context.terminal,
      ...columns(
        spec.choices.map(({ id, label }) => [id, label]),
        context.terminal.width,
      ),
    )
}

function show(context: CommandContext, name: string, flags: DeckFlags): void {
  const desk = deskOf(context, flags)
  const source = sourceOf(desk, name)
  const request = requestWith(desk, source, flags)
  if (!request.ok) throw failed(faultText(titleOf(desk, name), partsOf(request.fault)))
  const list = context.boards[desk.game.id]?.deckText?.(source.list, request.value.options) ?? source.list
  const text = source.head === '' ? list : `${source.head}\n\n${list}`
  if (flags.json) sayJson(context.terminal, { game: desk.game.id, list: text })
  else say(context.terminal, text)
}

function check(context: CommandContext, name: string, flags: DeckFlags): void {
  const desk = deskOf(context, flags)
  const request = requestWith(desk, sourceOf(desk, name), flags)
  const title = titleOf(desk, name)
  const said = request.ok ? [] : partsOf(request.fault)
  const parts = isDeckLink(desk.game, name) ? said.map(withoutLine) : said
  if (flags.json) {
    sayJson(context.terminal, { faults: parts })
    if (parts.length > 0) throw failed(`${title} has ${counted(parts.length, 'fault')}.`)
  } else if (parts.length > 0) throw failed(faultText(title, parts))
  else say(context.terminal, `${title} is a deck of ${desk.game.title} without faults.`)
}

/** A sample deck by its name, else a file or a link. */
function sourceOf({ game, spec }: Desk, name: string): DeckSource {
  const samples = spec.choices.map(({ id }) => id)
  if (samples.includes(name)) return { list: name, rules: {}, head: '' }
  return deckNamed(game, name, `a sample deck: ${samples.join(', ')}`)
}

/** What a deck is called in sentences: a link is longer than anybody reads. */
function titleOf({ game }: Desk, name: string): string {
  return isDeckLink(game, name) ? 'The link' : name
}

/** A link has no lines that could be looked at. */
function withoutLine(sentence: string): string {
  return capital(sentence.replace(/^Line \d+: /, ''))
}

/** The game named, or the only one that has decks. Throws a Failure that lists those that have. */
function deskOf(context: CommandContext, { game }: DeckFlags): Desk {
  const desks = context.registry.games.flatMap((one): Desk[] => {
    const spec = one.options.find(
      (option): option is DeckOption => option.type === 'per-seat' && 'open' in option,
    )
    return spec ? [{ game: one, spec }] : []
  })
  const wanted = game === undefined ? undefined : gameNamed(context, game)
  const found = desks.filter((desk) => wanted === undefined || desk.game === wanted)
  const [only] = found
  if (only && found.length === 1) return only
  const allowed = desks.map((desk) => desk.game.id).join(', ')
  if (allowed === '') throw misused('None of the games has decks.')
  if (wanted) throw misused(`${wanted.title} has no decks; games with decks: ${allowed}.`)
  throw misused(`--game is missing; allowed is ${allowed}.`)
}

/** A match in which every seat plays the deck, checked: formats may want decks of all seats or of none. */
function requestWith(
  { game, spec }: Desk,
  { list, rules }: DeckSource,
  flags: DeckFlags,
): ReturnType<typeof checkRequest> {
  const seats = game.seats.min
  const decks = Array.from({ length: seats }, () => list)
  const options = { ...rules, ...optionsFrom(game, flags), [spec.id]: decks }
  return checkRequest(game, { seats, seed: 1, options })
}

function partsOf({ parts, message }: Fault): readonly string[] {
  return parts ?? [message]
}

function faultText(title: string, parts: readonly string[]): string {
  return [`${title} has ${counted(parts.length, 'fault')}:`, ...parts.map((part) => `  ${part}`)].join('\n')
}
