import { drawCard } from './cards.ts'
import { takeDecks, beginMatch, mulligan } from './beginning.ts'
import { draftTurn } from './draft.ts'
import { equipStep } from './equip-phase.ts'
import { happen } from './happenings.ts'
import { mainStep } from './main-phase.ts'
import { faceOf } from './printed.ts'
import { openWindow } from './stack.ts'
import { changeFocus, refresh } from './stamina.ts'
import { heroAt, isOver, NOBODY, type EldarTable } from './state.ts'
import { PHASE_OF, type Step } from './terms.ts'
import { placeTriggers, watchInjuries } from './triggers.ts'
import { judgeRound } from './victory.ts'

/**
 * One segment: a step and everything that comes of it, until the stack is empty (E-11.11, E-R24), and the steps after it
 * in which nobody has anything to decide by themselves. So a segment ends where somebody is about to act.
 */
export function playOn(table: EldarTable): void {
  const { state } = table
  if (isSettled(table)) STEP_RULES[state.step](table)
  settle(table)
  while (!isOver(state) && (isAutomatic(state.step) || state.mustPass)) {
    STEP_RULES[state.step](table)
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
  while (!isOver(table.state) && !isSettled(table)) {
    if (table.state.queue.length > 0) placeTriggers(table)
    else openWindow(table)
  }
}

function isSettled(table: EldarTable): boolean {
  watchInjuries(table)
  return table.state.queue.length === 0 && table.state.stack.length === 0
}

/** The steps of a round in the order of the booklet (E-30 to E-33, E-34.01), after those before the first round. */
const STEP_RULES: Readonly<Record<Step, (table: EldarTable) => void>> = {
  decks: takeDecks,
  draft: draftTurn,
  begin: beginMatch,
  mulligan(table) {
    mulligan(table)
    beginRound(table, 1)
  },
  refresh(table) {
    beginPhase(table, 'startAbilities')
    refreshAll(table)
  },
  startAbilities(table) {
    table.state.step = 'equipFirst'
    happen(table, { occasion: 'roundStart', hero: NOBODY, by: NOBODY }) // E-30.03
  },
  equipFirst(table) {
    beginPhase(table, 'equipSecond')
    equipStep(table, table.state.initiative) // E-31.01
  },
  equipSecond(table) {
    table.state.step = 'beginMain'
    equipStep(table, 1 - table.state.initiative) // E-31.02
  },
  beginMain: (table) => beginPhase(table, 'main'),
  main: mainStep,
  takeInitiative,
  endAbilities(table) {
    table.state.step = 'revive'
    happen(table, { occasion: 'roundEnd', hero: NOBODY, by: NOBODY }) // E-33.02
  },
  revive(table) {
    table.state.step = 'gainFocus'
    reviveAll(table)
  },
  gainFocus(table) {
    table.state.step = 'draw'
    const { heroes } = table.state
    heroes.forEach(({ isRefreshed }, id) => isRefreshed && changeFocus(table, id, 1)) // E-33.04
  },
  draw(table) {
    table.state.step = 'nextRound'
    const { initiative } = table.state
    for (const seat of [initiative, 1 - initiative]) drawCard(table, seat) // E-33.05
  },
  nextRound,
}

/** The first step of a phase: tells it, and says which step comes next. */
function beginPhase(table: EldarTable, next: Step): void {
  const { state } = table
  table.emit({ type: 'phaseBegan', phase: PHASE_OF[state.step] })
  state.step = next
}

function beginRound(table: EldarTable, round: number): void {
  const { state } = table
  state.round = round
  table.emit({ type: 'roundBegan', round, isSudden: state.isSudden })
  state.step = 'refresh'
}

/** Start Phase, step 2: all Heroes refresh and gain 1 Focus (E-30.02, E-6.03, E-7.06). */
function refreshAll(table: EldarTable): void {
  const { state } = table
  for (let id = 0; id < state.heroes.length; id++) {
    refresh(table, id)
    changeFocus(table, id, 1 + state.extraFocus)
  }
}

/** End Phase, step 1: the first who yielded takes initiative (E-33.01, E-R65). */
function takeInitiative(table: EldarTable): void {
  const { state } = table
  beginPhase(table, 'endAbilities')
  if (state.yielded >= 0 && state.initiative !== state.yielded) {
    state.initiative = state.yielded
    table.emit({ type: 'tookInitiative', seat: state.yielded })
  }
}

/** End Phase, step 3: defeated Heroes come back, refreshed and with all their HP (E-33.03, E-28.07, E-28.09). */
function reviveAll(table: EldarTable): void {
  table.state.heroes.forEach((hero, id) => {
    if (!hero.isDown) return
    hero.isDown = false
    hero.isRefreshed = true
    hero.hp = faceOf(hero.face).hp
    table.emit({ type: 'revived', hero: id })
  })
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
