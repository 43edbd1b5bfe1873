import type { Command } from 'commander'
import { terminalParts } from '@trialhall/games/terminal'
import { checkRequest, type AnyGame, type Fault, type OptionSpec } from '@trialhall/kernel'
import { failed, misused } from '../failure.ts'
import { optionsFrom, repeated, type OptionFlags } from '../flags.ts'
import { say, sayJson } from '../terminal.ts'
import { columns, counted } from '../text.ts'
import { textFile } from '../text-file.ts'
import { gameNamed, type World } from '../world.ts'

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
export function deckCommand(program: Command, world: World): void {
  const deck = program
    .command('deck')
    .description('list sample decks, print a deck as text, check a deck list')
  withFlags(deck.command('list').description('the sample decks')).action((flags: DeckFlags) =>
    list(world, flags),
  )
  withFlags(deck.command('show <deck>'))
    .description('print a deck as a list: a sample deck by its name, or a file')
    .action((name: string, flags: DeckFlags) => show(world, name, flags))
  withFlags(deck.command('check <file>'))
    .description('name everything that is wrong with a deck list, line by line')
    .action((path: string, flags: DeckFlags) => check(world, path, flags))
}

function withFlags(command: Command): Command {
  return command
    .option('--game <game>', 'the game; needed only where several have decks')
    .option(
      '--option <id=value>',
      'an option of the match that the deck is for; may be repeated',
      repeated,
      [],
    )
    .option('--json', 'print JSON')
}

function list(world: World, flags: DeckFlags): void {
  const { spec } = deskOf(world, flags)
  if (flags.json) sayJson(world.terminal, spec.choices)
  else
    say(
      world.terminal,
      ...columns(
        spec.choices.map(({ id, label }) => [id, label]),
        world.terminal.width,
      ),
    )
}

function show(world: World, name: string, flags: DeckFlags): void {
  const desk = deskOf(world, flags)
  const isSample = desk.spec.choices.some(({ id }) => id === name)
  const deck = isSample ? name : textFile(name)
  const request = requestWith(desk, deck, flags)
  if (!request.ok) throw failed(faultText(name, request.fault))
  const text = terminalParts[desk.game.id]?.deckText?.(deck, request.value.options) ?? deck
  if (flags.json) sayJson(world.terminal, { game: desk.game.id, list: text })
  else say(world.terminal, text)
}

function check(world: World, path: string, flags: DeckFlags): void {
  const desk = deskOf(world, flags)
  const request = requestWith(desk, textFile(path), flags)
  if (flags.json) {
    sayJson(world.terminal, { faults: request.ok ? [] : partsOf(request.fault) })
    if (!request.ok) throw failed(`${path} has ${counted(partsOf(request.fault).length, 'fault')}.`)
  } else if (!request.ok) throw failed(faultText(path, request.fault))
  else say(world.terminal, `${path} is a deck of ${desk.game.title} without faults.`)
}

/** The game named, or the only one that has decks. Throws a Failure that lists those that have. */
function deskOf(world: World, { game }: DeckFlags): Desk {
  const desks = world.registry.games.flatMap((one): Desk[] => {
    const spec = one.options.find(
      (option): option is DeckOption => option.type === 'per-seat' && 'open' in option,
    )
    return spec ? [{ game: one, spec }] : []
  })
  const wanted = game === undefined ? undefined : gameNamed(world, game)
  const found = desks.filter((desk) => wanted === undefined || desk.game === wanted)
  const [only] = found
  if (only && found.length === 1) return only
  const allowed = desks.map((desk) => desk.game.id).join(', ')
  if (allowed === '') throw misused('None of the games has decks.')
  if (wanted) throw misused(`${wanted.title} has no decks; games with decks: ${allowed}.`)
  throw misused(`--game is missing; allowed is ${allowed}.`)
}

/** A match in which every seat plays the deck, checked: formats may want decks of all seats or of none. */
function requestWith({ game, spec }: Desk, deck: string, flags: DeckFlags): ReturnType<typeof checkRequest> {
  const seats = game.seats.min
  const options = { ...optionsFrom(game, flags), [spec.id]: Array.from({ length: seats }, () => deck) }
  return checkRequest(game, { seats, seed: 1, options })
}

function partsOf({ parts, message }: Fault): readonly string[] {
  return parts ?? [message]
}

function faultText(path: string, fault: Fault): string {
  const parts = partsOf(fault)
  return [`${path} has ${counted(parts.length, 'fault')}:`, ...parts.map((part) => `  ${part}`)].join('\n')
}
