import { dyed, plainLine } from '@trialhall/table-ui'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../kit/button.tsx'
import { Switch } from '../../kit/field.tsx'
import { usePressBeside } from '../../kit/use-press-beside.ts'
import type { ControlsProps } from './controls.tsx'
import styles from './places.module.css'
import type { NotedKind } from '../noted.ts'
import { SmallTable } from './small-table.tsx'
import type { Landmark } from '../survey.ts'

/** The list of places to jump to, behind a button: rounds, and what is worth a look. */
export function Places(props: ControlsProps): ReactNode {
  const { player, marks, samples, board, isVeiled, onVeil } = props
  const id = useId()
  const list = useRef<HTMLElement>(null)
  usePressBeside(list)
  const go = (at: number): void => {
    list.current?.hidePopover()
    player.jump(at)
  }
  const isJudged = samples.some(({ standing }) => standing !== null)
  const isTold = ({ at }: { readonly at: number }): boolean => !isVeiled || at <= player.at
  const highlights = marks.highlights.filter(isTold)
  return (
    <>
      <Button popoverTarget={id}>Jump to …</Button>
      <section
        ref={list}
        id={id}
        popover="auto"
        className={styles.places}
        aria-label="Jump to"
        data-small={board?.overview ? '' : undefined}
      >
        <SmallTable {...props} />
        {marks.rounds.length > 0 ? (
          <section>
            <h2>Rounds</h2>
            <PlaceList className={styles.rounds} marks={marks.rounds} at={player.at} onGo={go} />
          </section>
        ) : null}
        {marks.noted.map((kind) => (
          <section key={kind.title} style={dyed(kind.dye)} data-noted={kind.title}>
            <h2>{kind.title}</h2>
            <PlaceList marks={landmarksOf(kind, props).filter(isTold)} at={player.at} onGo={go} />
          </section>
        ))}
        <section>
          <h2>Notable moments</h2>
          {highlights.length === 0 ? <p>None yet.</p> : null}
          {isJudged ? (
            <p className={styles.help}>How well a seat stood, as the game judges it with all cards open.</p>
          ) : null}
          <PlaceList marks={highlights} at={player.at} onGo={go} />
        </section>
        <Switch
          label="Hide what is to come"
          help="The log, the notable moments and the chart stop at the moment you are watching."
          checked={isVeiled}
          onSwitch={onVeil}
        />
      </section>
    </>
  )
}

/** Moments of a kind by their lines in the log. */
function landmarksOf({ moments }: NotedKind, { lines }: Pick<ControlsProps, 'lines'>): Landmark[] {
  return moments.map(({ at, event }) => {
    const line = lines[event]
    return { at, label: line ? plainLine(line.sentence).replace(/\.$/, '') : '' }
  })
}

interface PlaceListProps {
  readonly className?: string | undefined
  readonly marks: readonly Landmark[]
  readonly at: number
  readonly onGo: (at: number) => void
}

function PlaceList({ className, marks, at, onGo }: PlaceListProps): ReactNode {
  const here = marks.findLast((mark) => mark.at <= at)
  return (
    <ul className={className}>
      {marks.map((mark) => (
        <li key={mark.label + mark.at}>
          <button
            type="button"
            aria-current={mark === here ? 'step' : undefined}
            onClick={() => onGo(mark.at)}
          >
            <span>{mark.label}</span> <span className={styles.number}>{mark.at}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
