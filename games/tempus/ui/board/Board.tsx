import { tempus, type TempusEvent, type TempusState, type TempusView } from '@trialhall/game-tempus'
import { BoardFrame, seatsDyed, useHover, type BoardProps, type TableSpec } from '@trialhall/table-ui'
import { useRef, type CSSProperties, type JSX } from 'react'
import { budgetFrom } from '../choreography/budget.ts'
import { CHOREOGRAPHY } from '../choreography/index.ts'
import { Drafting } from './Drafting.tsx'
import { GROUND } from '../grounds/grounds.ts'
import { logSummary } from '../log-summary.ts'
import { optionHint } from '../option-hint.tsx'
import { refOf } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { sightsOf } from '../sights.ts'
import { tipOf } from '../tip.tsx'
import styles from './Board.module.css'
import { ownParty } from './play.ts'
import { Table } from './Table.tsx'
import { isAlarm, isEnd, isLull, WINDOWS } from './windows.ts'

const SPEC: TableSpec<TempusState, TempusEvent> = {
  words: tempus.words,
  refOf,
  isAlarm,
  isLull,
  isEnd,
  choreography: CHOREOGRAPHY,
  sights: sightsOf,
  budgetFrom,
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
  const focus = useRef(false)
  return (
    <BoardFrame
      spec={SPEC}
      board={props}
      ground={GROUND}
      className={styles.board}
      styleOf={dyesOf}
      handlers={hover.handlers}
    >
      {({ table, glossary, prompt, log }) => {
        const { view } = table
        if (view.draft !== null || view.round === 0)
          return <Drafting {...{ table, names, glossary, prompt, log, focus }} />
        return <Table {...{ table, names, glossary, prompt, log, focus }} hovered={hover.key} />
      }}
    </BoardFrame>
  )
}

/** Whoever looks plays on the warm side, whoever is against them on the cold one. */
function dyesOf(view: TempusView): CSSProperties {
  const own = ownParty(view)
  return seatsDyed(view.heroes.map(({ id }) => (id % 2 === own ? 'rust' : 'blue')))
}
