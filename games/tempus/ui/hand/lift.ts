import type { CardId } from '@trialhall/kernel'
import { refKey, useInteraction } from '@trialhall/table-ui'
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { Play } from '../board/play.ts'

/** The card that a finger has lifted, and what keeps that up to date on the element around all cards. */
export interface Lift {
  readonly lifted: CardId | null
  /** Puts it back. */
  lower(): void
  readonly handlers: {
    onPointerDownCapture(event: PointerEvent): void
    onClickCapture(event: MouseEvent): void
    onClick(): void
  }
}

/**
 * A finger cannot point without pressing: its first tap on a card lifts it, so that it can be read and the map shows what it would do, and
 * the next one plays it. Mouse and keys, which can point, play at once.
 */
export function useLift({ ask, told }: Pick<Play, 'ask' | 'told'>): Lift {
  const { point, lighting } = useInteraction()
  const isTouch = useRef(false)
  const isAgain = useRef(false)
  const [held, setHeld] = useState<{ readonly card: CardId; readonly told: number } | null>(null)
  const lifted = held !== null && held.told === told ? held.card : null // what happens puts it back
  const lower = (): void => {
    setHeld(null)
    point(null)
  }
  const raise = (card: CardId): void => {
    const ref = { kind: 'card', id: card } as const
    const [first] = lighting.picks.get(refKey(ref)) ?? []
    setHeld({ card, told })
    point(ref, first === undefined ? null : ask?.options[first])
  }
  return {
    lifted,
    lower,
    handlers: {
      onPointerDownCapture: ({ pointerType }) => {
        isTouch.current = pointerType !== 'mouse'
      },
      onClickCapture: (event) => {
        const card = cardAt(event.target)
        const wasTouch = isTouch.current
        isTouch.current = false
        isAgain.current = wasTouch && card !== null && card === lifted && lighting.picks.has(`card:${card}`)
        if (!wasTouch || card === null || card === lifted) return
        event.stopPropagation()
        raise(card)
      },
      // Only after the card itself has been pressed: what is taken away before hears nothing of it.
      onClick: () => {
        if (isAgain.current) lower()
        isAgain.current = false
      },
    },
  }
}

const CARD = /^card:(\d+)$/u

/** The card on the table that something on the page stands for. */
function cardAt(target: EventTarget): CardId | null {
  if (!(target instanceof Element)) return null
  const key = target.closest('[data-entity]')?.getAttribute('data-entity') ?? ''
  const found = CARD.exec(key)?.[1]
  return found === undefined ? null : (Number(found) as CardId)
}
