import { capital } from '@trialhall/kernel'
import type { TempusEvent } from '../../../events.ts'
import { creatureOf, sizeOf } from '../../../rules/creatures.ts'
import { MONSTER_IDS, OFF, type CreatureId, type TempusView } from '../../../state.ts'
import { calledWithin } from '../../called.ts'
import { emblemOf, type Emblem } from '../figures/Crest.tsx'
import type { Dot } from '../ground/ink.ts'
import { middleOf } from '../places.ts'
import { sideOf, type Side } from '../sides.ts'

/** What is shown on the map of an event: words that rise over a place, and a stroke from one place to another. */
export interface Effect {
  readonly at: Dot
  readonly text: string
  readonly look: 'loss' | 'gain' | 'plain' | 'die' | 'fall' | 'rise'
  readonly from: Dot | null
  /** Who is seen to fall there, as it was before; null for nobody. */
  readonly fallen: Fallen | null
}

/** A creature that has left the map. */
export interface Fallen extends Emblem {
  readonly side: Side
  readonly size: number
}

/** What an event shows on the map; null for one that shows nothing there. A creature that has fallen is where it was in the view before. */
export function effectOf(event: TempusEvent, view: TempusView, before: TempusView): Effect | null {
  const over = (id: CreatureId, text: string, look: Effect['look']): Effect | null => {
    const at = spotOf(id, view) ?? spotOf(id, before)
    return at && { at, text, look, from: null, fallen: null }
  }
  switch (event.type) {
    case 'hurt':
      return over(event.creature, event.damage > 0 ? `−${event.damage}` : '0', 'loss')
    case 'healed':
      return event.by > 0 ? over(event.creature, `+${event.by}`, 'gain') : null
    case 'unharmed':
      return over(event.creature, 'no harm', 'plain')
    case 'missed':
      return over(event.target, 'miss', 'plain')
    case 'hit':
      return event.isCritical ? over(event.target, 'critical', 'die') : null
    case 'afflicted':
      return over(event.creature, `${capital(event.ailment)} +${event.tokens}`, 'loss')
    case 'rolled':
      return over(event.creature, `${event.total}`, 'die')
    case 'rerolled':
      return over(event.creature, `${event.total}`, 'die')
    case 'appeared':
      return event.creature === MONSTER_IDS.guardian
        ? over(event.creature, `${capital(calledWithin([], view, event.creature))} rises`, 'rise')
        : null
    case 'felled':
      return felled(over(event.creature, 'defeated', 'fall'), event.creature, before)
    case 'attacked':
      return strokeOf(event, view)
    case 'campWoke': {
      const at = view.camps[event.camp]?.at
      return at === undefined
        ? null
        : { at: middleOf(at), text: 'awake', look: 'plain', from: null, fallen: null }
    }
    default:
      return null
  }
}

function strokeOf(
  { creature, target }: Extract<TempusEvent, { readonly type: 'attacked' }>,
  view: TempusView,
): Effect | null {
  const at = spotOf(target, view)
  return at && { at, text: '', look: 'plain', from: spotOf(creature, view), fallen: null }
}

function felled(effect: Effect | null, id: CreatureId, before: TempusView): Effect | null {
  if (effect === null || spotOf(id, before) === null) return effect
  const fallen = {
    ...emblemOf(before, id),
    look: 'fallen' as const,
    side: sideOf(before, id),
    size: sizeOf(before, id),
  }
  return { ...effect, fallen }
}

function spotOf(id: CreatureId, view: TempusView): Dot | null {
  if (id < 0) return null
  const { at } = creatureOf(view, id)
  return at === OFF ? null : middleOf(at, sizeOf(view, id))
}
