import { type AnyGame, plain } from '@trialhall/kernel'
import type { TableUpdate } from '@trialhall/table-ui'
import { useEffect, useRef } from 'react'
import { useSettings } from '../store/use-settings.tsx'
import { promptOf } from '../table/sentences.ts'
import { browserCalls } from './browser-calls.ts'
import { TurnWatch } from './turn-watch.ts'

/**
 * Calls the person at this page when it is their turn, in the ways they set. `isShown`: what led to it has been shown, so
 * that no sound comes before the dice have fallen.
 */
export function useTurnCall(game: AnyGame, update: TableUpdate, isShown: boolean): void {
  const { sound, volume, notify } = useSettings().settings
  const watch = useRef<TurnWatch | null>(null)
  useEffect(() => {
    watch.current = new TurnWatch(browserCalls)
    return () => watch.current?.close()
  }, [])
  useEffect(() => {
    const { snapshot } = update
    const { own } = snapshot
    if (own && !isShown && !document.hidden) return
    const text = own ? plain(promptOf(game, snapshot, own)) : ''
    const turn = { isMine: own !== null, title: `Your turn: ${game.title}`, text, path: location.pathname }
    watch.current?.see(turn, { sound, volume, notify })
  }, [game, update, isShown, sound, volume, notify])
}
