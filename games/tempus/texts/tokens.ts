import type { CardId } from '@trialhall/kernel'
import type { AttackFace, Holder, Watch } from '../faces.ts'
import { afflict } from '../rules/fight/ailments.ts'
import { areAllies, creaturesOnMap, isHero } from '../rules/creatures.ts'
import { begin, end } from '../rules/lasting.ts'
import { distanceTo, groundOf, isAdjacentToSpace } from '../rules/map.ts'
import { moveNow } from '../rules/moves.ts'
import { heroCardOf, lastingNamed } from '../rules/printed.ts'
import { strike } from '../rules/fight/strikes.ts'
import { columnOf, distance, isClosed, isOnMap, rowOf, spaceAt, SPACES, type Space } from '../space/index.ts'
import { NOBODY, type Lasting, type TempusPosition, type TempusTable } from '../state.ts'
import { sourceOfHolder } from './sources.ts'
import { spendCharge } from './upkeep.ts'
import { isOwn, maybe, watch } from './watches.ts'

/** The token and its area may be moved so far, in each turn of its owner or when it is maintained. */
export function movesToken(at: 'turn-start' | 'maintained', spaces: number): Watch {
  const when = at === 'maintained' ? 'when it is maintained' : 'at the start of each of your turns'
  return maybe(
    watch(at, `${when} you may move its token up to ${spaces}`, {
      applies: isOwn,
      run: (table, holder) => moveToken(table, holder, spaces),
    }),
  )
}

/** Asks where a token goes, and moves it with all that it covers. */
function moveToken(table: TempusTable, { owner, card, lasting }: Holder, spaces: number): void {
  if (lasting === null) return
  const options = spacesNear(table.state, lasting, spaces).map((space) => ({ do: 'space', space }) as const)
  const { space } = table.choose(owner, { type: 'place', creature: NOBODY, card }, options)
  const covered = lasting.spaces.map((one) => shifted(one, lasting.at, space)).filter((one) => one >= 0)
  lasting.at = space
  lasting.spaces = covered
}

function spacesNear(state: TempusPosition, { at }: Lasting, spaces: number): readonly Space[] {
  const ground = groundOf(state)
  return Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) => distance(at, space) <= spaces && !isClosed(ground, space),
  )
}

function shifted(space: Space, from: Space, to: Space): Space {
  const column = columnOf(space) + columnOf(to) - columnOf(from)
  const row = rowOf(space) + rowOf(to) - rowOf(from)
  return isOnMap(column, row) ? spaceAt(column, row) : -1
}

/** At the end of its owner's turns the token moves and strikes somebody beside it, for a counter (Spiritual Weapon). */
export function spiritStrikes(spaces: number, attack: AttackFace): Watch {
  return watch(
    'turn-end',
    `at the end of each of your turns move the token up to ${spaces} and attack a creature adjacent to it, for a counter (1-6 miss, 7-14: 3, 15+: 6)`,
    {
      applies: isOwn,
      run(table, holder) {
        const { owner, lasting } = holder
        if (lasting === null) return
        moveToken(table, holder, spaces)
        const target = chooseBeside(table, holder, lasting.at)
        if (target === null) return
        strike(table, {
          attacker: owner,
          target,
          attack,
          side: 0,
          source: sourceOfHolder(table.state, holder),
          act: null,
          aim: null,
          from: lasting.at,
          modifier: 0,
        })
        if (table.state.lastings.includes(lasting)) spendCharge(table, lasting)
      },
    },
  )
}

function chooseBeside(table: TempusTable, { owner, card }: Holder, at: Space): number | null {
  const { state } = table
  const options = creaturesOnMap(state)
    .filter((other) => !areAllies(state, other, owner) && isBeside(state, other, at))
    .map((creature) => ({ do: 'creature', creature }) as const)
  if (options.length === 0) return null
  const prompt =
    card === null ? ({ type: 'monster-target', creature: owner } as const) : ({ type: 'aim', card } as const)
  return table.choose(owner, prompt, options).creature
}

function isBeside(state: TempusPosition, other: number, at: Space): boolean {
  return distanceTo(state, other, at) === 0 || isAdjacentToSpace(state, other, at)
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
    applies: (state, { owner }, { strike: blow }) =>
      blow !== null && blow.attacker === owner && isPrimary(state, blow.source.card),
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
    watch(at, at === 'hit' ? `after the attack you may move up to ${spaces}` : 'hit or miss', {
      applies: (_, { owner }, { strike: blow }) => blow?.target === owner,
      run(table, { owner, lasting }) {
        if (lasting !== null) end(table, lasting)
        if (isHero(owner)) moveNow(table, owner, { spaces, by: owner, card: null })
      },
    })
  return [dodge('hit'), dodge('missed')]
}
