import type { CreatureId, TempusEvent } from '@trialhall/game-tempus'

/** Whose turn it is by what has been told, Monsters among them, whom a view does not name; null between two turns. */
export function actingIn(story: readonly { readonly event: TempusEvent }[]): CreatureId | null {
  for (let at = story.length - 1; at >= 0; at--) {
    const { event } = story[at] ?? {}
    if (event?.type === 'turnBegan') return event.creature
    if (event?.type === 'turnEnded' || event?.type === 'phaseBegan') return null
  }
  return null
}
