import {
  PRINTED,
  type Pool,
  type TempusOption,
  type TempusPrompt,
  type TempusView,
} from '@trialhall/game-tempus'
import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { promptOf, type Play } from '../board/play.ts'

/** What is read in the draft, and what keeps that up to date on the element around all that can be pointed at. */
interface Reading {
  readonly pool: Pool
  /** Its place in the pool. */
  readonly shown: number
  readonly handlers: {
    onPointerOver(event: PointerEvent): void
    onPointerDownCapture(event: PointerEvent): void
    onFocus(event: FocusEvent): void
    onClickCapture(event: MouseEvent): void
  }
}

/**
 * Knows what of a pool is read: what is under the pointer or in focus, on the pool or in the prompt. A finger cannot point without pressing: its first
 * tap on something reads it, and only the next one takes it.
 */
export function useReading({ view, ask }: Pick<Play, 'view' | 'ask'>): Reading {
  const pool = poolNow(view, promptOf({ ask }))
  const [read, setRead] = useState<{ readonly pool: Pool; readonly index: number } | null>(null)
  const touch = useRef<{ readonly hadRead: number | null } | null>(null)
  const options = (ask?.options ?? []) as readonly TempusOption[]
  const point = (target: EventTarget): void => {
    const index = indexAt(target, options)
    if (index !== null) setRead({ pool, index })
  }
  return {
    pool,
    shown: read?.pool === pool ? read.index : firstOf(view, pool),
    handlers: {
      onPointerOver: ({ target, pointerType }) => {
        if (pointerType === 'mouse') point(target)
      },
      onPointerDownCapture: ({ pointerType }) => {
        touch.current = pointerType === 'mouse' ? null : { hadRead: read?.pool === pool ? read.index : null }
      },
      onFocus: ({ target }) => point(target),
      onClickCapture: (event) => {
        const index = indexAt(event.target, options)
        const isFirst = touch.current !== null && index !== null && touch.current.hadRead !== index
        touch.current = null
        if (!isFirst) return
        event.stopPropagation()
        point(event.target)
        event.currentTarget.querySelector('[data-part="deck"]')?.scrollIntoView({ block: 'nearest' })
      },
    },
  }
}

/** What is drafted now: what is asked, or what the step of the draft says to those who wait. */
function poolNow({ draft }: TempusView, prompt: TempusPrompt | null): Pool {
  if (prompt?.type === 'pick' || prompt?.type === 'pick-order') return prompt.pool
  if (draft?.step === 'subclasses') return 'subclass'
  return draft?.step === 'characters' || draft?.step === 'corners' ? 'character' : 'class'
}

/** What is read before anything is pointed at: what the viewer has taken, or the first of the pool. */
function firstOf({ viewer, heroes }: TempusView, pool: Pool): number {
  const own = viewer === null ? undefined : heroes[viewer]
  const taken = { class: own?.heroClass, subclass: own?.subclass, character: own?.character }[pool]
  if (taken !== undefined && taken >= 0) return taken
  if (pool !== 'subclass') return 0
  const slug = PRINTED.classes[own?.heroClass ?? 0]?.slug
  return Math.max(
    0,
    PRINTED.subclasses.findIndex(({ heroClass }) => heroClass === slug),
  )
}

/** What of the pool something on the page stands for: a banner, or an option of the prompt. */
function indexAt(target: EventTarget, options: readonly TempusOption[]): number | null {
  if (!(target instanceof Element)) return null
  const banner = target.closest('[data-pick]')?.getAttribute('data-pick')
  if (banner !== null && banner !== undefined) return Number(banner)
  const at = target.closest('[data-option]')?.getAttribute('data-option')
  const option = at === null || at === undefined ? undefined : options[Number(at)]
  return option?.do === 'pick' ? option.index : null
}
