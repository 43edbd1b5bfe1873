import { isOver, markOf, SPACES, type SigmarView } from '@trialhall/game-sigmar'
import { classes, EntityButton, Glyph, Walker, type Dye, dyed, type Motion } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { WHY_NOT_SPACE } from '../why-not.ts'
import { boardShape } from '../looks.ts'
import { Crest } from '../seats/Crest.tsx'
import { pointOf, ROAD, wayOf } from './route.ts'
import styles from './TrialPath.module.css'

/** What is said and drawn of each mark. */
const MARKS: Readonly<Record<string, { word: string; dye: Dye }>> = {
  none: { word: '', dye: 'slate' },
  fate: { word: 'Fate Rune', dye: 'violet' },
  duel: { word: 'Duel Zone', dye: 'red' },
  instant: { word: 'Instant Trial', dye: 'rust' },
}

/** Pixels beside the middle of a stone, by how many Champions share it. */
const ASIDE: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -17]],
  [
    [-15, -15],
    [15, -15],
  ],
  [
    [-17, -17],
    [17, -17],
    [0, 15],
  ],
  [
    [-17, -18],
    [17, -18],
    [-17, 16],
    [17, 16],
  ],
]

/** The Trial Path: a road of twelve stones around the table, with the Champions on it. */
export function TrialPath(props: {
  view: SigmarView
  names: readonly string[]
  motion: Motion
}): JSX.Element {
  const { view, names, motion } = props
  return (
    <section className={styles.path} aria-label="Trial Path">
      <svg className={styles.road} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={ROAD} className={styles.verge} vectorEffect="non-scaling-stroke" />
        <path d={ROAD} className={styles.paving} vectorEffect="non-scaling-stroke" />
        <path d={ROAD} className={styles.bed} vectorEffect="non-scaling-stroke" />
        <path d={ROAD} className={styles.joints} vectorEffect="non-scaling-stroke" />
      </svg>
      {Array.from({ length: SPACES }, (_, i) => (
        <Stone key={i} space={i + 1} view={view} names={names} />
      ))}
      {view.players.map((player, seat) => {
        if (player.left) return null
        const here = view.players.flatMap((other, at) =>
          !other.left && other.space === player.space ? [at] : [],
        )
        return (
          <Walker
            key={seat}
            place={player.space}
            wayOf={wayOf}
            aside={ASIDE[here.length]?.[here.indexOf(seat)] ?? [0, 0]}
            motion={motion}
          >
            <span className={classes(styles.token, seat === view.active && !isOver(view) && styles.active)}>
              <Crest
                champion={player.champion}
                seat={seat}
                side={seat === (view.viewer ?? 0) ? 'own' : 'enemy'}
                isSmall
              />
            </span>
          </Walker>
        )
      })}
    </section>
  )
}

function Stone(props: { space: number; view: SigmarView; names: readonly string[] }): JSX.Element {
  const { space, view, names } = props
  const mark = MARKS[markOf(space)] ?? { word: '', dye: 'slate' as const }
  const { x, y } = pointOf(space)
  const here = names.filter((_, seat) => view.players[seat]?.space === space && !view.players[seat]?.left)
  const label = [`Space ${space}`, mark.word, here.join(', ')].filter((part) => part !== '').join('. ')
  return (
    <EntityButton
      of={{ kind: 'space', id: space }}
      label={`${label}.`}
      className={styles.stone}
      isQuiet
      whyNot={view.viewer === null ? undefined : WHY_NOT_SPACE}
      style={{ ...dyed(mark.dye), left: `${x}%`, top: `${y}%` }}
    >
      <span className={classes(styles.face, mark.word !== '' && styles.marked)}>
        {mark.word !== '' && <Glyph shape={boardShape(markOf(space) as 'fate')} />}
        <span className={mark.word === '' && here.length === 0 ? styles.carved : styles.number}>{space}</span>
      </span>
    </EntityButton>
  )
}
