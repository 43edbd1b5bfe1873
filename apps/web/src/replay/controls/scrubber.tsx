import { standingOf } from '@trialhall/kernel'
import { dyed, plainLine } from '@trialhall/table-ui'
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { Chart } from './chart.tsx'
import type { ControlsProps } from './controls.tsx'
import styles from './scrubber.module.css'
import { SmallTableAt } from './small-table.tsx'
import { momentText } from './spoken-moment.tsx'
import { type Sample, percent } from '../survey.ts'

/** The way through a match, from its first moment to its last: marks of rounds and turns, how the seats stood, the handle. */
export function Scrubber(props: ControlsProps): ReactNode {
  const { player, reel, lines, samples, progress } = props
  const { at } = player
  const [pointed, setPointed] = useState<number | null>(null)
  const point = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') setPointed(momentUnder(event, reel.length))
  }
  // Its room is kept while the samples are taken, so that nothing jumps.
  const hasChart = reel.outcome !== null && standingOf(reel.game) !== undefined
  return (
    <div
      className={styles.scrubber}
      data-chart={hasChart}
      style={{ '--at': shareOf(at, reel.length) } as CSSProperties}
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
    >
      <div className={styles.ground} aria-hidden="true">
        {hasChart && samples.length > 0 ? <Chart {...props} /> : null}
        <div className={styles.track} />
        <Ticks {...props} />
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={reel.length}
        step={1}
        value={at}
        aria-label="Moment"
        aria-valuetext={momentText({ reel, lines, at, progress })}
        onChange={({ target }) => player.jump(Number(target.value))}
      />
      {pointed === null ? null : <Bubble {...props} moment={pointed} />}
    </div>
  )
}

/** Where a moment lies on the way, 0 to 1. */
function shareOf(at: number, length: number): number {
  return length === 0 ? 0 : at / length
}

/** Half of the handle, by which the way is shorter at both ends, in pixels. */
const HALF_HANDLE = 10

function momentUnder(event: PointerEvent<HTMLElement>, length: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientX - left - HALF_HANDLE) / Math.max(1, width - 2 * HALF_HANDLE)
  return Math.round(Math.min(1, Math.max(0, share)) * length)
}

/** Numbers of rounds that find room side by side. */
const MOST_LABELS = 14

function Ticks({ marks, reel, player, isVeiled }: ControlsProps): ReactNode {
  const isTold = (at: number): boolean => !isVeiled || at <= player.at
  const every = Math.ceil(marks.rounds.length / MOST_LABELS)
  const place = (at: number): CSSProperties => ({ '--place': shareOf(at, reel.length) }) as CSSProperties
  return (
    <>
      {marks.turns.map((at) => (
        <i key={`turn ${at}`} className={styles.turn} style={place(at)} />
      ))}
      {marks.rounds.map(({ at, label }, i) => (
        <i key={`round ${at}`} className={styles.round} style={place(at)}>
          {i % every === 0 ? /\d+/.exec(label)?.[0] : null}
        </i>
      ))}
      {marks.noted.flatMap(({ title, dye, moments }) =>
        moments
          .filter(({ at }) => isTold(at))
          .map(({ at, event }) => (
            <i
              key={`${title} ${event}`}
              className={styles.noted}
              style={{ ...place(at), ...dyed(dye) }}
              data-noted={title}
            />
          )),
      )}
      {marks.highlights
        .filter(({ at }) => isTold(at))
        .map(({ at, label }) => (
          <i key={label + at} className={styles.highlight} style={place(at)} />
        ))}
    </>
  )
}

/** What is known of the moment under the pointer. */
function Bubble(props: ControlsProps & { readonly moment: number }): ReactNode {
  const { reel, lines, samples, recording, player, isVeiled, moment } = props
  const isTold = !isVeiled || moment <= player.at
  const sample = samples.findLast(({ at }) => at <= moment)
  const line = lines[reel.toldAt(moment) - 1]
  return (
    <div
      className={styles.bubble}
      style={{ '--place': shareOf(moment, reel.length) } as CSSProperties}
      aria-hidden="true"
    >
      {isTold ? <SmallTableAt {...props} /> : null}
      <div>
        <strong>
          {[`Moment ${moment}`, sample?.progress ?? ''].filter((part) => part !== '').join(' · ')}
        </strong>
        {isTold && line ? <span>{plainLine(line.sentence)}</span> : null}
        {isTold && sample ? (
          <Standings sample={sample} names={recording.seats.map(({ name }) => name)} />
        ) : null}
      </div>
    </div>
  )
}

function Standings({
  sample,
  names,
}: {
  readonly sample: Sample
  readonly names: readonly string[]
}): ReactNode {
  if (!sample.standing) return null
  return (
    <span className={styles.standings}>
      {sample.standing.map((share, seat) => (
        <span key={seat} style={{ color: `var(--seat-${seat}-ink)` }}>
          {names[seat]} {percent(share)}
        </span>
      ))}
    </span>
  )
}
