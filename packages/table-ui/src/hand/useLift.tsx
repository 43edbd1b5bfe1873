import type { Ref } from '@trialhall/kernel'
import {
  useContext,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { refKey, type Lighting } from '../entity/refs.ts'
import { useInteraction } from '../entity/interaction.ts'
import { Reasons } from '../tip/Reasons.tsx'
import { TipContext } from '../tip/useTip.ts'

/** The card of a hand that a finger has lifted, and what hears fingers on the element around all cards. */
interface Lift {
  /** Its place in the hand; null while none is lifted. */
  readonly lifted: number | null
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onPointerDownCapture' | 'onClickCapture'>
}

interface Held {
  readonly card: Element
  readonly key: string
  readonly place: number
  /** What was lit then: another ask puts the card back. */
  readonly lighting: Lighting
}

const NONE: Lift['handlers'] = {}

/** What is said of a lifted card. */
export const LIFTED = 'Touch it again to pick it.'

/**
 * A finger cannot point without pressing: its first touch of a card that can be picked lifts it, so that it can be read, and the next one
 * picks it. Mouse and keys, which can point, pick at once.
 */
export function useLift(isOn: boolean): Lift {
  const interaction = useInteraction()
  const tips = useContext(TipContext)
  const isTouch = useRef(false)
  const [held, setHeld] = useState<Held | null>(null)
  const { lighting, point } = interaction
  const standing = held?.lighting === lighting ? held : null
  const lower = (): void => {
    setHeld(null)
    point(null)
  }
  usePressElsewhere(standing, lower)
  useFallen(standing === null ? held : null, ({ card }) => {
    tips.hide(card)
    lower()
  })
  const lift = (card: Element, ref: Ref, place: number): void => {
    setHeld({ card, key: refKey(ref), place, lighting })
    point(ref)
    tips.show(card, lifted(interaction.preview(ref), interaction.rule(ref)), lower)
  }
  const onPointerDownCapture = ({ pointerType }: PointerEvent): void => {
    isTouch.current = pointerType === 'touch'
  }
  const onClickCapture = (event: MouseEvent): void => {
    // A touch that became a scroll clicked nothing: what comes without a pointer is a key.
    const wasTouch = isTouch.current && event.detail > 0
    isTouch.current = false
    const card = event.target instanceof Element ? event.target.closest('[data-entity]') : null
    const ref = card && refOfCard(card)
    if (!wasTouch || card === null || ref === null || !canBePicked(card)) return
    if (standing?.key === refKey(ref)) {
      tips.hide(card)
      setHeld(null)
      return point(null)
    }
    event.stopPropagation()
    const places = [...event.currentTarget.children]
    lift(
      card,
      ref,
      places.findIndex((place) => place.contains(card)),
    )
  }
  return {
    lifted: standing?.place ?? null,
    handlers: isOn ? { onPointerDownCapture, onClickCapture } : NONE,
  }
}

/** What stands over a lifted card. */
function lifted(preview: ReactNode, rule: Parameters<typeof Reasons>[0]['rule']): ReactNode {
  return (
    <Reasons reasons={[]} rule={rule}>
      {preview}
      <strong>{LIFTED}</strong>
    </Reasons>
  )
}

/** It is lit, or would come in the place of what was picked first. */
function canBePicked(card: Element): boolean {
  return !card.hasAttribute('aria-disabled') && !card.hasAttribute('data-taken')
}

const CARD = /^card:(\d+)$/u

function refOfCard(card: Element): Ref | null {
  const id = CARD.exec(card.getAttribute('data-entity') ?? '')?.[1]
  return id === undefined ? null : { kind: 'card', id: Number(id) }
}

/** A card falls back into the hand with another ask: what stands over it is no longer true. */
function useFallen(held: Held | null, lower: (held: Held) => void): void {
  const latest = useRef(lower)
  useEffect(() => {
    latest.current = lower
  })
  useEffect(() => {
    if (held !== null) latest.current(held)
  }, [held])
}

/** A press anywhere else puts a card back, but for one in the tip over it. */
function usePressElsewhere(held: Held | null, lower: () => void): void {
  const latest = useRef(lower)
  useEffect(() => {
    latest.current = lower
  })
  const card = held?.card ?? null
  useEffect(() => {
    if (card === null) return undefined
    const onPress = ({ target }: Event): void => {
      const isInTip = target instanceof Element && target.closest('[data-tip]') !== null
      if (!isInTip && !(target instanceof Node && card.contains(target))) latest.current()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [card])
}
