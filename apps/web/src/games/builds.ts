import type { BuildBrowserProps } from '@trialhall/table-ui'
import type { ComponentType } from 'react'
import { onceEach } from '../kit/once-each.ts'
import { partsOf } from './hall.ts'

/** The page of a game's builds, loaded when it is needed; null where it has none. */
export const browserOf: (
  gameId: string,
) => Promise<{ readonly Browser: ComponentType<BuildBrowserProps> } | null> = onceEach(async (gameId) => {
  const builds = partsOf(gameId)?.builds
  return builds ? { Browser: await builds.load() } : null
})
