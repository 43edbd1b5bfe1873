import type { Ask } from '@trialhall/kernel'
import type { TempusPrompt } from '../../asks.ts'
import { isOnMap } from '../../rules/creatures.ts'
import { NOBODY, type CreatureId, type TempusView } from '../../state.ts'

/** Who would act by what is asked: the creature that is moved or aims, else the Hero of the seat; null where it is not on the map. */
export function actorOf(view: TempusView, ask: Pick<Ask, 'seat' | 'prompt'> | null): CreatureId | null {
  if (!ask) return null
  const creature = creatureOf(ask.prompt as TempusPrompt) ?? ask.seat
  return creature !== NOBODY && isOnMap(view, creature) ? creature : null
}

/** The creature that a prompt moves. */
function creatureOf(prompt: TempusPrompt): CreatureId | null {
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
