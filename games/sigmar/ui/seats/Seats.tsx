import {
  championOf,
  CHAMPIONS,
  isOver,
  FIRST_CHAMPION,
  type Player,
  type SigmarEvent,
  type SigmarView,
} from '@trialhall/game-sigmar'
import { counted, UNKNOWN, type Seat } from '@trialhall/kernel'
import {
  CardFrame,
  classes,
  EntityButton,
  Floater,
  Glyph,
  SeatPlate,
  sharedShape,
  Track,
} from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, faceOf, lookOf } from '../looks.ts'
import { WHY_NOT_OPPONENT } from '../why-not.ts'
import { Crest } from './Crest.tsx'
import { DuelOdds } from './DuelOdds.tsx'
import { newsOf } from './news.ts'
import styles from './Seats.module.css'

/** All seats: Champion, Valor, cards and what Fate has left before them. */
export function Seats(props: {
  view: SigmarView
  names: readonly string[]
  /** The event that is being shown, and a key that is new for each. */
  event: SigmarEvent | undefined
  moment: number
}): JSX.Element {
  const { view, names, event, moment } = props
  const best = Math.max(...view.players.filter(({ left }) => !left).map(({ valor }) => valor))
  return (
    <section className={styles.seats} aria-label="Champions" data-count={view.players.length}>
      {view.players.map((player, seat) => (
        <SeatPlate
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          label={labelOf(view, seat, names[seat] ?? '')}
          crest={
            <>
              <Crest
                champion={player.champion}
                seat={seat}
                side={seat === (view.viewer ?? 0) ? 'own' : 'enemy'}
                holds={handOf(view, seat)}
              />
              <DuelOdds view={view} seat={seat} />
            </>
          }
          line={<Line player={player} />}
          score={<Score player={player} isLeader={best > 0 && player.valor === best && !player.left} />}
          isActive={hasTurn(view, seat)}
          isOwn={view.viewer === seat}
          isGone={player.left}
          whyNot={view.viewer === null || view.viewer === seat ? undefined : WHY_NOT_OPPONENT}
        >
          <Standing player={player} view={view} />
          <Floater moment={moment} says={newsOf(event, seat)} />
        </SeatPlate>
      ))}
    </section>
  )
}

/** Whose turn it is; nobody's before the first and after the last. */
function hasTurn(view: SigmarView, seat: Seat): boolean {
  return view.phase !== 'setup' && view.active === seat && !isOver(view)
}

/** A hand that is not laid out on the table: its cards fly from the crest and to it. */
function handOf({ players, viewer }: SigmarView, seat: Seat): string | undefined {
  return viewer === seat ? undefined : players[seat]?.hand.map((card) => `card:${card}`).join(' ')
}

/** Pages name the Champion, as the log does; narrow ones by its first name, and count by marks its cards and, where there is room, its Trials. */
function Line({ player }: { player: Player }): JSX.Element {
  const { name, short } =
    player.champion < 0 ? { name: 'no Champion yet', short: '' } : championOf(player.champion)
  return (
    <>
      <span className={styles.wide}>{name}</span>
      <span className={styles.narrow}>
        <span>{short}</span>
        <Glyph shape={sharedShape('hand')} />
        {player.hand.length}
        <Glyph shape={boardShape('completed')} />
        {player.completed}
      </span>
      <span className={styles.tiny}>
        <span className={styles.short}>{short}</span>
        <Glyph shape={sharedShape('hand')} />
        {player.hand.length}
      </span>
    </>
  )
}

function Score({ player, isLeader }: { player: Player; isLeader: boolean }): JSX.Element {
  return (
    <span className={styles.score} key={player.valor}>
      {isLeader && <Glyph shape={sharedShape('leader')} />}
      {player.valor}
    </span>
  )
}

function Standing({ player, view }: { player: Player; view: SigmarView }): JSX.Element {
  const trait = faceOf(FIRST_CHAMPION + player.champion)?.text
  return (
    <div className={styles.standing} title={trait}>
      <Track label="Valor" value={player.valor} goal={view.valorToWin} step={5} />
      {player.champion >= 0 && trait && <p className={classes(styles.trait, 'unseen-at-times')}>{trait}</p>}
      <div className={styles.facts}>
        <span title="Action Cards in hand">
          <Glyph shape={sharedShape('hand')} />
          <b>{player.hand.length}</b> in hand
        </span>
        <span title="Trials completed">
          <Glyph shape={boardShape('completed')} />
          <b>{player.completed}</b> done
        </span>
        {player.rested && <span className={styles.badge}>rested</span>}
        {player.skipsDraw && <span className={styles.badge}>skips draw</span>}
      </div>
      {player.kept.length > 0 && (
        <ul className={styles.kept} aria-label="Kept Fate Cards">
          {player.kept.map((card) => {
            const face = faceOf(view.cards.def[card] ?? UNKNOWN)
            if (!face) return null
            return (
              <li key={card}>
                <EntityButton
                  of={{ kind: 'card', id: card }}
                  label={`${face.name}. ${face.text}`}
                  className={styles.keptCard}
                  flies={`card:${card}`}
                >
                  <CardFrame look={lookOf(face)} size="tiny" />
                  <span>{face.name}</span>
                </EntityButton>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function labelOf(view: SigmarView, seat: Seat, name: string): string {
  const player = view.players[seat]
  if (!player) return name
  const champion = CHAMPIONS[player.champion]
  const who = champion ? `${name}, ${champion.name}` : name
  const turn = hasTurn(view, seat) ? ' Their turn.' : ''
  return `${who}. ${player.valor} of ${view.valorToWin} Valor, ${counted(player.hand.length, 'card')} in hand, on space ${player.space}.${turn}`
}
