import { type AnyGame, plain } from '@trialhall/kernel'
import type { TableSnapshot, TableUpdate } from '@trialhall/table-ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useSettings } from '../device/use-settings.tsx'
import { promptOf } from '../match/sentences.ts'
import { browserCalls } from './browser-calls.ts'
import { TurnWatch } from './turn-watch.ts'

interface Calls {
  readonly isShown: boolean
  readonly isAsked: boolean
  readonly letPass: RefObject<TableSnapshot | null>
  readonly calls?: number
}

/**
 * Calls the person at this page when it is their turn, in the ways they set. `isShown`: what led to it has been shown, so
 * that no sound comes before the dice have fallen. `isAsked`: they do not let it pass; `letPass` says so at once. `calls`: how often others have called for the choice.
 */
export function useTurnCall(
  game: AnyGame,
  update: TableUpdate,
  { isShown, isAsked, letPass, calls = 0 }: Calls,
): void {
  const { sound, volume, notify } = useSettings().settings
  const watch = useRef<TurnWatch | null>(null)
  useEffect(() => {
    watch.current = new TurnWatch(browserCalls)
    return () => watch.current?.close()
  }, [])
  useEffect(() => {
    const { snapshot } = update
    const own = isAsked && letPass.current !== snapshot ? snapshot.own : null
    if (own && !isShown && !document.hidden) return
    const text = own ? plain(promptOf(game, snapshot, own)) : ''
    const turn = { isMine: own !== null, title: `Your turn: ${game.title}`, text, path: location.pathname }
    watch.current?.see(turn, { sound, volume, notify })
  }, [game, update, isShown, isAsked, letPass, sound, volume, notify])
  const answered = useRef(0)
  useEffect(() => {
    if (calls <= answered.current) return
    answered.current = calls
    const title = `Others are waiting for you: ${game.title}`
    const turn = { isMine: true, title, text: 'Somebody at the table calls you.', path: location.pathname }
    watch.current?.nudged(turn, { sound, volume, notify })
  }, [game, calls, sound, volume, notify])
}
