import { createRequire } from 'node:module'

/** Race on boardgame.io, as its documentation shows a game: a draw when a turn begins, two moves, an end. */
const race = {
  name: 'race',
  setup: ({ random }) => ({
    deck: random.Shuffle(Array.from({ length: 40 }, (_, i) => 1 + (i & 3))),
    discard: [],
    points: [0, 0],
    card: 0,
    turns: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1, onBegin: draw },
  moves: { push, hold },
  endIf: ({ G: { points, turns } }) => {
    const seat = points.findIndex((own) => own >= 30)
    if (seat >= 0) return { winner: seat }
    if (turns < 20) return undefined
    return { winner: points[0] === points[1] ? 2 : points[0] > points[1] ? 0 : 1 }
  },
}

function draw({ G, random }) {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard)
    G.discard = []
  }
  G.card = G.deck.pop()
}

function push({ G, random, playerID }) {
  const die = random.D6()
  if (die >= 3) G.points[playerID] += G.card + die
  endTurn(G)
}

function hold({ G, random, playerID }) {
  const other = 1 - Number(playerID)
  const die = random.D6()
  G.points[playerID] += G.card + 1
  if (die === 6) G.points[other] = Math.max(0, G.points[other] - 2)
  endTurn(G)
}

function endTurn(G) {
  G.discard.push(G.card)
  G.turns++
}

/** The same for a server under load: when somebody has won the points start again, so that a match never ends. */
export const endlessRace = {
  ...race,
  disableUndo: true,
  endIf: undefined,
  moves: { push: restarting(push), hold: restarting(hold) },
}

function restarting(move) {
  return (context) => {
    move(context)
    const { G } = context
    if (!G.points.some((own) => own >= 30) && G.turns < 20) return
    G.points = [0, 0]
    G.turns = 0
  }
}

/**
 * A player of whole games on its own headless client: `pick` answers 'push' or 'hold'; returns the number of moves.
 * boardgame.io is a dependency of the benchmarks alone and can only be required, so it is loaded when it is wanted.
 */
export function bgioPlayer(pick) {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client')
  return () => {
    const client = Client({ game: race, numPlayers: 2, debug: false })
    client.start()
    let moves = 0
    while (!client.getState().ctx.gameover) {
      client.moves[pick()]()
      moves++
    }
    client.stop()
    return moves
  }
}
