import type { EldarEvent, HeroId } from '@trialhall/game-eldar'

/** An event takes HP from this Hero. */
export function isHit(event: EldarEvent | null, id: HeroId): boolean {
  return (event?.type === 'damaged' || event?.type === 'lostHp') && event.hero === id
}
