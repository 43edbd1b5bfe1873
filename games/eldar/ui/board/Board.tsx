import {
  eldar,
  type EldarEvent,
  type EldarPrompt,
  type EldarState,
  type EldarView,
} from '@trialhall/game-eldar'
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
import { optionHint } from '../option-hint.tsx'
import { CHOREOGRAPHY } from '../choreography.ts'
import { DeckChoice } from '../choice/DeckChoice.tsx'
import { HeroChoice } from '../choice/HeroChoice.tsx'
import { SeatBar } from '../piles/SeatBar.tsx'
import { DraftScreen } from '../draft/DraftScreen.tsx'
import { tipOf } from '../tip.tsx'
import { refOf, pathsOf, pieceWays } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { GROUND } from '../grounds/grounds.ts'
import { logSummary } from '../log-summary.ts'
import { sightsOf } from '../sights.ts'
import { Stage } from '../stage/Stage.tsx'
import { strikesOf } from '../strikes.ts'
import styles from './Board.module.css'
import { Field } from './Field.tsx'
import { handOf, OwnHand } from './OwnHand.tsx'
import { nearSeat, type Play } from './play.ts'
import { Status } from './Status.tsx'
import { isAlarm, MUTES, WINDOWS } from './windows.ts'

const SPEC: TableSpec<EldarState, EldarEvent> = {
  words: eldar.words,
  refOf,
  pathsOf,
  pieceWays,
  handOf,
  isAlarm,
  choreography: CHOREOGRAPHY,
  sights: sightsOf,
  strikes: strikesOf,
  logSummary,
  isHeading: ({ type }) => type === 'roundBegan' || type === 'phaseBegan' || type === 'ended',
  preview: tipOf,
  optionHint,
  rule: ruleOf,
  mutes: MUTES,
  windows: WINDOWS,
}

/** The table of Trials of the Eldar. */
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
        <>
          <div className={styles.table}>
            {table.view.step !== 'draft' && (
              <div className={styles.status}>
                <Status view={table.view} names={names} control={table.control} />
              </div>
            )}
            <Middle table={table} names={names} glossary={glossary} hovered={hover.key} />
          </div>
          <AskColumn
            className={styles.ask}
            prompt={prompt}
            hand={
              table.view.heroes.length > 0 && (
                <OwnHand view={table.view} prompt={promptOf(table)} glossary={glossary} />
              )
            }
            log={log}
          />
        </>
      )}
    </BoardFrame>
  )
}

/** Whoever looks is warm, whoever is opposite is cold; the colours of classes say what cards are. */
function dyesOf(view: EldarView): CSSProperties {
  return seatsDyed(nearSeat(view) === 0 ? ['rust', 'blue'] : ['blue', 'rust'])
}

function promptOf({ ask }: Play): EldarPrompt | null {
  return (ask?.prompt ?? null) as EldarPrompt | null
}

interface MiddleProps {
  readonly table: Play
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
  /** Key of what is pointed at. */
  readonly hovered: string | null
}

/** The middle of the table: the field between its players, or what is chosen before there is one. */
function Middle({ table, names, glossary, hovered }: MiddleProps): JSX.Element {
  const { view, current, told } = table
  const near = nearSeat(view)
  if (view.step === 'draft') return <DraftScreen table={table} names={names} glossary={glossary} />
  if (view.heroes.length === 0) return <Choice table={table} glossary={glossary} />
  const bar = (seat: number): JSX.Element => (
    <SeatBar view={view} seat={seat} name={names[seat] ?? ''} glossary={glossary} />
  )
  return (
    <>
      {bar(1 - near)}
      <Field table={table} names={names} glossary={glossary} hovered={hovered} />
      {bar(near)}
      <Stage view={view} heard={current} moment={told} />
    </>
  )
}

/** Decks and Heroes while they are chosen. */
function Choice({ table, glossary }: Pick<MiddleProps, 'table' | 'glossary'>): JSX.Element {
  const prompt = promptOf(table)
  if (table.ask && (prompt?.type === 'hero' || prompt?.type === 'draftHero'))
    return <HeroChoice ask={table.ask} glossary={glossary} />
  return <DeckChoice />
}
