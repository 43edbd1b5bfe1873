import { capital } from '@trialhall/kernel'
import { accent, faint, strong, wrapped, type Line } from '@trialhall/terminal'
import type { EldarView, Pending } from '../game.ts'
import { actionName } from '../words/names.ts'
import { courseText, deedText, previewText } from './effects.ts'
import type { EldarScene } from './scene.ts'

interface Room {
  /** Lines that there are. */
  readonly room: number
  /** An empty stack is drawn, too. */
  readonly isWide: boolean
}

/** The stack from its top: what is pending, whose it is, at whom, and what it would do now. */
export function stackLines(scene: EldarScene, { room, isWide }: Room): Line[] {
  const { view } = scene
  const [top, ...below] = view.stack.toReversed()
  if (room < 1) return []
  if (!top) return isWide && room > 1 ? [[faint('  The stack is empty.')]] : []
  const about = aboutTop(scene, top).slice(0, isWide ? MOST_ABOUT : 1)
  const free = Math.max(0, room - 1)
  const effects = below.slice(0, free).map((pending) => effectLine(view, pending))
  const more = below.length - effects.length
  const rest: Line[] = more > 0 ? [[faint(`, ${more} more below`)]] : []
  const lines = [topLine(view, top), ...about.slice(0, free - effects.length), ...effects]
  return lines.map((line, at) => (at === lines.length - 1 ? [...line, ...rest.flat()] : line))
}

const MOST_ABOUT = 3

/** Under the top of the stack: what it does, in the words of its card. */
function aboutTop({ width }: EldarScene, top: Pending): Line[] {
  const text = deedText(top)
  return text === ''
    ? []
    : wrapped(text, width - INDENT.length).map((line): Line => [faint(`${INDENT}${line}`)])
}

const INDENT = '      '

function topLine(view: EldarView, top: Pending): Line {
  return [accent('  ▸ '), strong(capital(actionName(top.face, top.ability))), ...courseSpans(view, top)]
}

function effectLine(view: EldarView, pending: Pending): Line {
  return ['    ', capital(actionName(pending.face, pending.ability)), ...courseSpans(view, pending)]
}

function courseSpans(view: EldarView, pending: Pending): Line {
  const result = previewText(view, pending)
  return [`  ${courseText(view, pending)}`, result === '' ? '' : accent(`  ${result}`)]
}
