import { lengthOf, type Bolt } from './strike.ts'
import styles from './Bolt.module.css'

/** How long a bolt is on its way, in milliseconds at the usual pace. */
export const ON_ITS_WAY = 300
/** How long what it leaves can be seen. */
const FADING = 260
/** Between two that set off together. */
const APART = 60

/** Lets a bolt go from one thing to another and burst there, above everything and in nobody's way. */
export function shoot(
  bolt: Bolt,
  layer: HTMLElement,
  { pace, place }: { pace: number; place: number },
): void {
  const length = lengthOf(bolt)
  const delay = APART * place * pace
  const [way, whole] = [ON_ITS_WAY * pace, (ON_ITS_WAY + FADING) * pace]
  const arrival = ON_ITS_WAY / (ON_ITS_WAY + FADING)
  const line = part(layer, styles.line, bolt)
  line.style.width = `${length}px`
  const turn = `rotate(${Math.atan2(bolt.to.y - bolt.from.y, bolt.to.x - bolt.from.x)}rad)`
  play(line, { duration: whole, delay }, [
    { transform: `${turn} scaleX(0)`, opacity: 0.9, easing: 'ease-in' },
    { transform: `${turn} scaleX(1)`, opacity: 0.9, offset: arrival },
    { transform: `${turn} scaleX(1)`, opacity: 0 },
  ])
  const [dx, dy] = [bolt.to.x - bolt.from.x, bolt.to.y - bolt.from.y]
  play(part(layer, styles.head, bolt), { duration: way, delay, easing: 'ease-in' }, [
    { transform: 'translate(0, 0) scale(0.6)' },
    { transform: `translate(${dx}px, ${dy}px) scale(1.2)` },
  ])
  play(
    part(layer, styles.burst, { ...bolt, from: bolt.to }),
    { duration: FADING * pace, delay: delay + way },
    [
      { transform: 'scale(0.2)', opacity: 1 },
      { transform: 'scale(1)', opacity: 0 },
    ],
  )
}

function part(layer: HTMLElement, name: string | undefined, { kind, from }: Bolt): HTMLElement {
  const made = document.createElement('span')
  made.className = `${styles.part} ${name}`
  made.dataset['bolt'] = kind
  Object.assign(made.style, { left: `${from.x}px`, top: `${from.y}px` })
  layer.append(made)
  return made
}

function play(element: HTMLElement, timing: KeyframeAnimationOptions, frames: Keyframe[]): void {
  const remove = (): void => element.remove()
  element.animate(frames, { ...timing, fill: 'both' }).finished.then(remove, remove)
}
