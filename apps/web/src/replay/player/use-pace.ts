import { useMotion } from '../../device/use-settings.tsx'
import { useRootPace } from '../../table/use-root-pace.ts'
import type { Player } from './use-player.ts'

/** Lets everything on the page that moves keep the speed of the replay; what is jumped to stands at once. */
export function usePace({ speed, update }: Pick<Player, 'speed' | 'update'>): void {
  const motion = useMotion()
  useRootPace(update.how === 'jump' ? 'off' : motion, speed)
}
