import type { BattleEvent, BattlePrompt } from '@trialhall/game-battle-decks'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { abilityNamed } from './abilities.ts'

type Story = readonly SeenEvent<BattleEvent>[]

/** A die with what was added to it and what it had to reach. */
export type Roll = Extract<BattleEvent, { type: 'attackRolled' | 'saveRolled' }>

/** A save that was rolled, with its last die. */
export interface RolledSave {
  readonly roll: Roll
  /** It was against Shatter, by somebody who was hurt (B-12.12). */
  readonly isShatter: boolean
}

/** What a clash has done to somebody so far. */
export interface Loss {
  readonly card: CardId
  /** HP that it has lost; 0 for a reinforcement. */
  readonly by: number
  readonly fate: 'hurt' | 'fell' | 'defeated'
}

/** An attack, or an ability that makes saves necessary, as the story tells it so far. */
export interface Clash {
  /** Where in the story it began, which tells it from all others. */
  readonly at: number
  readonly kind: 'attack' | 'rogue' | 'ability'
  readonly attacker: CardId
  /** The ability that deals the damage, or that the attack is part of; null in a plain attack. */
  readonly ability: string | null
  /** Whom it is aimed at; the members of a pair may yet change places. Empty where an ability reaches all it can. */
  readonly targets: readonly CardId[]
  /** Who takes the attack that is rolled, or was rolled last. */
  readonly target: CardId | null
  /** The last die of that attack; null until it lies there. */
  readonly roll: Roll | null
  /** The dice of the attacks on others that came before, one a target. */
  readonly earlier: readonly Roll[]
  readonly saves: readonly RolledSave[]
  readonly losses: readonly Loss[]
  /** Dice thrown in it so far, those that were rolled again included. */
  readonly throws: number
  /** The next die is thrown in the place of the last one. */
  readonly isAgain: boolean
  /** Something else has happened since. */
  readonly isOver: boolean
}

/** Events that have nothing to do with a clash any more. */
const OVER: readonly BattleEvent['type'][] = [
  'activated',
  'didNothing',
  'turnBegan',
  'drew',
  'reinforced',
  'equipped',
  'rogueEntered',
  'rogueLeft',
  'roundBegan',
  'roundEnded',
]

/** The clash that goes on, or the last one; null before the first of the match. `prompt`: what is asked now, which may name the next target of several. */
export function clashIn(story: Story, prompt: BattlePrompt | null = null): Clash | null {
  for (let at = story.length - 1; at >= 0; at--) {
    const begun = clashAt(story, at)
    if (begun !== null) return aimedBy(story.slice(at + 1).reduce(told, begun), prompt)
  }
  return null
}

function clashAt(story: Story, at: number): Clash | null {
  const heard = story[at] as SeenEvent<BattleEvent>
  const { event } = heard
  const begun = { ...NEW, at }
  if (event.type === 'attacked') {
    const { card, cards } = event
    const ability = partOf(story, at)
    return { ...begun, kind: 'attack', attacker: card, ability, targets: cards, target: cards[0] ?? null }
  }
  if (event.type === 'rogueAttacked') {
    const { card, cards } = event
    return { ...begun, kind: 'rogue', attacker: card, targets: cards, target: cards[0] ?? null }
  }
  if (event.type !== 'used' || !isDangerous(event.ability)) return null
  const { card, ability, cards } = event
  return { ...begun, kind: 'ability', attacker: card, ability, targets: cards, target: cards[0] ?? null }
}

const NEW: Omit<Clash, 'at' | 'kind' | 'attacker'> = {
  ability: null,
  targets: [],
  target: null,
  roll: null,
  earlier: [],
  saves: [],
  losses: [],
  throws: 0,
  isAgain: false,
  isOver: false,
}

function isDangerous(slug: string): boolean {
  return (abilityNamed(slug)?.deed.danger ?? null) !== null
}

/** The ability that an attack is part of, by what its attacker has used in this activation and how many attacks that makes. */
function partOf(story: Story, at: number): string | null {
  let attacks = 0
  for (let i = at; i >= 0; i--) {
    const event = story[i]?.event
    if (event?.type === 'attacked') attacks++
    if (event?.type === 'activated') return null
    if (event?.type !== 'used') continue
    return attacks <= (abilityNamed(event.ability)?.deed.strikes?.times ?? 0) ? event.ability : null
  }
  return null
}

/** What an event adds to the clash before it. */
function told(clash: Clash, { event }: SeenEvent<BattleEvent>): Clash {
  switch (event.type) {
    case 'shielded':
      return aimed(clash, event.card)
    case 'attackRolled':
      return attacked(clash, event)
    case 'saveRolled':
      return saved(clash, event)
    case 'rerolled':
      return { ...clash, isAgain: true }
    case 'hurt':
      return lost(clash, { card: event.card, by: event.by, fate: 'hurt' })
    case 'fell':
      return worse(clash, event.card, 'fell')
    case 'defeated':
      return worse(clash, event.card, 'defeated')
    default:
      return OVER.includes(event.type) ? { ...clash, isOver: true } : clash
  }
}

/** Somebody is next to take an attack that is not rolled yet. */
function aimed(clash: Clash, target: CardId): Clash {
  const { roll, earlier } = clash
  return { ...clash, target, roll: null, earlier: roll === null ? earlier : [...earlier, roll] }
}

function attacked(clash: Clash, roll: Extract<Roll, { type: 'attackRolled' }>): Clash {
  const before = clash.isAgain || clash.roll === null ? clash : aimed(clash, clash.attacker)
  return { ...before, target: roll.cards[0] ?? null, roll, throws: clash.throws + 1, isAgain: false }
}

function saved(clash: Clash, roll: Roll): Clash {
  const isShatter = clash.kind !== 'ability' || clash.losses.length > 0
  const before = clash.isAgain ? clash.saves.slice(0, -1) : clash.saves
  return { ...clash, saves: [...before, { roll, isShatter }], throws: clash.throws + 1, isAgain: false }
}

function lost(clash: Clash, loss: Loss): Clash {
  return { ...clash, losses: [...clash.losses, loss] }
}

/** Whoever was hurt falls or is defeated; a reinforcement loses no HP that would be told. */
function worse(clash: Clash, card: CardId, fate: Loss['fate']): Clash {
  const known = clash.losses.find((loss) => loss.card === card)
  const loss = { card, by: known?.by ?? 0, fate }
  return { ...clash, losses: [...clash.losses.filter((one) => one !== known), loss] }
}

/** A prompt may name who is next before anything is told of it. */
function aimedBy(clash: Clash, prompt: BattlePrompt | null): Clash {
  if (clash.isOver || clash.kind === 'ability' || prompt === null) return clash
  const attacker = attackerIn(prompt)
  if (attacker === null || !('cards' in prompt)) return clash
  const [next] = prompt.cards
  // After the last die it names whom the attacks were aimed at, who may not be who took them.
  const isOther =
    next !== undefined && attacker === clash.attacker && next !== clash.target && !isRolled(clash)
  return isOther ? aimed(clash, next) : clash
}

/** Whether an equalizer has rolled for everybody whom it attacks. */
function isRolled({ kind, targets, roll, earlier }: Clash): boolean {
  return kind === 'rogue' && roll !== null && earlier.length + 1 >= targets.length
}

/** Who is about to attack, by a prompt that names whom; null in all others. */
function attackerIn(prompt: BattlePrompt): CardId | null {
  if (prompt.type === 'shield') return prompt.card
  if (prompt.type === 'event-target') return prompt.actor
  return prompt.type === 'window' && prompt.moment === 'declared' ? prompt.card : null
}
