import { cloneChance, type Game, noCards, rankBy, seeded, type State } from '@trialhall/kernel'

interface LongState extends State {
  picked: string[]
}

const UNITS = ['Archer', 'Guard', 'Rider', 'Warlock', 'Élan Dancer']
const PLACES = 200

/** Each unit at each place, and to pass: a thousand options and one. */
const OPTIONS: readonly { readonly do: string; readonly text: string }[] = [
  ...UNITS.flatMap((unit) =>
    Array.from({ length: PLACES }, (_, at) => ({
      do: `${unit} ${at}`,
      text: `summon ${unit} to place ${at + 1}`,
    })),
  ),
  { do: 'pass', text: 'pass' },
]

/** A game with an ask of 1,001 options that lie on no map. */
export const long: Game<LongState, { readonly type: 'picked'; readonly what: string }> = {
  id: 'long',
  title: 'Long lists',
  blurb: 'Pick one of a thousand.',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [],
  catalog: [],
  content: {},
  setup: () => ({ chance: seeded(0), cards: noCards(), picked: [] }),
  advance(table) {
    const seat = table.state.picked.length % 2
    const { do: what } = table.choose(seat, { type: 'pick' }, OPTIONS)
    table.state.picked.push(what)
    table.emit({ type: 'picked', what })
  },
  outcome: ({ picked }) =>
    picked.length < 8 ? null : { ranks: rankBy([0, 0]), scores: [0, 0], reason: 'turns' },
  clone: ({ chance, cards, picked }) => ({ chance: cloneChance(chance), cards, picked: picked.slice() }),
  zones: () => [],
  setPosition: () => null,
  words: {
    prompt: () => ['pick which?'],
    option: (_facts, option) => [(option as (typeof OPTIONS)[number]).text],
    event: (_facts, { what }) => [`picked ${what}.`],
  },
}
