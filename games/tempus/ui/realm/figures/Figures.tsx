import { refKey } from '@trialhall/table-ui'
import { useMemo, type JSX } from 'react'
import type { TempusEvent } from '../../../events.ts'
import { creatureOf, creaturesOnMap } from '../../../rules/creatures.ts'
import { creaturesAt } from '../../../rules/map.ts'
import type { Space } from '../../../space/index.ts'
import { OFF, type CreatureId, type TempusView } from '../../../state.ts'
import { actorOf } from '../actor.ts'
import type { Picks, RealmTable } from '../picks.ts'
import { creatureRef } from '../places.ts'
import { conditionOf } from './condition.ts'
import { emblemOf } from './Crest.tsx'
import { Figure } from './Figure.tsx'
import { NOWHERE, spreadOf } from './spread.ts'
import type { Gesture } from './useGesture.ts'

interface FiguresProps {
  readonly table: RealmTable
  readonly picks: Picks
  /** Who lies in the area that is meant, or would be a target. */
  readonly struck: ReadonlySet<CreatureId>
  readonly pointed: Space | null
}

/** Everybody who stands on the map. */
export function Figures({ table, picks, struck, pointed }: FiguresProps): JSX.Element {
  const { view, ask, current, told, interaction, pace } = table
  const shown = useMemo(() => {
    const conditions = creaturesOnMap(view).map((id) => conditionOf(view, id))
    const off = spreadOf(conditions)
    return conditions.map((condition) => ({
      condition,
      emblem: emblemOf(view, condition.id),
      off: off.get(condition.id) ?? NOWHERE,
    }))
  }, [view])
  const { event } = current ?? {}
  const acting = actorOf(view, ask) ?? view.turn?.seat ?? null
  const under = pointed === null ? [] : creaturesAt(view, pointed)
  return (
    <div aria-hidden="true">
      {shown.map(({ condition, emblem, off }) => {
        const { id } = condition
        const move = event?.type === 'moved' && event.creature === id ? event : null
        const gesture = event ? gestureIn(event, id) : null
        return (
          <Figure
            key={id}
            condition={condition}
            {...emblem}
            off={off}
            isActing={id === acting}
            isLit={picks.creatures.has(id)}
            isPointed={under.includes(id) || interaction.pointedAt === refKey(creatureRef(id))}
            isStruck={struck.has(id)}
            path={move?.path ?? null}
            how={move?.how ?? 'walked'}
            towards={event?.type === 'attacked' && event.creature === id ? atOf(view, event.target) : null}
            gesture={gesture}
            told={gesture === null ? 0 : told}
            pace={pace}
          />
        )
      })}
    </div>
  )
}

/** What an event makes a creature do. */
function gestureIn(event: TempusEvent, id: CreatureId): Gesture['type'] | null {
  if (!('creature' in event) || event.creature !== id) return null
  switch (event.type) {
    case 'attacked':
      return 'lunge'
    case 'hurt':
      return event.damage > 0 ? 'flinch' : null
    case 'appeared':
    case 'respawned':
      return 'arrive'
    default:
      return null
  }
}

function atOf(view: TempusView, id: CreatureId): Space | null {
  if (id < 0) return null
  const { at } = creatureOf(view, id)
  return at === OFF ? null : at
}
