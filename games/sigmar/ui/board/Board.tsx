import { sigmar, type SigmarEvent, type SigmarState } from '@trialhall/game-sigmar'
import type { Ref, View } from '@trialhall/kernel'
import {
  Announcer,
  Dialog,
  KeyHelp,
  Log,
  OptionList,
  plain,
  Prompt,
  SceneContext,
  seatsDyed,
  TipProvider,
  useBoardKeys,
  useTable,
  type BoardProps,
  type GlossaryTerm,
  type Motion,
  type TableInPlay,
  type TableSpec,
} from '@trialhall/table-ui'
import { useMemo, useRef, useState, type JSX } from 'react'
import { ChampionChoice } from '../champions/ChampionChoice.tsx'
import { CHOREOGRAPHY } from '../choreography.ts'
import { contestIn } from '../contest.ts'
import { Decks } from '../decks/Decks.tsx'
import { LostCards, lostCardsIn } from '../lost/LostCards.tsx'
import { CHAMPION_DYES } from '../looks.ts'
import { previewOf } from '../preview.tsx'
import { TrialPath } from '../path/TrialPath.tsx'
import { refOf } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { RollPanel } from '../roll/RollPanel.tsx'
import { Seats } from '../seats/Seats.tsx'
import { Stage } from '../stage/Stage.tsx'
import { Trials } from '../trials/Trials.tsx'
import styles from './Board.module.css'
import { OwnHand } from './OwnHand.tsx'
import { Status } from './Status.tsx'

const NO_TERMS: readonly GlossaryTerm[] = []

/** The table of Sigmar's Trial. */
export function Board(props: BoardProps): JSX.Element {
  return (
    <TipProvider>
      <Table {...props} />
    </TipProvider>
  )
}

function useSpec(glossary: readonly GlossaryTerm[]): TableSpec<SigmarState, SigmarEvent> {
  return useMemo(
    () => ({
      words: sigmar.words,
      refOf,
      choreography: CHOREOGRAPHY,
      isHeading: (event) => event.type === 'turnBegan' || event.type === 'ended',
      preview: (ref: Ref, view) => previewOf(ref, view, glossary),
      rule: ruleOf,
    }),
    [glossary],
  )
}

function Table(props: BoardProps): JSX.Element {
  const { update, link, settings, names, glossary = NO_TERMS } = props
  const { snapshot } = update
  const table = useTable(useSpec(glossary), props)
  const { view, ask, scene, isPlaying } = table
  const [sheet, setSheet] = useState<'log' | 'keys' | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const back = ask && snapshot.canGoBack ? () => link.back(ask.seat) : null
  const skip = isPlaying ? table.skip : null
  useBoardKeys(board, {
    options: ask?.options.length ?? 0,
    pick: scene.pick,
    back,
    skip,
    hurry: table.hurry,
    toggleLog: () => setSheet((open) => (open === 'log' ? null : 'log')),
    help: () => setSheet('keys'),
  })
  return (
    <SceneContext value={scene}>
      <div
        ref={board}
        className={styles.board}
        style={seatsDyed(view.players.map(({ champion }) => CHAMPION_DYES[champion] ?? null))}
        data-asked={ask ? 'true' : undefined}
      >
        <Announcer happened={table.happened} asked={ask ? plain(table.prompt) : ''} />
        <div className={styles.seats}>
          <Seats view={view} names={names} />
        </div>
        <Middle table={table} motion={settings.motion} names={names} glossary={glossary} />
        <div className={styles.own}>
          <Prompt
            sentence={table.prompt}
            ask={ask}
            refOf={refOf}
            optionText={table.speaker.option}
            canGoBack={back !== null}
            onBack={() => back?.()}
            isThinking={!isPlaying && !ask && snapshot.outcome === null && snapshot.pausedFor === undefined}
            onSkip={table.hurry}
            isSuspense={table.current?.event.type === 'rolled'}
            hint={props.hint ?? null}
            onLog={() => setSheet('log')}
          />
          {view.phase !== 'setup' && <OwnHand view={view} glossary={glossary} />}
        </div>
        <div className={styles.side}>
          <Decks view={view} glossary={glossary} />
          <Log lines={table.lines} />
        </div>
        <Sheets table={table} open={sheet} onClose={() => setSheet(null)} />
      </div>
    </SceneContext>
  )
}

type Play = TableInPlay<View<SigmarState>, SigmarEvent>

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
        <ChampionChoice view={view} glossary={glossary} />
      ) : (
        <>
          <TrialPath view={view} names={names} motion={motion} />
          <div className={styles.middle}>
            <Status view={view} names={names} />
            {lost.length > 0 ? (
              <LostCards cards={lost} view={view} glossary={glossary} />
            ) : (
              <Trials view={view} contest={contest} />
            )}
            <RollPanel view={view} contest={contest} names={names} />
          </div>
        </>
      )}
      <Stage heard={table.current} moment={table.told} />
    </div>
  )
}

/** What lies over the table for a while. */
function Sheets(props: {
  table: Play
  open: 'log' | 'keys' | null
  onClose: () => void
}): JSX.Element | null {
  const { table, open, onClose } = props
  if (table.menu && table.ask) {
    return (
      <Dialog title="Which of these?" onClose={table.closeMenu}>
        <OptionList ask={table.ask} refOf={refOf} optionText={table.speaker.option} indices={table.menu} />
      </Dialog>
    )
  }
  if (open === 'keys') return <KeyHelp onClose={onClose} />
  if (open !== 'log') return null
  return (
    <Dialog title="Log" onClose={onClose}>
      <div className={styles.sheet}>
        <Log lines={table.lines} />
      </div>
    </Dialog>
  )
}
