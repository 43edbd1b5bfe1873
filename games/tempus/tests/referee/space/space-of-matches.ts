import { seeded, type Chance } from '@trialhall/kernel'
import type { TempusEvent } from '../../../events.ts'
import type { TempusState } from '../../../state.ts'
import { attackNamed, type Attack } from '../fight/printed.ts'
import { buildOf, nameOf, type Asked, type Onlooker } from '../match.ts'
import { boxesBeside, burst } from './areas.ts'
import { named, type Place } from './land.ts'
import { monsterFaults, offerFaults, pairFaults, walkFaults } from './look.ts'
import { allowsStep, far } from './steps.ts'
import { targetPlaces, targetsFor, type Reaching } from './targets.ts'
import { landOf, placesOf } from './world.ts'

/** The card of the Action that is being played, until it strikes. */
interface Aiming {
  readonly seat: number
  readonly card: number
  /** Reach that a Chain or a feature gives. */
  isStretched: boolean
}

/** Compares the space of a match with the ledger's at every ask, and every step that is taken. */
export class SpaceReferee implements Onlooker {
  readonly faults: string[] = []
  /** Asks of each kind that were compared whole. */
  readonly compared = new Map<string, number>()
  private readonly chance: Chance = seeded('pairs')
  private aiming: Aiming | null = null

  began(): void {
    this.aiming = null
  }

  told(event: TempusEvent, state: TempusState): void {
    if (event.type === 'played' && event.as === 'action')
      this.aiming = { seat: event.seat, card: event.card, isStretched: false }
    if (event.type === 'played' && event.as === 'chain' && this.aiming) this.aiming.isStretched = true
    if (['attacked', 'turnEnded', 'turnBegan'].includes(event.type)) this.aiming = null
    if (event.type === 'moved' && event.how === 'walked') this.note('steps', stepFaults(state, event))
  }

  asked(asked: Asked): void {
    const { prompt, state } = asked
    this.note('pairs', pairFaults(state, this.chance))
    if (prompt.type === 'walk') this.note('walk', walkFaults(asked))
    if (prompt.type === 'monster-move') this.note('monster-move', monsterFaults(asked))
    if (prompt.type === 'aim') this.aimedAt(asked)
  }

  private note(kind: string, faults: readonly string[]): void {
    this.compared.set(kind, (this.compared.get(kind) ?? 0) + 1)
    this.faults.push(...faults)
  }

  private aimedAt(asked: Asked): void {
    const { aiming } = this
    const { prompt, state, seat } = asked
    if (prompt.type !== 'aim' || aiming === null || aiming.seat !== seat || aiming.card !== prompt.card)
      return
    const attack = attackNamed(nameOf(state, prompt.card))
    if (attack === null || !attack.isAimed) return
    this.note(`aim ${asked.options[0]?.do}`, aimFaults(asked, attack, aiming.isStretched))
  }
}

/** Whether each step of a walk is one that terrain allows. Those who cross terrain are not looked at. */
function stepFaults(state: TempusState, event: Extract<TempusEvent, { type: 'moved' }>): string[] {
  const { creature, path } = event
  if (placesOf(state, creature).length > 1) return []
  const crosses = state.turn?.pools.some((pool) => pool.acrossTerrain || pool.acrossWater) ?? false
  const land = landOf(state)
  return path.slice(1).flatMap((to, i) => {
    const from = path[i] as Place
    const isStep = crosses ? far(from, to) === 1 : allowsStep(land, from, to)
    return isStep ? [] : [`creature ${creature} steps from ${named(from)} to ${named(to)}`]
  })
}

const asText = (places: readonly Place[]): string => places.toSorted((a, b) => a - b).join()

function aimFaults(asked: Asked, attack: Attack, isStretched: boolean): string[] {
  const { state, seat, options, prompt } = asked
  const name = prompt.type === 'aim' ? nameOf(state, prompt.card) : ''
  const what = `Hero ${seat} on ${placesOf(state, seat).map(named)} aims ${name}`
  const creatures = options.flatMap((option) => (option.do === 'creature' ? [option.creature] : []))
  const spaces = options.flatMap((option) => (option.do === 'space' ? [option.space] : []))
  const areas = options.flatMap((option) => (option.do === 'area' ? [option.spaces] : []))
  if (creatures.length > 0 && attack.shape === 'one') {
    const mayReach = attack.isMelee && (isStretched || buildOf(state, seat)[1] === 'elemental')
    const reaching: Reaching = { ...attack, bounces: name === 'Trick Shot' }
    const legal = targetsFor(state, seat, reaching)
    const found = offerFaults(what, creatures, legal)
    return mayReach && legal.every((id) => creatures.includes(id)) ? [] : found
  }
  if (spaces.length > 0)
    return offerFaults(what, spaces, targetPlaces(state, seat, { ...attack, bounces: false }))
  if (areas.length > 0 && attack.shape === 'burst')
    return burstFaults(what, asked, { areas, size: attack.size })
  return []
}

function burstFaults(
  what: string,
  { state, seat }: Asked,
  { areas, size }: { readonly areas: readonly (readonly Place[])[]; readonly size: number },
): string[] {
  const land = landOf(state)
  const from = placesOf(state, seat)
  const legal = new Set(boxesBeside(land, from, size).map((box) => asText(burst(land, from, box))))
  return areas
    .map(asText)
    .filter((area) => !legal.has(area))
    .map((area) => `${what}: no burst covers ${area}`)
}
