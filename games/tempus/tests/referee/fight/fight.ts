import type { TempusEvent } from '../../../events.ts'
import type { TempusState } from '../../../state.ts'
import { buildOf, lastingName, monsterName, nameOf, type Asked, type Onlooker } from '../match.ts'
import { farBetween } from '../space/steps.ts'
import { areOnOneSide, isInPlay, placesOf } from '../space/world.ts'
import { damageOf, drOf, lossOf, reductionOf } from './damage.ts'
import { attackNamed, rowFor, tablesOf, type Row } from './printed.ts'
import { balanceOf, chainsOn, criticalFrom, modifierOf, type Lastings } from './rolls.ts'
import type { Action, Strike } from './strike.ts'
import { isMinion, maximum, SAVING, TokenReferee } from './tokens.ts'

type Told<T extends TempusEvent['type']> = Extract<TempusEvent, { type: T }>

/** What each Class does in an ally's turn (C-5). */
const INTERACTIONS: Readonly<Record<string, string>> = {
  fighter: 'Coordinate',
  ranger: 'Spot',
  rogue: 'Set Up',
}

/** Chains after which extra attacks follow (T-24.05). */
const EXTRA = ['Cleave', 'Flurry of Blows', 'Extra Attack', 'Swift Quiver']
/** Attack Chains of a Fighter, for Combat Superiority. */
const ATTACK_CHAINS = ['Shield Bash', 'Cleave', 'Extra Attack', 'Trip Attack', 'Precision Attack']

/** Follows attacks by what is told, and works out every number by the rules page alone. */
export class FightReferee implements Onlooker {
  readonly tokens = new TokenReferee()
  readonly faults: string[] = []
  /** How often each kind of thing was compared. */
  readonly compared = new Map<string, number>()
  private action: Action | null = null
  private strike: Strike | null = null
  private isRolling = false
  /** The next attack of another Hero is made for Commander's Strike. */
  private isCommanded = false
  /** The next die was kept before (Portent). */
  private isForeseen = false
  private before: Lastings = []
  private readonly onceATurn = new Set<string>()

  began(state: TempusState): void {
    this.tokens.began(state)
  }

  asked({ state, prompt }: Asked): void {
    this.tokens.look({ state, prompt })
    for (const fault of this.tokens.faults.splice(0)) this.fault(fault)
    this.before = state.lastings.slice()
  }

  told(event: TempusEvent, state: TempusState): void {
    this.heard(event, state)
    this.tokens.told(event, state)
    for (const fault of this.tokens.faults.splice(0)) this.fault(fault)
    this.before = state.lastings.slice()
  }

  private fault(what: string): void {
    const { strike } = this
    const about = strike === null ? '' : ` (${strike.attacker} with ${strike.name} against ${strike.target})`
    this.faults.push(what + about)
  }

  private note(kind: string): void {
    this.compared.set(kind, (this.compared.get(kind) ?? 0) + 1)
  }

  private heard(event: TempusEvent, state: TempusState): void {
    switch (event.type) {
      case 'turnBegan':
      case 'turnEnded':
        this.action = this.strike = null
        this.isCommanded = false
        this.onceATurn.clear()
        break
      case 'played':
        this.played(event, state)
        break
      case 'countered':
        this.countered(nameOf(state, event.card))
        break
      case 'interacted':
        this.helped(event, state)
        break
      case 'lastingEnded':
        this.used(lastingName(event))
        break
      case 'attacked':
        this.attacked(event, state)
        break
      default:
        this.resolved(event, state)
    }
  }

  private used(slug: string): void {
    if (this.strike && slug === 'bardic-inspiration') this.strike.rings += 1
    if (slug === 'portent') this.isForeseen = true
  }

  private resolved(event: TempusEvent, state: TempusState): void {
    if (event.type === 'rolled') this.rolled(event, state)
    if (event.type === 'rerolled') this.rerolled(event)
    if (event.type === 'missed') this.missed(event)
    if (event.type === 'hit') this.hit(event, state)
    if (event.type === 'hurt') this.hurt(event, state)
    if (event.type === 'unharmed') this.unharmed(event, state)
  }

  private played({ seat, card, as }: Told<'played'>, state: TempusState): void {
    const name = nameOf(state, card)
    if (as === 'action') {
      this.action = { seat, name, card, chains: [], extra: null }
      this.strike = null
    } else if (as === 'chain') this.chained(seat, name, state)
    this.strike?.played.push({ by: seat, name, isSmite: as === 'smite' })
    if (name === 'Empowered Evocation') this.action?.chains.push(name)
    if (name !== "Commander's Strike") return
    this.action = null
    this.isCommanded = true
  }

  private chained(seat: number, name: string, state: TempusState): void {
    const { action } = this
    if (action === null) return
    if (EXTRA.includes(name)) action.extra = name
    const chains = this.strike?.hasHit === true ? this.strike.chains : action.chains
    chains.push(name)
    const isMaster = buildOf(state, seat)[1] === 'battle-master' && ATTACK_CHAINS.includes(name)
    if (!isMaster || attackNamed(action.name)?.isWeapon !== true || this.onceATurn.has('superior')) return
    this.onceATurn.add('superior')
    chains.push('Combat Superiority')
  }

  private countered(name: string): void {
    const drop = (list: { length: number; splice(at: number, count: number): unknown }, at: number): void =>
      void (at >= 0 && list.splice(at, 1))
    if (this.strike)
      drop(
        this.strike.played,
        this.strike.played.findLastIndex((one) => one.name === name),
      )
    if (this.action) drop(this.action.chains, this.action.chains.lastIndexOf(name))
  }

  private helped({ seat }: Told<'interacted'>, state: TempusState): void {
    const name = INTERACTIONS[buildOf(state, seat)[0]]
    if (name !== undefined) this.strike?.played.push({ by: seat, name, isSmite: false })
  }

  private attacked({ creature, target, card }: Told<'attacked'>, state: TempusState): void {
    const name = card === null ? monsterName(state, creature) : nameOf(state, card)
    const attack = attackNamed(name)
    const side = card !== null && state.heroes[creature]?.flipped.includes(card) === true ? 1 : 0
    const tables = attack === null ? tablesOf(name) : [attack.tables[side] ?? []]
    const { action } = this
    const isOwn =
      action !== null && action.seat === creature && (action.card === card || action.extra !== null)
    this.strike = {
      attacker: creature,
      target,
      card,
      name,
      attack,
      tables: tables.filter((rows) => rows.length > 0),
      action: isOwn ? action : null,
      chains: [],
      played: [],
      modifier: 0,
      rows: [],
      total: 0,
      die: 0,
      isCritical: false,
      hasHit: false,
      rings: 0,
    }
    if (this.isCommanded)
      this.strike.played.push({ by: creature, name: "Commander's Strike", isSmite: false })
    this.isCommanded = false
    if (this.strike.tables.length === 0) this.fault(`nothing is known of an attack with ${name}`)
  }

  private rolled(event: Told<'rolled'>, state: TempusState): void {
    const { strike } = this
    this.ranWild(event, state)
    this.isRolling = event.purpose === 'attack' && strike !== null && strike.attacker === event.creature
    if (!this.isRolling || strike === null) return
    strike.modifier = modifierOf(state, strike, this.before)
    strike.die = event.die
    strike.total = event.total
    this.note('roll')
    if (event.total - event.die !== strike.modifier)
      this.fault(`the die is ${event.die} and the total ${event.total}; modifiers come to ${strike.modifier}`)
    const isFixed = this.isForeseen || chainsOn(strike).includes('Divine Intervention')
    if (!isFixed) this.diced(event, balanceOf(state, strike, this.before))
    this.isForeseen = false
  }

  /** Wild Magic: 17 and more makes the hits of a Spell stronger. */
  private ranWild({ purpose, creature, die }: Told<'rolled'>, state: TempusState): void {
    const { action, strike } = this
    if (purpose !== 'test' || strike !== null || action?.seat !== creature || die < 17) return
    if (isInPlay(state, 'Wild Magic') && attackNamed(action.name)?.isSpell === true)
      action.chains.push('Wild Magic')
  }

  /** T-23.05, T-23.06. */
  private diced({ dice, die }: Told<'rolled'>, balance: number): void {
    const count = balance === 0 ? 1 : 2
    const used = balance < 0 ? Math.min(...dice) : Math.max(...dice)
    if (dice.length !== count || die !== used)
      this.fault(`dice ${dice} count as ${die}; advantage is ${balance}`)
  }

  /** Rings and cards that change a result, or a new die. */
  private rerolled({ die, total }: Told<'rerolled'>): void {
    const { strike } = this
    if (!this.isRolling || strike === null) return
    const cuts = strike.played.filter(({ name }) => name === 'Cutting Words').length
    const change = strike.modifier + 3 * strike.rings
    // cards that answer each other are carried out one after another
    const steps = Array.from({ length: cuts + 1 }, (_, cut) => change - 4 * cut)
    if (!steps.includes(total - die))
      this.fault(`the die ${die} has become ${total}; modifiers come to ${steps.join(' or ')}`)
    strike.die = die
    strike.total = total
  }

  private missed({ target }: Told<'missed'>): void {
    const { strike } = this
    if (strike === null || strike.target !== target) return
    this.note('miss')
    if (!strike.tables.some((rows) => rowFor(rows, strike.total).isMiss))
      this.fault(`${strike.total} does not miss`)
  }

  private hit({ target, isCritical }: Told<'hit'>, state: TempusState): void {
    const { strike } = this
    if (strike === null) return
    this.note('hit')
    if (strike.target !== target) this.fault(`${target} is hit instead`)
    strike.rows = strike.tables.map((rows) => rowFor(rows, strike.total)).filter(({ isMiss }) => !isMiss)
    if (strike.rows.length === 0) this.fault(`${strike.total} does not hit`)
    strike.hasHit = true
    const deals = strike.rows.map(({ normal, piercing }) => normal + piercing > 0)
    strike.isCritical = isCritical
    const isSharp = deals[0] === true && strike.total >= criticalFrom(state, strike) // T-23.12
    // which attack of its card a Monster uses is not told
    if (new Set(deals).size === 1 && isSharp !== isCritical)
      this.fault(`${strike.total} is critical: ${isCritical}`)
    this.inspired(strike, state)
  }

  /** Combat Inspiration and Colossus Slayer. */
  private inspired(strike: Strike, state: TempusState): void {
    const { attacker, target } = strike
    const from = placesOf(state, attacker)
    const bard = state.heroes.find(
      ({ id, at }) =>
        at >= 0 &&
        buildOf(state, id)[1] === 'college-of-valor' &&
        areOnOneSide(state, id, attacker) &&
        farBetween(placesOf(state, id), from) <= 6,
    )
    for (let ring = 0; bard && ring < strike.rings; ring++)
      strike.played.push({ by: bard.id, name: 'Combat Inspiration', isSmite: false })
    const isWeak = (this.tokens.hp.get(target) ?? 0) < maximum(state, target)
    const deals = strike.rows.some(({ normal, piercing }) => normal + piercing > 0)
    if (attacker >= 8 || buildOf(state, attacker)[1] !== 'colossus-hunter') return
    if (!isWeak || !deals || this.onceATurn.has('slayer')) return
    this.onceATurn.add('slayer')
    strike.played.push({ by: attacker, name: 'Colossus Slayer', isSmite: false })
  }

  private hurt({ creature, by, card, damage }: Told<'hurt'>, state: TempusState): void {
    const { strike } = this
    if (strike === null || !strike.hasHit || by !== strike.attacker || card !== strike.card) return
    if (creature !== strike.target) return
    this.settled(strike, { damage, state })
  }

  private unharmed({ creature }: Told<'unharmed'>, state: TempusState): void {
    const { strike } = this
    if (strike?.hasHit === true && creature === strike.target) this.settled(strike, { damage: 0, state })
  }

  private settled(strike: Strike, { damage, state }: { damage: number; state: TempusState }): void {
    const { target, rows } = strike
    strike.hasHit = false
    if (strike.played.some(({ name }) => SAVING.includes(name))) return
    const due = rows.map((row) => this.lossBy(strike, row, state))
    this.note('damage')
    if (!due.includes(damage))
      this.fault(
        `${target} loses ${damage}, not ${due.join(' or ')}; played ${strike.played.map(({ name }) => name)}; result ${strike.total}`,
      )
  }

  private lossBy(strike: Strike, row: Row, state: TempusState): number {
    const { target, played } = strike
    const isSpell = strike.attack?.isSpell === true
    const dealt = damageOf(state, strike, row)
    const about = { isSpell, played }
    if (isEvaded(strike)) return 0
    const loss = lossOf(dealt, reductionOf(state, target, about), drOf(state, target, about))
    return isMinion(state, target) ? loss : Math.min(loss, this.tokens.hp.get(target) ?? 0)
  }
}

/** Evasion ignores what an area deals. */
function isEvaded({ attack, played, target }: Strike): boolean {
  return attack?.shape !== 'one' && played.some(({ by, name }) => by === target && name === 'Evasion')
}
