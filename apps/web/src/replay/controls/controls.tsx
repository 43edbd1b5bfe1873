import { type ReactNode, useMemo } from 'react'
import { choiceText } from '../choice-text.ts'
import { type ReplayEyes, eyesFrom } from '../eyes.ts'
import styles from './controls.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Places } from './places.tsx'
import type { Recording } from '../recording.ts'
import { Scrubber } from './scrubber.tsx'
import { SmallTable } from './small-table.tsx'
import { SPEEDS } from '../player/use-player.ts'
import type { Viewing } from '../player/use-viewer.ts'

/** All that the controls of a replay show and change. */
export type ControlsProps = Viewing

/** The controls of a replay: the way through the match, and whose eyes it is seen with. */
export function Controls(props: ControlsProps): ReactNode {
  const { player, reel, board } = props
  return (
    <section className={styles.controls} aria-label="Replay" data-small={board?.overview ? '' : undefined}>
      <div className={styles.small}>
        <SmallTable {...props} />
      </div>
      <Scrubber {...props} />
      <div className={styles.row}>
        <Transport player={player} reel={reel} />
        <Speed player={player} />
        <p className={styles.where}>
          <span className="unseen">Moment </span>
          {player.at} <span className={styles.of}>of {reel.length}</span>
        </p>
        <Chosen {...props} />
        <Places {...props} />
        <EyesChoice {...props} />
      </div>
    </section>
  )
}

/** What was chosen at this moment, where these eyes saw it. */
function Chosen({ recording, reel, player, isVeiled }: ControlsProps): ReactNode {
  const { update, isSettled, isPlaying } = player
  const text = useMemo(() => choiceText(recording, reel, update), [recording, reel, update])
  return <p className={styles.chosen}>{isVeiled || isPlaying || !isSettled ? '' : text}</p>
}

interface Action {
  readonly icon: IconName
  readonly label: string
  readonly keys: string
  readonly isOff: boolean
  readonly run: () => void
}

function Transport({ player, reel }: Pick<ControlsProps, 'player' | 'reel'>): ReactNode {
  const { at, isPlaying, jump, step, toggle } = player
  const isFirst = at === 0
  const isLast = at >= reel.length
  const actions: readonly Action[] = [
    { icon: 'first', label: 'To the beginning', keys: 'Home', isOff: isFirst, run: () => jump(0) },
    { icon: 'back', label: 'Back', keys: '←', isOff: isFirst, run: () => step('back', 'happening') },
    {
      icon: isPlaying ? 'pause' : 'play',
      label: isPlaying ? 'Pause' : 'Play',
      keys: 'Space',
      isOff: false,
      run: toggle,
    },
    { icon: 'forward', label: 'On', keys: '→', isOff: isLast, run: () => step('forward', 'happening') },
    { icon: 'last', label: 'To the end', keys: 'End', isOff: isLast, run: () => jump(reel.length) },
  ]
  return (
    <div className={styles.transport}>
      {actions.map(({ icon, label, keys, isOff, run }, i) => (
        // A button that has nothing to do keeps the focus, so that keys go on from it.
        <button
          key={i}
          type="button"
          className={i === 2 ? styles.play : styles.go}
          aria-label={label}
          aria-disabled={isOff}
          title={`${label} (${keys})`}
          onClick={isOff ? undefined : run}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

function Speed({ player }: Pick<ControlsProps, 'player'>): ReactNode {
  return (
    <label className={styles.choice}>
      <span className="unseen-at-times">Speed</span>
      <select value={player.speed} onChange={({ target }) => player.runAt(Number(target.value))}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  )
}

function EyesChoice({ player, choices, recording, reel }: ControlsProps): ReactNode {
  const { eyes } = player.update
  const why = reel.outcome === null ? 'Other hands are shown once the match is over.' : undefined
  return (
    <label className={styles.choice} title={why}>
      <span className="unseen-at-times">Seen by</span>
      <select value={String(eyes)} onChange={({ target }) => player.lookWith(eyesFrom(target.value) ?? eyes)}>
        {choices.map((one) => (
          <option key={one} value={one}>
            {labelOf(one, recording)}
          </option>
        ))}
      </select>
    </label>
  )
}

function labelOf(eyes: ReplayEyes, { seats }: Recording): string {
  if (eyes === 'all') return 'everybody'
  if (eyes === 'spectator') return 'a spectator'
  return seats[eyes]?.name ?? `seat ${eyes + 1}`
}
