import { memo, useMemo, type JSX, type NamedExoticComponent } from 'react'
import { creaturesOnMap, isHero, sizeOf, creatureOf } from '../../../rules/creatures.ts'
import { realmOf } from '../../../rules/map.ts'
import { columnOf, rowOf, SIDE } from '../../../space/index.ts'
import type { TempusView } from '../../../state.ts'
import { SIDE_COLOURS, sideOf } from '../sides.ts'
import { smallPicture } from './picture.ts'

/** The whole Battlerealm in small: the terrain, and who stands where. */
export const SmallMap: NamedExoticComponent<{ view: TempusView }> = memo(function SmallMap({
  view,
}: {
  view: TempusView
}): JSX.Element {
  const map = realmOf(view)
  const { floor, solid, water, walls } = useMemo(() => smallPicture(map), [map])
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <rect width={SIDE} height={SIDE} fill={floor} />
      <path d={water} fill="#24483c" />
      <path d={solid} fill="#c2b08c" />
      <path d={walls} stroke="#e6d7b2" strokeWidth="0.4" />
      {creaturesOnMap(view).map((id) => {
        const size = sizeOf(view, id)
        const { at } = creatureOf(view, id)
        const [x, y] = [columnOf(at) - 1 + size / 2, rowOf(at) - 1 + size / 2]
        const { ring } = SIDE_COLOURS[sideOf(view, id)]
        return isHero(id) ? (
          <circle key={id} cx={x} cy={y} r="0.95" fill={ring} stroke="#120c0b" strokeWidth="0.3" />
        ) : (
          <path
            key={id}
            d={`M${x} ${y - size * 0.75}l${size * 0.75} ${size * 1.3}h${-size * 1.5}z`}
            fill={ring}
            stroke="#120c0b"
            strokeWidth="0.25"
          />
        )
      })}
    </svg>
  )
})
