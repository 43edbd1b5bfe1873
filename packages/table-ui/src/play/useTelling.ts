import type { AnyView, SeenEvent } from '@trialhall/kernel'
import { useEffect, useRef } from 'react'
import type { BoardProps } from '../board.ts'

// What a table tells the page around it.

/** Tells the page when an update has been shown to its end. */
export function useSettled({ update, onSettled }: BoardProps, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) onSettled?.(update)
  }, [update, onSettled, isPlaying])
}

/** Tells the page what the person lets pass. */
export function useLetPass({ update, onLetPass }: BoardProps, isPassed: boolean): void {
  const { snapshot } = update
  useEffect(() => {
    onLetPass?.(isPassed ? snapshot : null)
  }, [onLetPass, snapshot, isPassed])
}

/** Tells the page how the match stands on the board. */
export function useShown({ onShown }: BoardProps, view: AnyView): void {
  useEffect(() => {
    onShown?.(view)
  }, [onShown, view])
}

/** Lets the page hear what has begun to be shown. What a replay jumped over is not heard. */
export function useHeard({ settings, update }: BoardProps, story: readonly unknown[]): void {
  const { hear } = settings
  const { snapshot, fresh } = update
  const told = useRef(story.length)
  useEffect(() => {
    const from = Math.max(told.current, fresh)
    told.current = story.length
    const events = (story as readonly SeenEvent[]).slice(from).map(({ event }) => event)
    if (events.length > 0) hear?.(events, snapshot)
  }, [hear, story, fresh, snapshot])
}
