import styles from './Flights.module.css'
import { middleOf, type Flight, type Spot } from './places.ts'

/** How long a thing is in the air, in milliseconds at the usual pace. */
const IN_THE_AIR = 420
/** Between two that set off together. */
const APART = 70
/** How long what lies beside takes to move up. */
const MOVING_UP = 240
const EASE = 'cubic-bezier(0.25, 0.75, 0.2, 1)'

/**
 * Lets a thing fly from one spot to another, above everything and in nobody's way: what was seen before goes and fades, what is
 * seen afterwards comes. The table itself is as it will be from the first moment.
 */
export function fly(
  { from, to }: Flight,
  layer: HTMLElement,
  { pace, place }: { pace: number; place: number },
): void {
  const timing = {
    duration: IN_THE_AIR * pace,
    delay: APART * place * pace,
    easing: EASE,
    fill: 'both',
  } as const
  const [dx, dy] = [middleOf(to.rect).x - middleOf(from.rect).x, middleOf(to.rect).y - middleOf(from.rect).y]
  if (!from.isHidden || to.isHidden)
    play(ghostOf(from, layer), timing, [
      { transform: 'none', opacity: 1 },
      { opacity: to.isHidden ? 1 : 0, offset: 0.7 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scaleTo(to, from)})`, opacity: 0 },
    ])
  if (to.isHidden) return
  play(ghostOf(to, layer), timing, [
    {
      transform: `translate(${-dx}px, ${-dy}px) scale(${scaleTo(from, to)})`,
      opacity: from.isHidden ? 0.6 : 0,
    },
    { opacity: 1, offset: 0.45 },
    { transform: 'none', opacity: 1 },
  ])
  const { delay, duration } = timing
  to.element.animate({ opacity: [0, 0] }, { duration: delay + duration })
}

/** Lets what was pushed aside move to where it is now. */
export function slide({ element, by }: { element: HTMLElement; by: string }, pace: number): void {
  element.animate({ translate: [by, '0 0'] }, { duration: MOVING_UP * pace, easing: EASE })
}

function play(ghost: HTMLElement, timing: KeyframeAnimationOptions, frames: Keyframe[]): void {
  const remove = (): void => ghost.remove()
  ghost.animate(frames, timing).finished.then(remove, remove)
}

/** How much smaller or larger a thing is at the other spot; a place is no larger than a card in it. */
function scaleTo(other: Spot, { rect }: Spot): number {
  const scale = Math.min(other.rect.width / rect.width, other.rect.height / rect.height)
  return Math.min(2.4, Math.max(0.15, scale))
}

/** A picture of what a spot shows, or the back of a card, which nobody can press, reach or hear. */
function ghostOf({ element, rect, isHidden }: Spot, layer: HTMLElement): HTMLElement {
  const ghost = document.createElement('span')
  ghost.className = `${isHidden ? styles.back : element.className} ${styles.ghost}`
  if (!isHidden) copy(element, ghost)
  const { x, y } = middleOf(rect)
  const [width, height] = isHidden ? BACK : [rect.width, rect.height]
  Object.assign(ghost.style, {
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  // What is measured in parts of a place has none up here.
  ghost.style.setProperty('--ghost-w', `${width}px`)
  ghost.style.setProperty('--ghost-h', `${height}px`)
  layer.append(ghost)
  return ghost
}

/** Width and height of the back of a card in the air, in pixels. */
const BACK = [44, 62] as const

/** Names that must be on the page only once, and those that say what can be picked. */
const ONCE = ['id', 'data-entity', 'data-flies', 'data-lit', 'data-part', 'tabindex']

function copy(element: HTMLElement, ghost: HTMLElement): void {
  ghost.innerHTML = element.innerHTML
  ghost.style.cssText = element.style.cssText
  for (const { name, value } of element.attributes)
    if (name.startsWith('data-') && !ONCE.includes(name)) ghost.setAttribute(name, value)
  for (const inner of ghost.querySelectorAll('*')) for (const name of ONCE) inner.removeAttribute(name)
}
