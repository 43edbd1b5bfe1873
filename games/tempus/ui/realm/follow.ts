import type { Space as Place } from '@trialhall/kernel'
import type { MapFocus } from '@trialhall/table-ui'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { creaturesOnMap, isHero, monsterOf } from '../../rules/creatures.ts'
import { bodyOf } from '../../rules/map.ts'
import { columnOf, rowOf, SIDE, type Space } from '../../space/index.ts'
import { MONSTER_IDS, type CreatureId, type TempusView } from '../../state.ts'
import type { TempusEvent } from '../../events.ts'
import { actorOf } from './actor.ts'
import { concerned } from './aim/threat.ts'
import type { Picks, RealmTable } from './picks.ts'
import { placeOf } from './places.ts'

/** Spaces around who acts that belong to what is followed. */
const AROUND = 2
/** Around the Guardian as it rises. */
const WIDE = 5

/** What the map shall show now: what happens, else who is asked; null where nothing on the map is concerned. */
export function followedOf(table: RealmTable, picks: Pick<Picks, 'ways' | 'moveFirst'>): MapFocus | null {
  const focus = focusOf(table, reachOf(picks))
  return focus && { ...focus, clear: standingIn(table.view) }
}

/** Where whoever acts could walk to, now or with a Move Action. */
function reachOf({ ways, moveFirst }: Pick<Picks, 'ways' | 'moveFirst'>): readonly Space[] {
  return [...(ways?.ends ?? []), ...(moveFirst?.ways.ends ?? [])]
}

/** Where Heroes and Monsters that are awake stand: nobody should look for them under the tools of the map. */
function standingIn(view: TempusView): readonly Place[] {
  const awake = creaturesOnMap(view).filter((id) => isHero(id) || monsterOf(view, id).isActive)
  return awake.flatMap((id) => bodyOf(view, id)).map(placeOf)
}

function focusOf({ view, ask, current, told }: RealmTable, reach: readonly Space[]): MapFocus | null {
  if (current) {
    const spaces = spacesOf(view, current.event)
    const around = isRise(current.event) ? WIDE : 1
    if (spaces.length === 0) return null
    return { ...framed(spaces, `event ${told}`, around), isAside: OUTCOMES.has(current.event.type) }
  }
  if (ask !== null && ASIDE.has((ask.prompt as TempusPrompt).type)) return null
  const about = concerned(view, ask)
  if (about.length > 0) {
    const spaces = about.flatMap((id) => bodyOf(view, id))
    return framed(spaces, `window ${spaces.join()} ${told}`, AROUND)
  }
  const actor = actorOf(view, ask)
  if (actor === null) return null
  const body = bodyOf(view, actor)
  const targets = [...targetsIn(ask).flatMap((id) => bodyOf(view, id)), ...spacesIn(ask)]
  if (targets.length > 0) return framed([...body, ...targets], `aim ${actor} ${targets.join()} ${told}`, 1)
  const own = framed(body, `ask ${actor} ${body[0]} ${view.round}`, AROUND)
  if (reach.length === 0) return own
  const { from, to } = framed([...body, ...reach], '', 0)
  return { ...own, key: `${own.key} ${from.column},${from.row} ${to.column},${to.row}`, around: { from, to } }
}

/** What comes of an attack: the map shows both of them already, and does not come nearer to one and go away again. */
const OUTCOMES: ReadonlySet<string> = new Set(['rolled', 'rerolled', 'missed', 'hit', 'hurt', 'unharmed'])

/** Asks for cards: the map goes on to show what they are for. */
const ASIDE: ReadonlySet<string> = new Set(['pay', 'chain', 'card', 'spend', 'price'])

function isRise(event: TempusEvent): boolean {
  return event.type === 'appeared' && event.creature === MONSTER_IDS.guardian
}

/** More spaces than these lie around whoever acts. */
const FEW = 24

/** The few spaces that the options are, wherever they lie. */
function spacesIn(ask: RealmTable['ask']): readonly Space[] {
  const spaces = ((ask?.options ?? []) as readonly TempusOption[]).flatMap((option) =>
    option.do === 'space' ? [option.space] : [],
  )
  return spaces.length > FEW ? [] : spaces
}

/** Whom the options would aim at: who picks one of them sees them all. */
function targetsIn(ask: RealmTable['ask']): readonly CreatureId[] {
  return ((ask?.options ?? []) as readonly TempusOption[]).flatMap((option) =>
    option.do === 'creature' ? [option.creature] : [],
  )
}

function framed(spaces: readonly Space[], key: string, around: number): MapFocus {
  const columns = spaces.map(columnOf)
  const rows = spaces.map(rowOf)
  const within = (number: number): number => Math.max(1, Math.min(SIDE, number))
  return {
    key,
    from: { column: within(Math.min(...columns) - around), row: within(Math.min(...rows) - around) },
    to: { column: within(Math.max(...columns) + around), row: within(Math.max(...rows) + around) },
  }
}

/** Where on the map an event happens. */
function spacesOf(view: TempusView, event: TempusEvent): readonly Space[] {
  switch (event.type) {
    case 'moved':
      return event.path
    case 'aimed':
      return [...there(view, event.creature), ...event.spaces]
    case 'tokenMoved':
      return [event.space]
    case 'attacked':
    case 'missed':
    case 'hit':
      return [...there(view, event.creature), ...there(view, event.target)]
    case 'interacted':
      return there(view, event.on)
    case 'rolled':
    case 'rerolled':
    case 'hurt':
    case 'unharmed':
    case 'healed':
    case 'afflicted':
    case 'appeared':
    case 'allied':
    case 'turnBegan':
      return there(view, event.creature)
    case 'respawned':
    case 'chestOpened':
    case 'lootDropped':
    case 'located':
      return [event.space]
    case 'campWoke': {
      const at = view.camps[event.camp]?.at
      return at === undefined ? [] : [at]
    }
    default:
      return []
  }
}

function there(view: TempusView, id: CreatureId): readonly Space[] {
  return id < 0 ? [] : bodyOf(view, id)
}
