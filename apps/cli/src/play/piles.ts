import { UNKNOWN, capital, type CardId, type DefIndex, type Viewer, type Zone } from '@trialhall/kernel'
import { faint, strong, wrapped, type Line } from '@trialhall/terminal'
import { counted } from '../output/text.ts'
import type { Sitting } from './sitting.ts'

/** Every place where cards lie, those with cards that the viewer knows first: for looking through piles, in any game. */
export function pileLines(sitting: Sitting, viewer: Viewer, width: number): Line[] {
  const { game, match } = sitting
  const view = match.viewFor(sitting.eyesOf(viewer))
  const isKnown = (card: CardId): boolean => (view.cards.def[card] ?? UNKNOWN) !== UNKNOWN
  const zones = game.zones(view).filter(({ cards }) => cards.length > 0)
  const open = zones.filter(({ cards }) => cards.some(isKnown))
  const hidden = zones.filter((zone) => !open.includes(zone))
  return [...open, ...hidden].flatMap((zone) => {
    const defs = zone.cards.map((card) => view.cards.def[card] ?? UNKNOWN)
    return [[strong(titleOf(sitting, zone))], ...cardLines(sitting, defs, width), []]
  })
}

function titleOf({ names }: Sitting, { name, owner, cards }: Zone): string {
  const whose = owner === null ? '' : ` of ${names[owner]}`
  return `${capital(name)}${whose}: ${counted(cards.length, 'card')}`
}

const INDENT = '      '

/** Known cards once each, with their number and their text, then how many are not known. */
function cardLines({ game }: Sitting, defs: readonly DefIndex[], width: number): Line[] {
  const known = [...new Set(defs.filter((def) => def !== UNKNOWN))]
  const hidden = defs.filter((def) => def === UNKNOWN).length
  const lines = known.flatMap((def): Line[] => {
    const face = game.catalog[def]
    const count = defs.filter((one) => one === def).length
    const text = wrapped(face?.text ?? '', width - INDENT.length).filter((line) => line !== '')
    return [
      [`  ${String(count).padStart(2)}  `, face?.name ?? 'a card', faint(`  ${face?.kind ?? ''}`)],
      ...text.map((line): Line => [faint(INDENT + line)]),
    ]
  })
  return hidden === 0 ? lines : [...lines, [faint(`  ${String(hidden).padStart(2)}  face down`)]]
}
