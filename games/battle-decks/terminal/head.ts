import type { Seat } from '@trialhall/kernel'
import {
  accent,
  columnsOf,
  cut,
  faint,
  lineText,
  padded,
  strong,
  type Line,
  type Span,
} from '@trialhall/terminal'
import { factionName, FACTIONS, heroesLeft, type BattleView, type Side } from '../game.ts'
import { sideOf } from '../state.ts'
import { fullName } from './naming.ts'
import { namesIn } from './room.ts'
import type { BattleScene } from './scene.ts'

const STEPS = [
  ['turn', 'Play cards'],
  ['activation', 'Activate'],
  ['refill', 'Refill'],
] as const

/** Round, whose turn it is, and its steps with the present one in brackets; where it is brief, that one alone. */
export function headLine(view: BattleView, { isBrief }: { readonly isBrief: boolean }): Line {
  if (view.phase === 'round') return [strong(`Round ${view.round} begins`), faint(quietText(view))]
  const turn = `${factionOf(sideOf(view, view.active))}'s ${view.isLastTurn ? 'last turn' : 'turn'}`
  const shown = STEPS.filter(([phase]) => !isBrief || phase === view.phase)
  const steps = shown.map(
    ([phase, name]): Span => (phase === view.phase ? strong(` [${name}]`) : faint(` ${name}`)),
  )
  return [strong(`Round ${view.round} · ${turn} `), ...steps, faint(quietText(view))]
}

function quietText({ quietRounds }: BattleView): string {
  return quietRounds === 0 ? '' : `   quiet rounds: ${quietRounds} of 3`
}

const WIDE = 110
const NAME_COLUMNS = 24 // "B (player 2) · Britannia"
const WIDE_NAME_COLUMNS = 27

/** A player in a line: who, with which faction, how many cards lie where, the Initiative Token, events that still count. */
export function seatLine(scene: BattleScene, seat: Seat): Line {
  const { view, width } = scene
  const side = sideOf(view, seat)
  const columns = width >= WIDE ? WIDE_NAME_COLUMNS : NAME_COLUMNS
  const faction = factionOf(side)
  const name = `${scene.names[seat] ?? ''}${faction === '' ? '' : ` · ${faction}`}`
  const parts = [
    `hand ${side.hand.length}`,
    `deck ${side.deck.length}`,
    `discard ${side.discard.length}`,
    defeatedText(view, seat),
  ].filter((part) => part !== '')
  const line: Line = [
    scene.asked.includes(seat) ? accent('▸') : ' ',
    strong(padded(cut(name, columns), columns)),
    ` ${parts.join(' · ')}`,
    ...(view.initiative === seat && view.round > 0 ? [' · ', accent('initiative')] : []),
  ]
  return [...line, ...eventSpans(view, side, width - columnsOf(lineText(line)))]
}

function factionOf({ faction }: Side): string {
  const chosen = FACTIONS[faction]
  return chosen === undefined ? '' : factionName(chosen)
}

function defeatedText(view: BattleView, seat: Seat): string {
  const lost = HEROES - heroesLeft(view, seat)
  return view.round === 0 || lost === 0 ? '' : `${lost} ${lost === 1 ? 'hero' : 'heroes'} lost`
}

/** Heroes of a faction (B-1.5). */
const HEROES = 3

/** The events that still count, as many by name as there is room for. */
function eventSpans(view: BattleView, { events }: Side, room: number): Span[] {
  if (events.length === 0) return []
  const width = room - BETWEEN.length
  if (width < `events ${events.length}: g`.length) return []
  const names = events.map((card) => fullName(view, card))
  const [line = ''] = namesIn(names, { width, rows: 1, lead: 'events ', between: ', ' })
  return [BETWEEN, faint(line)]
}

const BETWEEN = ' · '
