import type { Seat, State, View } from '@trialhall/kernel'
import { capital, spacesOffered } from '@trialhall/kernel/wording'
import { useRef, useState, type CSSProperties, type HTMLAttributes, type JSX, type ReactNode } from 'react'
import { Announcer, type AnnouncerProps } from './Announcer.tsx'
import { NO_TERMS, type BoardProps, type GlossaryTerm } from '../board.ts'
import { classes } from '../theme/classes.ts'
import { useDrag } from '../drag/useDrag.ts'
import { Flights } from '../flight/Flights.tsx'
import { Ground, type GroundLook } from '../ground/Ground.tsx'
import { InteractionContext } from '../entity/interaction.ts'
import { useBoardKeys, type BoardKeys } from '../keys/useBoardKeys.ts'
import { Log } from '../log/Log.tsx'
import { passIn } from '../play/usePassing.ts'
import { useTable, type TableInPlay, type TableSpec } from '../play/useTable.ts'
import { alike } from '../prompt/alike.ts'
import { MOST_BUTTONS } from '../prompt/NarrowList.tsx'
import { listedChoices, listedOptions, optionOf } from '../prompt/on-map.ts'
import { counted, END_KEY, ownKey } from '../keys/own-keys.ts'
import { plainLine } from '../sentence/plain-line.ts'
import { Prompt } from '../prompt/Prompt.tsx'
import { SightLayer } from '../sights/SightLayer.tsx'
import { StandInContext } from '../status/stand-in.ts'
import { TipProvider } from '../tip/TipProvider.tsx'
import styles from './BoardFrame.module.css'
import { Sheets, type Sheet } from './Sheets.tsx'
import { useSecondClick } from './useSecondClick.ts'

/** What a game lays out on its board: the table in play, and the parts that all boards have. */
interface BoardParts<V, E> {
  readonly table: TableInPlay<V, E>
  readonly glossary: readonly GlossaryTerm[]
  /** What is asked. */
  readonly prompt: JSX.Element
  /** What happened. */
  readonly log: JSX.Element
}

/** A game's board: what it tells the table, and how it lays out what is on it. */
interface BoardFrameProps<S extends State, E extends { readonly type: string }> {
  readonly spec: TableSpec<S, E>
  readonly board: BoardProps
  /** The class that gives the areas of the board their places. */
  readonly className: string | undefined
  /** What the table stands on; plain stone where a game has none. */
  readonly ground?: GroundLook
  /** Colours of the whole board, such as those of the seats. */
  readonly styleOf?: (view: View<S>) => CSSProperties
  /** Handlers for the whole board. */
  readonly handlers?: HTMLAttributes<HTMLElement>
  /** The areas of the board. */
  readonly children: (parts: BoardParts<View<S>, E>) => ReactNode
}

/** What goes around the areas of every board: tips, lights, keys, what is read out, and the sheets that lie over it. */
export function BoardFrame<S extends State, E extends { readonly type: string }>(
  props: BoardFrameProps<S, E>,
): JSX.Element {
  return (
    <StandInContext value={props.board.update.snapshot.standIn ?? null}>
      <TipProvider>
        <Frame {...props} />
      </TipProvider>
    </StandInContext>
  )
}

function Frame<S extends State, E extends { readonly type: string }>(
  props: BoardFrameProps<S, E>,
): JSX.Element {
  const { spec, board, className, ground, styleOf, handlers, children } = props
  const table = useTable(spec, board)
  const { ask } = table
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const onClickCapture = useSecondClick(questionOf(table, board))
  const back = ask && board.update.snapshot.canGoBack ? () => board.link.back(ask.seat) : null
  useDrag(root, table.drag)
  useBoardKeys(root, {
    ...picksOf(table),
    ...passesOf(table),
    back: table.planning?.undo ?? table.selection?.unstep ?? back,
    skip: table.isPlaying ? table.skip : null,
    hurry: table.hurry,
    rush: table.rush,
    control: table.control,
    stops: table.control && (() => setSheet('stops')),
    toggleLog: () => setSheet((open) => (open === 'log' ? null : 'log')),
    help: () => setSheet('keys'),
  })
  const prompt = <FramePrompt {...props} table={table} back={back} onSheet={setSheet} />
  const log = <Log lines={table.lines} />
  return (
    <InteractionContext value={table.interaction}>
      <div
        ref={root}
        className={classes(styles.frame, className)}
        style={styleOf?.(table.view)}
        data-asked={ask ? 'true' : undefined}
        {...handlers}
        onClickCapture={onClickCapture}
      >
        {ground && <Ground look={ground} />}
        <Announcer {...announcedIn(table)} asked={askedOf(table, board)} />
        {children({ table, glossary: board.glossary ?? NO_TERMS, prompt, log })}
        <Flights root={root} view={table.view} told={table.told} strikes={table.strikes} pace={table.pace} />
        <SightLayer
          root={root}
          told={table.told}
          sights={table.sights}
          strikes={table.strikes}
          pace={table.pace}
        />
        <Sheets
          table={table}
          refOf={spec.refOf}
          hasMap={spec.words.spaces !== undefined}
          open={sheet}
          log={log}
          onClose={() => setSheet(null)}
        />
      </div>
    </InteractionContext>
  )
}

/** Tells one question, or step of one, from the next; '' while nothing is asked. */
function questionOf<V, E>({ ask, selection }: TableInPlay<V, E>, { update }: BoardProps): string {
  return ask ? `${update.snapshot.length} ${selection?.soFar ?? ''}` : ''
}

/** What the digit keys pick: a choice of the next step, or an option at once. They count what the list shows as buttons. */
function picksOf<V, E>(table: TableInPlay<V, E>): Pick<BoardKeys, 'options' | 'pick' | 'end'> {
  const { ask, interaction, selection, speaker, spaces, planning, order } = table
  if (planning)
    return { options: planning.draft.steps.length, pick: planning.cycle, end: () => planning.go() }
  if (selection) {
    const steps = listedChoices(selection.choices, spaces)
    const listed = steps.map((at) => optionOf(selection.choices[at]))
    return picksIn(listed, (at) => selection.choose(steps[at] ?? -1))
  }
  const { options = [] } = ask ?? {}
  const shown = alike(listedOptions(order, spaces), (index) => plainLine(speaker.option(options[index])))
  const listed = shown.map(({ index }) => options[index])
  return picksIn(listed, (at) => interaction.pick(shown[at]?.index ?? -1))
}

/** What digits and the key that ends pick of a list. One to narrow has no numbers: what is seen of it changes. */
function picksIn(
  listed: readonly unknown[],
  pick: (at: number) => void,
): Pick<BoardKeys, 'options' | 'pick' | 'end'> {
  const digits = listed.length > MOST_BUTTONS ? [] : counted(listed)
  const end = listed.findIndex((option) => ownKey(option) === END_KEY)
  return {
    options: digits.length,
    pick: (at) => pick(digits[at] ?? -1),
    end: end < 0 ? null : () => pick(end),
  }
}

/** What the keys for passing do: a window is let pass, or one after another. */
function passesOf<V, E>({
  ask,
  interaction,
  passing,
}: TableInPlay<V, E>): Pick<BoardKeys, 'pass' | 'passOn'> {
  const at = ask ? passIn(ask) : -1
  const passOn = passing && (passing.isOn ? passing.stop : passing.start)
  return { pass: at < 0 ? null : () => interaction.pick(at), passOn }
}

/** Whether it has to be said who is asked: the one who looks holds several seats, or several people look at one screen. */
function isOneOfSeveral({ update }: BoardProps): boolean {
  const { eyes, seats } = update.snapshot
  if (eyes === undefined) return false
  return eyes.length > 1 || seats.filter(({ kind }) => kind === 'person').length > eyes.length
}

/** Who is asked: as the game draws them, or by name. */
function askedAsOf<S extends State, E extends { readonly type: string }>(
  { askedAs }: TableSpec<S, E>,
  { view, names }: TableInPlay<View<S>, E>,
  seat: Seat,
): ReactNode {
  return askedAs ? askedAs(seat, view, names) : names[seat]
}

/** What a screen reader says of the open ask, and to whom where that has to be said. */
function askedOf<V, E>(table: TableInPlay<V, E>, board: BoardProps): string {
  const asked = questionIn(table)
  if (asked === '' || !table.ask || !isOneOfSeveral(board)) return asked
  return `${table.names[table.ask.seat] ?? ''}: ${asked}`
}

/** The question, or how far it is answered. */
function questionIn<V, E>({ ask, planning, selection, prompt, spaces }: TableInPlay<V, E>): string {
  if (!ask) return ''
  if (planning) return `${planning.draft.title} ${planning.draft.sum}`
  if (selection?.soFar) return `${selection.soFar}: ${selection.choices.length} choices.`
  const onMap = spacesOffered(spaces.size, ask.options.length > spaces.size)
  return onMap === '' ? plainLine(prompt) : `${plainLine(prompt)} ${capital(onMap)}.`
}

/** What a screen reader says of what happened, and of what the person changed. */
function announcedIn<V, E>(table: TableInPlay<V, E>): Pick<AnnouncerProps, 'happened' | 'told' | 'changed'> {
  return { happened: table.happened, told: table.lines.length, changed: changedIn(table) }
}

/** What a screen reader says of what the person changed about being asked. */
function changedIn<V, E>({ passing, control }: TableInPlay<V, E>): string {
  return passing?.isOn ? 'Passing until something happens to you.' : (control?.said ?? '')
}

interface FramePromptProps<S extends State, E extends { readonly type: string }> {
  readonly spec: TableSpec<S, E>
  readonly board: BoardProps
  readonly table: TableInPlay<View<S>, E>
  readonly back: (() => void) | null
  readonly onSheet: (sheet: Sheet) => void
}

function FramePrompt<S extends State, E extends { readonly type: string }>(
  props: FramePromptProps<S, E>,
): JSX.Element {
  const { spec, board, table, back, onSheet } = props
  const { ask, current } = table
  const { outcome, pausedFor } = board.update.snapshot
  return (
    <Prompt
      key={board.update.snapshot.viewer} // what was narrowed or opened for one seat is not for another
      sentence={table.prompt}
      ask={ask}
      askedAs={ask && isOneOfSeveral(board) ? askedAsOf(spec, table, ask.seat) : null}
      isForSeveral={isOneOfSeveral(board)}
      refOf={spec.refOf}
      optionText={table.speaker.option}
      hintOf={table.hintOf}
      canGoBack={back !== null}
      onBack={() => back?.()}
      isThinking={!table.isPlaying && !ask && outcome === null && pausedFor === undefined}
      onSkip={table.hurry}
      isSuspense={current !== null && (spec.isSuspense?.(current.event) ?? false)}
      hint={board.hint ?? null}
      onLog={() => onSheet('log')}
      selection={table.selection}
      planning={table.planning}
      spaces={table.spaces}
      order={table.order}
      passing={table.passing}
      control={table.control}
      mutes={table.mutes}
      onStops={() => onSheet('stops')}
    />
  )
}
