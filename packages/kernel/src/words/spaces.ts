import type { Ask, Asked } from '../ask.ts'
import type { Seat } from '../seats.ts'
import type { State } from '../state.ts'
import { capital } from './phrases.ts'
import type { Facts } from './words.ts'

/** A space of a map, as people count columns and rows: from 1. */
export interface Space {
  readonly column: number
  readonly row: number
}

/** How many columns and rows a map has. */
export interface MapSize {
  readonly columns: number
  readonly rows: number
}

/** What lies on a space, for a map that every game can have. */
export interface SpaceContent {
  /** In a few words, e.g. "an outpost". */
  readonly says: string
  /** One or two characters that stand for it on the map. */
  readonly mark: string
  /** Whose it is, if anybody's. */
  readonly seat?: Seat
}

/** Where on a map the options of a game lie, as data for pages and terminals. */
export interface SpaceWords<S extends State, Option = unknown> {
  /** How large the map is. */
  size(facts: Facts<S>): MapSize
  /** What lies on a space; null for nothing that is worth a word. */
  at?(facts: Facts<S>, space: Space): SpaceContent | null
  /** The space that an option picks; null for one that picks none. */
  of(option: Option): Space | null
  /**
   * Why an ask does not offer a space, in one sentence, by the rules alone; null where there is nothing to say. It is asked about
   * one space at a time, so that no ask needs a refusal for each of a thousand.
   */
  whyNot?(facts: Facts<S>, asked: Asked, space: Space): string | null
}

/** A name for a space, for maps and attributes. */
export function spaceKey({ column, row }: Space): string {
  return `${column},${row}`
}

/** "column 12, row 7". */
export function spaceName({ column, row }: Space): string {
  return `column ${column}, row ${row}`
}

/** True for a space of the map, false beyond its edges and between its spaces. */
export function isOnMap({ columns, rows }: MapSize, { column, row }: Space): boolean {
  return isCounted(column, columns) && isCounted(row, rows)
}

function isCounted(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most
}

/** The options that pick each space, by index, under the key of the space; empty without a map. */
export function picksBySpace(
  spaces: Pick<SpaceWords<State>, 'of'> | undefined,
  options: readonly unknown[],
): ReadonlyMap<string, readonly number[]> {
  const picks = new Map<string, number[]>()
  options.forEach((option, index) => {
    const space = spaces?.of(option) ?? null
    if (space === null) return
    const same = picks.get(spaceKey(space))
    if (same) same.push(index)
    else picks.set(spaceKey(space), [index])
  })
  return picks
}

/** A space that somebody asks about, at one moment of a match. */
export interface SpaceQuestion<S extends State> {
  readonly spaces: SpaceWords<S>
  readonly facts: Facts<S>
  /** What the person is asked who wants to know; null for nothing. */
  readonly ask: Ask | null
  readonly space: Space
}

/** What can be said of a space: what lies there, and whether it can be picked or why not. */
export interface SpaceReport {
  readonly says: string
  /** The person is asked for a space, this one or another. */
  readonly isAsked: boolean
  readonly picks: readonly number[]
  readonly whyNot: string | null
}

/** Looks at one space. */
export function reportOnSpace<S extends State>(
  { spaces, facts, ask, space }: SpaceQuestion<S>,
  picks: ReadonlyMap<string, readonly number[]>,
): SpaceReport {
  const own = picks.get(spaceKey(space)) ?? []
  const says = spaces.at?.(facts, space)?.says ?? ''
  const isAsked = ask !== null && picks.size > 0
  const whyNot = isAsked && own.length === 0 ? (spaces.whyNot?.(facts, ask, space) ?? null) : null
  return { says, isAsked, picks: own, whyNot }
}

/** The report in words, e.g. "Column 12, row 7: good land. You can pick it." */
export function spaceText(space: Space, { says, isAsked, picks, whyNot }: SpaceReport): string {
  const place = capital(says === '' ? spaceName(space) : `${spaceName(space)}: ${says}`)
  if (picks.length > 0) return `${place}. You can pick it.`
  const why = whyNot ?? (isAsked ? 'You cannot pick it now.' : '')
  return why === '' ? `${place}.` : `${place}. ${why}`
}

/** How a prompt speaks of the spaces that it offers, e.g. "or one of 143 spaces on the map"; '' for none. */
export function spacesOffered(count: number, hasOthers: boolean): string {
  if (count === 0) return ''
  const spaces = count === 1 ? 'the lit space on the map' : `one of ${count} spaces on the map`
  return hasOthers ? `or ${spaces}` : spaces
}
