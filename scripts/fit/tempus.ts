import { tempus, type TempusState } from '@trialhall/game-tempus'
import { holdingsOf, LEADS, nearness } from '../../games/tempus/bots/leads.ts'
import { PRICES, SURENESS } from '../../games/tempus/bots/weights.ts'
import { sightOf, type Fit } from './fit.ts'

/** Lengths of matches: those of measurements, that among bots, and one so long that the Guardian comes first. */
const ROUNDS = [8, 12, 20]
const REALMS = ['ancient-temple', 'frost-ruins']

/** Trials of Tempus: the lead in each thing at the end of a turn, and the same again by how near the end is. */
export const tempusFit: Fit = {
  game: tempus,
  seats: 4,
  optionsFor(seed) {
    const at = Number(seed.split('/').at(-1))
    return {
      windows: 'able',
      draft: 'short',
      realm: REALMS[at % REALMS.length],
      rounds: ROUNDS[Math.floor(at / REALMS.length) % ROUNDS.length],
    }
  },
  stride: 8,
  ridge: 50,
  names: [...LEADS.map((name) => `early ${name}`), ...LEADS.map((name) => `late ${name}`)],
  today: [SURENESS.early, SURENESS.late].flatMap((sure) => LEADS.map((name) => sure * PRICES[name])),
  sightIn(state, seat) {
    const at = state as TempusState
    if (at.turn !== null || at.phase !== 'turns' || at.ending !== null) return null
    const [own, other] = [holdingsOf(at, seat % 2), holdingsOf(at, 1 - (seat % 2))]
    const late = nearness(at) ** 2
    const { leads, scene } = sightOf(
      LEADS.map((name) => own[name]),
      LEADS.map((name) => other[name]),
      [late],
    )
    return { leads: [...leads, ...leads.map((lead) => lead * late)], scene }
  },
}
