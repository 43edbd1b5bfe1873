import type { Deed, LastingFace, Play, Watch } from '../../faces.ts'
import { begin } from '../../rules/lasting.ts'
import { tokenSpace } from '../../rules/locations.ts'
import { teleport } from '../../rules/placing.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { endEvent } from '../../rules/round/events-phase.ts'
import { isFreeFor } from '../../rules/map.ts'
import { isHero } from '../../rules/creatures.ts'
import { NOBODY, OFF, type Lasting, type Space, type TempusPosition, type TempusTable } from '../../state.ts'
import type { CardId } from '@trialhall/kernel'
import { watch } from '../watches.ts'
import { around } from './makers.ts'
import type { Blow } from './storms.ts'
import { those } from './makers.ts'

/** The tokens of an Event that lie on the map. */
export function tokensOf(state: TempusPosition, card: CardId): readonly Lasting[] {
  return state.lastings.filter((lasting) => lasting.card === card && lasting.at !== OFF)
}

function lay(
  table: TempusTable,
  card: CardId,
  token: {
    readonly face: LastingFace
    readonly at: Space
    readonly spaces: readonly Space[]
    readonly count: number
  },
): void {
  begin(table, {
    face: lastingNamed(token.face.slug),
    owner: NOBODY,
    card,
    at: token.at,
    spaces: token.spaces.toSorted((a, b) => a - b),
    count: token.count,
  })
}

/** A token on the location, or the nearest space where somebody can stand (T-12.06, T-R20). */
export function laysToken(face: LastingFace, rounds = 1): Deed {
  return {
    says: `a token: ${face.says}`,
    run(table, { card, space }) {
      if (space === null) return
      const taken = tokensOf(table.state, card).map(({ at }) => at)
      const at = tokenSpace(table.state, space, taken)
      lay(table, card, { face, at, spaces: [at], count: rounds })
    },
  }
}

/** A token with an area around it. */
export function laysArea(face: LastingFace, size: 3 | 5): Deed {
  return {
    says: `a token with area ${size}: ${face.says}`,
    run(table, { card, space }) {
      if (space !== null)
        lay(table, card, { face, at: space, spaces: around(table.state, space, size), count: 1 })
    },
  }
}

/** A token that strikes everybody around it whenever its Event acts; it is laid the first time (Flame Geyser). */
export function eruptsFor(
  rounds: number,
  face: LastingFace,
  { size, blow }: { readonly size: 3; readonly blow: Blow },
): Deed {
  return {
    says: `a token: each creature in area ${size} around it ${blow.says}; ${face.says}`,
    run(table, play: Play) {
      const { card, space } = play
      if (space === null) return
      if (tokensOf(table.state, card).length === 0)
        lay(table, card, { face, at: space, spaces: [space], count: rounds })
      for (const target of those(table.state, space, size)) blow.run(table, play, { target, isArea: true })
    },
  }
}

/** After so many rounds its Event is over. */
export function leavesAfter(rounds: number): Watch {
  return watch('round-end', `it leaves after ${rounds} rounds`, {
    applies: (_, { lasting }) => lasting !== null,
    run(table, { lasting, card }) {
      if (lasting === null || card === null) return
      lasting.count--
      if (lasting.count <= 0) endEvent(table, card)
    },
  })
}

/** A Hero that enters one token may move to the other, if that is free, and go on (Teleportal, T-38.24). */
export const linked: Watch = watch(
  'entered',
  'a Hero that enters it may move to the other token, if that is free',
  {
    applies: (state, { lasting, card }, { creature, met }) =>
      lasting !== null &&
      card !== null &&
      isHero(creature) &&
      met.includes(lasting) &&
      otherEnd(state, card, lasting) !== null &&
      isFreeFor(state, creature, otherEnd(state, card, lasting)?.at ?? OFF),
    run(table, { lasting, card }, { creature }) {
      const other = lasting === null || card === null ? null : otherEnd(table.state, card, lasting)
      if (other === null || card === null) return
      const pick = table.choose(creature, { type: 'may', card, creature }, [
        { do: 'yes' },
        { do: 'no' },
      ] as const)
      if (pick.do === 'yes') teleport(table, creature, other.at)
    },
  },
)

function otherEnd(state: TempusPosition, card: CardId, lasting: Lasting): Lasting | null {
  return tokensOf(state, card).find((other) => other !== lasting) ?? null
}
