import { accent, faint, strong, wrapped, type BoardScene, type Line } from '@trialhall/terminal'
import type { EldarView, Pending } from '../game.ts'
import { actionName } from '../rules/names.ts'
import { courseText, deedText, outlookText } from './effects.ts'

interface Room {
  /** Lines that there are. */
  readonly room: number
  /** An empty stack is drawn, too. */
  readonly isWide: boolean
}

/** The stack from its top: what is pending, whose it is, at whom, and what it would do now. */
export function stackLines(scene: BoardScene, { room, isWide }: Room): Line[] {
  const view = scene.view as EldarView
  const effects = view.stack.toReversed()
  if (effects.length === 0) return isWide && room > 1 ? [[faint('  The stack is empty.')]] : []
  const about = aboutTop(scene, effects[0])
  const most = Math.max(1, room - (isWide ? Math.min(about.length, MOST_ABOUT) : Math.min(about.length, 1)))
  const shown = effects.slice(0, effects.length > most ? Math.max(1, most - 1) : most)
  const hidden = effects.length - shown.length
  const [top, ...below] = shown.map((pending, at) => effectLine(view, pending, at === 0))
  const lines = [
    ...(top ? [top] : []),
    ...about.slice(0, Math.max(0, room - shown.length)).slice(0, isWide ? MOST_ABOUT : 1),
    ...below,
    ...(hidden > 0 ? [[faint(`    and ${hidden} more below`)]] : []),
  ]
  return lines.slice(0, room)
}

const MOST_ABOUT = 3

/** Under the top of the stack: what it does, in the words of its card. */
function aboutTop({ width }: BoardScene, top: Pending | undefined): Line[] {
  const text = top ? deedText(top) : ''
  return text === ''
    ? []
    : wrapped(text, width - INDENT.length).map((line): Line => [faint(`${INDENT}${line}`)])
}

const INDENT = '      '

function effectLine(view: EldarView, pending: Pending, isTop: boolean): Line {
  const name = actionName(pending.face, pending.ability)
  const result = outlookText(view, pending)
  return [
    isTop ? accent('  ▸ ') : '    ',
    isTop ? strong(name) : name,
    `  ${courseText(view, pending)}`,
    result === '' ? '' : accent(`  ${result}`),
  ]
}
