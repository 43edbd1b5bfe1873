import { actionOf, oddsOf, type SigmarOption, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId } from '@trialhall/kernel'

/** Whether no die and no Boosts in the viewer's hand make an attempt succeed; of a hand that is not seen nothing is said. */
export function isHopeless(view: SigmarView, trial: CardId): boolean {
  const { viewer } = view
  if (viewer === null) return false
  const odds = oddsOf(view, viewer, { trial, more: mostFrom(view, view.players[viewer]?.hand ?? []) })
  return odds !== null && !odds.isSure && odds.chance === 0
}

/** The most that Boosts of a hand add to one roll: one, or two of which one may join another (S-R27). */
function mostFrom({ cards }: SigmarView, hand: readonly CardId[]): number {
  const abilities = hand.flatMap((card) => {
    const def = cards.def[card] ?? UNKNOWN
    return def === UNKNOWN ? [] : [actionOf(def).ability]
  })
  const sums = abilities.flatMap((one, at) => [
    one.bonus,
    ...abilities.slice(at + 1).map((other) => (one.joins || other.joins ? one.bonus + other.bonus : 0)),
  ])
  return Math.max(0, ...sums)
}

/** How much an option helps: an attempt that cannot succeed least, so that it is not what stands first. */
export function helpOf(about: unknown, view: SigmarView): number {
  const option = about as SigmarOption // what this game asks
  return option.do === 'attempt' && isHopeless(view, option.card) ? -1 : 0
}
