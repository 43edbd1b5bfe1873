import { useEffect, useRef } from 'react'
import { type Player, SPEEDS } from './use-player.ts'

/** The keys of a replay, as the help lists them. */
export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'play, or pause'],
  ['← →', 'back or on to what happened next'],
  ['Shift + ← →', 'back or on by one choice, even if nothing came of it'],
  ['↑ ↓', 'to the turn before, or after'],
  ['M, Shift + M', 'to the next notable moment, or the one before'],
  ['Home, End', 'to the beginning, to the end'],
  ['1 – 5', `speed: ${SPEEDS.map((speed) => `${speed}×`).join(', ')}`],
  ['E', 'look through the next eyes'],
  ['S', 'share this moment'],
  ['L', 'open or close the log'],
  ['Escape', 'close a tip or a dialog'],
  ['?', 'this list'],
]

/** What keys do beside moving about. */
interface KeyActions {
  readonly player: Player
  readonly length: number
  nextEyes(): void
  share(): void
}

/** Hears the keys of a replay before the board does. */
export function useReplayKeys(actions: KeyActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return
      const act = actionOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

/** Keys with modifiers, in fields and in dialogs are not for the replay; its own scrub bar moves by them. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (document.querySelector('dialog:modal') !== null) return true
  const { target } = event
  if (!(target instanceof Element)) return false
  if (target.closest('input:not([type=range]), textarea, select, [popover]') !== null) return true
  const scrolls = target instanceof HTMLOListElement && /^(Arrow(Up|Down)|Home|End)$/.test(event.key)
  return scrolls || (event.key === ' ' && target.closest('button, a, [role=button]') !== null)
}

function actionOf({ key, shiftKey }: KeyboardEvent, actions: KeyActions): (() => void) | null {
  const { player, length } = actions
  const speed = /^[1-9]$/.test(key) ? SPEEDS[Number(key) - 1] : undefined
  if (speed !== undefined) return () => player.runAt(speed)
  switch (key) {
    case ' ':
      return player.toggle
    case 'ArrowRight':
      return () => player.step('forward', shiftKey ? 'choice' : 'happening')
    case 'ArrowLeft':
      return () => player.step('back', shiftKey ? 'choice' : 'happening')
    case 'ArrowDown':
      return () => player.step('forward', 'turn')
    case 'ArrowUp':
      return () => player.step('back', 'turn')
    case 'm':
      return () => player.step('forward', 'notable')
    case 'M':
      return () => player.step('back', 'notable')
    case 'Home':
      return () => player.jump(0)
    case 'End':
      return () => player.jump(length)
    case 'e':
      return actions.nextEyes
    case 's':
      return actions.share
    default:
      return null
  }
}
