import { cardsOf, has, isReady, without, type Board, type Card, type Character, type Side } from './board.ts'
import { takeAction } from './abilities.ts'
import { useInstants } from './instants.ts'
import { drawWhile, rogueTurn } from './rogues.ts'
import { isPlayable, openWindow, playEvent } from './windows.ts'

/** One turn: its three steps (B-3.2). */
export function playTurn(board: Board): void {
  const side = board.side(board.active)
  side.hadTurn = true
  const { round, isLastTurn } = board
  board.tell('turnBegan', { seat: side.seat, round, isLast: isLastTurn })
  openWindow(board, 'turn-start')
  deploy(board, side)
  do {
    openWindow(board, 'before-activation')
    activate(board, side)
  } while (isLastTurn && side.characters.some(isReady)) // B-7.2, B-R13
  openWindow(board, 'before-refill')
  for (const { card } of side.rogues.slice()) rogueTurn(board, card) // B-6.5, B-R37
  refill(board, side)
  openWindow(board, 'turn-end')
  for (const one of side.characters) one.isNew = false
}

/** Step 1: any number of equipment and events, one reinforcement of each type (B-4.1 to B-4.5). */
function deploy(board: Board, side: Side): void {
  const types: string[] = []
  for (;;) {
    const playable = side.hand.filter(({ facts }) =>
      facts.is === 'reinforcement' ? !types.includes(facts.type) : facts.is === 'equipment',
    )
    const events = side.hand.filter(
      (card) => card.facts.is === 'event' && isPlayable(board, card, 'turn-start'),
    )
    const options = [
      ...playable.map(({ id }) => ({ do: 'deploy', card: id })),
      ...events.map(({ id }) => ({ do: 'event', card: id })),
      { do: 'end-deploy' },
    ]
    const isWindow = board.trace.options['windows'] === 'always' && side.hand.length > 0
    const prompt = { type: 'deploy' }
    const pick = isWindow ? board.window(side.seat, prompt, options) : board.ask(side.seat, prompt, options)
    if (pick.do === 'end-deploy') return void board.passedAt.set(side.seat, board.happened)
    const card = board.named(side.hand, pick)
    if (pick.do === 'event') playEvent(board, card)
    else if (card.facts.is === 'equipment') equip(board, side, card)
    else {
      types.push(card.facts.type)
      reinforce(board, side, card)
    }
  }
}

function equip(board: Board, side: Side, card: Card): void {
  const prompt = { type: 'equip', card: card.id }
  const target = board.pick(side.seat, prompt, cardsOf(board.characters)) // B-16.2, B-R54
  side.hand = without(side.hand, card)
  board.find(target)?.equipment.push(card)
  board.isStirred = true
  board.tell('equipped', { seat: side.seat, card: card.id, cards: [target.id] })
}

function reinforce(board: Board, side: Side, card: Card): void {
  side.hand = without(side.hand, card)
  const one: Character = { card, ...FRESH, isNew: true, tokens: [], equipment: [] }
  side.characters.push(one)
  board.isStirred = true
  board.tell('reinforced', { seat: side.seat, card: card.id })
  useInstants(board, side.seat, [one]) // B-12.4, B-R57
}

const FRESH = { hp: 1, isActivated: false, partner: null, isPairing: false }

/** Step 2: one character, which must be activated if there is one (B-5.1, B-5.5, B-R10, B-R41). */
function activate(board: Board, side: Side): void {
  const ready = side.characters.filter(isReady)
  if (ready.length === 0) return
  const options = ready.map(({ card }) => ({ do: 'activate', card: card.id }))
  const card = board.named(cardsOf(ready), board.ask(side.seat, { type: 'activate' }, options))
  const one = board.find(card) as Character
  const { partner } = one
  one.isActivated = true
  if (partner) partner.isActivated = true
  const cards = partner ? [partner.card.id] : []
  board.tell('activated', { seat: side.seat, card: card.id, cards })
  for (let left = has(one, 'Twin Strike') ? 2 : 1; left > 0; left--)
    if (takeAction(board, one, left) === 'over') return
}

/** Step 3: card by card up to five (B-6.1 to B-6.4). */
function refill(board: Board, side: Side): void {
  drawWhile(board, side, () => side.hand.length < 5)
}
