import { seatLetter, type Seat } from '@trialhall/kernel'
import { accent, cut, padded, strong, type Line } from '@trialhall/terminal'
import { heroAt, heroName, playerAt, type EldarView } from '../game.ts'
import type { EldarScene } from './scene.ts'

/** The seat at the lower edge: the viewer's, or A's. */
export function nearSeat({ viewer }: Pick<EldarView, 'viewer'>): Seat {
  return viewer === 1 ? 1 : 0
}

const NAME_COLUMNS = 14

/** A player in one line: who, Glory, initiative, and how many cards lie where. */
export function seatLine(scene: EldarScene, seat: Seat): Line {
  const { view } = scene
  const { glory, hand, deck, graveyard, banished } = playerAt(view, seat)
  const name = padded(cut(scene.names[seat] ?? '', NAME_COLUMNS), NAME_COLUMNS)
  const parts = [
    `hand ${hand.length}`,
    `deck ${deck.length}`,
    `graveyard ${graveyard.length}`,
    banished.length > 0 ? `banished ${banished.length}` : '',
  ]
  return [
    scene.asked.includes(seat) ? accent('▸') : ' ',
    strong(`${name} Glory ${glory}`),
    ` · ${parts.filter((part) => part !== '').join(' · ')}`,
    ...turnOf(view, seat),
  ]
}

/** Both flags, since whoever yielded first has initiative from the End Phase on (E-33.01). */
function turnOf({ initiative, yielded, round }: EldarView, seat: Seat): Line {
  if (round === 0) return []
  return [
    ...(initiative === seat ? [' · ', accent('initiative')] : []),
    ...(yielded === seat ? [' · ', strong('yielded')] : []),
  ]
}

/** The Heroes of a player in one line, with a star for initiative: "▸A* Elena 16 HP F1 · Sosha 11 HP F0 ex". */
export function sideLine({ view: state, asked }: EldarScene, seat: Seat): Line {
  const heroes = Array.from({ length: state.perSide }, (_, i) => {
    const id = seat * state.perSide + i
    const { hp, focus, isRefreshed, isDown } = heroAt(state, id)
    return `${heroName(state, id)} ${isDown ? 'down' : `${hp} HP F${focus}${isRefreshed ? '' : ' ex'}`}`
  })
  const lead = `${seatLetter(seat)}${state.initiative === seat ? '*' : ''}`
  return [asked.includes(seat) ? accent('▸') : ' ', strong(lead), ` ${heroes.join(' · ')}`]
}
