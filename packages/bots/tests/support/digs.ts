import {
  cloneCards,
  cloneChance,
  noCards,
  rankBy,
  seeded,
  type Game,
  type Seat,
  type State,
} from '@trialhall/kernel'

/**
 * A small game of luck, for tests of bots: in turn each seat says where it digs, and a die decides how much it finds, a hundred times as much as the place does. A turn is
 * three segments long: to say where, to dig, to count.
 */
export interface DigsState extends State {
  points: number[]
  segment: number
  place: number
}

/** Where one can dig, and how much more is found there. */
export interface Dig {
  readonly do: 'dig'
  readonly more: number
}

const PARTS = ['say', 'dig', 'count'] as const
const TURNS = 20
const SIDES = 6
/** What a pip is worth beside a place that is better by 1. */
const LUCK = 100
/** Points that are as good as a victory. */
const FAR = 20_000

function seatOf({ segment }: DigsState): Seat {
  return Math.floor(segment / PARTS.length) % 2
}

/** The game with these places; quick picks dig in the second one, beginners in the last. */
export function digs(places: readonly Dig[]): Game<DigsState> {
  const indexOf = (options: readonly unknown[], place: Dig | undefined): number =>
    Math.max(
      0,
      options.findIndex((option) => (option as Dig).more === place?.more),
    )
  return {
    id: 'digs',
    title: 'Digs',
    blurb: 'Luck finds most.',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    options: [],
    catalog: [],
    content: { cards: 0 },
    setup: () => ({ chance: seeded(0), cards: noCards(), points: [0, 0], segment: 0, place: 0 }),
    advance(table) {
      const { state } = table
      const seat = seatOf(state)
      const part = PARTS[state.segment % PARTS.length]
      if (part === 'say') state.place = table.choose(seat, { type: 'where' }, places).more
      if (part === 'dig') state.place += LUCK * table.die(SIDES, 'dig')
      if (part === 'count') state.points[seat] = (state.points[seat] ?? 0) + state.place
      state.segment++
    },
    outcome({ segment, points }) {
      if (segment < TURNS * PARTS.length) return null
      return { ranks: rankBy(points), scores: points.slice(), reason: 'turns' }
    },
    clone: (state) => ({
      ...state,
      chance: cloneChance(state.chance),
      cards: cloneCards(state.cards),
      points: state.points.slice(),
    }),
    zones: () => [],
    setPosition: () => null,
    words: { prompt: () => ['where?'], option: () => ['there'], event: () => ['something'] },
    evaluate: ({ points }, seat) => 0.5 + ((points[seat] ?? 0) - (points[1 - seat] ?? 0)) / FAR,
    rollout: (_, { options }) => indexOf(options, places[1]),
    novice: (_, { options }) => indexOf(options, places.at(-1)),
    isQuiet: ({ segment }) => segment % PARTS.length === 0,
    search: { depth: 1, share: 1, isPaired: true, simulations: [0, 0, 24, 96] },
  }
}
