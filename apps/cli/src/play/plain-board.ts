import { UNKNOWN, type CardId, type Seat, type State, type Zone } from '@trialhall/kernel'
import { accent, faint, padded, strong, type Board, type BoardScene, type Line } from '@trialhall/terminal'

/** A table for any game: the seats with what can be counted, the zones with their cards. */
export const plainBoard: Board = (scene) => {
  const zones = scene.game.zones(scene.view as unknown as State)
  const shared = zones.filter((zone) => zone.owner === null)
  return [...scene.names.flatMap((_, seat) => seatLines(scene, seat, zones)), ...zoneLines(scene, shared)]
}

function seatLines(scene: BoardScene, seat: Seat, zones: readonly Zone[]): Line[] {
  const isAsked = scene.asked.includes(seat)
  const name = padded(scene.names[seat] ?? '', Math.max(...scene.names.map((one) => one.length)))
  const numbers = numbersOf(scene, seat)
    .map(([key, value]) => `${key} ${value}`)
    .join('  ')
  const own = zones.filter((zone) => zone.owner === seat)
  return [[isAsked ? accent('▸ ') : '  ', strong(name), `  ${numbers}`], ...zoneLines(scene, own)]
}

/** Numbers that belong to a seat: lists of one number a seat, in any state. */
function numbersOf({ view, names }: BoardScene, seat: Seat): [string, number][] {
  return Object.entries(view).flatMap(([key, value]): [string, number][] => {
    const isBySeat = Array.isArray(value) && value.length === names.length
    const number: unknown = isBySeat ? value[seat] : undefined
    return typeof number === 'number' ? [[key, number]] : []
  })
}

function zoneLines(scene: BoardScene, zones: readonly Zone[]): Line[] {
  return zones.map((zone) => [faint(`    ${zone.name} ${zone.cards.length}`), cardsText(scene, zone.cards)])
}

const MOST_NAMED = 10

/** Names of the cards the viewer knows, if it knows some. */
function cardsText({ view, game }: BoardScene, cards: readonly CardId[]): string {
  const known = cards.map((card) => view.cards.def[card] ?? UNKNOWN).filter((def) => def !== UNKNOWN)
  if (known.length === 0) return ''
  const names = known.slice(-MOST_NAMED).map((def) => game.catalog[def]?.name ?? '?')
  const more = known.length > MOST_NAMED ? ' …' : ''
  return `: ${names.join(', ')}${more}`
}
