import {
  lanes,
  type LanesEvent,
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

const SPEC: TableSpec<LanesState, LanesEvent> = {
  words: lanes.words,
  refOf,
  waysOf,
  isAlarm,
  choreography: CHOREOGRAPHY,
  isHeading: (event) => event.type === 'turnBegan' || event.type === 'ended',
  preview: previewOf,
  rule: ruleOf,
}

/** What makes somebody who lets windows pass look up: a spell of the other, or harm to the own hero and units. */
function isAlarm(event: LanesEvent, viewer: Seat): boolean {
  if (event.type === 'cast') return event.seat !== viewer
  return (event.type === 'died' || event.type === 'lifeChanged') && event.seat === viewer
}

/** The table of Lanes. */
export function Board(props: BoardProps): JSX.Element {
  const { names } = props
  const hover = useHover()
  return (
    <BoardFrame spec={SPEC} board={props} className={styles.board} styleOf={dyesOf} handlers={hover.handlers}>
      {({ table, glossary, prompt, log }) => (
        <>
          <Camps view={table.view} names={names} glossary={glossary} />
          <Middle table={table} names={names} glossary={glossary} hovered={hover.key} />
          <AskColumn
            className={styles.ask}
            prompt={prompt}
            hand={table.view.phase !== 'setup' && <OwnHand view={table.view} glossary={glossary} />}
            log={log}
          />
        </>
      )}
    </BoardFrame>
  )
}

type Play = TableInPlay<LanesView, LanesEvent>

interface CampsProps {
  readonly view: LanesView
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
}

/** What each side has beside the board, the far one above the near one. */
function Camps({ view, names, glossary }: CampsProps): JSX.Element {
  const near = nearSeat(view)
  const camp = { view, glossary }
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
