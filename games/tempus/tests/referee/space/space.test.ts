import { below, seeded } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import {
  BARE,
  CARDINALS,
  EAST,
  SOUTH,
  areAdjacent,
  areaOf,
  areasAt,
  bodiesSee,
  burstOf,
  bursts,
  canStep,
  costTo,
  distance,
  eventArea,
  fits,
  laid,
  lineOf,
  mapOf,
  pushDirection,
  pushed,
  reach,
  sees,
  spacesOf,
  spreadsTo,
  standsFor,
  type Ground,
  type Space,
} from '../../../space/index.ts'
import { BATTLEREALMS } from '../../../terms.ts'
import { affected, areaOn, boxesBeside, boxesOn, burst, line, WAYS } from './areas.ts'
import { LANDS, PLACES, isClosed, laidOver, named, type Land, type Place } from './land.ts'
import { costs, pushWay, pushedAlong, stops } from './moves.ts'
import { seesBody, seesPlace } from './sight.ts'
import { allowsSpread, allowsStep, areNext, body, far, fitsAt, round } from './steps.ts'

/** Places that are tried for each question; a soak sets TRIALHALL_RUNS. */
const TRIES = Number(process.env['TRIALHALL_RUNS'] ?? 60)

/** A map as the game has it and as the rules page draws it, with the same walls of Spells on both. */
interface Both {
  readonly ground: Ground
  readonly land: Land
}

type Draw = (count: number) => number

const numbers = (spaces: Iterable<number>): number[] => [...spaces].toSorted((a, b) => a - b)
const listed = (costsOf: ReadonlyMap<Place, number>): string[] =>
  [...costsOf].toSorted(([a], [b]) => a - b).map(([place, cost]) => `${named(place)} for ${cost}`)

/** One of the maps, every third time with a few walls of Spells on it. */
function anyMap(draw: Draw): Both {
  const realm = BATTLEREALMS[draw(2)] ?? 'ancient-temple'
  const [{ ground }, land] = [mapOf(realm), LANDS[realm] as Land]
  if (draw(3) > 0) return { ground, land }
  const some = (): Space[] => Array.from({ length: 12 }, () => draw(900))
  const over = { stones: some(), veils: some() }
  return { ground: laid(ground, { ...BARE, ...over }), land: laidOver(land, over) }
}

/** A place near another, so that something may be between them. */
function near(draw: Draw, place: Place, spaces: number): Place {
  const all = PLACES.filter((one) => far(one, place) <= spaces)
  return all[draw(all.length)] as Place
}

/** A place that will do, as likely as any other: of the first that is drawn and does. */
function placeWhere(draw: Draw, isMeant: (place: Place) => boolean): Place {
  for (;;) {
    const place = draw(PLACES.length)
    if (isMeant(place)) return place
  }
}

/** One question put to both: each answer in words, one a string. */
interface Answers {
  readonly where: string
  readonly game: readonly string[]
  readonly ledger: readonly string[]
}

const each = (...answers: readonly unknown[]): string[] =>
  answers.map((answer, i) => `${i}: ${JSON.stringify(answer)}`)

/** Asks the same of both many times and gives the first few answers that only one of them gives. */
function differences(what: string, ask: (draw: Draw, both: Both) => Answers): string[] {
  const chance = seeded(what)
  const draw: Draw = (count) => below(chance, count)
  const found: string[] = []
  for (let i = 0; i < TRIES && found.length < 3; i++) {
    const { where, game, ledger } = ask(draw, anyMap(draw))
    const theirs = game.filter((one) => !ledger.includes(one))
    const ours = ledger.filter((one) => !game.includes(one))
    if (theirs.length + ours.length > 0)
      found.push(`${where}: only the game has ${theirs.join(' | ')}, only the ledger ${ours.join(' | ')}`)
  }
  return found
}

test('[T-19.01, T-19.02, T-19.05, T-18.10, T-22.08, T-R34] every single step, neighbour and spread of both maps is that of the page', () => {
  const found = BATTLEREALMS.flatMap((realm) => {
    const [{ ground }, land] = [mapOf(realm), LANDS[realm] as Land]
    return PLACES.flatMap((a) =>
      round(a).flatMap((b) => {
        const game = [areAdjacent(ground, a, b), canStep(ground, a, b), spreadsTo(ground, a, b)]
        const ledger = [areNext(land, a, b), allowsStep(land, a, b), allowsSpread(land, a, b)]
        return game.join() === ledger.join() ? [] : [`${named(a)} to ${named(b)}: ${game} and ${ledger}`]
      }),
    )
  })
  expect(found).toEqual([])
})

test('[T-19.03, T-20.01, T-20.06, T-R37] sight and distance between any two spaces, also past walls of Spells', () => {
  const found = differences('sight', (draw, { ground, land }) => {
    const a = draw(900)
    const from = Array.from({ length: 12 }, () => near(draw, a, 12))
    return {
      where: `${named(a)} to ${from.map(named).join(' ')}`,
      game: each(...from.map((b) => [distance(a, b), sees(ground, a, b)])),
      ledger: each(...from.map((b) => [far(a, b), seesPlace(land, a, b)])),
    }
  })
  expect(found).toEqual([])
})

test('[T-20.08, T-33.01, T-R36] sight between large bodies, and where they fit', () => {
  const found = differences('bodies', (draw, { ground, land }) => {
    const [one, other] = [draw(900), draw(900)]
    const [size, size2] = [draw(3) + 1, draw(3) + 1]
    const [a, b] = [body(one, size), body(other, size2)]
    const isFree = (place: Place): boolean => place % 7 > 0
    return {
      where: `${size} on ${named(one)}, ${size2} on ${named(other)}`,
      game: each(
        fits(ground, { anchor: one, size }, isFree),
        bodiesSee(ground, spacesOf({ anchor: one, size }), spacesOf({ anchor: other, size: size2 })),
      ),
      ledger: each(fitsAt(land, { at: one, size }, isFree), a !== null && b !== null && seesBody(land, a, b)),
    }
  })
  expect(found).toEqual([])
})

test('[T-22.02, T-22.03, T-22.08, T-22.09, T-22.17, T-R84, T-R124] Areas 3, 4 and 5 on any space', () => {
  const found = differences('areas', (draw, { ground, land }) => {
    const target = draw(900)
    const size = draw(3) + 3
    const boxes = boxesOn(target, size)
    const asText = (all: readonly (readonly number[])[]): string[] =>
      all.map((one) => numbers(one).join()).toSorted()
    const squares = areasAt(target, size)
    return {
      where: `Area ${size} on ${named(target)}`,
      game: each(
        asText(squares.map((square) => areaOf(ground, target, square))),
        asText(squares.map((square) => eventArea(ground, target, square))),
      ),
      ledger: each(
        asText(boxes.map((box) => areaOn(land, target, box))),
        asText(boxes.map((box) => affected(land, box, [target]))),
      ),
    }
  })
  expect(found).toEqual([])
})

test('[T-22.13, T-R85] Areas of range 1 round corners, for bodies of every size', () => {
  const found = differences('bursts', (draw, { ground, land }) => {
    const size = draw(3) + 3
    const attacker = body(draw(900), draw(3) + 1) ?? [draw(900)]
    const asText = (all: readonly (readonly [{ size: number }, readonly number[]])[]): string[] =>
      all.map(([box, reached]) => `${JSON.stringify(box)} ${numbers(reached).join()}`).toSorted()
    const game = bursts(ground, attacker, size).map(
      (square) =>
        [{ x: square.column, y: square.row, size: square.size }, burstOf(ground, attacker, square)] as const,
    )
    // a square that touches the attacker by nothing but rock reaches nobody, and is not worth an option
    const ledger = boxesBeside(land, attacker, size)
      .map((box) => [box, burst(land, attacker, box)] as const)
      .filter(([, reached]) => reached.length > 0)
    return {
      where: `${size} by ${attacker.map(named).join(' ')}`,
      game: asText(game),
      ledger: asText(ledger),
    }
  })
  expect(found).toEqual([])
})

test('[T-22.14, T-22.15, T-22.16, T-R41] Lines in all four directions', () => {
  const found = differences('lines', (draw, { ground, land }) => {
    const target = draw(900)
    return {
      where: named(target),
      game: CARDINALS.map((way) => lineOf(ground, target, way).join()).toSorted(),
      ledger: WAYS.map((way) => line(land, target, way).join()).toSorted(),
    }
  })
  expect(found).toEqual([])
})

test('[T-18.03, T-18.04, T-18.12, T-38.08, T-B03.6] where single creatures can go with one or two kinds of spaces, and for how many', () => {
  const found = differences('walks', (draw, both) => {
    const from = placeWhere(draw, (place) => !isClosed(both.land, place))
    const blocked = new Set(Array.from({ length: 40 }, () => near(draw, from, 8)))
    const isPlain = draw(2) === 0
    const dear = new Set(Array.from({ length: isPlain ? 20 : 0 }, () => near(draw, from, 5)))
    const extra = (place: Place): number => (dear.has(place) ? 1 : 0)
    const mayEnter = (place: Place): boolean => !blocked.has(place)
    const across = [null, 'water', 'terrain'] as const
    const purses = [
      { spaces: draw(6), across: null, mayEnter },
      {
        spaces: isPlain ? 0 : draw(4),
        across: across[draw(3)] ?? null,
        mayEnter: draw(2) === 0 ? mayEnter : () => true,
      },
    ]
    const pools = purses.map(({ across: over, ...pool }) =>
      over === null ? pool : { ...pool, across: over },
    )
    const found = reach(both.ground, { from: [from], pools, extra })
    const game = new Map(found.spaces.map((space) => [space, costTo(found, space)]))
    const kinds = purses.map(({ spaces, across: over }) => `${spaces} ${over}`).join(', ')
    return {
      where: `${named(from)} with ${kinds}`,
      game: listed(game),
      ledger: listed(costs(both.land, [from], purses, extra)),
    }
  })
  expect(found).toEqual([])
})

test('[T-33.02, T-R62] where large bodies can stop', () => {
  const found = differences('stops', (draw, both) => {
    const size = draw(2) + 2
    const at = placeWhere(draw, (place) => fitsAt(both.land, { at: place, size }, () => true))
    const own = body(at, size) ?? []
    const others = new Set(Array.from({ length: 12 }, () => near(draw, at, 6)))
    const isFree = (place: Place): boolean => own.includes(place) || !others.has(place)
    const spaces = draw(6) + 1
    const { stands } = standsFor(both.ground, {
      body: { anchor: at, size },
      pools: [{ spaces, mayEnter: isFree }],
      isFree,
    })
    const purse = { spaces, across: null, mayEnter: isFree }
    return {
      where: `${size} on ${named(at)} with ${spaces}`,
      game: listed(new Map(stands.map(({ anchor, cost }) => [anchor, cost]))),
      ledger: listed(stops(both.land, { at, size, purse, isFree })),
    }
  })
  expect(found).toEqual([])
})

test('[T-26.09, T-33.06, T-R36, T-R50] pushes, of bodies of every size', () => {
  const found = differences('pushes', (draw, both) => {
    const size = draw(3) + 1
    const at = placeWhere(draw, (place) => fitsAt(both.land, { at: place, size }, () => true))
    const own = body(at, size) ?? []
    const from = (body(near(draw, at, 6), draw(3) + 1) ?? []).filter((place) => !own.includes(place))
    if (from.length === 0) return { where: '', game: [], ledger: [] }
    const others = new Set(Array.from({ length: 8 }, () => near(draw, at, 4)))
    const isFree = (place: Place): boolean => own.includes(place) || !others.has(place)
    const direction = pushDirection(from, own)
    const way = pushWay(from, own)
    return {
      where: `${size} on ${named(at)} from ${from.map(named).join(' ')}`,
      game: each(
        [EAST[direction], SOUTH[direction]],
        pushed(both.ground, { anchor: at, size }, { direction, spaces: 4, isFree }),
      ),
      ledger: each(way, pushedAlong(both.land, { at, size, isFree }, { way, spaces: 4 })),
    }
  })
  expect(found).toEqual([])
})
