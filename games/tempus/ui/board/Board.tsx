import { tempus, type TempusEvent, type TempusState, type TempusView } from '@trialhall/game-tempus'
import {
  AskColumn,
  BoardFrame,
  seatsDyed,
  useHover,
  type BoardProps,
  type TableSpec,
} from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { CHOREOGRAPHY } from '../choreography/index.ts'
import { Drafting } from './Drafting.tsx'
import { OwnHand } from '../hand/OwnHand.tsx'
import { logSummary } from '../log-summary.ts'
import { Mats } from '../mats/Mats.tsx'
import { OddsPanel } from '../odds/OddsPanel.tsx'
import { optionHint } from '../option-hint.tsx'
import { InPlay } from '../quests/InPlay.tsx'
import { Quests } from '../quests/Quests.tsx'
import { VpTrack } from '../quests/VpTrack.tsx'
import { refOf } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { tipOf } from '../tip.tsx'
import { Initiative } from '../track/Initiative.tsx'
import styles from './Board.module.css'
import { Ground } from './Ground.tsx'
import { ownParty, promptOf } from './play.ts'
import { Status } from './Status.tsx'
import { isAlarm, WINDOWS } from './windows.ts'

const SPEC: TableSpec<TempusState, TempusEvent> = {
  words: tempus.words,
  refOf,
  isAlarm,
  choreography: CHOREOGRAPHY,
  logSummary,
  isHeading: ({ type }) => type === 'roundBegan' || type === 'turnBegan' || type === 'matchEnded',
  isSuspense: ({ type }) => type === 'rolled',
  preview: tipOf,
  rule: ruleOf,
  optionHint,
  windows: WINDOWS,
}

/** The table of Trials of Tempus. */
export function Board(props: BoardProps): JSX.Element {
  const { names } = props
  const hover = useHover()
  return (
    <BoardFrame spec={SPEC} board={props} className={styles.board} styleOf={dyesOf} handlers={hover.handlers}>
      {({ table, glossary, prompt, log }) => {
        const { view } = table
        if (view.draft !== null || view.round === 0)
          return <Drafting {...{ table, names, glossary, prompt, log }} />
        return (
          <>
            <div className={styles.track}>
              <Status view={view} names={names} control={table.control} />
              <Initiative view={view} />
            </div>
            <div className={styles.map}>
              <Ground table={table} />
            </div>
            <div className={styles.side}>
              <VpTrack view={view} />
              <Quests view={view} />
              <InPlay view={view} />
              <Mats view={view} names={names} />
            </div>
            <AskColumn
              className={styles.ask}
              prompt={
                <>
                  {prompt}
                  <OddsPanel table={table} hovered={hover.key} />
                </>
              }
              hand={<OwnHand view={view} prompt={promptOf(table)} glossary={glossary} />}
              log={log}
            />
          </>
        )
      }}
    </BoardFrame>
  )
}

/** Whoever looks plays on the warm side, whoever is against them on the cold one. */
function dyesOf(view: TempusView): CSSProperties {
  const own = ownParty(view)
  return seatsDyed(view.heroes.map(({ id }) => (id % 2 === own ? 'rust' : 'blue')))
}
