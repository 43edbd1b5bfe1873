import type { Ask } from '@trialhall/kernel'
import type { TempusPrompt } from '../../../asks.ts'
import { isOnMap, sizeOf, creatureOf } from '../../../rules/creatures.ts'
import type { CreatureId, TempusView } from '../../../state.ts'
import type { Dot } from '../ground/ink.ts'
import { middleOf } from '../places.ts'

/** Who acts against whom while somebody is asked for a response. */
export interface Threat {
  readonly from: Dot
  readonly to: Dot
  /** Side of the body that is concerned. */
  readonly size: number
}

/** Who an ask for a response or a Damage Chain is about: who acts or has rolled, and whom it concerns; only those on the map. */
export function concerned(view: TempusView, ask: Pick<Ask, 'seat' | 'prompt'> | null): readonly CreatureId[] {
  return pairIn(ask).filter((id) => id >= 0 && isOnMap(view, id))
}

function pairIn(ask: Pick<Ask, 'seat' | 'prompt'> | null): readonly CreatureId[] {
  const prompt = ask?.prompt as TempusPrompt | undefined
  if (ask === null || prompt === undefined) return []
  if (prompt.type === 'smite') return [ask.seat, prompt.creature]
  if (prompt.type === 'rolled') return [prompt.creature]
  return prompt.type === 'window' ? [prompt.creature, prompt.target] : []
}

/** What is about to happen to somebody, while somebody may respond to it; null where nobody acts on anybody else. */
export function threatOf(view: TempusView, ask: Pick<Ask, 'seat' | 'prompt'> | null): Threat | null {
  const [by, target] = concerned(view, ask)
  if (by === undefined || target === undefined || by === target) return null
  const middle = (id: CreatureId): Dot => middleOf(creatureOf(view, id).at, sizeOf(view, id))
  return { from: middle(by), to: middle(target), size: sizeOf(view, target) }
}
