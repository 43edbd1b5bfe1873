import { cloneCards, cloneChance, noCards, rankBy, seeded, type Game, type State } from '@trialhall/kernel'

/** A small game whose odds can be worked out by hand: seat A rolls or keeps, twice, and wins if the last roll shows more than the aim. */
export interface RollsState extends State {
  shown: number
  turns: number
}

const AIM = 4
const TURNS = 2
const OPTIONS = [
  { do: 'roll', sides: 4 },
  { do: 'keep', sides: 0 },
  { do: 'roll', sides: 6 },
] as const

/** The game of these tests; quick picks keep. */
export const rolls: Game<RollsState> = {
  id: 'rolls',
  title: 'Rolls',
  blurb: 'Roll more than four.',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [],
  catalog: [],
  content: { cards: 0 },
  setup: () => ({ chance: seeded(0), cards: noCards(), shown: 0, turns: 0 }),
  advance(table) {
    const { state } = table
    const { sides } = table.choose(0, { type: 'roll' }, OPTIONS)
    if (sides > 0) state.shown = table.die(sides, 'roll')
    state.turns++
  },
  outcome({ shown, turns }) {
    if (turns < TURNS) return null
    const scores = shown > AIM ? [1, 0] : [0, 1]
    return { ranks: rankBy(scores), scores, reason: 'turns' }
  },
  clone: (state) => ({ ...state, chance: cloneChance(state.chance), cards: cloneCards(state.cards) }),
  zones: () => [],
  setPosition: () => null,
  words: { prompt: () => ['roll?'], option: () => ['so'], event: () => ['something'] },
  rollout: () => 1,
}
