import type { AnyView } from '@trialhall/kernel'
import { Component, createRef, type ReactNode, type RefObject } from 'react'
import { fly, slide } from './fly.ts'
import styles from './Flights.module.css'
import { shoot } from './shoot.ts'
import { boltsIn, type Strike } from './strike.ts'
import { flightsBetween, originOf, slidesBetween, spotsIn, type Spots } from './places.ts'

interface FlightsProps {
  /** Things fly between the elements in it. */
  readonly root: RefObject<HTMLElement | null>
  /** What is shown: another one when something may have moved. */
  readonly view: Pick<AnyView, 'viewer'>
  /** How much of the story has been shown: what jumps over more than one event is shown without a flight. */
  readonly told: number
  /** What one thing does to another in the event that is looked at. */
  readonly strikes: readonly Strike[]
  /** A factor on all durations; 0 lets nothing fly. */
  readonly pace: number
}

/** More than these at once would be a swarm: they are simply there. */
const SWARM = 14

/**
 * Lets cards travel: from hand to stack, from there to a Hero or a graveyard, from a deck to a hand. A board says by `data-flies`
 * which element shows what and by `data-holds` what lies where unseen; whatever is somewhere else after an event flies there.
 * What one thing does to another goes there as a bolt. The table waits for none of it, and nothing in the air can be pressed.
 */
export class Flights extends Component<FlightsProps> {
  private readonly layer: RefObject<HTMLDivElement | null> = createRef()

  /** Looks where everything is, just before the table changes. */
  override getSnapshotBeforeUpdate(before: FlightsProps): Spots | null {
    const { root, view, told, pace } = this.props
    const isStep = told - before.told === 1 || (told === before.told && view !== before.view)
    const isTurned = view.viewer !== before.view.viewer // nothing has gone anywhere: another seat is looked from
    if (pace === 0 || !isStep || isTurned || !root.current) return null
    return typeof root.current.animate === 'function' ? spotsIn(root.current) : null
  }

  override componentDidUpdate(past: FlightsProps, _state: unknown, before: Spots | null): void {
    const root = this.props.root.current
    const layer = this.layer.current
    if (before === null || !root || !layer) return
    const after = spotsIn(root)
    const known = new Map(before)
    for (const [key, spot] of after) {
      const origin = known.has(key) ? undefined : originOf(root, spot)
      if (origin) known.set(key, origin)
    }
    const { pace } = this.props
    for (const moved of slidesBetween(before, after)) slide(moved, pace)
    const flights = flightsBetween(known, after)
    if (flights.length <= SWARM)
      for (const [place, flight] of flights.entries()) fly(flight, layer, { pace, place })
    if (this.props.told === past.told) return
    for (const [place, bolt] of boltsIn(root, this.props.strikes).slice(0, SWARM).entries())
      shoot(bolt, layer, { pace, place })
  }

  override render(): ReactNode {
    return <div ref={this.layer} className={styles.layer} aria-hidden="true" inert data-flights="" />
  }
}
