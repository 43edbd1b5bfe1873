import {
  battleDecks,
  type BattleEvent,
  type BattleOption,
  type BattlePrompt,
  type BattleState,
  type BattleView,
} from '@trialhall/game-battle-decks'
import {
  AskColumn,
  BoardFrame,
  seatsDyed,
  useHover,
  type BoardProps,
  type GlossaryTerm,
  type TableSpec,
} from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { CHOREOGRAPHY } from '../choreography.ts'
import { FactionChoice } from '../factions/FactionChoice.tsx'
import { AttackArrow } from '../fight/AttackArrow.tsx'
import { Fight } from '../fight/Fight.tsx'
import { FightAround } from '../fight/FightAround.tsx'
import { Line } from '../line/Line.tsx'
import { GROUND } from '../grounds/grounds.ts'
import { helpOf } from '../help.ts'
import { logSummary } from '../log-summary.ts'
import { optionHint } from '../option-hint.tsx'
import { refOf } from '../refs.ts'
import { Rogues } from '../rogues/Rogues.tsx'
import { ruleOf } from '../rule-of.ts'
import { SeatPanel } from '../seats/SeatPanel.tsx'
import { sightsOf } from '../sights.ts'
import { Stage } from '../stage/Stage.tsx'
import { strikesOf } from '../strikes.ts'
import { tipOf } from '../tip.tsx'
import styles from './Board.module.css'
import { handOf, OwnHand } from './OwnHand.tsx'
import { nearSeat, promptOf, type Play } from './play.ts'
import { Status } from './Status.tsx'
import { isAlarm, isIdle, isLull, isStir, MUTES, WINDOWS } from './windows.ts'

const SPEC: TableSpec<BattleState, BattleEvent> = {
  words: battleDecks.words,
  refOf,
  isAlarm,
  isIdle,
  isLull,
  isStir,
  mutes: MUTES,
  choreography: CHOREOGRAPHY,
  sights: sightsOf,
  strikes: strikesOf,
  logSummary,
  isHeading: ({ type }) => type === 'roundBegan' || type === 'turnBegan' || type === 'ended',
  isSuspense: ({ type }) => type === 'attackRolled' || type === 'saveRolled',
  preview: tipOf,
  rule: ruleOf,
  optionHint,
  handOf,
  helpOf: (option, view, { prompt, story }) =>
    helpOf(option as BattleOption, view, { prompt: prompt as BattlePrompt, story }),
  windows: WINDOWS,
}

/** The table of Battle Decks. */
export function Board(props: BoardProps): JSX.Element {
  const { names } = props
  const hover = useHover()
  return (
    <BoardFrame
      spec={SPEC}
      board={props}
      ground={GROUND}
      className={styles.board}
      styleOf={dyesOf}
      handlers={hover.handlers}
    >
      {({ table, glossary, prompt, log }) => (
        <FightAround table={table} hovered={hover.key}>
          <div className={styles.table}>
            <Status view={table.view} names={names} control={table.control} />
            <Middle table={table} names={names} glossary={glossary} />
          </div>
          <AskColumn
            className={styles.ask}
            prompt={prompt}
            hand={
              table.view.round > 0 && (
                <OwnHand view={table.view} prompt={promptOf(table)} glossary={glossary} />
              )
            }
            log={log}
          />
        </FightAround>
      )}
    </BoardFrame>
  )
}

/** Whoever looks is warm, whoever is opposite is cold. */
function dyesOf(view: BattleView): CSSProperties {
  return seatsDyed(nearSeat(view) === 0 ? ['rust', 'blue'] : ['blue', 'rust'])
}

interface MiddleProps {
  readonly table: Play
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
}

/** The two lines with the fight between them, or the factions while they are chosen. */
function Middle({ table, names, glossary }: MiddleProps): JSX.Element {
  const { view, current, told } = table
  const near = nearSeat(view)
  if (view.phase === 'factions') return <FactionChoice />
  const side = (seat: number): JSX.Element => (
    <div className={styles.side} data-side={seat === near ? 'near' : 'far'}>
      <SeatPanel view={view} seat={seat} name={names[seat] ?? ''} glossary={glossary} />
      <Line view={view} seat={seat} prompt={promptOf(table)} />
    </div>
  )
  return (
    <>
      {side(1 - near)}
      <div className={styles.bench}>
        <Rogues view={view} names={names} />
        <Fight table={table} names={names} />
      </div>
      {side(near)}
      <AttackArrow moment={`${told} ${table.isPlaying}`} />
      <Stage view={view} names={names} heard={current} moment={told} />
    </>
  )
}
