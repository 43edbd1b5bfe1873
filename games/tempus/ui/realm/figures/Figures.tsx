import { refKey } from '@trialhall/table-ui'
import { useMemo, type JSX } from 'react'
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

interface FiguresProps {
  readonly table: RealmTable
  readonly picks: Picks
  /** Who lies in the area that is meant, or would be a target. */
  readonly struck: ReadonlySet<CreatureId>
  readonly pointed: Space | null
}

/** Everybody who stands on the map. */
export function Figures({ table, picks, struck, pointed }: FiguresProps): JSX.Element {
  const { view, ask, current, interaction, pace } = table
  const shown = useMemo(
    () =>
      creaturesOnMap(view).map((id) => ({ condition: conditionOf(view, id), emblem: emblemOf(view, id) })),
    [view],
  )
  const { event } = current ?? {}
  const acting = actorOf(view, ask) ?? view.turn?.seat ?? null
  const under = pointed === null ? [] : creaturesAt(view, pointed)
  return (
    <div aria-hidden="true">
      {shown.map(({ condition, emblem }) => {
        const { id } = condition
        const isAttacker = event?.type === 'attacked' && event.creature === id
        return (
          <Figure
            key={id}
            condition={condition}
            {...emblem}
            isActing={id === acting}
            isLit={picks.creatures.has(id)}
            isPointed={under.includes(id) || interaction.pointedAt === refKey(creatureRef(id))}
            isStruck={struck.has(id)}
            path={event?.type === 'moved' && event.creature === id ? event.path : null}
            towards={isAttacker ? atOf(view, event.target) : null}
            pace={pace}
          />
        )
      })}
    </div>
  )
}

function atOf(view: TempusView, id: CreatureId): Space | null {
  if (id < 0) return null
  const { at } = creatureOf(view, id)
  return at === OFF ? null : at
}
