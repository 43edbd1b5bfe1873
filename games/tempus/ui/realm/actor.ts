import type { Ask } from '@trialhall/kernel'
import type { TempusPrompt } from '../../asks.ts'
import { creatureOf, isOnMap } from '../../rules/creatures.ts'
import type { Space } from '../../space/index.ts'
import { NOBODY, OFF, type CreatureId, type TempusView } from '../../state.ts'

/** Who would act by what is asked: the creature that is moved or aims, else the Hero of the seat; null where it is not on the map. */
export function actorOf(view: TempusView, ask: Pick<Ask, 'seat' | 'prompt'> | null): CreatureId | null {
  if (!ask) return null
  const creature = movedBy(ask.prompt as TempusPrompt) ?? ask.seat
  return creature !== NOBODY && isOnMap(view, creature) ? creature : null
}

/** The creature that a prompt moves. */
function movedBy(prompt: TempusPrompt): CreatureId | null {
  switch (prompt.type) {
    case 'place':
    case 'monster-move':
    case 'monster-target':
    case 'monster-area':
      return prompt.creature
    default:
      return null
  }
}

/** Where whoever looks is at home on the map: at who acts, else at their own Hero, else at the Entry Portal of their party; null where they have none. */
export function homeOf(view: TempusView, ask: Pick<Ask, 'seat' | 'prompt'> | null): Space | null {
  const { viewer, portals } = view
  const own = viewer !== null && isOnMap(view, viewer) ? viewer : null
  const at = actorOf(view, ask) ?? own
  if (at !== null) return creatureOf(view, at).at
  const portal = viewer === null ? OFF : (portals[viewer % 2] ?? OFF)
  return portal === OFF ? null : portal
}
