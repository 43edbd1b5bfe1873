import { counted } from '@trialhall/kernel'
import type { Step } from '../faces.ts'
import { MOVE, STAY } from '../picks.ts'
import { drawToHand, revealTrials } from '../rules/decks.ts'
import { discardChosen as discardOne } from '../rules/discards.ts'
import { moveChampion } from '../rules/moving.ts'
import { spaceFrom, spacesWithin } from '../rules/path.ts'
import { changeValor, checkVictory } from '../rules/valor.ts'
import { opponentsOf, playerAt } from '../state.ts'
import { actionCards, MOST_TRIALS } from '../terms.ts'

/** The drawer gains Valor. */
export function gainValor(valor: number): Step {
  return {
    says: `Gain ${valor} Valor.`,
    run(table, seat) {
      changeValor(table, seat, valor)
      checkVictory(table)
    },
  }
}

/** The drawer loses Valor (S-R45). */
export function loseValor(valor: number): Step {
  return { says: `Lose ${valor} Valor.`, run: (table, seat) => changeValor(table, seat, -valor) }
}

/** The drawer draws Action Cards. */
export function drawActions(count: number): Step {
  return { says: `Draw ${actionCards(count)}.`, run: (table, seat) => drawToHand(table, seat, count) }
}

/** Every player, the drawer too, skips the next Draw Phase; a second time adds nothing (S-10.5, S-R54). */
export const everybodySkipsDraw: Step = {
  says: 'Every player skips their next Draw Phase.',
  run(table) {
    for (const player of table.state.players) player.skipsDraw = true
  },
}

/** The drawer may move; marks stay quiet (S-R51). */
export function wander(reach: number): Step {
  return {
    says: `You may move your Champion 1 to ${reach} spaces either way.`,
    run(table, seat, card) {
      const spaces = spacesWithin(playerAt(table.state, seat).space, reach)
      const options = [...spaces.map((space) => MOVE[space] as (typeof MOVE)[number]), STAY]
      const pick = table.choose(seat, { type: 'wander', card }, options)
      if (pick.do === 'move') moveChampion(table, { seat, to: pick.space, reason: 'fate' })
    },
  }
}

/** Every Champion goes back; marks stay quiet (S-R51). */
export function allMoveBack(steps: number): Step {
  return {
    says: `Every Champion moves back ${counted(steps, 'space')}.`,
    run(table, seat) {
      for (const other of [seat, ...opponentsOf(table.state, seat)]) {
        const to = spaceFrom(playerAt(table.state, other).space, -steps)
        moveChampion(table, { seat: other, to, reason: 'fate' })
      }
    },
  }
}

/** The drawer discards Action Cards of their choice. */
export function discardChosen(count: number): Step {
  return {
    says: `Discard ${actionCards(count)} of your choice, if you can.`,
    run(table, seat) {
      for (let i = 0; i < count; i++) discardOne(table, seat, 'fate')
    },
  }
}

/** Everybody else discards Action Cards of their choice, in turn order. */
export function othersDiscard(count: number): Step {
  return {
    says: `Each other player discards ${actionCards(count)} of their choice, if they can.`,
    run(table, seat) {
      for (const other of opponentsOf(table.state, seat)) {
        for (let i = 0; i < count; i++) discardOne(table, other, 'fate')
      }
    },
  }
}

/** Trials are revealed until three are active. */
export const revealToThree: Step = {
  says: `Reveal Trials until ${MOST_TRIALS} are active.`,
  run: revealTrials,
}

/** The row of active Trials is emptied. */
export const discardAllTrials: Step = {
  says: 'Discard all active Trials.',
  run(table) {
    const { trials, trialDiscard } = table.state
    if (trials.length === 0) return
    table.emit({ type: 'trialsDiscarded', cards: trials.slice() })
    for (const card of trials) trialDiscard.push(card)
    trials.length = 0
  },
}

/** Those with the most Valor lose, those with the least gain; nothing happens if all are equal. */
export function balanceValor(valor: number): Step {
  return {
    says: `Every player with the most Valor loses ${valor}, every player with the least gains ${valor}; nothing if all are equal.`,
    run(table, seat) {
      const seats = [seat, ...opponentsOf(table.state, seat)]
      const valors = seats.map((other) => playerAt(table.state, other).valor)
      const most = Math.max(...valors)
      const least = Math.min(...valors)
      if (most === least) return
      for (const [i, other] of seats.entries()) {
        if (valors[i] === most) changeValor(table, other, -valor)
        if (valors[i] === least) changeValor(table, other, valor)
      }
      checkVictory(table)
    },
  }
}
