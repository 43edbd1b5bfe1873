import { memo, useEffect, useState, type JSX, type NamedExoticComponent } from 'react'
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
  const url = useGroundUrl(map)
  return <div className={styles.ground}>{url !== null && <img src={url} alt="" draggable={false} />}</div>
})

function useGroundUrl(map: BattleMap): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([groundPicture(map, PIXELS)], { type: 'image/svg+xml' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [map])
  return url
}
