import type { TempusEvent } from '@trialhall/game-tempus'
import type { SeenEvent } from '@trialhall/kernel'
import { isHero } from '../../rules/creatures.ts'
import type { CreatureId } from '../../state.ts'

/** Which way a Hero went in one move of the round: the spaces in their order. */
export interface Trail {
  readonly hero: CreatureId
  readonly spaces: readonly number[]
  /** It was placed or teleported there, and so crossed nothing. */
  readonly isLeap: boolean
}

/** What happened on the map in the round that goes on. */
export interface RoundOnMap {
  readonly trails: readonly Trail[]
  /** Spaces on which somebody was defeated. */
  readonly graves: readonly number[]
}

/** What happened on the map since the last round began. */
export function roundOnMap(story: readonly SeenEvent<TempusEvent>[]): RoundOnMap {
  const begun = story.findLastIndex(({ event }) => event.type === 'roundBegan')
  const trails: Trail[] = []
  const graves: number[] = []
  const last = new Map<CreatureId, number>()
  for (const [i, { event }] of story.entries()) {
    if (event.type === 'moved') {
      last.set(event.creature, event.path.at(-1) ?? 0)
      if (i > begun && isHero(event.creature)) trails.push(trailOf(event))
    }
    if (event.type === 'appeared' || event.type === 'respawned') last.set(event.creature, event.space)
    const grave = event.type === 'felled' && i > begun ? last.get(event.creature) : undefined
    if (grave !== undefined) graves.push(grave)
  }
  return { trails, graves }
}

function trailOf({ creature, path, how }: Extract<TempusEvent, { readonly type: 'moved' }>): Trail {
  return { hero: creature, spaces: path, isLeap: how === 'teleported' || how === 'placed' }
}
