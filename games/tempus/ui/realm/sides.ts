import type { Party } from '@trialhall/kernel'
import { partyOfCreature } from '../../rules/creatures.ts'
import type { CreatureId, TempusPosition, TempusView } from '../../state.ts'

/** Whose a creature is, for whoever looks: of the own party, of the other one, or allied to nobody. */
export type Side = 'own' | 'enemy' | 'wild'

/** The colours of each side: the ring, its light edge, and what lies behind the crest. The own side is always warm, the other cold. */
export const SIDE_COLOURS: Readonly<
  Record<Side, { readonly ring: string; readonly pale: string; readonly deep: string }>
> = {
  own: { ring: '#f0894a', pale: '#ffd2a0', deep: '#5a2412' },
  enemy: { ring: '#66aee6', pale: '#d4efff', deep: '#142c48' },
  wild: { ring: '#b9b58a', pale: '#efe9c0', deep: '#2c2a18' },
}

/** The party whose side is the own one: that of who looks, the first for those who only watch. */
export function ownParty({ viewer }: Pick<TempusView, 'viewer'>): Party {
  return viewer === null ? 0 : viewer % 2
}

/** The side of a party. */
export function sideOfParty(view: Pick<TempusView, 'viewer'>, party: Party | null): Side {
  if (party === null) return 'wild'
  return party === ownParty(view) ? 'own' : 'enemy'
}

/** The side of a creature. */
export function sideOf(view: TempusPosition & Pick<TempusView, 'viewer'>, id: CreatureId): Side {
  return sideOfParty(view, partyOfCreature(view, id))
}
