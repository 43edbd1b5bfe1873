import { lastingFace } from '../../../rules/printed.ts'
import { sizeOf } from '../../../rules/creatures.ts'
import { poolOf, waysOf, type Ways } from '../../../rules/moving/ways.ts'
import { creatureOf } from '../../../rules/creatures.ts'
import type { Space } from '../../../space/index.ts'
import { spacesOf } from '../../../space/index.ts'
import type { CreatureId, TempusView } from '../../../state.ts'
import type { Picks } from '../picks.ts'

/** The way to a place: its spaces, the one where it begins among them, and what can be said of it. */
export interface WayAim {
  readonly path: readonly Space[]
  readonly end: Space
  /** Side of the body that goes. */
  readonly size: number
  /** Spaces that it costs and that there are; null where a card moves somebody by itself. */
  readonly cost: WayCost | null
  /** Names of what lies on the way and does something to whoever comes there. */
  readonly crosses: readonly string[]
}

/** What a way costs. */
export interface WayCost {
  readonly spaces: number
  readonly of: number
  /** A Move Action must be played for it. */
  readonly takesAction?: true
}

/** More spaces than any card gives. */
const FAR = 40

/** The way to a place that can be picked; null where nobody would go there. */
export function wayTo(
  view: TempusView,
  picks: Picks,
  { actor, end }: { actor: CreatureId; end: Space },
): WayAim | null {
  const found = waysFor(view, picks, { actor, end })
  if (!found) return null
  const { ways, of, takesAction } = found
  const lead = ways.pathTo(end)
  if (lead.length === 0) return null
  const size = sizeOf(view, actor)
  const cost = of === null ? null : { spaces: ways.costTo(end), of, ...(takesAction && { takesAction }) }
  return {
    path: [creatureOf(view, actor).at, ...lead],
    end,
    size,
    cost,
    crosses: crossedBy(view, lead, size),
  }
}

interface FoundWays {
  readonly ways: Ways
  /** Spaces that there are; null where a card moves somebody by itself. */
  readonly of: number | null
  readonly takesAction: boolean
}

function waysFor(
  view: TempusView,
  picks: Picks,
  { actor, end }: { actor: CreatureId; end: Space },
): FoundWays | null {
  const { ways, moveFirst } = picks
  if (ways?.ends.includes(end)) {
    const of = (view.turn?.pools ?? []).reduce((sum, { left }) => sum + left, 0)
    return { ways, of, takesAction: false }
  }
  if (moveFirst?.ways.ends.includes(end))
    return { ways: moveFirst.ways, of: moveFirst.spaces, takesAction: true }
  if (ways) return null
  const type = picks.prompt?.type
  if ((type !== 'place' && type !== 'monster-move') || !picks.spaces.has(end)) return null
  const free = waysOf(view, actor, [poolOf({ spaces: FAR, throughOpponents: true })])
  return { ways: free, of: null, takesAction: false }
}

/** What lies on the spaces of a way and is more than a look: by name, each once. */
function crossedBy({ lastings }: TempusView, path: readonly Space[], size: number): readonly string[] {
  const names = new Set<string>()
  const touched = new Set(path.flatMap((anchor) => spacesOf({ anchor, size })))
  for (const { face, spaces } of lastings) {
    const { name, ground, watches, isArea } = lastingFace(face)
    const matters = isArea || watches.length > 0 || (ground !== null && !ground.isSolid)
    if (matters && spaces.some((space) => touched.has(space))) names.add(name)
  }
  return [...names]
}
