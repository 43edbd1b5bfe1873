import type { CardId, Seat } from '@trialhall/kernel'
import { isOver, playerAt, roundOf, type LanesTable } from '../state.ts'
import { COLOURS, type Phase } from '../terms.ts'
import { battlePhase } from './battle/battle-phase.ts'
import { totalExperience } from './experience.ts'
import { takeIntoHand } from './hands.ts'
import { mainPhase } from './main-phase.ts'
import { gainMana } from './mana.ts'
import { manaOrbPhase } from './orbs.ts'
import { faceOf } from './printed.ts'
import { enchantmentsPhase } from './spells/enchantments.ts'
import { tellEnd } from './victory.ts'

/** One phase of the active player's turn (L-TRN.1); then the next one is due. */
export function playPhase(table: LanesTable): void {
  const { state } = table
  const { phase, active } = state
  if (phase === 'orbs') beginTurn(table, active)
  table.emit({ type: 'phaseBegan', seat: active, phase })
  runPhase(table, phase)
  if (!isOver(state)) state.phase = NEXT[phase]
  if (phase === 'main2' && !isOver(state)) endTurn(table, active)
  tellEnd(table)
}

const NEXT: Readonly<Record<Phase, Phase>> = {
  setup: 'orbs',
  orbs: 'enchantments',
  enchantments: 'main1',
  main1: 'battle',
  battle: 'main2',
  main2: 'orbs',
}

function runPhase(table: LanesTable, phase: Phase): void {
  switch (phase) {
    case 'orbs':
      return manaOrbPhase(table)
    case 'enchantments':
      return enchantmentsPhase(table)
    case 'battle':
      return battlePhase(table)
    case 'main1':
    case 'main2':
      return mainPhase(table, phase)
    default:
  }
}

/** What is counted by turn begins anew. */
function beginTurn(table: LanesTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  player.casts = 0
  player.hasSparked = false
  player.hasScorched = false
  table.emit({ type: 'turnBegan', seat, round: roundOf(table.state) })
  if (table.state.compensation === 'mana' && table.state.turns === 1)
    gainMana(table, seat, { colour: COLOURS.indexOf('summoning'), by: 1 }) // L-R56
}

/** The clean-up of the Second Main phase, then the other player's turn (L-MN2.2 to L-MN2.6, L-TRN.2). */
function endTurn(table: LanesTable, seat: Seat): void {
  const { state } = table
  clearArea(table, seat)
  for (const player of state.players) player.mana.fill(0) // L-MN2.6, L-KEY.12
  state.active = 1 - seat
  state.turns++
  if (state.roundLimit > 0 && roundOf(state) > state.roundLimit) endByRounds(table)
}

/** Cards without enchantment tokens go back to hand; Auras stay (L-MN2.2, L-MN2.4, L-MN2.5, L-R27, L-R53). */
function clearArea(table: LanesTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  const going: CardId[] = []
  for (const { card, face, tokens } of player.area) {
    if (tokens === 0 && faceOf(face).aura === null) going.push(card)
  }
  if (going.length === 0) return
  player.area = player.area.filter(({ card }) => !going.includes(card))
  takeIntoHand(table, seat, going)
}

/** After the last round more life wins, then more experience, else it is a draw (L-R63). */
function endByRounds({ state }: LanesTable): void {
  state.ended = 'rounds'
  const [a, b] = [playerAt(state, 0), playerAt(state, 1)]
  const lead = a.life - b.life || totalExperience(a) - totalExperience(b)
  state.winner = lead === 0 ? null : lead > 0 ? 0 : 1
}
