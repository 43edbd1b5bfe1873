import { tableauOf, type TableauZone, type SeatRow, type Seat } from '@trialhall/kernel'
import { accent, faint, padded, strong, type Board, type BoardScene, type Line } from '@trialhall/terminal'

/** A table for any game: the seats with what can be counted, the zones with their cards. */
export const plainBoard: Board = (scene) => {
  const { seats, shared } = tableauOf(scene.game, scene.view, scene.names.length)
  return [...seats.flatMap((row, seat) => seatLines(scene, seat, row)), ...shared.map(placeLine)]
}

function seatLines({ asked, names }: BoardScene, seat: Seat, { numbers, places }: SeatRow): Line[] {
  const name = padded(names[seat] ?? '', Math.max(...names.map((one) => one.length)))
  const counted = numbers.map(([key, value]) => `${key} ${value}`).join('  ')
  return [
    [asked.includes(seat) ? accent('▸ ') : '  ', strong(name), `  ${counted}`],
    ...places.map(placeLine),
  ]
}

const MOST_NAMED = 10

/** How many cards lie there, and the names of the last that the viewer knows. */
function placeLine({ name, size, known }: TableauZone): Line {
  const names = known.slice(-MOST_NAMED).join(', ')
  const more = known.length > MOST_NAMED ? ' …' : ''
  return [faint(`    ${name} ${size}`), names === '' ? '' : `: ${names}${more}`]
}
