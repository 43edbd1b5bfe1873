import type { Seat } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { CARD, CLASSES, FACES, faceOf, statusesOf, type EldarOption, type Face } from '../../game.ts'
import { cardsIn, lay, type EldarScene, type HeroLayout, type Layout } from '../lay.ts'

/** Something that can be used, and where it is printed. */
interface Use {
  readonly face: Face
  readonly ability: number
}

const USES: readonly Use[] = FACES.flatMap((face) => [
  ...(face.play === null ? [] : [{ face, ability: CARD }]),
  ...face.actions.map(({ ability }) => ({ face, ability })),
])

/** What the foe does first, so that reactions have something to answer. */
const OPENINGS = {
  nothing: null,
  'an attack': { hero: 'yuri', at: 0, isArmed: false },
  'an attack on the partner': { hero: 'yuri', at: 1, isArmed: false },
  'equipment used on the partner': { hero: 'mei', at: 1, isArmed: true },
  'a triggered ability': 'startAbilities',
} as const

type Opening = keyof typeof OPENINGS

/** Both teams, with something of every kind to reach for. */
function layoutOf(user: HeroLayout, hand: readonly string[], opening: Opening): Layout {
  const how = OPENINGS[opening]
  return {
    phase: how === 'startAbilities' ? how : 'main',
    initiative: how === null ? 'A' : 'B',
    A: {
      heroes: [user, { hero: 'sosha', hp: 9, affliction: 'crushed-ribs', equipment: 'acolytes-robes' }],
      hand: [...hand, 'flash'],
      graveyard: ['fixate', 'inspire', 'caltrops'],
      deck: ['caltrops', 'wallop', 'fixate', 'flash'],
    },
    B: {
      heroes: [
        { hero: 'yuri', hp: 9, focus: 3, support: 'fixate', affliction: 'seeing-stars' },
        { hero: 'mei', focus: 3, equipment: 'bramble-staff' },
      ],
      hand: ['fixate', 'bramble-staff'],
      deck: ['inspire', 'wallop', 'fixate', 'flash'],
    },
  }
}

/** The same table with the seats exchanged. */
function exchanged({ A = {}, B = {}, initiative, ...rest }: Layout): Layout {
  return { ...rest, initiative: initiative === 'B' ? 'A' : 'B', A: B, B: A }
}

/** The user of an action, with everything attached that the action stands on. */
function userOf({ face }: Use): HeroLayout {
  const hero = face.kind === 'hero' ? face.slug : 'pavani'
  const kit = face.slot === null ? {} : { [face.slot]: face.slug, [`${face.slot}Counters`]: 3 }
  return {
    hero,
    hp: 5,
    focus: 4,
    attributes: { power: 4, skill: 4, wisdom: 4 },
    equipment: 'shield-of-primordials',
    ...kit,
  }
}

/** A Hero as the seat counts it: its own first. */
function counted(hero: number, seat: Seat): number {
  return hero < 0 ? hero : (hero + 2 * seat) % 4
}

/** Picks by rules that do not know the seats: own things before others', no reaction, whatever can be paid. */
function pickPlainly(t: EldarScene, seat: Seat): void {
  const ask = t.match.asks[0]
  if (ask === undefined) return
  const options = ask.options as readonly EldarOption[]
  const bearer = (card: number): number =>
    t.state.heroes.findIndex(({ kit }) => kit.some((one) => one?.card === card))
  const rank = (option: EldarOption): number => {
    if (option.do !== 'target') return 0
    return 'hero' in option
      ? counted(option.hero, seat)
      : 'card' in option
        ? counted(bearer(option.card), seat)
        : 0
  }
  const { type } = ask.prompt as { readonly type: string }
  const best = options.toSorted((a, b) => rank(a) - rank(b))[0] as EldarOption
  t.pick(ask.seat, ['react', 'main', 'foresee'].includes(type) ? options.length - 1 : options.indexOf(best))
}

function promptOf(t: EldarScene): string {
  return (t.match.asks[0]?.prompt as { readonly type?: string } | undefined)?.type ?? ''
}

/** The foe opens, the user answers or begins, until somebody acts in the next round. False where it cannot be used. */
function used(
  t: EldarScene,
  seat: Seat,
  { use, opening }: { readonly use: Use; readonly opening: Opening },
): boolean {
  const { ability, face } = use
  const how = OPENINGS[opening]
  if (how !== null && how !== 'startAbilities') {
    const id = t.state.heroes.findIndex((hero) => faceOf(hero.face).slug === how.hero && hero.seat !== seat)
    const first = t.seat(1 - seat).options as readonly EldarOption[]
    t.pick(
      1 - seat,
      first.findIndex(
        (one) =>
          one.do === 'use' && one.hero === id && one.ability !== CARD && (one.card !== null) === how.isArmed,
      ),
    )
    const target = 2 * seat + how.at
    const aims = t.seat(1 - seat).options as readonly EldarOption[]
    t.pick(
      1 - seat,
      aims.findIndex((one) => one.do === 'target' && 'hero' in one && one.hero === target),
    )
  }
  while (how === 'startAbilities' && (t.match.asks[0]?.seat !== seat || promptOf(t) !== 'react'))
    pickPlainly(t, seat)
  if (t.match.asks[0]?.seat !== seat) return false
  const at = (t.seat(seat).options as readonly EldarOption[]).findIndex(
    (one) =>
      one.do === 'use' && one.hero === 2 * seat && one.ability === ability && faceIn(t, one) === face.slug,
  )
  if (at < 0) return false
  t.pick(seat, at)
  while (promptOf(t) !== '' && (t.state.round === 1 || promptOf(t) !== 'main')) pickPlainly(t, seat)
  return true
}

function faceIn(t: EldarScene, { card, hero }: Extract<EldarOption, { do: 'use' }>): string {
  const def = card === null ? t.state.heroes[hero]?.face : t.state.cards.def[card]
  return faceOf(def ?? 0).slug
}

/** Everything on the table as a seat counts it. */
function seenFrom(t: EldarScene, seat: Seat): object {
  const { heroes, initiative, players } = t.state
  const order = [0, 1, 2, 3].map((place) => counted(place, seat))
  return {
    heroes: order.map((id) => {
      const { kit, ...hero } = heroes[id] as (typeof heroes)[number]
      const attached = kit.map((one) =>
        one === null ? null : [faceOf(one.face).slug, one.counters, counted(one.origin, seat)],
      )
      return { ...hero, seat: 0, used: hero.used.length, attached, statuses: statusesOf(t.state, id) }
    }),
    players: [seat, 1 - seat].map((one) => [
      players[one]?.glory,
      ...(['hand', 'graveyard', 'banished', 'deck'] as const).map((zone) => cardsIn(t, one, zone)),
    ]),
    initiative: initiative === seat,
    wins: t.outcome?.ranks[seat],
  }
}

/** The first opening after which an action can be used. */
function playedAs(seat: Seat, use: Use): object | null {
  const isCard = use.ability === CARD
  const user = isCard ? { hero: 'pavani', hp: 5, focus: 4 } : userOf(use)
  for (const opening of Object.keys(OPENINGS) as Opening[]) {
    const layout = layoutOf(user, isCard ? [use.face.slug] : [], opening)
    const t = lay(seat === 0 ? layout : exchanged(layout))
    if (used(t, seat, { use, opening })) return { opening, ...seenFrom(t, seat) }
  }
  return null
}

test.each(CLASSES)('[E-5.07, E-5.08, E-5.09] every action of the %s does the same from either seat', (id) => {
  for (const use of USES.filter(({ face }) => face.class === id)) {
    const { name } = use.face
    const played = playedAs(0, use)
    expect({ name, isPlayed: played !== null }).toEqual({ name, isPlayed: true })
    expect({ name, played: playedAs(1, use) }).toEqual({ name, played })
  }
})
