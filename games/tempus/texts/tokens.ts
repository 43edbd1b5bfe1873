import type { CardId } from '@trialhall/kernel'
import type { AttackFace, Holder, LastingUse, Watch } from '../faces.ts'
import { afflict } from '../rules/fight/ailments.ts'
import { creaturesOnMap, isHero } from '../rules/creatures.ts'
import { begin, end } from '../rules/lasting.ts'
import { distanceTo, groundOf } from '../rules/map.ts'
import { moveNow } from '../rules/moves.ts'
import { heroCardOf, lastingNamed } from '../rules/printed.ts'
import { spaceOptions } from '../rules/quick/options.ts'
import { strike } from '../rules/fight/strikes.ts'
import { isStruckBeside } from '../rules/fight/targets.ts'
import { areaOf, areasAt, isClosed, spacesWithin, type Space } from '../space/index.ts'
import { NOBODY, type Lasting, type TempusPosition, type TempusTable } from '../state.ts'
import { sourceOfHolder } from './sources.ts'
import { spendCharge } from './upkeep.ts'
import { maybe, watch } from './watches.ts'

/** The token and the area around it may be moved so far when it is maintained. */
export function movesToken(spaces: number, size: number): Watch {
  return maybe(
    watch('maintained', `when it is maintained you may move its token up to ${spaces}`, {
      applies: (_, { lasting }, { met }) => lasting !== null && met.includes(lasting),
      run: (table, holder) => moveToken(table, holder, { spaces, size }),
    }),
  )
}

/** Once in each of its owner's turns, whenever the owner likes, the token may be moved (Healing Spirit). */
export function tokenMoves(spaces: number): LastingUse {
  return {
    says: `once in each of your turns you may move its token up to ${spaces}`,
    run: (table, holder) => moveToken(table, holder, { spaces, size: 1 }),
  }
}

interface TokenMove {
  readonly spaces: number
  /** Side of the area around it; 1: it covers its own space. */
  readonly size: number
}

/** Asks where a token goes, and moves it; its area is laid there anew, as walls let it (T-22.08, T-22.09). */
function moveToken(table: TempusTable, { owner, card, lasting }: Holder, { spaces, size }: TokenMove): void {
  if (lasting === null) return
  const options = spaceOptions(spacesNear(table.state, lasting, spaces))
  const { space } = table.choose(owner, { type: 'place', creature: NOBODY, card }, options)
  if (space === lasting.at) return
  lasting.at = space
  lasting.spaces = coveredFrom(table.state, space, size)
  table.emit({ type: 'tokenMoved', face: lasting.face, owner, space })
}

/** In rising order. */
function coveredFrom(state: TempusPosition, space: Space, size: number): readonly Space[] {
  const [square] = areasAt(space, size)
  return square === undefined ? [] : areaOf(groundOf(state), space, square).toSorted((a, b) => a - b)
}

function spacesNear(state: TempusPosition, { at }: Lasting, spaces: number): readonly Space[] {
  const ground = groundOf(state)
  return spacesWithin([at], spaces).filter((space) => !isClosed(ground, space))
}

/** Once in each of its owner's turns, whenever the owner likes, the token moves and strikes somebody beside it, for a counter (Spiritual Weapon). */
export function spiritStrikes(spaces: number, attack: AttackFace): LastingUse {
  return {
    says: `once in each of your turns you may move the token up to ${spaces} and attack a creature adjacent to it, for a counter (1-6 miss, 7-14: 3, 15+: 6)`,
    attack,
    run(table, holder) {
      const { owner, lasting } = holder
      if (lasting === null) return
      moveToken(table, holder, { spaces, size: 1 })
      const target = chooseBeside(table, holder, { at: lasting.at, attack })
      if (target === null) return
      const source = sourceOfHolder(table.state, holder)
      strike(table, { ...PLAIN, attacker: owner, target, attack, source, from: lasting.at })
      if (table.state.lastings.includes(lasting)) spendCharge(table, lasting)
    },
  }
}

const PLAIN = { side: 0, act: null, aim: null, modifier: 0 } as const

function chooseBeside(
  table: TempusTable,
  { owner, card }: Holder,
  blow: { readonly at: Space; readonly attack: AttackFace },
): number | null {
  const { state } = table
  const options = creaturesOnMap(state)
    .filter((other) => isStruckBeside(state, { ...blow, attacker: owner, target: other }))
    .map((creature) => ({ do: 'creature', creature }) as const)
  if (options.length === 0) return null
  const prompt =
    card === null ? ({ type: 'monster-target', creature: owner } as const) : ({ type: 'aim', card } as const)
  return table.choose(owner, prompt, options).creature
}

/** Whoever is hurt in the area is free of it for the rest of the turn (Hypnotic Pattern). */
export function freesTheHurt(slug: string): Watch {
  return watch('hurt', 'a creature that takes damage is free of it for the rest of that turn', {
    applies: (state, { lasting }, { creature }) =>
      lasting !== null && lasting.spaces.some((space) => distanceTo(state, creature, space) === 0),
    run: (table, { owner }, { creature }) => begin(table, { face: lastingNamed(slug), owner, on: creature }),
  })
}

/** Hits with Primary cards poison (Envenom). */
export function poisonsHits(tokens: number): Watch {
  return watch('hit', `your Primary attacks that hit add Poison ${tokens}`, {
    applies: (state, { owner }, { strike: blow, instance }) =>
      blow !== null &&
      blow.attacker === owner &&
      instance?.isIgnored !== true && // T-R43
      isPrimary(state, blow.source.card),
    run(table, _holder, { strike: blow }) {
      if (blow !== null)
        afflict(table, { source: blow.source, target: blow.target, ailment: 'poison', tokens })
    },
  })
}

function isPrimary(state: TempusPosition, card: CardId | null): boolean {
  return card !== null && heroCardOf(state, card).tier === 'primary'
}

/** After the attack that it was played against, its owner may move (Elusive). */
export function dodgesAway(spaces: number): readonly Watch[] {
  const dodge = (at: 'hit' | 'missed'): Watch =>
    watch(at, at === 'hit' ? `hit or miss, you may move up to ${spaces} after the attack` : '', {
      applies: (_, { owner }, { strike: blow }) => blow?.target === owner,
      run(table, { owner, lasting }) {
        if (lasting !== null) end(table, lasting)
        if (isHero(owner)) moveNow(table, owner, { spaces, by: owner, card: null })
      },
    })
  return [dodge('hit'), dodge('missed')]
}
