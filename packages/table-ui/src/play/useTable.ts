import type { Ask, CardId, SeenEvent, Ref, Seat, Sentence, State, View, Words } from '@trialhall/kernel'
import { picksBySpace } from '@trialhall/kernel/wording'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { NO_TERMS, type BoardProps, type GlossaryTerm, type ResponseWindow } from '../board.ts'
import type { Choreography } from '../director/choreography.ts'
import { PACE } from '../director/timing.ts'
import { useDirector, type Playback } from '../director/useDirector.ts'
import type { Draggable } from '../drag/drag.ts'
import { lightingOf, refKey, type Lighting, type RefOf } from '../entity/refs.ts'
import type { Interaction } from '../entity/interaction.ts'
import type { TableLink } from '../link.ts'
import type { Strike } from '../flight/strike.ts'
import type { Spectacle, SightsOf } from '../sights/sights.ts'
import type { LogLine } from '../sentence/log-line.ts'
import { plainLine } from '../sentence/plain-line.ts'
import type { RuleRef } from '../rules/RuleLink.tsx'
import { useWatching, type Watching } from '../watching/watching.ts'
import type { LogSpec } from './log-lines.ts'
import { addressed, speakerOf, waitingFor, type Speaker } from './sentences.ts'
import type { PathsOf } from './selection.ts'
import { useAnswer } from './useAnswer.ts'
import { useControl, type Control } from './useControl.ts'
import { useDragging } from './useDragging.ts'
import type { PieceWaysOf } from './pieces.ts'
import type { PlanSpec } from './plan.ts'
import {
  isStop,
  useLulls,
  type IsAside,
  type IsEnd,
  type IsIdle,
  type IsLull,
  type IsStir,
} from './useLulls.ts'
import { useMutes, type Mutes, type MuteSpec } from './useMutes.ts'
import { useOrder, type HelpOf } from './useOrder.ts'
import { usePassing, type Alarm, type Passing } from './usePassing.ts'
import { usePlan, type PlanInHand } from './usePlan.ts'
import { useRush, type Rush } from './useRush.ts'
import { useStepwiseSelection, type OptionHint, type StepwiseSelection } from './useStepwiseSelection.ts'
import { useTale } from './useTale.ts'
import { useHeard, useLetPass, useSettled, useShown } from './useTelling.ts'

/** What previews are worded with. */
export interface PreviewAbout {
  readonly glossary: readonly GlossaryTerm[]
  /** What each seat is called to the one who looks. */
  readonly names: readonly string[]
  /** What has been shown of the match so far. */
  readonly story?: readonly SeenEvent<unknown>[]
}

/** What a game tells the table about itself. */
export interface TableSpec<S extends State, E extends { readonly type: string }> extends LogSpec<E> {
  readonly words: Words<S, E>
  readonly refOf: RefOf
  readonly choreography: Choreography<View<S>, E>
  /** Milliseconds in which a turn is shown that an event opens; without it all turns between two asks share the usual time. */
  readonly budgetFrom?: (event: E) => number | null
  /** What is shown of a thing that is pointed at. */
  readonly preview: (ref: Ref, view: View<S>, about: PreviewAbout) => ReactNode
  /** The rule that says most about a thing on the table; its tip links to it. */
  readonly rule: (ref: Ref, view: View<S>) => RuleRef | null
  /** The steps by which an option is picked, for games whose options name several things. */
  readonly pathsOf?: PathsOf<View<S>>
  /** Where pieces of the board can be dragged; without it only cards of the hand are. */
  readonly pieceWays?: PieceWaysOf<View<S>>
  /** What stands beside a choice, such as its price or what comes of it. */
  readonly optionHint?: OptionHint<View<S>, E>
  /**
   * How much an option helps whoever is asked, for games that list those first that help most; options that help as much stay as the rules
   * have them. Without it all do.
   */
  readonly helpOf?: HelpOf<View<S>, E>
  /** The cards of the viewer's hand as they lie there: options that name them are listed in the same order. Without it as the rules have them. */
  readonly handOf?: (view: View<S>, prompt: unknown) => readonly CardId[]
  /**
   * Who is asked, above the question, where a person holds several seats or shares the screen; `names` are what seats are called. Without it
   * the name stands there.
   */
  readonly askedAs?: (seat: Seat, view: View<S>, names: readonly string[]) => ReactNode
  /** Asks that a person can answer together. */
  readonly plan?: PlanSpec<View<S>, E>
  /** Events after which a player who passes until something happens is asked again; without it nobody is offered that. */
  readonly isAlarm?: (event: E, viewer: Seat, view: View<S>) => boolean
  /** Windows that open only because a turn goes on: what a person passes on there is not offered again in the next of them. */
  readonly isLull?: IsLull
  /** Events after which what was passed on there is offered again. */
  readonly isStir?: IsStir<E>
  /** Windows that are about others alone. */
  readonly isAside?: IsAside
  /** Options of windows by which nothing would change: where there are no others, the window is passed for who plays against bots alone. */
  readonly isIdle?: (option: unknown, of: Ask, view: View<S>) => boolean
  /** The event that a window gives an answer to: it is said before the question. */
  readonly occasion?: (ask: Ask, story: readonly SeenEvent<E>[]) => SeenEvent<E> | null
  /** The option that ends a turn: whoever takes it has passed on all that was offered beside it. */
  readonly isEnd?: IsEnd
  /** Cards about which a person can be left alone for a while; without it nobody is. */
  readonly mutes?: MuteSpec<View<S>, E>
  /** The windows that a person can stop at from the table; without it the table has no switch for that. */
  readonly windows?: readonly ResponseWindow[]
  /** What one thing does to another in the last event of a story; the view is the one after it. */
  readonly strikes?: (story: readonly SeenEvent<E>[], view: View<S>) => readonly Strike[]
  /** What is seen of an event, such as sparks where something is hit; the view is the one after it. */
  readonly sights?: SightsOf<View<S>, E>
  /** Events whose sentence shall not be read before they have been seen, such as the roll of a die. */
  readonly isSuspense?: (event: E) => boolean
}

/** A table in play: what is shown, asked, lit and said at this moment. */
export interface TableInPlay<V, E> extends Omit<Playback<V, E>, 'hurry'> {
  /** Jumps over all that is shown and thought until the viewer is asked; null where there is nothing to jump over. */
  readonly hurry: (() => void) | null
  /** Shows all three times as fast, and at its usual pace again. */
  readonly rush: Rush
  /** A factor on how long things move: 0 where nothing does. */
  readonly pace: number
  /** The part of the story that has been shown. */
  readonly story: readonly SeenEvent<E>[]
  /** What one thing does to another in the event that is looked at. */
  readonly strikes: readonly Strike[]
  /** What is seen of it. */
  readonly sights: readonly Spectacle[]
  /** The viewer's ask, once all is shown and until it is answered. */
  readonly ask: Ask | null
  readonly interaction: Interaction
  /** What each seat is called to the one who looks. */
  readonly names: readonly string[]
  readonly lines: readonly LogLine[]
  /** What is asked, shown or waited for now. */
  readonly prompt: Sentence
  readonly speaker: Speaker<E>
  /** What a screen reader says of the last events. */
  readonly happened: string
  /** Options of a thing that several options name. */
  readonly menu: readonly number[] | null
  closeMenu(): void
  /** The options that pick spaces of the game's map. */
  readonly spaces: SpacePicks
  /** Picks an option, or asks which of several. */
  pickOne(indices: readonly number[]): void
  /** What stands beside an option of the ask. */
  hintOf(option: unknown): ReactNode
  /** The options of the ask, by index, in the order in which they are listed. */
  readonly order: readonly number[]
  /** The steps of the ask, in a game whose options are picked in steps. */
  readonly selection: StepwiseSelection | null
  /** What dragging a card of the hand or a piece of the board does. */
  readonly drag: Draggable
  /** Several asks that are answered together; null where nothing is planned. */
  readonly planning: PlanInHand | null
  /** Passing window after window; null where that cannot be had. */
  readonly passing: Passing | null
  /** Full control and stops; null where nothing is passed by itself. */
  readonly control: Control | null
  /** Cards about which nothing is asked for a while; null where that cannot be had. */
  readonly mutes: Mutes | null
}

/** Options by the key of the space that they pick. */
export type SpacePicks = ReadonlyMap<string, readonly number[]>

/** What an ask without a map has. */
export const NO_SPACES: SpacePicks = new Map()

/** Plays a match on a board; `BoardFrame` calls it. */
export function useTable<S extends State, E extends { readonly type: string }>(
  spec: TableSpec<S, E>,
  props: BoardProps,
): TableInPlay<View<S>, E> {
  const { update, link } = props
  const { snapshot } = update
  const { watching, rush, speed, direction } = useDirected<S, E>(spec, props)
  useSettled(props, direction.isPlaying)
  const { view, current, isPlaying } = direction
  useShown(props, view)
  const speaker = useSpeaker(spec.words, props)
  const textOf = useCallback((about: unknown) => plainLine(speaker.option(about)), [speaker])
  const { pick, passing, control, mutes, menu, setMenu, pointed, setPointed, ...answering } = useAnswers(
    spec,
    props,
    { isPlaying, textOf },
  )
  const tale = useTale(spec, { update, direction, speaker, names: props.names })
  const { planning, ask } = usePlanned(spec, { props, view, story: tale.story, ask: answering.ask, pick })
  const whole = useMemo(() => lightingOf(ask, spec.refOf), [ask, spec.refOf])
  const spaces = useSpaces(spec.words, ask)
  useHeard(props, tale.story)
  const { hintOf, order } = useListed(spec, { ask, view, story: tale.story, names: props.names })
  const steps = { ask: planning ? null : ask, order, spec, view, lighting: whole, textOf, hintOf, pick }
  const selection = useStepwiseSelection(steps)
  const lighting = planning?.lighting ?? selection?.lighting ?? whole
  const pickOne = pickingOne(pick, setMenu)
  const take = taking({ lighting, planning, selection, pickOne })
  const dragging = useDragging({ ask, spec, view, lighting, selection, planning, take })
  const interaction: Interaction = {
    lighting: dragging.lighting ?? lighting,
    pointedAt: pointed.at,
    pointedOption: pointed.option,
    point: (ref, option = null) => setPointed({ at: ref && refKey(ref), option }),
    pick,
    take: (ref) => take(refKey(ref)),
    preview: (ref) =>
      spec.preview(ref, view, {
        glossary: props.glossary ?? NO_TERMS,
        names: props.names,
        story: tale.story,
      }),
    rule: (ref) => spec.rule(ref, view),
  }
  const occasion = ask && spec.occasion ? spec.occasion(ask, tale.story) : null
  const prompt = promptOf({ ask, occasion, planning, current, props, speaker, isWatched: watching !== null })
  // What a replay jumped over is not read out.
  const happened = useHappened(
    tale.story.slice(0, tale.lines.length) as readonly SeenEvent<E>[],
    speaker,
    watching ? update.fresh : 0,
  )
  const closeMenu = (): void => setMenu(null)
  const isWaiting = isPlaying || (ask === null && snapshot.thinking !== null)
  const hurry = isWaiting ? hurrying(direction, link, watching !== null) : null
  const said = { prompt, speaker, happened }
  const asking = { ask, hintOf, order, interaction, menu, closeMenu, spaces, pickOne }
  const ways = { selection, planning, drag: dragging.drag, passing, control, mutes }
  const moved = { hurry, rush, pace: PACE[props.settings.motion] / speed }
  return { ...direction, ...tale, ...said, ...asking, ...ways, ...moved, names: props.names }
}

/** What stands beside the options of an ask, and in which order they are listed. */
function useListed<S extends State, E extends { readonly type: string }>(
  { optionHint, helpOf, handOf, refOf }: TableSpec<S, E>,
  given: Pick<TableInPlay<View<S>, E>, 'ask' | 'view' | 'story' | 'names'>,
): Pick<TableInPlay<View<S>, E>, 'hintOf' | 'order'> {
  const { ask, view, story, names } = given
  const asked = ask && { prompt: ask.prompt, options: ask.options, story, names }
  const hand = (ask && handOf?.(view, ask.prompt)) ?? []
  const order = useOrder(ask, {
    helpOf: (option) => (asked && helpOf?.(option, view, asked)) ?? 0,
    placeOf: (option) => placeIn(hand, refOf(option)),
  })
  return { hintOf: (about) => asked && optionHint?.(about, view, asked), order }
}

function placeIn(hand: readonly CardId[], ref: Ref | null): number {
  return ref?.kind === 'card' ? hand.indexOf(ref.id as CardId) : -1
}

/** What has been shown so far, and how fast the rest is. */
function useDirected<S extends State, E extends { readonly type: string }>(
  { choreography, budgetFrom }: TableSpec<S, E>,
  { update, link, settings }: BoardProps,
): {
  readonly watching: Watching | null
  readonly rush: Rush
  readonly speed: number
  readonly direction: Playback<View<S>, E>
} {
  const watching = useWatching()
  const rush = useRush(link)
  const speed = watching?.speed ?? (settings.haste ?? 1) * rush.factor
  const { motion } = settings
  const direction = useDirector<View<S>, E>({ update, choreography, motion, speed, budgetFrom })
  return { watching, rush, speed, direction }
}

interface Planned<V, E> {
  readonly props: BoardProps
  readonly view: V
  readonly story: readonly SeenEvent<E>[]
  readonly ask: Ask | null
  pick(index: number): void
}

/** What is asked one by one, and what is planned together; nothing is asked while a plan is sent. */
function usePlanned<S extends State, E extends { readonly type: string }>(
  { plan }: TableSpec<S, E>,
  { props, ...given }: Planned<View<S>, E>,
): Pick<TableInPlay<View<S>, E>, 'planning' | 'ask'> {
  const { snapshot } = props.update
  const { length, isCoached = false } = snapshot
  const { planning, isSending } = usePlan<View<S>, E>({
    ...given,
    spec: plan,
    length,
    isCoached,
    names: props.names,
  })
  return { planning, ask: isSending ? null : given.ask }
}

/** What is asked of the viewer, once all that they let pass has passed, and how they answer it. */
function useAnswers<S extends State, E extends { readonly type: string }>(
  spec: TableSpec<S, E>,
  props: BoardProps,
  { isPlaying, textOf }: { readonly isPlaying: boolean; readonly textOf: (option: unknown) => string },
): Omit<ReturnType<typeof useAnswer>, 'open'> &
  Pick<TableInPlay<View<S>, E>, 'ask' | 'passing' | 'control' | 'mutes'> {
  const { windows, isLull, isStir, isAside, isEnd, isAlarm } = spec
  const { update, link, settings } = props
  const { open, ...answering } = useAnswer(props, isPlaying)
  const { standIn, outcome } = update.snapshot
  const isAsked = standIn === undefined && (outcome === null || isPlaying)
  const control = useControl({ settings, windows: isAsked ? windows : undefined })
  const mutes = useMutes<View<S>, E>({
    ask: open,
    update,
    spec: control === null || update.snapshot.isCoached ? undefined : spec.mutes,
    isStop: (ask) => control === null || isStop(control, ask),
    textOf,
  })
  const { isMuted } = mutes ?? {}
  const isIdle: IsIdle = (option, of) =>
    isAlone(props) && spec.isIdle?.(option, of, update.snapshot.view as unknown as View<S>) === true
  const lulls = useLulls({
    ask: open,
    update,
    isLull,
    isStir: isStir as IsStir<unknown> | undefined,
    isAside,
    isEnd,
    isMuted,
    isIdle,
    control,
    link,
    pick: answering.pick,
  })
  const { pick } = lulls
  const alarm = update.snapshot.isCoached ? undefined : (isAlarm as Alarm<E> | undefined)
  const passing = usePassing({ ask: open, update, isAlarm: alarm, pick })
  const { own } = update.snapshot
  useLetPass(props, own !== null && (passing?.passes(own) === true || lulls.passes(own)))
  return { ...answering, ask: passing?.isOn || lulls.isPassing ? null : open, pick, passing, control, mutes }
}

/** Whether no other person can learn of the viewer's cards by what the table passes: the match is played on this device, against bots. */
function isAlone({ link, update }: BoardProps): boolean {
  return link.hurry !== undefined && update.snapshot.seats.filter(({ kind }) => kind === 'person').length < 2
}

/** Who words what is asked and told, by what the viewer knows now. */
function useSpeaker<S extends State, E>(words: Words<S, E>, { update, names }: BoardProps): Speaker<E> {
  const { view } = update.snapshot
  return useMemo(() => speakerOf(words, view as unknown as View<S>, names), [words, view, names])
}

/** The options that pick spaces of the game's map. */
function useSpaces<S extends State, E>({ spaces }: Words<S, E>, ask: Ask | null): SpacePicks {
  return useMemo(() => (ask && spaces ? picksBySpace(spaces, ask.options) : NO_SPACES), [ask, spaces])
}

/** Picks an option, or opens the menu of several; what is not asked about any more does nothing. */
export function pickingOne(
  pick: (index: number) => void,
  setMenu: (picks: readonly number[]) => void,
): (indices: readonly number[]) => void {
  return (indices) => {
    const [only] = indices
    if (only === undefined) return
    if (indices.length === 1) pick(only)
    else setMenu(indices)
  }
}

/** Takes a thing on the table: a step of the ask, its one option, or one of several. */
function taking(table: {
  lighting: Lighting
  planning: PlanInHand | null
  selection: StepwiseSelection | null
  pickOne: (picks: readonly number[]) => void
}): (key: string) => void {
  const { lighting, planning, selection, pickOne } = table
  return (key) => {
    if (planning) planning.take(key)
    else if (selection) selection.press(key)
    else pickOne(lighting.picks.get(key) ?? [])
  }
}

/** Jumps over all that is shown and, where the match is played on this device, over the pauses of bots. */
function hurrying<V, E>(direction: Playback<V, E>, link: TableLink, isWatched: boolean): () => void {
  return () => {
    if (isWatched) return direction.skip()
    direction.hurry()
    link.hurry?.()
  }
}

function promptOf<E>(now: {
  ask: Ask | null
  occasion: SeenEvent<E> | null
  planning: PlanInHand | null
  current: SeenEvent<E> | null
  props: BoardProps
  speaker: Speaker<E>
  isWatched: boolean
}): Sentence {
  const { ask, occasion, planning, current, props, speaker, isWatched } = now
  const { snapshot, story } = props.update
  if (current) return speaker.event(current)
  if (planning) return [planning.draft.title]
  if (ask) {
    const asked = addressed(speaker.prompt(ask), ask.seat)
    return occasion ? [...withoutStop(speaker.event(occasion)), ': ', ...asked] : asked
  }
  const last = story.at(-1)
  if (snapshot.outcome && last) return speaker.event(last as SeenEvent<E>)
  const [next] = snapshot.asked
  return isWatched && next ? speaker.prompt(next) : waitingFor(snapshot, props.names)
}

/** A sentence without its full stop, so that it can go on. */
function withoutStop(sentence: Sentence): Sentence {
  const last = sentence.at(-1)
  return typeof last === 'string' ? [...sentence.slice(0, -1), last.replace(/\.$/u, '')] : sentence
}

/** All that was told since the last time, as text: one event in motion, several at once without; nothing before `first`. */
function useHappened<E>(story: readonly SeenEvent<E>[], speaker: Speaker<E>, first: number): string {
  const [said, setSaid] = useState({ told: story.length, text: '' })
  if (said.told === story.length) return said.text
  const fresh = said.told < story.length ? story.slice(Math.max(said.told, first)) : []
  const text = fresh.map((heard) => plainLine(speaker.event(heard))).join(' ')
  setSaid({ told: story.length, text })
  return text
}
