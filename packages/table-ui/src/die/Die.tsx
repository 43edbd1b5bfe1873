import type { CSSProperties, JSX } from 'react'
import { classes } from '../theme/classes.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import { Gem } from './Gem.tsx'
import styles from './Die.module.css'

/** Which of nine places of a face carry a pip, for each value. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** Turns, in quarters about x and y, that bring each value to the front. */
const TURNS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -1],
  3: [-1, 0],
  4: [1, 0],
  5: [0, 1],
  6: [0, 2],
}

/** What a die shows. */
export interface DieProps {
  /** What it shows; null before it is thrown. */
  value: number | null
  /** How often it was thrown: it turns on when this grows. */
  throws: number
  /** The roll in words, for those who do not see it. */
  label: string
  /** Six where nothing is said: a cube with pips. All others are gems with a numeral. */
  sides?: number
  isSmall?: boolean
}

/** A die of any number of sides that tumbles to its value. */
export function Die(props: DieProps): JSX.Element {
  return (props.sides ?? 6) === 6 ? <Cube {...props} /> : <Gem {...props} sides={props.sides ?? 6} />
}

function Cube({ value, throws, label, isSmall }: DieProps): JSX.Element {
  const [x, y] = TURNS[value ?? 1] ?? [0, 0]
  const turned = `${TILT} rotateX(${(x + throws * 8) * 90}deg) rotateY(${(y + throws * 4) * 90}deg)`
  return (
    <span className={classes(styles.die, isSmall && styles.small)}>
      <Unseen>{label}</Unseen>
      <span key={throws} className={styles.toss} aria-hidden="true">
        <span
          className={styles.cube}
          data-idle={value === null ? 'true' : undefined}
          style={{ transform: turned, '--from': fromOf(x, y, throws) } as CSSProperties}
        >
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Face key={face} value={face} />
          ))}
        </span>
      </span>
    </span>
  )
}

/** The die is looked at from a little above and aside. */
const TILT = 'rotateX(-14deg) rotateY(18deg)'

/** Where a throw begins: some whole turns before where it ends. */
function fromOf(x: number, y: number, throws: number): string {
  return `${TILT} rotateX(${(x + throws * 8 - 7) * 90}deg) rotateY(${(y + throws * 4 - 5) * 90}deg)`
}

function Face({ value }: { value: number }): JSX.Element {
  return (
    <span className={styles.face} data-face={value}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <i key={place} className={PIPS[value]?.includes(place) ? styles.pip : undefined} />
      ))}
    </span>
  )
}
