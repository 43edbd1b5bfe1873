import { memo, type JSX, type NamedExoticComponent } from 'react'
import type { BattleMap } from '../../../space/index.ts'
import styles from './Ground.module.css'
import { groundPicture } from './picture.ts'

/** Pixels of the picture: a space at its largest is not larger than its part of it. */
const PIXELS = 2480

/** The ground of a Battlerealm, drawn once when it is first seen. */
export const Ground: NamedExoticComponent<{ map: BattleMap }> = memo(function Ground({
  map,
}: {
  map: BattleMap
}): JSX.Element {
  return (
    <div className={styles.ground}>
      <img src={groundUrl(map)} alt="" draggable={false} />
    </div>
  )
})

const MADE = new WeakMap<BattleMap, string>()

/** The address of the picture. It is kept as long as the page is open: a page shows one map, or both. */
function groundUrl(map: BattleMap): string {
  const made = MADE.get(map)
  if (made !== undefined) return made
  const url = URL.createObjectURL(new Blob([groundPicture(map, PIXELS)], { type: 'image/svg+xml' }))
  MADE.set(map, url)
  return url
}
