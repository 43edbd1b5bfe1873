import { UNKNOWN } from '@trialhall/kernel'
import { accent, faint, padded, wrapped, type Line } from '@trialhall/terminal'
import { CATALOG, faceIndex, faceOf, lettersOf, playerAt, type Face, type LanesView } from '../game.ts'

const NAME_COLUMNS = 20
const COST_COLUMNS = 6
const MOST_BRIEF = 2

/** The viewer's own cards: one a line with their texts where there is room, else all in a line or two. */
export function handLines(view: LanesView, { width, room }: { width: number; room: number }): Line[] {
  const faces = facesOf(view)
  const kinds = [...new Set(faces)]
  if (kinds.length <= room) return kinds.map((face) => fullLine(face, countOf(faces, face)))
  const texts = kinds.map((face) => {
    const count = countOf(faces, face)
    return `${count > 1 ? `${count}× ` : ''}${faceOf(face).name} ${lettersOf(faceOf(face).cost)}`
  })
  return wrapped(`Hand: ${texts.join(' · ')}`, width - 1)
    .slice(0, Math.min(room, MOST_BRIEF))
    .map((line): Line => [accent(` ${line}`)])
}

function facesOf(view: LanesView): number[] {
  const { viewer } = view
  if (viewer === null) return []
  const player = playerAt(view, viewer)
  return player.hand
    .filter((card) => (view.cards.def[card] ?? UNKNOWN) !== UNKNOWN)
    .map((card) => faceIndex(view, player, card))
}

function countOf(faces: readonly number[], face: number): number {
  return faces.filter((one) => one === face).length
}

function fullLine(at: number, count: number): Line {
  const face = faceOf(at)
  const name = count > 1 ? `${face.name} ×${count}` : face.name
  return [
    accent(' ▪ '),
    padded(name, NAME_COLUMNS),
    padded(lettersOf(face.cost), COST_COLUMNS),
    faint(faceText(at)),
  ]
}

/** What is printed on a face beside its name and its cost: "1/3, range +1 · …". */
export function faceText(at: number): string {
  return [bodyText(faceOf(at)), textOf(at)].filter((part) => part !== '').join(' · ')
}

function bodyText({ attack, hp, modifiers }: Face): string {
  if (hp === null) return ''
  const range = modifiers.range > 0 ? `, range +${modifiers.range}` : ''
  const shield = modifiers.shield > 0 ? `, shield ${modifiers.shield}` : ''
  return `${attack ?? '-'}/${hp}${range}${shield}${modifiers.packTactics ? ', Pack Tactics' : ''}`
}

function textOf(at: number): string {
  const text = CATALOG[at]?.text ?? ''
  return text === 'No text.' ? '' : text
}
