import {
  tempus,
  type TempusEvent,
  type TempusPrompt,
  type TempusState,
  type TempusView,
} from '@trialhall/game-tempus'
import {
  BoardFrame,
  eyesKey,
  seatsDyed,
  useHover,
  type BoardProps,
  type TableSpec,
} from '@trialhall/table-ui'
import { useMemo, useRef, type CSSProperties, type JSX } from 'react'
import { budgetFrom } from '../choreography/budget.ts'
import { heroesCalled } from '../called.ts'
import { CHOREOGRAPHY } from '../choreography/index.ts'
import { AskedHero } from './AskedHero.tsx'
import { Drafting } from './Drafting.tsx'
import { GROUND } from '../grounds/grounds.ts'
import { handOf } from '../hand/OwnHand.tsx'
import { logSummary } from '../log-summary.ts'
import { helpOf, optionHint } from '../option-hint.tsx'
import { refOf } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { sightsOf } from '../sights.ts'
import { tipOf } from '../tip.tsx'
import styles from './Board.module.css'
import { ownParty } from './play.ts'
import { Table } from './Table.tsx'
import { isAlarm, isAside, isEnd, isLull, MUTES, WINDOWS } from './windows.ts'

/** What the table is told while Heroes are drafted. */
const DRAFT: TableSpec<TempusState, TempusEvent> = {
  words: tempus.words,
  refOf,
  choreography: CHOREOGRAPHY,
  sights: sightsOf,
  budgetFrom,
  logSummary,
  isHeading: ({ type }) => type === 'roundBegan' || type === 'turnBegan' || type === 'matchEnded',
  isSuspense: ({ type }) => type === 'rolled',
  preview: tipOf,
  rule: ruleOf,
  optionHint,
  askedAs: (seat, view, names) => <AskedHero {...{ view, seat, name: names[seat] ?? '' }} />,
}

/** The same once windows open, which may be passed. */
const PLAY: TableSpec<TempusState, TempusEvent> = {
  ...DRAFT,
  handOf: (view, prompt) => handOf(view, prompt as TempusPrompt),
  helpOf,
  isAlarm,
  isLull,
  isAside,
  isEnd,
  mutes: MUTES,
  windows: WINDOWS,
}

/** The table of Trials of Tempus. */
export function Board(props: BoardProps): JSX.Element {
  const { snapshot } = props.update
  const present = snapshot.view as TempusView // what the matches of this game show
  const isDrafted = isPlayed(present)
  const names = useMemo(
    () => (isDrafted ? heroesCalled(present, snapshot, props.names) : props.names),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- nobody's name changes after the draft
    [isDrafted, eyesKey(snapshot), props.names],
  )
  const hover = useHover()
  const focus = useRef(false)
  const own = useMemo(
    () => snapshot.eyes ?? (snapshot.viewer === null ? [] : [snapshot.viewer]),
    [snapshot.eyes, snapshot.viewer],
  )
  // what is pointed at changes with every move of the pointer, and must not make the rest anew
  const board = useMemo(() => ({ ...props, names }), [props, names])
  return (
    <BoardFrame
      spec={isDrafted ? PLAY : DRAFT}
      board={board}
      ground={GROUND}
      className={styles.board}
      styleOf={dyesOf}
      handlers={hover.handlers}
    >
      {({ table, glossary, prompt, log }) => {
        const { view } = table
        if (!isPlayed(view)) return <Drafting {...{ table, names, glossary, prompt, log, focus }} />
        return <Table {...{ table, names, glossary, prompt, log, focus, own }} hovered={hover.key} />
      }}
    </BoardFrame>
  )
}

/** Whether Heroes are drafted, and the first round has begun. */
function isPlayed({ draft, round }: TempusView): boolean {
  return draft === null && round > 0
}

/** Whoever looks plays on the warm side, whoever is against them on the cold one. */
function dyesOf(view: TempusView): CSSProperties {
  const own = ownParty(view)
  return seatsDyed(view.heroes.map(({ id }) => (id % 2 === own ? 'rust' : 'blue')))
}
