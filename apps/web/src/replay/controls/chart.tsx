import type { ReactNode } from 'react'
import type { ControlsProps } from './controls.tsx'
import styles from './scrubber.module.css'
import type { Sample } from '../survey.ts'

/** How well each seat stood on the way, as the game judges it with all cards open. */
export function Chart({ samples, reel, isVeiled }: ControlsProps): ReactNode {
  const seats = Array.from({ length: reel.log.seats }, (_, seat) => seat)
  const lines = seats.map((seat) => <Line key={seat} seat={seat} samples={samples} />)
  const box = `0 0 ${Math.max(1, reel.length)} ${HEIGHT}`
  return (
    <>
      {isVeiled ? null : (
        <svg className={styles.ahead} viewBox={box} preserveAspectRatio="none">
          {lines}
        </svg>
      )}
      <svg className={styles.told} viewBox={box} preserveAspectRatio="none">
        {lines}
      </svg>
    </>
  )
}

const HEIGHT = 100

function Line({ seat, samples }: { readonly seat: number; readonly samples: readonly Sample[] }): ReactNode {
  const points = samples.map(({ at, standing }) => `${at},${(1 - (standing?.[seat] ?? 0)) * HEIGHT}`)
  return (
    <polyline
      points={points.join(' ')}
      fill="none"
      stroke={`var(--seat-${seat}-ink)`}
      strokeWidth={2}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}
