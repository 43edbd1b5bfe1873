import { memo, useEffect, useRef, type JSX, type NamedExoticComponent } from 'react'
import type { BattleMap } from '../../../space/index.ts'
import styles from './Ground.module.css'
import { groundPicture, RIM } from './picture.ts'
import { PlainGround } from './PlainGround.tsx'

/** Pixels of the picture: a space at its largest is hardly larger than its part of it. */
const PIXELS = 2480
/** It is put down in so many strips, so that nothing waits for all of it. */
const STRIPS = 20
/** What has been painted, for the next time that a map is seen: after the draft, in a replay, at the next match. */
const PAINTED = new WeakMap<BattleMap, Blob>()
/** How well it is kept, of 1. */
const QUALITY = 0.93

/**
 * The ground of a Battlerealm, drawn once when it is first seen: as pixels, which move faster than shapes. It ends as a plain image, since
 * a browser without a graphics card copies the whole of a canvas for every frame. Until it is there the terrain lies in plain colours.
 */
export const Ground: NamedExoticComponent<{ map: BattleMap }> = memo(function Ground({
  map,
}: {
  map: BattleMap
}): JSX.Element {
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => (ground.current ? laidOn(ground.current, map) : undefined), [map])
  return (
    <div className={styles.ground} style={{ inset: -RIM }}>
      <div ref={ground} className={styles.painted} />
      <PlainGround map={map} className={styles.plain} />
    </div>
  )
})

/** Lays the picture of a map as soon as it is painted. Returns what stops it and takes it away. */
function laidOn(ground: HTMLElement, map: BattleMap): (() => void) | undefined {
  if (typeof URL.createObjectURL !== 'function') return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = PIXELS
  const kept = PAINTED.get(map)
  const urls: string[] = []
  let isGone = false
  const show = (picture: HTMLElement): void => {
    if (isGone) return
    ground.replaceChildren(picture)
    ground.dataset['painted'] = ''
  }
  const urlOf = (blob: Blob): string => {
    const url = URL.createObjectURL(blob)
    urls.push(url)
    return url
  }
  if (kept) keep(urlOf(kept), show)
  const stop = kept
    ? () => {}
    : paint(canvas, urlOf(new Blob([groundPicture(map, PIXELS)], { type: 'image/svg+xml' })), () => {
        show(canvas)
        const onBlob = (blob: Blob | null): void => {
          if (!blob || !canvas.isConnected) return
          PAINTED.set(map, blob)
          keep(urlOf(blob), show)
        }
        canvas.toBlob(onBlob, kindKept(), QUALITY)
      })
  return () => {
    isGone = true
    stop()
    for (const url of urls) URL.revokeObjectURL(url)
    ground.replaceChildren()
    delete ground.dataset['painted']
  }
}

/** Safari writes no WebP, but a PNG of many times the size in its place. The ground is opaque, so that JPEG does as well. */
export function kindKept(): 'image/webp' | 'image/jpeg' {
  const dot = document.createElement('canvas')
  dot.width = dot.height = 1
  return dot.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg'
}

/** Paints a picture strip by strip, as soon as it is read. Returns what stops it. */
function paint(canvas: HTMLCanvasElement, url: string, done: () => void): () => void {
  const pens = canvas.getContext('2d')
  const picture = new Image(PIXELS, PIXELS)
  let timer: ReturnType<typeof setTimeout> | undefined
  const strip = (at: number): void => {
    const high = PIXELS / STRIPS
    pens?.drawImage(picture, 0, at * high, PIXELS, high, 0, at * high, PIXELS, high)
    if (at + 1 < STRIPS) timer = setTimeout(strip, 0, at + 1)
    else done()
  }
  picture.addEventListener('load', () => strip(0))
  picture.src = url
  return () => {
    clearTimeout(timer)
    picture.removeAttribute('src')
  }
}

/** Puts the same as an image in place of what was painted, once it can be drawn: there is ground at every moment. */
function keep(url: string, show: (picture: HTMLElement) => void): void {
  const image = new Image(PIXELS, PIXELS)
  image.alt = ''
  image.draggable = false // a drag moves the map
  image.decoding = 'sync'
  image.src = url
  void image.decode().then(
    () => show(image),
    () => {}, // the map has gone meanwhile
  )
}
