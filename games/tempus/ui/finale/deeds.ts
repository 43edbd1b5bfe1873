import type { TempusEvent, TempusView } from '@trialhall/game-tempus'
import type { SeenEvent } from '@trialhall/kernel'

type Story = readonly SeenEvent<TempusEvent>[]

/** What one Hero did in a match. */
export interface Deeds {
  /** HP that it took from others, and that it lost. */
  readonly dealt: number
  readonly taken: number
  readonly healed: number
  /** Creatures that it defeated, and how often it was defeated. */
  readonly defeats: number
  readonly falls: number
}

const NOTHING: Deeds = { dealt: 0, taken: 0, healed: 0, defeats: 0, falls: 0 }

/** What every Hero did, in the order of seats. */
export function deedsOf({ heroes }: TempusView, story: Story): readonly Deeds[] {
  const deeds: Deeds[] = heroes.map(() => NOTHING)
  const add = (id: number, deed: keyof Deeds, by: number): void => {
    const before = deeds[id]
    if (before !== undefined) deeds[id] = { ...before, [deed]: before[deed] + by }
  }
  for (const { event } of story) {
    switch (event.type) {
      case 'hurt':
        if (event.by !== event.creature) add(event.by, 'dealt', event.damage)
        add(event.creature, 'taken', event.damage)
        break
      case 'healed':
        add(event.creature, 'healed', event.by)
        break
      case 'felled':
        if (event.by !== event.creature) add(event.by, 'defeats', 1)
        add(event.creature, 'falls', 1)
        break
      default:
    }
  }
  return deeds
}
