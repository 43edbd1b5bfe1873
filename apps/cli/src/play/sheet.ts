import type { Ask } from '@trialhall/kernel'
import { faint, strong, wrapped, type Line } from '@trialhall/terminal'
import { factsFor, optionText } from '../output/sentences.ts'
import { linkOf } from './keeping.ts'
import { pileLines } from './piles.ts'
import { viewerOf, type Screen } from './screen.ts'
import type { Sitting } from './sitting.ts'
import { aboutSpace, asksForSpaces, mapLines, spaceTyped } from './spaces.ts'

interface Space {
  readonly width: number
  readonly height: number
}

/** What help says besides, in a game with a map. */
const MAP_HELP: readonly (readonly [string, string])[] = [
  ['12 7 Enter', 'pick the space at column 12, row 7, where a space is asked for'],
  ['w 12 7', 'why not that space: what lies there, and whether it can be picked'],
  ['m', 'the map'],
]
const HELP: readonly (readonly [string, string])[] = [
  ['1 2 3 …', 'pick the option of that number, without Enter'],
  ['↑ ↓ Enter', 'move to an option and pick it'],
  ['… (4)', 'stands for four options that begin alike: pick it to see them, b leads back'],
  ['/', 'find options by the letters of their words; Esc shows all again'],
  ['b', 'take back your last pick: at once if nothing was learned since; alone against bots always'],
  ['w', 'why not: what is not offered now, and the reason'],
  ['g', 'look through the piles: what lies where, as far as you know it, with the texts of the cards'],
  ['l', 'the whole log'],
  ['s', 'save the match to a file; trialhall replay tells it, trialhall play --from goes on with it'],
  ['e', 'show the match as the text of a link'],
  ['d', 'end the match as a draw, if all who play agree'],
  ['q', 'leave'],
]

/** The sheet over the table, scrolled; the log opens at its end. */
export function sheetLines(sitting: Sitting, screen: Screen, { width, height }: Space): Line[] {
  const lines = contents(sitting, screen, width)
  const most = Math.max(0, lines.length - height)
  const first = screen.sheet === 'log' ? Math.max(0, most - screen.scroll) : Math.min(most, screen.scroll)
  return lines.slice(first, first + height)
}

function contents(sitting: Sitting, screen: Screen, width: number): Line[] {
  switch (screen.sheet) {
    case 'help':
      return helpLines(sitting, width)
    case 'why':
      return whyLines(sitting, screen.typed, width)
    case 'piles':
      return pileLines(sitting, viewerOf(sitting, screen), width)
    case 'map':
      return mapLines(sitting, viewerOf(sitting, screen), width)
    case 'log':
      return sitting
        .story(viewerOf(sitting, screen))
        .flatMap((text) => wrapped(text, width).map((line): Line => [line]))
    case 'link':
      return linkLines(sitting, width)
    case 'draw':
      return drawLines(sitting, width)
    case 'quit':
      return [[], [strong('  Leave the match?')], [], ['  Save it first with s if you want to go on later.']]
    case 'none':
      return []
  }
}

function drawLines(sitting: Sitting, width: number): Line[] {
  const why = sitting.whyNoDraw
  if (why !== null) return wrapped(why, width).map((line): Line => [line])
  return [
    [],
    [strong('  End this match as a draw?')],
    [],
    ['  It ends at once and nobody wins, if all who play agree.'],
  ]
}

function linkLines(sitting: Sitting, width: number): Line[] {
  const link = wrapped(linkOf(sitting), width).map((line): Line => [line])
  return [['The match so far, for trialhall replay or trialhall play --from:'], [], ...link]
}

function helpLines({ game }: Sitting, width: number): Line[] {
  const KEYS = 14
  return [...HELP, ...(game.words.spaces ? MAP_HELP : [])].flatMap(([keys, text]) =>
    wrapped(text, width - KEYS - 2).map(
      (line, i): Line => [strong(`  ${(i === 0 ? keys : '').padEnd(KEYS - 2)}`), line],
    ),
  )
}

/** What the rules dropped, with the reason, in the words of the seat that is asked; of spaces one at a time, as it is typed. */
function whyLines(sitting: Sitting, typed: string, width: number): Line[] {
  const ask = sitting.personAsk
  if (!ask) return [['Nobody at this screen is asked now.']]
  const spaces = asksForSpaces(sitting) ? [...whySpaceLines(sitting, typed, width), []] : []
  if (ask.refused.length > 0) return [...spaces, ...refusedLines(sitting, ask, width)]
  return spaces.length > 0 ? spaces : [['Everything that could be offered here is offered.']]
}

function whySpaceLines(sitting: Sitting, typed: string, width: number): Line[] {
  const space = spaceTyped(typed)
  const about = space ? aboutSpace(sitting, space) : 'Type its column and its row, as in 12 7.'
  const told = wrapped(about, width - 4).map((line): Line => ['    ', space ? line : faint(line)])
  return [[strong(`Why not a space: ${typed}_`)], ...told]
}

function refusedLines(sitting: Sitting, ask: Ask, width: number): Line[] {
  return refusals(sitting, ask).flatMap(([text, why]): Line[] => [
    [strong(text)],
    ...wrapped(why, width - 4).map((line): Line => ['    ', faint(line)]),
  ])
}

function refusals(sitting: Sitting, ask: Ask): [string, string][] {
  const facts = factsFor(sitting.match, sitting.eyesOf(ask.seat))
  return ask.refused.map(({ about, why }) => [optionText(sitting.game, facts, about), why])
}
