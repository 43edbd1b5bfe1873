import { CATALOG, type LanesEvent, type LanesView } from '@trialhall/game-lanes'
import { defIn, type SeenEvent } from '@trialhall/kernel'
import { CardFrame, Spotlight, victoryWords, whoseTurn } from '@trialhall/table-ui'
import type { JSX, ReactNode } from 'react'
import { cover } from '../../cover.ts'
import { Card } from '../cards/Card.tsx'
import { catalogFace, lookOf, nodeFaceOf } from '../looks.ts'

/** What an event shows large over the table while it is looked at. */
export function Stage(props: {
  view: LanesView
  names: readonly string[]
  heard: SeenEvent<LanesEvent> | null
  moment: number
}): JSX.Element | null {
  const { view, names, heard, moment } = props
  if (!heard) return null
  const { event } = heard
  const stamp = event.type === 'cast' && event.wasPrepared ? 'Prepared' : null
  return (
    <Spotlight
      moment={moment}
      card={cardOf(heard)}
      flies={event.type === 'cast' ? `card:${event.card}` : undefined}
      stamp={stamp}
      banner={bannerOf(event, view, names)}
    />
  )
}

/** The card that everybody should look at now. */
function cardOf(heard: SeenEvent<LanesEvent>): ReactNode {
  const { event } = heard
  if (event.type === 'cast') {
    const face = catalogFace(defIn(heard, event.card))
    return face && <Card face={face} size="full" />
  }
  if (event.type !== 'boughtNode') return null
  const face = CATALOG[nodeFaceOf(event.class, event.node)]
  return face && <CardFrame look={lookOf(face)} size="full" />
}

/** Words that cross the table. */
function bannerOf(event: LanesEvent, { viewer }: LanesView, names: readonly string[]): string | null {
  switch (event.type) {
    case 'turnBegan':
      return whoseTurn({ active: event.seat, viewer }, names)
    case 'waveBegan':
      return event.wave === 'haste' ? 'Haste' : event.wave === 1 ? 'First wave' : 'Second wave'
    case 'levelled':
      return `Level ${event.level}`
    case 'overwhelmed':
      return 'Overwhelm'
    case 'ended':
      return victoryWords(event.winner === null ? [] : [event.winner], { viewer, names }, cover)
    default:
      return null
  }
}
