import {
  lanes,
  type LanesEvent,
  type LanesPrompt,
  type LanesState,
  type LanesView,
} from '@trialhall/game-lanes'
import type { Ref, Seat } from '@trialhall/kernel'
import {
  Announcer,
  Dialog,
  KeyHelp,
  Log,
  plain,
  Prompt,
  refKey,
  SceneContext,
  seatsDyed,
  TipProvider,
  useBoardKeys,
  useTable,
  type BoardProps,
  type GlossaryTerm,
  type TableInPlay,
  type TableSpec,
} from '@trialhall/table-ui'
import { useMemo, useRef, useState, type CSSProperties, type JSX } from 'react'
import { CHOREOGRAPHY } from '../choreography.ts'
import { ClassChoice } from '../classes/ClassChoice.tsx'
import {
  foresee,
  foreseeAct,
  foreseeReach,
  foreseeUnit,
  NOTHING_AHEAD,
  type Foresight,
} from '../foresight.ts'
import { Battleground } from '../ground/Battleground.tsx'
import { nearSeat } from '../ground/places.ts'
import { Hero } from '../heroes/Hero.tsx'
import { seatDyes } from '../looks.ts'
import { previewOf } from '../preview.tsx'
import { refOf, waysOf } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { Stage } from '../stage/Stage.tsx'
import { orderIn, waveIn } from '../wave.ts'
import styles from './Board.module.css'
import { Camp } from './Camp.tsx'
import { OwnHand } from './OwnHand.tsx'
import { Status } from './Status.tsx'
import { useHover } from './useHover.ts'

const NO_TERMS: readonly GlossaryTerm[] = []

/** The table of Lanes. */
export function Board(props: BoardProps): JSX.Element {
  return (
    <TipProvider>
      <Table {...props} />
    </TipProvider>
  )
}

function useSpec(glossary: readonly GlossaryTerm[]): TableSpec<LanesState, LanesEvent> {
  return useMemo(
    () => ({
      words: lanes.words,
      refOf,
      waysOf,
      isAlarm,
      choreography: CHOREOGRAPHY,
      isHeading: (event) => event.type === 'turnBegan' || event.type === 'ended',
      preview: (ref: Ref, view) => previewOf(ref, view, glossary),
      rule: ruleOf,
    }),
    [glossary],
  )
}

/** What makes somebody who lets windows pass look up: a spell of the other, or harm to the own hero and units. */
function isAlarm(event: LanesEvent, viewer: Seat): boolean {
  if (event.type === 'cast') return event.seat !== viewer
  return (event.type === 'died' || event.type === 'lifeChanged') && event.seat === viewer
}

function Table(props: BoardProps): JSX.Element {
  const { update, link, names, glossary = NO_TERMS } = props
  const { snapshot } = update
  const table = useTable(useSpec(glossary), props)
  const { view, ask, scene, isPlaying, staging } = table
  const [sheet, setSheet] = useState<'log' | 'keys' | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const back = ask && snapshot.canGoBack ? () => link.back(ask.seat) : null
  useBoardKeys(board, {
    options: staging?.choices.length ?? 0,
    pick: (at) => staging?.choose(at),
    back: staging?.unstep ?? back,
    skip: isPlaying ? table.skip : null,
    hurry: table.hurry,
    toggleLog: () => setSheet((open) => (open === 'log' ? null : 'log')),
    help: () => setSheet('keys'),
  })
  const hover = useHover()
  const near = nearSeat(view)
  const camp = { view, glossary }
  return (
    <SceneContext value={scene}>
      <div
        ref={board}
        className={styles.board}
        style={dyesOf(view)}
        data-asked={ask ? 'true' : undefined}
        {...hover.handlers}
      >
        <Announcer happened={table.happened} asked={askedOf(table)} />
        <div className={styles.camps}>
          <div className={styles.far}>
            <Camp {...camp} seat={1 - near} name={names[1 - near] ?? ''} isNear={false} />
          </div>
          <div className={styles.near}>
            <Camp {...camp} seat={near} name={names[near] ?? ''} isNear />
          </div>
        </div>
        <Middle table={table} names={names} glossary={glossary} hovered={hover.key} />
        <Own table={table} props={props} back={back} onLog={() => setSheet('log')} />
        <div className={styles.log}>
          <Log lines={table.lines} />
        </div>
        <Sheets table={table} open={sheet} onClose={() => setSheet(null)} />
      </div>
    </SceneContext>
  )
}

type Play = TableInPlay<LanesView, LanesEvent>

/** What a screen reader says of the open ask: the question, or how far it is answered. */
function askedOf({ ask, staging, prompt }: Play): string {
  if (!ask) return ''
  return staging?.soFar ? `${staging.soFar}: ${staging.choices.length} choices.` : plain(prompt)
}

interface OwnProps {
  readonly table: Play
  readonly props: BoardProps
  readonly back: (() => void) | null
  readonly onLog: () => void
}

/** What the viewer is asked, and the hand: side by side on a wide page, fixed at the bottom of a narrow one. */
function Own({ table, props, back, onLog }: OwnProps): JSX.Element {
  const { view, ask, isPlaying } = table
  const { outcome, pausedFor } = props.update.snapshot
  return (
    <div className={styles.own}>
      <div className={styles.ask}>
        <Prompt
          sentence={table.prompt}
          ask={ask}
          refOf={refOf}
          optionText={table.speaker.option}
          canGoBack={back !== null}
          onBack={() => back?.()}
          isThinking={!isPlaying && !ask && outcome === null && pausedFor === undefined}
          onSkip={table.hurry}
          hint={props.hint ?? null}
          onLog={onLog}
          staging={table.staging}
          passing={table.passing}
        />
      </div>
      {view.phase !== 'setup' && (
        <div className={styles.hand}>
          <OwnHand view={view} glossary={props.glossary ?? NO_TERMS} />
        </div>
      )}
    </div>
  )
}

/** Seats in the dyes of their classes; the ground takes the dye of who is near and who is far. */
function dyesOf(view: LanesView): CSSProperties {
  const near = nearSeat(view)
  return {
    ...seatsDyed(seatDyes(view)),
    '--ground-near': `var(--seat-${near})`,
    '--ground-far': `var(--seat-${1 - near})`,
  } as CSSProperties
}

interface MiddleProps {
  readonly table: Play
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
  /** Key of what is pointed at. */
  readonly hovered: string | null
}

/** The middle of the table: the battleground between its heroes, or the classes while they are chosen. */
function Middle({ table, names, glossary, hovered }: MiddleProps): JSX.Element {
  const { view, current, told, story } = table
  const wave = useMemo(() => waveIn(story), [story])
  const order = useMemo(() => orderIn(view, wave), [view, wave])
  const near = nearSeat(view)
  if (view.phase === 'setup') {
    return (
      <div className={styles.table}>
        <div className={styles.choice}>
          <ClassChoice view={view} glossary={glossary} />
        </div>
        <Stage heard={current} moment={told} />
      </div>
    )
  }
  const hero = (seat: Seat): JSX.Element => (
    <Hero
      view={view}
      seat={seat}
      name={names[seat] ?? ''}
      change={changeOf(current?.event, seat)}
      moment={told}
    />
  )
  return (
    <div className={styles.table}>
      <div className={styles.field}>
        <Status view={view} names={names} wave={wave} />
        {hero(1 - near)}
        <Battleground
          view={view}
          heard={current}
          moment={told}
          foresight={foresightOf(table, hovered)}
          order={order}
        />
        {hero(near)}
      </div>
      <Stage heard={current} moment={told} />
    </div>
  )
}

function changeOf(event: LanesEvent | undefined, seat: Seat): number {
  return event?.type === 'lifeChanged' && event.seat === seat ? event.by : 0
}

/**
 * What is drawn over the board: what a spell that is being cast reaches, else what is foreseen of the option that is pointed
 * at, of the unit that is pointed at, or of the unit that is to act.
 */
function foresightOf({ view, ask, scene, staging, current }: Play, hovered: string | null): Foresight {
  if (current) return current.event.type === 'cast' ? foreseeReach(view, current.event) : NOTHING_AHEAD
  const prompt = (ask?.prompt ?? null) as LanesPrompt | null
  const key = scene.pointedAt ?? hovered
  const choice = staging?.choices.find(({ ref }) => ref !== null && refKey(ref) === key)
  const about = scene.pointedOption ?? choice?.about ?? null
  const ahead = about === null ? NOTHING_AHEAD : foresee(view, about, prompt)
  if (ahead !== NOTHING_AHEAD) return ahead
  const unit = view.board.find(
    (one) => one !== null && (key === `field:${one.field}` || key === `card:${one.card}`),
  )
  if (unit) return foreseeUnit(view, unit)
  return prompt ? foreseeAct(view, prompt) : NOTHING_AHEAD
}

/** What lies over the table for a while. */
function Sheets(props: {
  table: Play
  open: 'log' | 'keys' | null
  onClose: () => void
}): JSX.Element | null {
  const { table, open, onClose } = props
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
