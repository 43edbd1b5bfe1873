import type { CardId, Seat } from '@trialhall/kernel'
import type { Happening } from '../../acts.ts'
import type { Aim } from '../../faces.ts'
import type { CreatureId, Space, TempusPosition, TempusTable } from '../../state.ts'
import { areWarded, isSpellCard, isWarded } from '../fight/wards.ts'
import { cardOf } from '../printed.ts'
import { creatureOptions, spaceOptions } from '../quick/options.ts'

/** Whom or which space a card was aimed at. */
export interface Aimed {
  readonly targets: readonly CreatureId[]
  readonly space: Space | null
}

/** At nobody and nothing. */
export const NO_AIM: Aimed = { targets: [], space: null }

/** A card that is about to be aimed. */
export interface Aiming {
  readonly seat: Seat
  readonly card: CardId
  readonly aim: Aim
  readonly about: Happening
}

/** Whether there is anybody or any space that a card can be aimed at (T-21.01). */
export function canAim(state: TempusPosition, aiming: Aiming): boolean {
  const { aim } = aiming
  if (aim.type === 'none') return true
  if (aim.type === 'space') return spacesFor(state, aiming, aim).length > 0
  return creaturesFor(state, aiming, aim).length >= aim.least
}

/** Asks whom or which space a card is aimed at (T-21.01, T-21.08). */
export function askAim(table: TempusTable, aiming: Aiming): Aimed {
  const { seat, card, aim } = aiming
  if (aim.type === 'none') return NO_AIM
  const prompt = { type: 'aim', card } as const
  if (aim.type === 'space') {
    const options = spaceOptions(spacesFor(table.state, aiming, aim))
    return { targets: [], space: table.choose(seat, prompt, options).space }
  }
  const options = creatureOptions(creaturesFor(table.state, aiming, aim))
  const most = Math.min(aim.most, options.length)
  if (options.length === 0) return NO_AIM // it needs nobody
  const picks = table.chooseMany(seat, prompt, { options, min: Math.max(1, aim.least), max: most })
  return { targets: picks.map(({ creature }) => creature), space: null }
}

type Kind<T extends Aim['type']> = Extract<Aim, { readonly type: T }>

/** Spaces for a card; a Spell is aimed at none that is warded (C-10 #21). */
function spacesFor(state: TempusPosition, { seat, card }: Aiming, aim: Kind<'space'>): readonly Space[] {
  const spaces = aim.of(state, seat)
  return isSpellCard(state, card) ? spaces.filter((space) => !areWarded(state, [space])) : spaces
}

/** The same with creatures. */
function creaturesFor(
  state: TempusPosition,
  { seat, card, about }: Aiming,
  aim: Kind<'creatures'>,
): readonly CreatureId[] {
  const creatures = aim.of(state, seat, about)
  return isSpellCard(state, card) ? creatures.filter((id) => !isWarded(state, id)) : creatures
}

/** What a card could be played at, in a moment of which nothing more is known. */
interface FreePlay {
  readonly seat: Seat
  readonly card: CardId
  readonly about: Happening
}

/** The one creature that a Free card would be aimed at without a question; null where there is none or a choice (T-21.01). */
export function onlyTargetOf(state: TempusPosition, { seat, card, about }: FreePlay): CreatureId | null {
  const face = cardOf(state, card)
  const aim = face.kind === 'hero' || face.kind === 'loot' ? face.free?.aim : undefined
  if (aim?.type !== 'creatures') return null
  const [only, ...others] = creaturesFor(state, { seat, card, aim, about }, aim)
  return only === undefined || others.length > 0 ? null : only
}
