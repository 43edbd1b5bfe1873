import type { Line, TerminalParts } from '@trialhall/terminal'
import type { EldarView } from '../game.ts'
import { choiceBoard } from './choice.ts'
import { deckText } from './deck-text.ts'
import { draftBoard } from './draft.ts'
import { handLines } from './hand.ts'
import { headLine } from './head.ts'
import { heroesAbreast, heroesBelow, LEAST_COLUMN, type HeroShape } from './heroes.ts'
import { eldarHint } from './hints.ts'
import type { EldarScene } from './scene.ts'
import { nearSeat, seatLine, sideLine } from './seats.ts'
import { stackLines } from './stack.ts'

/** What the terminal shows of Trials of the Eldar. */
export const eldarTerminal: TerminalParts = { board, hint: eldarHint, deckText }

/** Two sides, each player above the Heroes, the stack between them, the own hand below; before the match the decks or the draft. */
function board(scene: EldarScene): Line[] {
  const { view } = scene
  if (view.step === 'decks') return choiceBoard(scene)
  if (view.step === 'draft') return draftBoard(scene)
  const { far, near, isWide } = fieldFor(scene)
  const room = Math.max(0, scene.height - far.length - near.length)
  const hand = handLines(view, { width: scene.width, room: Math.max(1, room - stackRoom(view)) })
  const stack = stackLines(scene, { room: room - hand.length, isWide })
  return [...far, ...stack, ...near, ...hand]
}

/** Lines for the stack that the hand leaves: one for each effect and one for what the top does. */
function stackRoom({ stack }: EldarView): number {
  return stack.length === 0 ? 0 : stack.length + 1
}

/** Both sides of the field. */
interface Field {
  readonly far: readonly Line[]
  readonly near: readonly Line[]
  readonly isWide: boolean
}

/** Heroes side by side with a line for everything, below each other with a line for what is attached, or in a line each, or both sides in a line: what fits. */
function fieldFor(scene: EldarScene): Field {
  const { view } = scene
  const room = scene.height - Math.max(LEAST_BELOW, stackRoom(view) + 1)
  const isWide = scene.width / view.perSide >= LEAST_COLUMN
  const wide = fieldOf(scene, 'abreast')
  if (isWide && wide.far.length + wide.near.length <= room) return wide
  const roomy = fieldOf(scene, 'below')
  if (roomy.far.length + roomy.near.length <= room) return roomy
  const brief = fieldOf(scene, 'brief')
  return brief.far.length + brief.near.length <= scene.height ? brief : tinyField(scene)
}

/** Each side in one line: for the smallest terminals. */
function tinyField(scene: EldarScene): Field {
  const { view } = scene
  const seat = nearSeat(view)
  return { far: [headLine(view), sideLine(scene, 1 - seat)], near: [sideLine(scene, seat)], isWide: false }
}

/** Lines for stack and hand that a larger shape leaves at least. */
const LEAST_BELOW = 3

function fieldOf(scene: EldarScene, shape: 'abreast' | HeroShape): Field {
  const { view } = scene
  const seat = nearSeat(view)
  const { width } = scene
  const heroes = (of: number): Line[] =>
    shape === 'abreast' ? heroesAbreast(view, of, width) : heroesBelow(view, of, { width, shape })
  return {
    far: [headLine(view), seatLine(scene, 1 - seat), ...heroes(1 - seat)],
    near: [seatLine(scene, seat), ...heroes(seat)],
    isWide: shape === 'abreast',
  }
}
