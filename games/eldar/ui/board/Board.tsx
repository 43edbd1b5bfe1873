import {
  eldar,
  faceOf,
  heroName,
  type EldarEvent,
  type EldarState,
  type EldarView,
} from '@trialhall/game-eldar'
import type { Seat } from '@trialhall/kernel'
import { BoardFrame, EntityButton, type BoardProps, type TableSpec } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { CHOREOGRAPHY } from '../choreography.ts'
import { previewOf } from '../preview.tsx'
import { heroRef, refOf, waysOf } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import styles from './Board.module.css'

const SPEC: TableSpec<EldarState, EldarEvent> = {
  words: eldar.words,
  refOf,
  waysOf,
  isAlarm,
  choreography: CHOREOGRAPHY,
  isHeading: (event) => event.type === 'roundBegan' || event.type === 'ended',
  preview: previewOf,
  rule: ruleOf,
}

/** What makes somebody who lets windows pass look up: harm to the own Heroes, and the phase in which one can equip. */
function isAlarm(event: EldarEvent, _viewer: Seat): boolean {
  return event.type === 'roundBegan' || event.type === 'defeated'
}

/** The table of Trials of the Eldar. */
export function Board(props: BoardProps): JSX.Element {
  return (
    <BoardFrame spec={SPEC} board={props} className={styles.board}>
      {({ table, prompt, log }) => (
        <>
          <div className={styles.field}>
            {table.view.heroes.map((_, id) => (
              <HeroLine key={id} view={table.view} id={id} />
            ))}
          </div>
          <div className={styles.ask}>{prompt}</div>
          <div className={styles.log}>{log}</div>
        </>
      )}
    </BoardFrame>
  )
}

function HeroLine({ view, id }: { view: EldarView; id: number }): JSX.Element {
  const hero = view.heroes[id]
  const label = `${heroName(view, id)}, ${hero?.hp ?? 0} of ${hero ? faceOf(hero.face).hp : 0} HP`
  return (
    <EntityButton of={heroRef(id)} label={label}>
      {label}
    </EntityButton>
  )
}
