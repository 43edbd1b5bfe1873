import {
  CLASSES,
  className,
  EXPERIENCE_PER_LEVEL,
  FULL_LIFE,
  type LanesEvent,
  type LanesView,
} from '@trialhall/game-lanes'
import { counted } from '@trialhall/kernel'
import { classes, EntityButton, Floater, Glyph, seatDyed, Unseen } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import { boardShape, classShape } from '../looks.ts'
import styles from './Hero.module.css'
import { newsOf } from './news.ts'

interface HeroProps {
  readonly view: LanesView
  readonly seat: number
  readonly name: string
  /** The event that is being shown, and a key that is new for each. */
  readonly event: LanesEvent | undefined
  readonly moment: number
}

/** A hero behind an end of the lanes: a target for whoever stands before it, with life, experience and level. */
export function Hero({ view, seat, name, event, moment }: HeroProps): JSX.Element {
  const player = view.players[seat]
  const isActive = view.active === seat && view.ended === null
  if (!player) return <span />
  const life = Math.max(0, player.life)
  const id = CLASSES[player.class]
  return (
    <div
      className={classes(styles.hero, isActive && styles.active)}
      style={seatDyed(seat)}
      data-seat={seat}
      data-fallen={life === 0 ? '' : undefined}
      data-hit={event?.type === 'lifeChanged' && event.seat === seat && event.by < 0 ? '' : undefined}
    >
      <EntityButton
        of={{ kind: 'seat', id: seat }}
        label={labelOf(view, seat, name)}
        className={styles.plate}
      >
        <span className={styles.crest} data-owner={seat} data-seen-at={`seat:${seat}`}>
          <Glyph shape={life === 0 ? boardShape('death') : classShape(player.class)} />
          {life > 0 && id !== undefined && (
            <img src={figureOf(id, seat === (view.viewer ?? 0) ? 'own' : 'enemy')} alt="" draggable={false} />
          )}
        </span>
        <span className={styles.who}>
          <b>{name}</b>
          <small>
            {player.class < 0 ? '' : className(player.class)}
            {view.viewer === seat && name.toLowerCase() !== 'you' ? ' · you' : ''}
          </small>
        </span>
        <span className={styles.life} style={{ '--part': life / FULL_LIFE } as CSSProperties}>
          <Glyph shape={boardShape('life')} />
          <b>{life}</b>
          <span className={styles.bar} />
        </span>
        <span className={styles.growth} title={`${player.experience} of ${EXPERIENCE_PER_LEVEL} experience`}>
          {Array.from({ length: EXPERIENCE_PER_LEVEL }, (_, at) => (
            <i key={at} data-on={at < player.experience ? '' : undefined} />
          ))}
          <span className={styles.level}>level {player.level}</span>
        </span>
        <span className={styles.count} title="Cards in hand" data-holds={heldBy(view, seat)}>
          <Unseen>cards in hand:</Unseen>
          <Glyph shape={boardShape('slot')} />
          {player.hand.length}
        </span>
      </EntityButton>
      <Floater moment={moment} says={newsOf(event, seat)} />
    </div>
  )
}

/** Cards in a hand that is not laid out on the table: they fly from here and to here. */
function heldBy({ players, viewer }: LanesView, seat: number): string | undefined {
  return viewer === seat ? undefined : players[seat]?.hand.map((card) => `card:${card}`).join(' ')
}

function labelOf(view: LanesView, seat: number, name: string): string {
  const player = view.players[seat]
  if (!player) return name
  const who = player.class < 0 ? name : `Hero of ${name}, ${className(player.class)}`
  const turn = view.active === seat && view.ended === null ? ' Their turn.' : ''
  return `${who}. ${player.life} of ${FULL_LIFE} life, ${player.experience} of ${EXPERIENCE_PER_LEVEL} experience, level ${player.level}, ${counted(player.powerTokens, 'power token')}, ${counted(player.hand.length, 'card')} in hand.${turn}`
}
