import { capital, factsOf, plain, type CardId } from '@trialhall/kernel'
import { faint, strong, type Line } from '@trialhall/terminal'
import { isHero } from '../rules/creatures.ts'
import { roundUnderWay } from '../rules/round/tracker.ts'
import { vpOf } from '../rules/score.ts'
import { MONSTER_IDS, type Slot, type TempusState, type TempusView } from '../state.ts'
import { MONSTER_INITIATIVE, PARTIES } from '../terms.ts'
import { PHASE_NAMES } from '../words/moments.ts'
import { card, heroName, monsterName } from '../words/names.ts'

/** Round, phase, and the Victory Points of both parties. */
export function headLine(view: TempusView): Line {
  const points = PARTIES.map((party, at) => `${party} ${vpOf(view, at)} VP`).join(' · ')
  const guardian = view.monsters[MONSTER_IDS.guardian - MONSTER_IDS.goblin]
  const named = guardian === undefined ? '' : monsterName(view, MONSTER_IDS.guardian)
  return [
    strong(`Round ${roundUnderWay(view)} · ${capital(PHASE_NAMES[view.phase])} · ${points}`),
    faint(` · ${named} ${view.hasGuardian ? 'is here' : `at ${view.settings.guardianAt} VP`}`),
  ]
}

/** Whose turn it is, and who follows in this round: "Gains, then Meteor 12, Monsters 10, Raena 4". */
export function orderLine(view: TempusView): Line {
  const { turn, slots } = view
  const next = [...new Set(slots.map((slot) => slotText(view, slot)))]
  const now = turn === null ? '' : heroName(view, turn.seat)
  if (now === '' && next.length === 0) return []
  return [
    strong(` ${now}`),
    faint(next.length === 0 ? '' : `${now === '' ? 'next' : ', then'} ${next.join(', ')}`),
  ]
}

function slotText(view: TempusView, slot: Slot): string {
  if (typeof slot !== 'number') return `${eventName(view, slot.event)} ${initiativeOf(view, slot.event)}`
  if (isHero(slot)) return `${heroName(view, slot)} ${view.heroes[slot]?.initiative ?? 0}`
  return isPrince(slot) ? monsterName(view, slot) : `Monsters ${MONSTER_INITIATIVE}`
}

/** A Prince acts after a Hero, and not with the other Monsters (T-38.20). */
function isPrince(id: number): boolean {
  return id === MONSTER_IDS.redPrince || id === MONSTER_IDS.bluePrince
}

function eventName(view: TempusView, event: CardId): string {
  return plain([card(factsOf<TempusState>(view), event)])
}

function initiativeOf({ appointments }: TempusView, event: CardId): string {
  return `${appointments.find((one) => one.card === event)?.initiative ?? ''}`
}
