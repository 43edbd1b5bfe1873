import { UNKNOWN, type CardId, type DefIndex, type Seat, capital, counted } from '@trialhall/kernel'
import { accent, faint, strong, wrapped, type Line } from '@trialhall/terminal'
import { CATALOG, CLASSES, faceOf, firstName, type Draft, type EldarView } from '../game.ts'
import { heroFacts } from './faces.ts'
import type { EldarScene } from './scene.ts'
import { nearSeat } from './seats.ts'

const GROUPS = 15
const FIRST_GROUPS = 5

/** While a draft is under way: what lies open, and what each has taken. */
export function draftBoard(scene: EldarScene): Line[] {
  const { view } = scene
  const { draft } = view
  if (!draft) return []
  const head: Line = [strong(stepName(draft)), faint(`   ${orderText(scene, draft)}`)]
  const seat = nearSeat(view)
  const [brief, full] = [1, scene.height].map((most) =>
    [1 - seat, seat].flatMap((one) => takenLines(scene, one).slice(0, most)),
  )
  const room = scene.height - 1 - (brief?.length ?? 0)
  const shapes = [openLines(scene, draft, { isFull: true }), openLines(scene, draft, { isFull: false })]
  const open = (shapes.find((lines) => lines.length <= room) ?? []).slice(0, room)
  const rest = scene.height - 1 - open.length
  return [head, ...open, ...(full && full.length <= rest ? full : (brief ?? []))]
}

function stepName({ turn, first }: Draft): string {
  if (first < 0) return 'The draft begins.'
  if (turn === 0 || turn === FIRST_GROUPS + 1) return `Draft: the ${turn === 0 ? 'first' : 'second'} Hero`
  const group = turn <= FIRST_GROUPS ? turn : turn - 1
  return `Draft: group ${Math.min(group, GROUPS)} of ${GROUPS}`
}

function orderText({ names }: EldarScene, { first, picks, group }: Draft): string {
  if (first < 0) return ''
  const pick = group.length > 0 ? `, pick ${picks + 1} of 4` : ''
  return `${names[first]} won the coin flip${pick}`
}

/** Heroes on show or the cards of the group; in full with their texts, else by name. */
function openLines(
  { view, names, width }: EldarScene,
  { shown, group }: Draft,
  { isFull }: { readonly isFull: boolean },
): Line[] {
  const cards = group.map((card) => ({ face: faceIn(view, card), whom: '' }))
  const heroes = shown.flatMap((faces, seat) => faces.map((face) => ({ face, whom: ` for ${names[seat]}` })))
  return [...heroes, ...cards].flatMap(({ face, whom }) => {
    const head: Line = [accent(' ▪ '), strong(faceOf(face).name), `  ${aboutFace(face)}${whom}`]
    return isFull ? [head, ...indented(CATALOG[face]?.text ?? '', width)] : [head]
  })
}

function aboutFace(face: DefIndex): string {
  const { class: of, kind } = faceOf(face)
  return kind === 'hero' ? heroFacts(face) : `${capital(of)} ${kind}`
}

/** Who took what: a line with the Heroes and how many cards of each class, then the cards by name. */
function takenLines({ view: state, names, asked, width }: EldarScene, seat: Seat): Line[] {
  const { taken = [], cards = [] } = state.draft ?? {}
  const faces = (cards[seat] ?? []).map((card) => faceIn(state, card)).filter((face) => face !== UNKNOWN)
  const heroes = (taken[seat] ?? []).map(firstName).join(' and ') || 'no Hero yet'
  const classes = CLASSES.map((of) => [of, faces.filter((face) => faceOf(face).class === of).length] as const)
  const letters = width < ROOMY ? SHORT : Infinity
  const counts = classes
    .filter(([, count]) => count > 0)
    .map(([of, n]) => `${n} ${capital(of).slice(0, letters)}`)
  const about = counts.length > 0 ? `: ${counts.join(', ')}` : ''
  const list = faces.map((face) => faceOf(face).name).join(', ')
  return [
    [
      asked.includes(seat) ? accent('▸') : ' ',
      strong(names[seat] ?? ''),
      `  ${heroes} · ${counted(faces.length, 'card')}${about}`,
    ],
    ...indented(list, width),
  ]
}

const INDENT = '     '
/** From so many columns on, classes are written out; else by so many letters. */
const ROOMY = 110
const SHORT = 3

function indented(text: string, width: number): Line[] {
  if (text === '') return []
  return wrapped(text, width - INDENT.length).map((line): Line => [faint(`${INDENT}${line}`)])
}

function faceIn(view: EldarView, card: CardId): DefIndex {
  return view.cards.def[card] ?? UNKNOWN
}
