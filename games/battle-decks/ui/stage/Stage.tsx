import { CATALOG, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import { defIn, type SeenEvent } from '@trialhall/kernel'
import { CardFrame, Spotlight, victoryWords, whoseTurn } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { cover } from '../../cover.ts'
import { lookOf } from '../looks.ts'

interface StageProps {
  readonly view: BattleView
  readonly names: readonly string[]
  readonly heard: SeenEvent<BattleEvent> | null
  readonly moment: number
}

/** What is shown large over the table: the cards that are played and drawn openly, whose turn begins, and the end. */
export function Stage({ view, names, heard, moment }: StageProps): JSX.Element | null {
  if (!heard) return null
  const { event } = heard
  const banner = bannerOf(event, view, names)
  if (banner !== null) return <Spotlight moment={moment} banner={banner} />
  if (event.type !== 'eventPlayed' && event.type !== 'rogueEntered') return null
  const face = CATALOG[defIn(heard, event.card)]
  if (!face) return null
  const light = event.type === 'rogueEntered' ? 'bad' : 'plain'
  const card = <CardFrame look={lookOf(face)} size="full" />
  return <Spotlight moment={moment} card={card} light={light} flies={`card:${event.card}`} />
}

/** Words that cross the table. */
function bannerOf(event: BattleEvent, { viewer }: BattleView, names: readonly string[]): string | null {
  if (event.type === 'roundBegan') return `Round ${event.round}`
  if (event.type === 'turnBegan') return whoseTurn({ active: event.seat, viewer }, names)
  if (event.type !== 'ended') return null
  return victoryWords(event.winners.length > 1 ? [] : event.winners, { viewer, names }, cover)
}
