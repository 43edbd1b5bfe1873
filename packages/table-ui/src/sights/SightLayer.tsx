import { Component, createRef, type ReactNode, type RefObject } from 'react'
import { ON_ITS_WAY } from '../flight/shoot.ts'
import { isInSight } from '../flight/places.ts'
import { rectOnPage } from '../flight/rect-on-page.ts'
import { elementsOf, type Strike } from '../flight/strike.ts'
import { RECIPES } from './grammar.ts'
import type { Area } from './motes.ts'
import { push, shake } from './push.ts'
import styles from './SightLayer.module.css'
import type { Spectacle } from './sights.ts'
import { SightStage } from './stage.ts'

interface SightLayerProps {
  /** What is seen happens to the things in it. */
  readonly root: RefObject<HTMLElement | null>
  /** How much of the story has been shown: what jumps over more than one event is not seen. */
  readonly told: number
  /** What is seen of the event that is looked at. */
  readonly sights: readonly Spectacle[]
  /** What goes from one thing to another in it: what is seen where it arrives waits for it. */
  readonly strikes: readonly Strike[]
  /** A factor on all durations; 0 shows nothing. */
  readonly pace: number
}

/** At most so many times as fast as usual: what is faster cannot be seen. */
const FASTEST = 2.5

/** Milliseconds after which a map that glides is looked at again, and how long that goes on. */
const LOOK_AGAIN = 34
const PATIENCE = 800

/**
 * What is seen of what happens: sparks where something is hit, light where it is healed, ash where it falls. One canvas for the whole table; the
 * table waits for none of it, and nothing of it can be pressed.
 */
export class SightLayer extends Component<SightLayerProps> {
  private readonly canvas: RefObject<HTMLCanvasElement | null> = createRef()
  private readonly timers = new Set<number>()
  private stage: SightStage | null = null

  /** Looks where things are just before the table changes: who falls is gone afterwards. */
  override getSnapshotBeforeUpdate(before: SightLayerProps): readonly (Area | null)[] | null {
    const { root, told, sights, pace } = this.props
    if (pace === 0 || told - before.told !== 1 || !root.current) return null
    const { current } = root
    return sights.map((sight) => areaOf(current, sight)?.area ?? null)
  }

  override componentDidUpdate(
    _past: SightLayerProps,
    _state: unknown,
    before: readonly (Area | null)[] | null,
  ): void {
    if (this.props.pace === 0) this.clear()
    const root = this.props.root.current
    if (before === null || !root) return
    for (const [at, sight] of this.props.sights.entries()) this.see(root, sight, before[at] ?? null)
  }

  override componentWillUnmount(): void {
    this.clear()
  }

  override render(): ReactNode {
    return <canvas ref={this.canvas} className={styles.layer} aria-hidden="true" hidden data-sights="" />
  }

  private see(root: HTMLElement, sight: Spectacle, before: Area | null): void {
    // A map that follows what happens has not set off yet: what is seen on it is seen where it will be.
    if (isOnMap(root, sight)) this.onceAtRest(root, () => this.seeAt(root, sight, before))
    else this.seeAt(root, sight, before)
  }

  private onceAtRest(root: HTMLElement, act: () => void, patience = PATIENCE): void {
    this.later(LOOK_AGAIN, () => {
      const isGliding = root.querySelector('[data-gliding]') !== null
      if (isGliding && patience > 0) this.onceAtRest(root, act, patience - LOOK_AGAIN)
      else act()
    })
  }

  private seeAt(root: HTMLElement, sight: Spectacle, before: Area | null): void {
    const now = areaOf(root, sight)
    const area = now?.area ?? before
    if (!area) return
    const { pace, strikes } = this.props
    const isStruck = strikes.some(({ to }) => sight.at.includes(to))
    this.later(isStruck ? ON_ITS_WAY * pace : 0, () => {
      this.stage ??= this.canvas.current && new SightStage(this.canvas.current)
      this.stage?.show(sight, area, Math.min(FASTEST, 1 / pace))
      const { push: taken } = RECIPES[sight.look]
      if (taken && now?.element) push(now.element, pace)
      if (taken === 'table') shake(root, pace)
    })
  }

  private later(ms: number, act: () => void): void {
    if (ms === 0) return act()
    const timer = window.setTimeout(() => {
      this.timers.delete(timer)
      act()
    }, ms)
    this.timers.add(timer)
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    this.stage?.clear()
  }
}

/** Where something is seen: at the first of its things that is in sight, or all over the lower part of the table. */
function areaOf(root: HTMLElement, { at }: Spectacle): { element: HTMLElement | null; area: Area } | null {
  if (at.length === 0) {
    const [width, height] = [innerWidth, innerHeight]
    return {
      element: null,
      area: { x: width * 0.05, y: height * 0.45, width: width * 0.9, height: height * 0.5 },
    }
  }
  for (const key of at)
    for (const element of placesOf(root, key)) {
      const rect = rectOnPage(element)
      const { x, y, width, height } = rect
      if (isInSight(rect)) return { element, area: { x, y, width, height } }
    }
  return null
}

/** Whether something is seen on a map that moves by itself. */
function isOnMap(root: HTMLElement, { at }: Spectacle): boolean {
  return at.some((key) => placesOf(root, key).some((element) => element.closest('[data-map]') !== null))
}

/** Where a thing is seen: where a board says so by `data-seen-at`, else wherever it is shown. */
function placesOf(root: HTMLElement, key: string): readonly HTMLElement[] {
  const own = root.querySelectorAll<HTMLElement>(`[data-seen-at="${key}"]`)
  return own.length > 0 ? [...own] : elementsOf(root, key)
}
