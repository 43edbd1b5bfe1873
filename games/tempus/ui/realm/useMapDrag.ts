import type { CardId, Ref } from '@trialhall/kernel'
import { refKey, type MapDrag } from '@trialhall/table-ui'
import { useState } from 'react'
import { bodyOf } from '../../rules/map.ts'
import { actorOf } from './actor.ts'
import { actionOf } from './aim/ahead.ts'
import type { Picks, RealmTable } from './picks.ts'
import { creatureRef, spaceOf } from './places.ts'
import type { Presses } from './usePress.ts'

/** Asks for the space to which a creature is put. */
const PLACING = ['walk', 'place', 'monster-move']

/** What dragging does, and whether something is held over the map now. */
interface MapDragged extends MapDrag {
  readonly isHeld: boolean
}

/** Dragging on the map: whoever acts is carried to a space that it can reach, and a card of the hand is let go of on its target. */
export function useMapDrag(table: RealmTable, picks: Picks, { press, go, aim }: Presses): MapDragged {
  const { view, ask, interaction } = table
  const [held, setHeld] = useState<string | null>(null)
  const actor = actorOf(view, ask)
  const firstOf = (card: Ref | null): unknown => {
    const [first] = (card && interaction.lighting.picks.get(refKey(card))) ?? []
    return first === undefined ? null : ask?.options[first]
  }
  const isPlaced = PLACING.includes(picks.prompt?.type ?? '')
  const canGo = (isPlaced && picks.spaces.size > 0) || picks.walkFirst !== null || picks.moveFirst !== null
  return {
    isHeld: held !== null,
    carriedFrom: (place) =>
      actor !== null && canGo && bodyOf(view, actor).includes(spaceOf({ space: place }))
        ? refKey(creatureRef(actor))
        : null,
    onHold: (key) => {
      if (key === held) return
      setHeld(key)
      const card = cardOf(key)
      interaction.point(card, firstOf(card))
    },
    onDrop: (key, point) => {
      const card = cardOf(key)
      const space = spaceOf(point)
      const isWalk = (actionOf(view, firstOf(card))?.spaces ?? 0) > 0
      if (card) aim(card.id as CardId, { to: space, point, isWalk })
      else if (!isPlaced) go(space, point)
      else if (picks.spaces.has(space)) press(space, point)
    },
  }
}

/** The card that a key stands for. */
function cardOf(key: string | null): Ref | null {
  const id = /^card:(\d+)$/u.exec(key ?? '')?.[1]
  return id === undefined ? null : { kind: 'card', id: Number(id) }
}
