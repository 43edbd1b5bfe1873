import type { SigmarEvent, SigmarView } from '@trialhall/game-sigmar'
import type { Seat } from '@trialhall/kernel'
import { gameSights, sight, victory, type SightsOf } from '@trialhall/table-ui'

/** Valor that is as much as usual. */
const USUAL_VALOR = 2

/** What is seen of Sigmar's Trial, where it happens. */
export const sightsOf: SightsOf<SigmarView, SigmarEvent> = gameSights<SigmarView, SigmarEvent>({
  rolledForFirst: null,
  tookChampion: null,
  turnBegan: null,
  drew: null,
  drawSkipped: null,
  trialRevealed: null,
  trialsDiscarded: ({ cards }) => cards.map((card) => sight('fall', cardKey(card), 0.5)),
  reshuffled: null,
  rested: ({ seat }) => sight('heal', seatKey(seat), 0.6),
  attempted: null,
  boosted: ({ seat, bonus }) => sight('boon', seatKey(seat), bonus),
  lowered: ({ target, by }) => sight('bane', seatKey(target), Math.abs(by)),
  blocked: ({ target }) => sight('save', seatKey(target)),
  rolled: null,
  rerolled: ({ seat }) => sight('magic', seatKey(seat)),
  succeeded: ({ card }) => sight('level', cardKey(card)),
  failed: ({ card }) => sight('fall', cardKey(card)),
  discarded: null,
  valorChanged: ({ seat, by }) => sight(by > 0 ? 'gain' : 'bane', seatKey(seat), Math.abs(by) / USUAL_VALOR),
  challenged: null,
  duelTied: ({ seat, target }) => [sight('save', seatKey(seat)), sight('save', seatKey(target))],
  duelWon: ({ loser }) => sight('crush', seatKey(loser)),
  cardStolen: ({ loser }) => sight('bane', seatKey(loser), 0.6),
  cardPlayed: null,
  regained: ({ seat }) => sight('heal', seatKey(seat)),
  duelUndone: ({ winner }) => sight('hit', seatKey(winner)),
  moved: ({ to }) => sight('land', `space:${to}`),
  fateDrawn: ({ seat }, view) => sight('magic', [spaceOf(seat, view), seatKey(seat)]),
  keptUsed: ({ seat }) => sight('magic', seatKey(seat)),
  left: ({ seat }) => sight('fall', seatKey(seat)),
  ended: ({ winners }, { viewer }) => victory(viewer, winners),
})

function seatKey(seat: Seat): string {
  return `seat:${seat}`
}

function cardKey(card: number): string {
  return `card:${card}`
}

function spaceOf(seat: Seat, { players }: SigmarView): string {
  return `space:${players[seat]?.space ?? 0}`
}
