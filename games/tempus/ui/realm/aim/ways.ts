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
  readonly cost: { readonly spaces: number; readonly of: number } | null
  /** Names of what lies on the way and does something to whoever comes there. */
  readonly crosses: readonly string[]
}

/** More spaces than any card gives. */
const FAR = 40

/** The way to a place that can be picked; null where nobody would go there. */
export function wayTo(
  view: TempusView,
  picks: Picks,
  { actor, end }: { actor: CreatureId; end: Space },
): WayAim | null {
  const ways = waysFor(view, picks, { actor, end })
  if (!ways) return null
  const lead = ways.pathTo(end)
  if (lead.length === 0) return null
  const size = sizeOf(view, actor)
  const pools = picks.ways === null ? null : (view.turn?.pools ?? [])
  const cost = pools && { spaces: ways.costTo(end), of: pools.reduce((sum, { left }) => sum + left, 0) }
  return {
    path: [creatureOf(view, actor).at, ...lead],
    end,
    size,
    cost,
    crosses: crossedBy(view, lead, size),
  }
}

function waysFor(
  view: TempusView,
  picks: Picks,
  { actor, end }: { actor: CreatureId; end: Space },
): Ways | null {
  if (picks.ways) return picks.ways.ends.includes(end) ? picks.ways : null
  const type = picks.prompt?.type
  if ((type !== 'place' && type !== 'monster-move') || !picks.spaces.has(end)) return null
  return waysOf(view, actor, [poolOf({ spaces: FAR, throughOpponents: true })])
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
