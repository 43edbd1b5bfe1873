import { CHAMPIONS, type SigmarView } from '@trialhall/game-sigmar'
import type { Seat } from '@trialhall/kernel'
import { Die, seatDyed } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { preparedModifier, type Contest } from '../contest.ts'
import { figureOf } from '../figures/figure-of.ts'
import { numeral, percent } from '../odds.ts'
import { Crest } from '../seats/Crest.tsx'
import { duelChance } from './chances.ts'
import styles from './Duel.module.css'
import { Sum } from './Sum.tsx'

interface DuelProps {
  readonly view: SigmarView
  readonly contest: Contest
  readonly names: readonly string[]
}

/** A Duel: both face to face, each with the die, all that counts on it, and who is ahead. Whoever looks stands on the left, as on every board; of others the challenger does. */
export function Duel({ view, contest, names }: DuelProps): JSX.Element {
  const challenger = contest.seat
  const defender = contest.target ?? challenger
  const [left, right] = view.viewer === defender ? [defender, challenger] : [challenger, defender]
  return (
    <div className={styles.duel}>
      <Side seat={left} against={right} view={view} contest={contest} names={names} />
      <span className={styles.versus} aria-hidden="true">
        vs
      </span>
      <Side seat={right} against={left} view={view} contest={contest} names={names} />
      <Odds view={view} contest={contest} seat={left} against={right} />
      <p className={styles.verdict} data-over={contest.result === 'open' ? undefined : ''}>
        {duelWords(contest, names)}
      </p>
    </div>
  )
}

/** How likely whoever stands on the left is to win, as a bar that moves with every card; both sides say it in words. */
function Odds(props: Omit<DuelProps, 'names'> & { seat: Seat; against: Seat }): JSX.Element {
  const { view, contest, seat, against } = props
  const [own, other] = [seat, against].map((one) => preparedModifier(view, contest, one))
  const winner = winnerOf(contest)
  const open = duelChance(own ?? 0, other ?? 0)
  const part = winner === null ? open : winner === seat ? 1 : 0
  const style = {
    '--part': part,
    '--from': `var(--seat-${seat})`,
    '--to': `var(--seat-${against})`,
  } as CSSProperties
  return <span className={styles.odds} style={style} aria-hidden="true" />
}

function Side(props: DuelProps & { seat: Seat; against: Seat }): JSX.Element {
  const { seat, against, view, contest, names } = props
  const thrown = contest.rolls[seat]
  const name = names[seat] ?? ''
  const said = thrown
    ? `${name} rolled ${thrown.die}, in total ${numeral(thrown.total)}.`
    : `${name} has not rolled yet.`
  const winner = winnerOf(contest)
  return (
    <div
      className={styles.side}
      style={seatDyed(seat)}
      data-fate={winner === null ? undefined : winner === seat ? 'won' : 'lost'}
    >
      <Person view={view} seat={seat} />
      <span className={styles.who}>
        <Crest champion={view.players[seat]?.champion ?? -1} seat={seat} side={sideOf(view, seat)} isSmall />
        <b>{name}</b>
      </span>
      <Die value={thrown?.die ?? null} throws={throwsOf(contest, seat)} label={said} />
      <Sum seat={seat} view={view} contest={contest} />
      {Object.keys(contest.rolls).length === 0 && (
        <span className={styles.chance}>{chanceWords(view, contest, { seat, against })}</span>
      )}
    </div>
  )
}

/** Who stands there, where there is room for a person. */
function Person({ view, seat }: { view: SigmarView; seat: Seat }): JSX.Element | null {
  const slug = CHAMPIONS[view.players[seat]?.champion ?? -1]?.slug
  if (slug === undefined) return null
  const side = sideOf(view, seat)
  return (
    <img className={styles.person} src={figureOf(slug, side)} alt="" draggable={false} data-side={side} />
  )
}

/** Whose side a seat is on in the eyes of whoever looks. */
function sideOf({ viewer }: SigmarView, seat: Seat): 'own' | 'enemy' {
  return seat === (viewer ?? 0) ? 'own' : 'enemy'
}

function chanceWords(view: SigmarView, contest: Contest, sides: { seat: Seat; against: Seat }): string {
  const [own, other] = [sides.seat, sides.against].map((seat) => preparedModifier(view, contest, seat))
  return `wins ${percent(duelChance(own ?? 0, other ?? 0))}`
}

/** A die is thrown anew whenever its owner's roll changes: every second throw of a Duel is one's own. */
function throwsOf({ throws, seat: challenger }: Contest, seat: Seat): number {
  return Math.ceil((throws - (seat === challenger ? 0 : 1)) / 2)
}

/** Who has won a Duel; null while it is open. */
function winnerOf({ result, seat, target }: Contest): Seat | null {
  if (result === 'open' || target === null) return null
  return result === 'won' ? seat : target
}

/** What decides a Duel, or has decided it. */
export function duelWords(contest: Contest, names: readonly string[]): string {
  const winner = winnerOf(contest)
  if (winner === null)
    return contest.isTied ? 'Even: both roll again' : 'The higher total wins, a tie is rolled again'
  const totals = Object.values(contest.rolls).map(({ total }) => total)
  const name = names[winner] ?? ''
  const wins = name.toLowerCase() === 'you' ? 'You win' : `${name} wins`
  return `${wins} by ${Math.max(...totals) - Math.min(...totals)}`
}
