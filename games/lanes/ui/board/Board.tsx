import {
  lanes,
  type LanesEvent,
  type LanesOption,
  type LanesPrompt,
  type LanesState,
  type LanesView,
} from '@trialhall/game-lanes'
import type { Seat } from '@trialhall/kernel'
import {
  AskColumn,
  BoardFrame,
  refKey,
  seatsDyed,
  useHover,
  type BoardProps,
  type GlossaryTerm,
  type TableInPlay,
  type TableSpec,
} from '@trialhall/table-ui'
import { useMemo, type CSSProperties, type JSX } from 'react'
import { optionHint } from '../option-hint.tsx'
import { CHOREOGRAPHY } from '../choreography.ts'
import { ClassChoice } from '../classes/ClassChoice.tsx'
import {
  previewOf,
  previewOfAct,
  previewOfReach,
  previewOfUnit,
  NO_PREVIEW,
  type Preview,
} from '../preview.ts'
import { Battleground } from '../ground/Battleground.tsx'
import { fallenIn, type Fallen } from '../ground/fallen.ts'
import { nearSeat } from '../ground/places.ts'
import { Hero } from '../heroes/Hero.tsx'
import type { Asked } from '../why-not.ts'
import { seatDyes } from '../looks.ts'
import { tipOf } from '../tip.tsx'
import { refOf, pathsOf, pieceWays } from '../refs.ts'
import { ruleOf } from '../rule-of.ts'
import { GROUND } from '../grounds/grounds.ts'
import { logSummary } from '../log-summary.ts'
import { sightsOf } from '../sights.ts'
import { Stage } from '../stage/Stage.tsx'
import { strikesOf } from '../strikes.ts'
import { arrowsOf, WAVE_PLAN } from '../wave-plan.ts'
import { orderIn, waveIn } from '../wave.ts'
import styles from './Board.module.css'
import { Camp } from './Camp.tsx'
import { helpOf } from './option-order.ts'
import { OwnHand } from './OwnHand.tsx'
import { Status } from './Status.tsx'
import { isIdle, occasionOf, WINDOWS } from './windows.ts'

/** The words of the rules; on the board the end of the Second Main phase is called what it comes to. */
const BOARD_WORDS: typeof lanes.words = {
  ...lanes.words,
  option: (facts, about) =>
    (about as LanesOption).do === 'end' && facts.view.phase === 'main2'
      ? ['end your turn']
      : lanes.words.option(facts, about),
}

/** What the table is told while classes are chosen. */
const CHOICE: TableSpec<LanesState, LanesEvent> = {
  words: BOARD_WORDS,
  refOf,
  pathsOf,
  pieceWays,
  choreography: CHOREOGRAPHY,
  sights: sightsOf,
  strikes: strikesOf,
  logSummary,
  isHeading: (event) => event.type === 'turnBegan' || event.type === 'ended',
  preview: tipOf,
  rule: ruleOf,
  optionHint,
  helpOf,
  plan: WAVE_PLAN,
}

/** The same once windows open, which may be passed. */
const PLAY: TableSpec<LanesState, LanesEvent> = {
  ...CHOICE,
  isAlarm,
  isIdle,
  occasion: occasionOf,
  windows: WINDOWS,
}

/** What makes somebody who lets windows pass look up: a spell of the other, or harm to the own hero and units. */
function isAlarm(event: LanesEvent, viewer: Seat): boolean {
  if (event.type === 'cast') return event.seat !== viewer
  return (event.type === 'died' || event.type === 'lifeChanged') && event.seat === viewer
}

/** The table of Lanes. */
export function Board(props: BoardProps): JSX.Element {
  const { names, update } = props
  const hover = useHover()
  const { phase } = update.snapshot.view as LanesView // what the matches of this game show
  return (
    <BoardFrame
      spec={phase === 'setup' ? CHOICE : PLAY}
      board={props}
      ground={GROUND}
      className={styles.board}
      styleOf={dyesOf}
      handlers={hover.handlers}
    >
      {({ table, glossary, prompt, log }) => (
        <>
          {table.view.phase !== 'setup' && <Head table={table} names={names} />}
          {table.view.phase !== 'setup' && <Heroes table={table} names={names} />}
          <Camps table={table} names={names} glossary={glossary} />
          <Middle table={table} names={names} glossary={glossary} hovered={hover.key} />
          <AskColumn
            className={styles.ask}
            prompt={prompt}
            hand={
              table.view.phase !== 'setup' && (
                <OwnHand view={table.view} asked={askedOf(table)} glossary={glossary} />
              )
            }
            log={log}
          />
        </>
      )}
    </BoardFrame>
  )
}

type Play = TableInPlay<LanesView, LanesEvent>

/** What is asked, for the reasons why things are not lit. */
function askedOf({ ask, selection }: Play): Asked {
  const isAiming = (selection?.soFar ?? '') !== ''
  return { prompt: (ask?.prompt ?? null) as LanesPrompt | null, isAiming }
}

/** Round, turn and phase, above the table. */
function Head({ table, names }: { table: Play; names: readonly string[] }): JSX.Element {
  const { view, story, control } = table
  const wave = useMemo(() => waveIn(story), [story])
  return (
    <div className={styles.status}>
      <Status view={view} names={names} wave={wave} control={control} />
    </div>
  )
}

/** Both heroes, each behind their end of the lanes: at the outer ends of the camps, or of the battleground on a narrow page. */
function Heroes({ table, names }: { table: Play; names: readonly string[] }): JSX.Element {
  const { view, current, told } = table
  const near = nearSeat(view)
  const hero = (seat: Seat): JSX.Element => (
    <Hero view={view} seat={seat} name={names[seat] ?? ''} event={current?.event} moment={told} />
  )
  return (
    <>
      <div className={styles.farHero}>{hero(1 - near)}</div>
      <div className={styles.nearHero}>{hero(near)}</div>
    </>
  )
}

interface CampsProps {
  readonly table: Play
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
}

/** What each side has beside the board, the far one above the near one. */
function Camps({ table, names, glossary }: CampsProps): JSX.Element {
  const { view, current, told } = table
  const near = nearSeat(view)
  const camp = { view, glossary, event: current?.event, moment: told, asked: askedOf(table) }
  return (
    <div className={styles.camps}>
      <div className={styles.far}>
        <Camp {...camp} seat={1 - near} name={names[1 - near] ?? ''} isNear={false} />
      </div>
      <div className={styles.near}>
        <Camp {...camp} seat={near} name={names[near] ?? ''} isNear />
      </div>
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

/** The middle of the table: the battleground, or the classes while they are chosen. */
function Middle({ table, names, glossary, hovered }: MiddleProps): JSX.Element {
  const { view, current, told, story } = table
  const wave = useMemo(() => waveIn(story), [story])
  const order = useMemo(() => orderIn(view, wave), [view, wave])
  const fallen = useMemo(() => fallenIn(story), [story])
  const stage = <Stage view={view} names={names} heard={current} moment={told} />
  if (view.phase === 'setup') {
    return (
      <div className={styles.table}>
        <div className={styles.choice}>
          <ClassChoice view={view} names={names} glossary={glossary} />
        </div>
        {stage}
      </div>
    )
  }
  return (
    <div className={styles.table}>
      <div className={styles.field}>
        <Battleground
          view={view}
          names={names}
          heard={current}
          moment={told}
          preview={previewNow(table, hovered)}
          order={order}
          fallen={current ? fallen : NOBODY}
          asked={askedOf(table)}
        />
      </div>
      {stage}
    </div>
  )
}

const NOBODY: readonly Fallen[] = []

/**
 * What is drawn over the board: what a spell that is being cast reaches, else the preview of the option that is pointed
 * at, of the unit that is pointed at, or of the unit that is to act.
 */
function previewNow(
  { view, ask, interaction, selection, planning, current }: Play,
  hovered: string | null,
): Preview {
  if (current) return current.event.type === 'cast' ? previewOfReach(view, current.event) : NO_PREVIEW
  if (planning) return { ...NO_PREVIEW, arrows: arrowsOf(ask, view, planning.draft) }
  const prompt = (ask?.prompt ?? null) as LanesPrompt | null
  const key = interaction.pointedAt ?? hovered
  const choice = selection?.choices.find(({ ref }) => ref !== null && refKey(ref) === key)
  const about = interaction.pointedOption ?? choice?.about ?? null
  const ahead = about === null ? NO_PREVIEW : previewOf(view, about, prompt)
  if (ahead !== NO_PREVIEW) return ahead
  const unit = view.board.find(
    (one) => one !== null && (key === `field:${one.field}` || key === `card:${one.card}`),
  )
  if (unit) return previewOfUnit(view, unit)
  return prompt ? previewOfAct(view, prompt) : NO_PREVIEW
}
