import { memo, useEffect, useRef, type JSX, type NamedExoticComponent } from 'react'
import type { BattleMap } from '../../../space/index.ts'
import styles from './Ground.module.css'
import { groundPicture } from './picture.ts'

/** Pixels of the picture: a space at its largest is hardly larger than its part of it. */
const PIXELS = 2480
/** It is put down in so many strips, so that nothing waits for all of it. */
const STRIPS = 20

/** The ground of a Battlerealm, drawn once when it is first seen: as pixels, which move faster than shapes. */
export const Ground: NamedExoticComponent<{ map: BattleMap }> = memo(function Ground({
  map,
}: {
  map: BattleMap
}): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? paint(canvas.current, map) : undefined), [map])
  return (
    <div className={styles.ground}>
      <canvas ref={canvas} width={PIXELS} height={PIXELS} />
    </div>
  )
})

/** Paints the picture of a map, strip by strip, as soon as it is read. Returns what stops it. */
function paint(canvas: HTMLCanvasElement, map: BattleMap): (() => void) | undefined {
  if (typeof URL.createObjectURL !== 'function') return undefined
  const pens = canvas.getContext('2d')
  const picture = new Image(PIXELS, PIXELS)
  const url = URL.createObjectURL(new Blob([groundPicture(map, PIXELS)], { type: 'image/svg+xml' }))
  let timer: ReturnType<typeof setTimeout> | undefined
  const strip = (at: number): void => {
    const high = PIXELS / STRIPS
    pens?.drawImage(picture, 0, at * high, PIXELS, high, 0, at * high, PIXELS, high)
    if (at + 1 < STRIPS) timer = setTimeout(strip, 0, at + 1)
    else canvas.dataset['painted'] = ''
  }
  picture.addEventListener('load', () => strip(0))
  picture.src = url
  return () => {
    clearTimeout(timer)
    URL.revokeObjectURL(url)
  }
}
