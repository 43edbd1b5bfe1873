import { drawCard } from './cards.ts'
import { takeDecks, beginMatch, mulligan } from './setup/beginning.ts'
import { draftTurn } from './setup/draft.ts'
import { equipStep } from './equip-phase.ts'
import { happen } from './happenings.ts'
import { mainStep } from './main-phase.ts'
import { faceOf } from './printed.ts'
import { openWindow } from './stack.ts'
import { changeFocus, refresh } from './stamina.ts'
import { heroAt, isOver, NOBODY, type EldarState, type EldarTable } from '../state.ts'
import { OCCASION, type Occasion, type Phase, type Step } from '../terms.ts'
import { placeTriggers, watchInjuries } from './triggers.ts'
import { judgeRound } from './victory.ts'

/**
 * One segment: a step and everything that comes of it, until the stack is empty (E-11.11, E-R24), and the steps after it
 * in which nobody has anything to decide by themselves. So a segment ends where somebody is about to act.
 */
export function playOn(table: EldarTable): void {
  const { state } = table
  if (isSettled(table)) takeStep(table)
  settle(table)
  while (!isOver(state) && (isAutomatic(state.step) || state.mustPass)) {
    takeStep(table)
    settle(table)
  }
}

/** Steps that the game takes by itself. A switch, because a look-up by name takes longer, and this is asked after every step. */
function isAutomatic(step: Step): boolean {
  switch (step) {
    case 'main':
    case 'equipFirst':
    case 'equipSecond':
    case 'mulligan':
    case 'begin':
    case 'decks':
    case 'draft':
      return false
    default:
      return true
  }
}

/** Abilities that wait go on the stack, its top is answered or resolves, until nothing is left (E-11.04, E-11.08). */
function settle(table: EldarTable): void {
  if (isIdle(table.state)) return // nothing has begun, so no injury has lost a counter either
  while (!isOver(table.state) && !isSettled(table)) {
    if (table.state.queue.length > 0) placeTriggers(table)
    else openWindow(table)
  }
}

/** Nothing is pending and nothing waits: the game may go on to the next step (E-11.11, E-33.07). */
function isSettled(table: EldarTable): boolean {
  watchInjuries(table)
  return isIdle(table.state)
}

function isIdle({ queue, stack }: EldarState): boolean {
  return queue.length === 0 && stack.length === 0
}

/**
 * The steps of a round in the order of the booklet (E-30 to E-33, E-34.01), after those before the first round. A switch for
 * the same reason as above.
 */
function takeStep(table: EldarTable): void {
  switch (table.state.step) {
    case 'decks':
      return takeDecks(table)
    case 'draft':
      return draftTurn(table)
    case 'begin':
      return beginMatch(table)
    case 'mulligan':
      mulligan(table)
      return beginRound(table, 1)
    case 'refresh':
      return refreshAll(table)
    case 'startAbilities':
      return callAbilities(table, { occasion: OCCASION.roundStart, next: 'equipFirst' }) // E-30.03
    case 'equipFirst':
      beginPhase(table, 'equip', 'equipSecond')
      return equipStep(table, table.state.initiative) // E-31.01
    case 'equipSecond':
      table.state.step = 'beginMain'
      return equipStep(table, 1 - table.state.initiative) // E-31.02
    case 'beginMain':
      return beginPhase(table, 'main', 'main')
    case 'main':
      return mainStep(table)
    case 'takeInitiative':
      return takeInitiative(table)
    case 'endAbilities':
      return callAbilities(table, { occasion: OCCASION.roundEnd, next: 'revive' }) // E-33.02
    case 'revive':
      return reviveAll(table)
    case 'gainFocus':
      return gainFocus(table)
    case 'draw':
      return drawCards(table)
    case 'nextRound':
      return nextRound(table)
  }
}

/** The first step of a phase (E-34.01): tells it, and says which step comes next. */
function beginPhase(table: EldarTable, phase: Phase, next: Step): void {
  table.emit({ type: 'phaseBegan', phase })
  table.state.step = next
}

/** The next round, one like the others even in sudden death (E-34.02, E-R43). */
function beginRound(table: EldarTable, round: number): void {
  const { state } = table
  state.round = round
  table.emit({ type: 'roundBegan', round, isSudden: state.isSudden })
  state.step = 'refresh'
}

/** Start Phase, step 2: all Heroes refresh and gain 1 Focus (E-30.02, E-6.03, E-7.06). */
function refreshAll(table: EldarTable): void {
  const { state } = table
  beginPhase(table, 'start', 'startAbilities')
  for (let id = 0; id < state.heroes.length; id++) {
    refresh(table, id)
    changeFocus(table, id, 1 + state.extraFocus)
  }
}

/** Abilities that wait for the start or the end of the round (E-17.09). */
function callAbilities(
  table: EldarTable,
  { occasion, next }: { readonly occasion: Occasion; readonly next: Step },
): void {
  table.state.step = next
  happen(table, { occasion, hero: NOBODY, by: NOBODY })
}

/** End Phase, step 1: the first who yielded takes initiative (E-33.01, E-R65). */
function takeInitiative(table: EldarTable): void {
  const { state } = table
  beginPhase(table, 'end', 'endAbilities')
  if (state.yielded >= 0 && state.initiative !== state.yielded) {
    state.initiative = state.yielded
    table.emit({ type: 'tookInitiative', seat: state.yielded })
  }
}

/** End Phase, step 3: defeated Heroes come back, refreshed and with all their HP (E-33.03, E-28.07, E-28.09). */
function reviveAll(table: EldarTable): void {
  const { state } = table
  state.step = 'gainFocus'
  for (let id = 0; id < state.heroes.length; id++) {
    const hero = heroAt(state, id)
    if (!hero.isDown) continue
    hero.isDown = false
    hero.isRefreshed = true
    hero.hp = faceOf(hero.face).hp
    table.emit({ type: 'revived', hero: id })
  }
}

/** End Phase, step 4: refreshed Heroes gain 1 Focus (E-33.04). */
function gainFocus(table: EldarTable): void {
  const { state } = table
  state.step = 'draw'
  for (let id = 0; id < state.heroes.length; id++)
    if (heroAt(state, id).isRefreshed) changeFocus(table, id, 1)
}

/** End Phase, step 5: both players draw, the holder of initiative first (E-33.05). */
function drawCards(table: EldarTable): void {
  const { state } = table
  state.step = 'nextRound'
  drawCard(table, state.initiative)
  drawCard(table, 1 - state.initiative)
}

/** After the Draw Step: what lasts until end of round is over, and so is the match if it is decided (E-R13, E-R42). */
function nextRound(table: EldarTable): void {
  const { state } = table
  judgeRound(table)
  if (isOver(state)) return
  for (let id = 0; id < state.heroes.length; id++) {
    const hero = heroAt(state, id)
    hero.granted = 0 // E-18.05
    hero.raised = null // E-R98
    hero.hasTargeted = false // E-R12
    hero.wasTargeted = false
    if (hero.used.length > 0) hero.used = [] // E-12.05
  }
  state.yielded = -1
  state.hasActed = false
  state.mustPass = false
  beginRound(table, state.round + 1)
}
