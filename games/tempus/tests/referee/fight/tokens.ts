import { vpOf } from '../../../rules/score.ts'
import type { TempusEvent } from '../../../events.ts'
import type { CreatureId, Giver, TempusState } from '../../../state.ts'
import type { Ailment } from '../../../terms.ts'
import { monsterName, nameOf, type Asked } from '../match.ts'
import { printedHp, SHIELDS } from './printed.ts'
import { holds } from './rolls.ts'

type Told<T extends TempusEvent['type']> = Extract<TempusEvent, { type: T }>

/** Tokens of a creature by giver: red, blue, neither. */
type Tokens = Record<Ailment, [number, number, number]>

const none = (): Tokens => ({ burn: [0, 0, 0], poison: [0, 0, 0], root: [0, 0, 0] })
const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** Cards by which HP become a number instead of 0: what is lost is told after it. */
export const SAVING = ['Revivify', 'Undying Sentinel']

/** HP, Ailments and VP, counted by what everybody is told alone (T-25, T-26, T-28). */
export class TokenReferee {
  readonly faults: string[] = []
  readonly hp = new Map<CreatureId, number>()
  private readonly ailments = new Map<CreatureId, Tokens>()
  private readonly lastGiver = new Map<CreatureId, Giver>()
  private readonly vp: [number, number] = [0, 0]
  /** What the Ailments of the creature whose turn ends still have to deal. */
  private ticks: number[] | null = null
  private turnOf: CreatureId = -1
  private wasFreed = false
  /** It got an Ailment in its own turn, perhaps after the others had worked. */
  private isLate = false
  /** The creature whose turn it is has played something that takes off damage. */
  private isShielded = false
  /** Its Burn has lost the token of this turn. */
  private hasBurnt = false
  /** An Ailment of it is about to deal its damage, as far as windows tell. */
  private isDue = false
  /** Somebody is kept from falling; until the loss is told, HP are not compared. */
  private isSaved = false
  /** Who loses one token of each Ailment with the healing of Meditation. */
  private meditating: CreatureId = -1

  began(state: TempusState): void {
    for (const { id, hp } of [...state.heroes, ...state.monsters]) this.hp.set(id, hp)
    for (const party of [0, 1] as const)
      this.vp[party] = state.heroes.reduce(
        (all, { id, loot }) => all + (id % 2 === party ? loot.length : 0),
        0,
      )
  }

  told(event: TempusEvent, state: TempusState): void {
    switch (event.type) {
      case 'turnBegan':
        this.turnOf = event.creature
        this.ticks = null
        this.wasFreed = false
        this.isLate = this.isShielded = this.hasBurnt = false
        this.meditating = -1
        break
      case 'turnEnded':
        this.ended(event, state)
        break
      case 'hurt':
        this.hurt(event, state)
        break
      case 'unharmed':
        if (this.isDue && event.creature === this.turnOf) this.ticked(event.creature, 0, state)
        break
      case 'healed':
        this.healed(event, state)
        break
      case 'played':
        if (nameOf(state, event.card) === 'Meditation') this.meditating = event.seat
        if (SAVING.includes(nameOf(state, event.card))) this.isSaved = true
        this.isShielded ||= event.seat === this.turnOf && nameOf(state, event.card) in SHIELDS
        break
      case 'afflicted':
        this.isLate ||= event.creature === this.turnOf
        this.of(event.creature)[event.ailment][event.giver] += event.tokens
        this.lastGiver.set(event.creature, event.giver)
        break
      case 'relieved':
        if (event.ailment === 'root') this.wasFreed = true
        this.of(event.creature)[event.ailment] = [0, 0, 0]
        break
      case 'felled':
        this.ailments.set(event.creature, none())
        this.hp.set(event.creature, 0)
        break
      default:
        this.gained(event, state)
    }
  }

  /** Those who come or are healed all at once, and VP. */
  private gained(event: TempusEvent, state: TempusState): void {
    if (event.type === 'eventActs' && nameOf(state, event.card) === 'Tempus Provides')
      for (const { id, at } of state.monsters) if (at >= 0 && isMinion(state, id)) this.hp.set(id, 2)
    if (event.type === 'respawned') this.hp.set(event.creature, maximum(state, event.creature))
    if (event.type === 'appeared' && event.creature >= 8)
      this.hp.set(event.creature, maximum(state, event.creature))
    if (event.type === 'tierReached') this.vp[event.party === 0 ? 0 : 1] += event.tier + 1
    if (event.type === 'scored') this.vp[event.party === 0 ? 0 : 1] += event.by
    if (event.type === 'gainedLoot') this.vp[event.seat % 2 === 0 ? 0 : 1] += 1
    if (event.type === 'lostLoot') this.lost(event, state)
  }

  /** T-25.15, T-29.08, T-R47. */
  private lost({ seat }: Told<'lostLoot'>, state: TempusState): void {
    this.vp[seat % 2 === 0 ? 0 : 1] -= 1
    this.hp.set(seat, Math.min(this.hp.get(seat) ?? 0, maximum(state, seat)))
  }

  /** Compares everything with the state whenever somebody is asked. */
  look({ state, prompt }: Pick<Asked, 'state' | 'prompt'>): void {
    this.isDue =
      prompt.type === 'window' &&
      prompt.moment === 'damage' &&
      prompt.card === null &&
      prompt.target === this.turnOf &&
      prompt.creature === this.turnOf
    if (this.isDue) this.ticks ??= this.due(this.turnOf)
    // who would fall has no HP any more while others are asked to prevent it
    if (this.isSaved || (prompt.type === 'window' && prompt.moment === 'falling')) return
    for (const { id, hp, at, ailments } of [...state.heroes, ...state.monsters]) {
      if (at < 0) continue
      if (hp !== this.hp.get(id)) this.fault(`${id} has ${hp} HP, by what was told ${this.hp.get(id)}`)
      this.hp.set(id, hp)
      // while its Ailments work, their tokens go one after another
      if (id === this.turnOf && this.ticks !== null) continue
      if (monsterName(state, id) === 'Iron Golem') continue // Burn heals it (C-13)
      for (const ailment of ['burn', 'poison', 'root'] as const) {
        const theirs = [0, 1, 2].map((giver) => ailments?.[giver]?.[ailment] ?? 0)
        const ours = this.of(id)[ailment]
        // the Root of a turn goes before its last windows are asked
        if (id === this.turnOf && ailment === 'root' && sum(theirs) < sum(ours)) continue
        const isSame = id < 8 ? sum(theirs) === sum(ours) : theirs.join() === ours.join()
        if (!isSame) this.fault(`${id} carries ${ailment} ${theirs}, by what was told ${ours}`)
        if (!isSame) this.of(id)[ailment] = [theirs[0] ?? 0, theirs[1] ?? 0, theirs[2] ?? 0]
      }
    }
    for (const party of [0, 1] as const) {
      const vp = vpOf(state, party)
      if (vp !== this.vp[party]) this.fault(`party ${party} has ${vp} VP, by what was told ${this.vp[party]}`)
      this.vp[party] = vp
    }
  }

  private fault(what: string): void {
    this.faults.push(what)
  }

  private of(id: CreatureId): Tokens {
    const own = this.ailments.get(id) ?? none()
    this.ailments.set(id, own)
    return own
  }

  /** T-25.10, T-30.02, T-30.03. */
  private hurt({ creature, by, card, damage, hp }: Told<'hurt'>, state: TempusState): void {
    const old = this.hp.get(creature) ?? 0
    if (card === null && by < 0 && creature === this.turnOf) this.ticked(creature, damage, state)
    const falls = old === 1 || damage >= 10
    const left = isMinion(state, creature) ? (falls ? 0 : 1) : old - damage
    if (hp !== left && !this.isSaved) this.fault(`${creature} with ${old} takes ${damage} and has ${hp}`)
    this.hp.set(creature, hp)
    this.isSaved = false
  }

  /** T-25.11, T-25.14. */
  private healed({ creature, by, hp }: Told<'healed'>, state: TempusState): void {
    const old = this.hp.get(creature) ?? 0
    const most = maximum(state, creature)
    const isRight = isMinion(state, creature) ? hp === 2 : hp === old + by && hp <= most
    if (!isRight && !this.isSaved) this.fault(`${creature} with ${old} of ${most} heals ${by} and has ${hp}`)
    if (sum(this.of(creature).poison) > 0 && !this.isSaved)
      this.fault(`${creature} is healed and still has Poison`)
    this.hp.set(creature, hp)
    if (this.meditating !== creature) return
    this.meditating = -1
    for (const ailment of ['burn', 'root'] as const) takeOne(this.of(creature)[ailment], creature)
  }

  /** What the Ailments of a creature deal at the end of its turn, in this order (T-26.03 to T-26.06, T-26.14, T-R111). */
  private due(id: CreatureId): number[] {
    const { burn, poison } = this.of(id)
    if (id < 8) return [sum(burn), sum(poison)].filter((count) => count > 0)
    const first = this.lastGiver.get(id) ?? 2
    const order = [first, ...[0, 1, 2].filter((giver) => giver !== first)]
    return order.flatMap((giver) => [burn[giver] ?? 0, poison[giver] ?? 0]).filter((count) => count > 0)
  }

  private ticked(id: CreatureId, damage: number, state: TempusState): void {
    if (monsterName(state, id) === 'Iron Golem') return
    this.ticks ??= this.due(id)
    if (!this.hasBurnt) takeOne(this.of(id).burn, id)
    this.hasBurnt = true
    const due = this.ticks.shift() ?? 0
    const lost = isMinion(state, id) ? due : Math.min(due, this.hp.get(id) ?? 0)
    if (damage > lost || (damage < lost && !this.isShielded))
      this.fault(`an Ailment deals ${damage} to ${id}, not ${lost}`)
  }

  private ended({ creature }: Told<'turnEnded'>, state: TempusState): void {
    const left = this.ticks ?? this.due(creature)
    const isThere = (this.hp.get(creature) ?? 0) > 0 && creature === this.turnOf
    if (
      isThere &&
      left.length > 0 &&
      (this.ticks !== null || !this.isLate) &&
      monsterName(state, creature) !== 'Iron Golem'
    )
      this.fault(`Ailments of ${creature} deal nothing at the end of its turn, not ${left}`)
    const { root } = this.of(creature)
    if (!this.wasFreed) takeOne(root, creature)
    this.ticks = null
    this.turnOf = -1
  }
}

/** One token goes: of a Hero one in all, of a Monster one of each giver (T-26.03, T-26.07, T-26.13). */
function takeOne(tokens: [number, number, number], id: CreatureId): void {
  for (const giver of [0, 1, 2] as const) {
    if (tokens[giver] === 0) continue
    tokens[giver] -= 1
    if (id < 8) break
  }
}

/** Whether a creature is a Minion (T-30.02). */
export function isMinion(state: TempusState, id: CreatureId): boolean {
  return id >= 8 && (id < 20 || monsterName(state, id) === 'Oblex Spawn')
}

/** The most HP of a creature (T-7.10, C-11 Amulet of Health). */
export function maximum(state: TempusState, id: CreatureId): number {
  if (id < 8) return holds(state, id, 'Amulet of Health') ? 38 : 30
  return printedHp(monsterName(state, id), state.heroes.length)
}
