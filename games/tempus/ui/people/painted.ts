import { bustOf, figureOf, type FigureState, type Person } from '@trialhall/table-ui/figures'
import { useEffect, useState } from 'react'
import type { Side } from '../realm/sides.ts'

/** How somebody looks: ready, hurt or fallen. */
export type Look = Extract<FigureState, 'ready' | 'bloodied' | 'fallen'>

/** Who is painted, on which side, and how. */
export interface Painted {
  readonly person: Person
  readonly side: Side
  readonly look: Look
}

/** Pixels of a token's picture: as many as it takes on the map at its largest. */
const PIXELS = 224
/** How well it is kept, of 1. */
const QUALITY = 0.92

const busts = new Map<string, string>()
const figures = new Map<string, string>()
/** Busts are painted one after another, so that nothing waits for all of them. */
let last: Promise<unknown> = Promise.resolve()

/** The address of a round picture of somebody, as pixels, which move faster than shapes; null until it is painted. It is painted once and kept. */
export function useBust({ person, side, look }: Painted): string | null {
  const key = keyOf({ person, side, look })
  const [found, find] = useState<string | null>(null)
  useEffect(() => {
    if (busts.has(key)) return undefined
    let isLooking = true
    void bust(key, { person, side, look }).then((url) => isLooking && find(url))
    return () => {
      isLooking = false
    }
  }, [key, person, side, look])
  return busts.get(key) ?? found
}

/** The address of somebody at full height; undefined where there are no such addresses. */
export function figureUrl(painted: Painted): string | undefined {
  if (!canPaint()) return undefined
  const key = keyOf(painted)
  const kept = figures.get(key) ?? addressOf(figureOf(painted.person, painted.side, painted.look))
  figures.set(key, kept)
  return kept
}

function keyOf({ person, side, look }: Painted): string {
  return `${person.slug} ${side} ${look}`
}

function canPaint(): boolean {
  return typeof URL.createObjectURL === 'function'
}

function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}

function bust(key: string, painted: Painted): Promise<string | null> {
  if (!canPaint()) return Promise.resolve(null)
  const mine = last.then(() => busts.get(key) ?? paint(painted))
  last = mine.then((url) => url !== null && busts.set(key, url))
  return mine
}

/** Paints a round bust. Where it cannot be read or kept there is none, and the crest stays. */
function paint({ person, side, look }: Painted): Promise<string | null> {
  const url = addressOf(bustOf(person, side, { state: look, pixels: PIXELS }))
  return new Promise((resolve) => {
    const picture = new Image(PIXELS, PIXELS)
    picture.addEventListener('error', () => resolve(null))
    picture.addEventListener('load', () => {
      cut(picture).toBlob(
        (blob) => {
          URL.revokeObjectURL(url)
          resolve(blob && URL.createObjectURL(blob))
        },
        'image/webp',
        QUALITY,
      )
    })
    picture.src = url
  })
}

/** The picture as a disc. */
function cut(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = PIXELS
  const pens = canvas.getContext('2d')
  pens?.arc(PIXELS / 2, PIXELS / 2, PIXELS / 2, 0, 2 * Math.PI)
  pens?.clip()
  pens?.drawImage(picture, 0, 0, PIXELS, PIXELS)
  return canvas
}
