import { actionOf, oddsOf, type SigmarOption, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'

/** Whether no die and no Boosts in the viewer's hand make an attempt succeed; of a hand that is not seen nothing is said. */
export function isHopeless(view: SigmarView, trial: CardId): boolean {
  const { viewer } = view
  if (viewer === null) return false
  const odds = oddsOf(view, viewer, { trial, more: mostOf(view, viewer) })
  return odds !== null && !odds.isSure && odds.chance === 0
}

/** The most that Boosts of a seat add to one roll: one, or two of which one may join another where a second card is permitted (S-R26, S-R27). */
function mostOf({ cards, players }: SigmarView, seat: Seat): number {
  const { hand = [], allowance = 0, cardsPlayed = 0 } = players[seat] ?? {}
  const left = allowance - cardsPlayed
  const abilities = hand.flatMap((card) => {
    const def = cards.def[card] ?? UNKNOWN
    return def === UNKNOWN ? [] : [actionOf(def).ability]
  })
  const singles = left > 0 ? abilities.map(({ bonus }) => bonus) : []
  const pairs = abilities.flatMap((one, at) =>
    abilities.slice(at + 1).map((other) => (one.joins || other.joins ? one.bonus + other.bonus : 0)),
  )
  return Math.max(0, ...singles, ...(left > 1 ? pairs : []))
}

/** How much an option helps: an attempt that cannot succeed least, so that it is not what stands first. */
export function helpOf(about: unknown, view: SigmarView): number {
  const option = about as SigmarOption // what this game asks
  return option.do === 'attempt' && isHopeless(view, option.card) ? -1 : 0
}
