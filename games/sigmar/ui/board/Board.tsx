import { sigmar, type SigmarEvent, type SigmarPrompt, type SigmarState } from '@trialhall/game-sigmar'
import type { View } from '@trialhall/kernel'
import {
  AskColumn,
  BoardFrame,
  seatsDyed,
  type BoardProps,
  type GlossaryTerm,
  type Motion,
  type TableInPlay,
  type TableSpec,
} from '@trialhall/table-ui'
import { useMemo, type CSSProperties, type JSX } from 'react'
import { ChampionChoice } from '../champions/ChampionChoice.tsx'
import { helpOf } from '../hopeless.ts'
import { optionHint } from '../option-hint.tsx'
import { CHOREOGRAPHY } from '../choreography.ts'
import { contestIn } from '../contest.ts'
import { Decks } from '../decks/Decks.tsx'
import { GROUND } from '../grounds/grounds.ts'
import { LostCards, lostCardsIn } from '../lost/LostCards.tsx'
import { CHAMPION_DYES } from '../looks.ts'
import { tipOf } from '../tip.tsx'
import { TrialPath } from '../path/TrialPath.tsx'
import { refOf } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { RollPanel } from '../roll/RollPanel.tsx'
import { Seats } from '../seats/Seats.tsx'
import { sightsOf } from '../sights.ts'
import { Stage } from '../stage/Stage.tsx'
import { strikesOf } from '../strikes.ts'
import { Trials } from '../trials/Trials.tsx'
import styles from './Board.module.css'
import { OwnHand } from './OwnHand.tsx'
import { Status } from './Status.tsx'
import { isAlarm, WINDOWS } from './windows.ts'

/** What the table is told while Champions are picked. */
const CHOICE: TableSpec<SigmarState, SigmarEvent> = {
  words: sigmar.words,
  refOf,
  choreography: CHOREOGRAPHY,
  sights: sightsOf,
  strikes: strikesOf,
  isHeading: (event) => event.type === 'turnBegan' || event.type === 'ended',
  isSuspense: (event) => event.type === 'rolled',
  preview: tipOf,
  rule: ruleOf,
  optionHint,
  helpOf,
}

/** The same once windows open, which may be passed. */
const PLAY: TableSpec<SigmarState, SigmarEvent> = { ...CHOICE, isAlarm, windows: WINDOWS }

/** The table of Sigmar's Trial. */
export function Board(props: BoardProps): JSX.Element {
  const { names, settings, update } = props
  const { phase } = update.snapshot.view as View<SigmarState> // what the matches of this game show
  const spec = phase === 'setup' ? CHOICE : PLAY
  return (
    <BoardFrame spec={spec} board={props} ground={GROUND} className={styles.board} styleOf={dyesOf}>
      {({ table, glossary, prompt, log }) => (
        <>
          {/* When the Champions are picked the table is laid anew: nothing has moved, it is another place. */}
          <div key={String(table.view.phase === 'setup')} className={styles.seats}>
            <Seats view={table.view} names={names} event={table.current?.event} moment={table.told} />
            <Decks view={table.view} glossary={glossary} />
          </div>
          <Middle table={table} motion={settings.motion} names={names} glossary={glossary} />
          <AskColumn
            className={styles.ask}
            prompt={prompt}
            hand={
              table.view.phase !== 'setup' && (
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

function dyesOf({ players }: View<SigmarState>): CSSProperties {
  return seatsDyed(players.map(({ champion }) => CHAMPION_DYES[champion] ?? null))
}

type Play = TableInPlay<View<SigmarState>, SigmarEvent>

function promptOf({ ask }: Play): SigmarPrompt | null {
  return (ask?.prompt ?? null) as SigmarPrompt | null
}

interface MiddleProps {
  readonly table: Play
  readonly motion: Motion
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
}

/** The middle of the table: the path with the Trials and the die, or the Champions while they are picked. */
function Middle({ table, motion, names, glossary }: MiddleProps): JSX.Element {
  const { view, story } = table
  const contest = useMemo(() => contestIn(story), [story])
  const lost = lostCardsIn(table.ask)
  return (
    <div className={styles.table}>
      {view.phase === 'setup' ? (
        <ChampionChoice view={view} names={names} glossary={glossary} />
      ) : (
        <>
          <TrialPath view={view} names={names} motion={motion} />
          <div className={styles.middle}>
            <Status view={view} names={names} control={table.control} />
            {lost.length > 0 ? (
              <LostCards cards={lost} view={view} glossary={glossary} />
            ) : (
              <Trials view={view} contest={contest} prompt={promptOf(table)} />
            )}
            <RollPanel
              view={view}
              contest={contest}
              names={names}
              isAside={promptOf(table)?.type === 'instant'}
            />
          </div>
        </>
      )}
      <Stage view={view} names={names} heard={table.current} moment={table.told} />
    </div>
  )
}
