import type { SigmarEvent, SigmarView } from '@trialhall/game-sigmar'
import { defIn, UNKNOWN, type SeenEvent } from '@trialhall/kernel'
import { CardFrame, Spotlight, victoryWords, whoseTurn } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { cover } from '../../cover.ts'
import { faceOf, lookOf } from '../looks.ts'

/** What kind of light an event stands in; events that are not named show no card. */
const LIGHT: Readonly<Partial<Record<SigmarEvent['type'], 'plain' | 'good' | 'bad'>>> = {
  boosted: 'good',
  lowered: 'bad',
  blocked: 'bad',
  cardPlayed: 'plain',
  fateDrawn: 'plain',
  keptUsed: 'plain',
  succeeded: 'good',
  failed: 'bad',
  discarded: 'bad',
  cardStolen: 'bad',
}

const STAMPS: Readonly<Partial<Record<SigmarEvent['type'], string>>> = {
  succeeded: 'Success',
  failed: 'Failed',
  blocked: 'Blocked',
  discarded: 'Discarded',
  cardStolen: 'Stolen',
}

/** The card that an event is about, large over the table while the event is looked at. */
export function Stage(props: {
  view: SigmarView
  names: readonly string[]
  heard: SeenEvent<SigmarEvent> | null
  moment: number
}): JSX.Element | null {
  const { view, names, heard, moment } = props
  if (!heard) return null
  const { event } = heard
  const banner = bannerOf(event, view, names)
  if (banner !== null) return <Spotlight moment={moment} banner={banner} />
  if (!('card' in event) || event.card === null) return null
  const light = LIGHT[event.type]
  const face = faceOf(typeof event.card === 'number' ? defIn(heard, event.card) : UNKNOWN)
  if (!light || !face) return null
  const card = <CardFrame look={lookOf(face)} size="full" />
  // A Trial that was failed stays where it lies.
  const flies = view.trials.includes(event.card) ? undefined : `card:${event.card}`
  return <Spotlight {...{ moment, card, flies, light }} stamp={STAMPS[event.type]} />
}

/** Words that cross the table. */
function bannerOf(event: SigmarEvent, { viewer }: SigmarView, names: readonly string[]): string | null {
  if (event.type === 'turnBegan') return whoseTurn({ active: event.seat, viewer }, names)
  return event.type === 'ended' ? victoryWords(event.winners, { viewer, names }, cover) : null
}
