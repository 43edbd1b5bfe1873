import type { Ask, Ref } from '@trialhall/kernel'
import { refKey, type TableInPlay } from '@trialhall/table-ui'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import type { TempusEvent } from '../../events.ts'
import { creaturesAt, bodyOf } from '../../rules/map.ts'
import { creaturesOnMap } from '../../rules/creatures.ts'
import { poolOf, waysOf, type Ways } from '../../rules/moving/ways.ts'
import { spaceAt, type Space } from '../../space/index.ts'
import type { CreatureId, TempusView } from '../../state.ts'
import { actionOf, movementOf } from './aim/ahead.ts'
import { struckFrom } from './aim/reached.ts'
import { creatureRef, spaceRef } from './places.ts'

/** The table as the map sees it. */
export type RealmTable = TableInPlay<TempusView, TempusEvent>

/** A way to lay an area that is offered. */
export interface AreaPick {
  readonly index: number
  readonly spaces: readonly Space[]
}

/** A Move Action that is not played yet. */
export interface MoveFirst {
  /** Its option. */
  readonly index: number
  /** Where the Hero could go with it and what is left from before. */
  readonly ways: Ways
  /** All these spaces. */
  readonly spaces: number
}

/** What can be picked on the map now. */
export interface Picks {
  readonly prompt: TempusPrompt | null
  /** Spaces that can be picked for themselves. */
  readonly spaces: ReadonlySet<Space>
  /** Of these, the ones from which the attack of a charge reaches somebody; null where none follows. */
  readonly striking: ReadonlySet<Space> | null
  /** Creatures that can be picked. */
  readonly creatures: ReadonlySet<CreatureId>
  readonly areas: readonly AreaPick[]
  /** Where the Hero whose turn it is can go; null while nobody is asked for that. */
  readonly ways: Ways | null
  /** Walking must be picked before the space. */
  readonly walkFirst: number | null
  /** A Move Action that would give more spaces, and must be picked before; null where there is none. */
  readonly moveFirst: MoveFirst | null
  /** Takes what lies on a space. True where there was something to take. */
  take(space: Space): boolean
}

/** Sorts an ask by what it lights on the map. */
export function picksOf(table: RealmTable): Picks {
  const { ask, view, interaction, spaces: bySpace, selection } = table
  const prompt = (ask?.prompt ?? null) as TempusPrompt | null
  const options = (ask?.options ?? []) as readonly TempusOption[]
  const { picks } = interaction.lighting
  const isLit = (ref: Ref): boolean => picks.has(refKey(ref))
  const own = selection ? [] : [...options.entries()]
  const creatures = new Set(creaturesOnMap(view).filter((id) => isLit(creatureRef(id))))
  for (const [, option] of own) if (option.do === 'creature') creatures.add(option.creature)
  const spaces = new Set<Space>()
  for (const key of bySpace.keys()) spaces.add(spaceOfKey(key))
  for (const [, option] of own) if (option.do === 'skill' || option.do === 'use') spaces.add(option.space)
  for (const key of picks.keys()) if (key.startsWith('space:')) spaces.add(Number(key.slice('space:'.length)))
  const areas = [...options.entries()].flatMap(([index, option]) =>
    option.do === 'area' ? [{ index, spaces: option.spaces }] : [],
  )
  const walk = walking(table, prompt, options)
  return {
    prompt,
    spaces,
    striking: strikingOf(view, ask, spaces),
    creatures,
    areas,
    ...walk,
    take: (space) => take(table, { creatures, space }),
  }
}

function strikingOf(
  view: TempusView,
  ask: Ask | null,
  spaces: ReadonlySet<Space>,
): ReadonlySet<Space> | null {
  if (ask === null) return null
  const asked = { view, prompt: ask.prompt as TempusPrompt } // what this game asks
  const struck = [...spaces].map((space) => [space, struckFrom(asked, ask.seat, space)] as const)
  if (struck.every(([, whom]) => whom === null)) return null
  return new Set(struck.flatMap(([space, whom]) => (whom !== null && whom.length > 0 ? [space] : [])))
}

function walking(
  { ask, view }: RealmTable,
  prompt: TempusPrompt | null,
  options: readonly TempusOption[],
): Pick<Picks, 'ways' | 'walkFirst' | 'moveFirst'> {
  const { turn } = view
  if (!ask || turn?.seat !== ask.seat) return NOT_WALKING
  if (prompt?.type === 'walk')
    return { ways: waysOf(view, ask.seat, turn.pools), walkFirst: null, moveFirst: null }
  if (prompt?.type !== 'turn') return NOT_WALKING
  const moveFirst = movingFirst(view, ask.seat, options)
  const walkFirst = options.findIndex((option) => option.do === 'walk')
  if (walkFirst < 0) return { ...NOT_WALKING, moveFirst }
  return { ways: waysOf(view, ask.seat, turn.pools), walkFirst, moveFirst }
}

const NOT_WALKING = { ways: null, walkFirst: null, moveFirst: null }

/** The first Action that does nothing but give spaces. */
function movingFirst(view: TempusView, seat: CreatureId, options: readonly TempusOption[]): MoveFirst | null {
  const pools = view.turn?.pools ?? []
  for (const [index, option] of options.entries()) {
    const action = actionOf(view, option)
    if (action?.type !== 'move' || action.attack !== null || action.spaces === 0) continue
    const all = [...pools, poolOf(movementOf(view, seat, action.spaces))]
    const spaces = all.reduce((sum, { left }) => sum + left, 0)
    return { index, spaces, ways: waysOf(view, seat, all) }
  }
  return null
}

interface Taking {
  readonly creatures: ReadonlySet<CreatureId>
  readonly space: Space
}

/** A creature that stands there comes first, then the space, then work on what lies there. */
function take(table: RealmTable, { creatures, space }: Taking): boolean {
  const { ask, view, interaction, spaces, pickOne } = table
  const known = (ref: Ref): boolean => interaction.lighting.picks.has(refKey(ref))
  for (const id of creaturesAt(view, space).filter((one) => creatures.has(one))) {
    if (known(creatureRef(id))) interaction.take(creatureRef(id))
    else pickOne(indicesOf(table, (option) => option.do === 'creature' && option.creature === id))
    return true
  }
  const own = spaces.get(keyOf(space))
  if (own) {
    pickOne(own)
    return true
  }
  if (known(spaceRef(space))) {
    interaction.take(spaceRef(space))
    return true
  }
  const work = indicesOf(
    table,
    (option) => (option.do === 'skill' || option.do === 'use') && option.space === space,
  )
  if (!ask || work.length === 0) return false
  pickOne(work)
  return true
}

function indicesOf({ ask }: RealmTable, isIt: (option: TempusOption) => boolean): number[] {
  return ((ask?.options ?? []) as readonly TempusOption[]).flatMap((option, index) =>
    isIt(option) ? [index] : [],
  )
}

function spaceOfKey(key: string): Space {
  const [column = 0, row = 0] = key.split(',').map(Number)
  return spaceAt(column, row)
}

function keyOf(space: Space): string {
  return `${(space % 30) + 1},${Math.floor(space / 30) + 1}`
}

/** All spaces that a press takes something on, by the keys that maps of every game use. */
export function litKeys(view: TempusView, picks: Picks): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const space of picks.spaces) keys.add(keyOf(space))
  for (const id of picks.creatures) for (const space of bodyOf(view, id)) keys.add(keyOf(space))
  for (const { spaces } of picks.areas) for (const space of spaces) keys.add(keyOf(space))
  if (picks.walkFirst !== null) for (const space of picks.ways?.ends ?? []) keys.add(keyOf(space))
  for (const space of picks.moveFirst?.ways.ends ?? []) keys.add(keyOf(space))
  return keys
}
