import { factsOf } from '@trialhall/kernel'
import { MapTip, refKey, useInteraction } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { creatureOf, sizeOf } from '../../rules/creatures.ts'
import { creaturesAt } from '../../rules/map.ts'
import type { Space } from '../../space/index.ts'
import type { TempusView } from '../../state.ts'
import { standingAt } from '../../words/standing.ts'
import { UNIT } from './ground/ink.ts'
import { cornerOf, creatureRef, spaceRef } from './places.ts'

interface PointedProps {
  readonly view: TempusView
  /** Null while nothing is pointed at. */
  readonly space: Space | null
  /** All that can be said of it. */
  says(): string
  /** What would happen there is drawn, and a tip would lie over it; or it stands on the map in words; or it was just picked. */
  readonly isDrawn: boolean
}

/** The space that is pointed at, or whoever stands there, with a tip. */
export function Pointed({ view, space, says, isDrawn }: PointedProps): JSX.Element {
  const { preview } = useInteraction()
  const [creature] = space === null ? [] : creaturesAt(view, space)
  const at = space ?? 0
  const ref = creature === undefined ? spaceRef(at) : creatureRef(creature)
  const [x, y] = cornerOf(creature === undefined ? at : creatureOf(view, creature).at)
  const side = creature === undefined ? UNIT : UNIT * sizeOf(view, creature)
  const key = space === null ? null : `${space} ${refKey(ref)}`
  const isQuiet = isDrawn || (creature === undefined && standingAt(factsOf(view), at).length === 0)
  return (
    <MapTip
      at={key}
      entity={refKey(spaceRef(at))}
      tell={() => (
        <>
          {preview(ref)}
          <p>{says()}</p>
        </>
      )}
      {...{ x, y, side, isQuiet }}
    />
  )
}
