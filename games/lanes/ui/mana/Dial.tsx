import { COLOURS, type Player } from '@trialhall/game-lanes'
import { dyed, Unseen } from '@trialhall/table-ui'
import { useState, type JSX } from 'react'
import { COLOUR_DYES, colourShape } from '../looks.ts'
import styles from './Dial.module.css'
import { manaWords } from './Orb.tsx'

/** Where orbs lie on a step of the dial, from its middle: two rings of places in a wedge. */
const RADII = [37, 25] as const
const ORBS_IN_RING = 4

/** The orb track as a wheel: the step of the tracker is always at the top, and the wheel turns once in each own turn. */
export function Dial({ player, steps }: { player: Player; steps: number }): JSX.Element {
  const turns = useTurns(player.step, steps)
  const wedge = 360 / steps
  return (
    <span className={styles.dial}>
      <Unseen>{trackWords(player, steps)}</Unseen>
      <svg viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
        <circle r="54" className={styles.rim} />
        <g className={styles.wheel} style={{ transform: `rotate(${-turns * wedge}deg)` }}>
          {Array.from({ length: steps }, (_, step) => (
            <g key={step} style={{ transform: `rotate(${step * wedge}deg)` }}>
              <path className={styles.wedge} data-now={step === player.step} d={wedgePath(wedge)} />
              <text
                className={styles.count}
                y="-10"
                style={{ transform: upright(step * wedge - turns * wedge, -10) }}
              >
                {backIn(step, player.step, steps)}
              </text>
              {orbsOn(player, step).map((colour, at, all) => (
                <DialOrb key={at} colour={colour} at={at} count={all.length} wedge={wedge} />
              ))}
            </g>
          ))}
        </g>
        <path className={styles.tracker} d="M-7 -60 L7 -60 L0 -47 Z" />
      </svg>
    </span>
  )
}

function DialOrb(props: { colour: number; at: number; count: number; wedge: number }): JSX.Element {
  const { colour, at, count, wedge } = props
  const ring = Math.floor(at / ORBS_IN_RING)
  const inRing = Math.min(ORBS_IN_RING, count - ring * ORBS_IN_RING)
  const spread = Math.min(wedge / (inRing + 0.5), 26)
  const angle = ((at % ORBS_IN_RING) - (inRing - 1) / 2) * spread
  const radius = RADII[ring] ?? RADII[1]
  return (
    <g
      className={styles.orb}
      data-colour={COLOURS[colour]}
      style={{
        ...dyed(COLOUR_DYES[colour] ?? 'slate'),
        transform: `rotate(${angle}deg) translateY(${-radius}px)`,
      }}
    >
      <circle r="7.4" />
      <path d={colourShape(colour)} transform="translate(-5 -5) scale(0.0195)" />
    </g>
  )
}

function upright(angle: number, y: number): string {
  return `translateY(${y}px) rotate(${-angle}deg) translateY(${-y}px)`
}

/** A slice of the wheel around its top. */
function wedgePath(degrees: number): string {
  const half = (degrees / 2 - 1.5) * (Math.PI / 180)
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  return `M${at(4, -half)} L${at(50, -half)} A50 50 0 0 1 ${at(50, half)} L${at(4, half)} Z`
}

/** Colours of the orbs on a step, one for each orb. */
function orbsOn({ track }: Player, step: number): number[] {
  return COLOURS.flatMap((_, colour) =>
    Array.from({ length: track[step * COLOURS.length + colour] ?? 0 }, () => colour),
  )
}

/** Own turns until what lies on a step is back (L-ORB.10). */
function backIn(step: number, now: number, steps: number): number {
  return (step - now + steps) % steps || steps
}

function trackWords(player: Player, steps: number): string {
  const parts = Array.from({ length: steps }, (_, step) => {
    const mana = COLOURS.map((_colour, colour) => player.track[step * COLOURS.length + colour] ?? 0)
    const turns = backIn(step, player.step, steps)
    return mana.some((count) => count > 0)
      ? `${manaWords(mana)} back in ${turns} own turn${turns === 1 ? '' : 's'}`
      : ''
  }).filter((part) => part !== '')
  return parts.length === 0 ? 'Orb track: no orb is consumed.' : `Orb track: ${parts.join('; ')}.`
}

/** Steps that the wheel has turned in all, so that it never turns back. */
function useTurns(step: number, steps: number): number {
  const [turns, setTurns] = useState(step)
  const ahead = (((step - turns) % steps) + steps) % steps
  if (ahead > 0) setTurns(turns + ahead)
  return turns + ahead
}
