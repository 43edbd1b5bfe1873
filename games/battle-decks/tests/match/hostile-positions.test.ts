import { below, Match, seeded } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { battleDecks } from '../../game.ts'
import { zonesOf } from '../../match/zones.ts'

/** A position that says everything that one can say. */
const WHOLE = {
  phase: 'activation',
  active: 'A',
  initiative: 'B',
  round: 2,
  lastTurn: false,
  mayRest: false,
  quietRounds: 1,
  exact: true,
  seats: [
    {
      faction: 'britannia',
      field: ['her-royal-guard-k', 'wolf-pack'],
      characters: [
        {
          card: 'dire-wolf',
          hp: 3,
          activated: true,
          equipment: ['snare-net'],
          tokens: [{ source: 'ambush', atk: 2, dmg: 2, def: 0, against: 'artillery' }],
        },
        { card: 'her-royal-guard', pairedWith: 'quartermaster' },
        { card: 'wolf-pack', isNew: true },
      ],
      hand: ['fog-bank-9', 'panic'],
      deck: ['storm-horn', 'border-reavers'],
      discard: ['mammoth'],
      events: ['ambush-b'],
      hadTurn: true,
    },
    { defeated: ['artillery'], equalizers: [{ card: 'airship-pirates', attacks: 1 }], hand: ['recalculate'] },
  ],
}

/** What may stand where something else is expected. */
const JUNK: readonly unknown[] = [
  null,
  -1,
  1e9,
  0.5,
  Number.NaN,
  '',
  'fog-bank',
  '__proto__',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  ['dire-wolf', 'dire-wolf'],
  { card: 'border-reavers', hp: -5, __proto__: { hp: 9 } },
  Array.from({ length: 300 }, () => 'wolf-pack'),
]

type Path = readonly (string | number)[]

/** Every place in a value. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

/** The same with something else at a place. */
function put(value: unknown, [key, ...rest]: Path, junk: unknown): unknown {
  if (key === undefined) return junk
  const copy = Array.isArray(value) ? value.slice() : { ...(value as object) }
  return Object.assign(copy, { [key]: put((value as Record<string, unknown>)[key], rest, junk) })
}

/** What is wrong with how a position was taken; null where it was refused in a sentence, or can be played. */
function fault(position: unknown): string | null {
  const started = Match.start(battleDecks, { seats: 2, seed: 3, position })
  if (!started.ok) return isSentence(started.fault) ? null : JSON.stringify(started.fault)
  const match = started.value
  const chance = seeded(3)
  for (let n = 0; n < 12 && match.outcome === null; n++) {
    const [ask] = match.asks
    if (ask === undefined) return 'nobody is asked'
    match.choose(ask.seat, below(chance, ask.options.length))
  }
  const cards = zonesOf(match.state).flatMap((zone) => zone.cards)
  const isWhole = cards.length === match.state.cards.def.length && new Set(cards).size === cards.length
  return isWhole ? null : 'a card is in two places, or in none'
}

function isSentence({ code, field, message }: { code: string; field: string; message: string }): boolean {
  return (
    code === 'bad-position' && message.startsWith(field) && message.endsWith('.') && message.length < 2500
  )
}

describe('[B-2.2, B-R69] forbidden content of a position is refused in a sentence, or the match can be played', () => {
  test('nothing is wrong with the position itself', () => {
    expect(Match.start(battleDecks, { seats: 2, seed: 3, position: WHOLE })).toMatchObject({ ok: true })
  })

  test.each(placesIn(WHOLE).map((path) => [path.join('.') || 'the whole', path] as const))(
    'at %s',
    (_, path) => {
      expect(JUNK.map((junk) => fault(put(WHOLE, path, junk))).filter((wrong) => wrong !== null)).toEqual([])
    },
  )

  test('with a field that nobody knows', () => {
    const wrong = ['cards', 'secrets', 'seed', 'constructor', 'ending'].map((extra) =>
      fault({ ...WHOLE, [extra]: [1] }),
    )
    expect(wrong.filter((one) => one !== null)).toEqual([])
  })
})
