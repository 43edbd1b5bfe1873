import type { JSX } from 'react'
import { refKey } from '@trialhall/table-ui'
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
import { useKept } from './useKept.ts'

interface FiguresProps {
  readonly table: RealmTable
  readonly picks: Picks
  /** Who lies in the area that is meant. */
  readonly struck: ReadonlySet<CreatureId>
  readonly pointed: Space | null
}

/** Everybody who stands on the map. */
export function Figures({ table, picks, struck, pointed }: FiguresProps): JSX.Element {
  const { view, ask, current, interaction, pace } = table
  const { event } = current ?? {}
  const acting = actorOf(view, ask) ?? view.turn?.seat ?? null
  const under = pointed === null ? [] : creaturesAt(view, pointed)
  return (
    <div aria-hidden="true">
      {creaturesOnMap(view).map((id) => (
        <Shown
          key={id}
          view={view}
          id={id}
          isActing={id === acting}
          isLit={picks.creatures.has(id)}
          isPointed={under.includes(id) || interaction.pointedAt === refKey(creatureRef(id))}
          isStruck={struck.has(id)}
          path={event?.type === 'moved' && event.creature === id ? event.path : null}
          towards={event?.type === 'attacked' && event.creature === id ? atOf(view, event.target) : null}
          pace={pace}
        />
      ))}
    </div>
  )
}

interface ShownProps {
  readonly view: TempusView
  readonly id: CreatureId
  readonly isActing: boolean
  readonly isLit: boolean
  readonly isPointed: boolean
  readonly isStruck: boolean
  readonly path: readonly Space[] | null
  readonly towards: Space | null
  readonly pace: number
}

/** A figure that is drawn anew only when something of it is new. */
function Shown({ view, id, ...how }: ShownProps): JSX.Element {
  const condition = useKept(conditionOf(view, id))
  return <Figure condition={condition} {...emblemOf(view, id)} {...how} />
}

function atOf(view: TempusView, id: CreatureId): Space | null {
  if (id < 0) return null
  const { at } = creatureOf(view, id)
  return at === OFF ? null : at
}
