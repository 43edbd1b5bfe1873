import type { Act, Response } from '../../acts.ts'
import type { TempusOption } from '../../asks.ts'
import type { CardId } from '@trialhall/kernel'
import { heroOf, type TempusPosition, type TempusTable } from '../../state.ts'
import type { ChainMoment } from '../../terms.ts'
import { askAim, canAim } from './aims.ts'
import { isOnMap } from '../creatures.ts'
import { chainFits, isSilenced } from './playables.ts'
import { mayHold } from './public-hands.ts'
import { canAttack } from '../fight/attacks.ts'
import { isMeantFor, onAction } from './purposes.ts'
import { cardOf, heroCardOf } from '../printed.ts'
import { happening } from '../sources.ts'
import { useCard } from '../using.ts'
import { notice } from '../watches.ts'
import { openWindow } from './windows.ts'

/** Asks for Chains on an Action at one of their moments, as many as it takes (T-16.01 to T-16.05, T-R27). Those on a hit are played in its window. */
export function askChains(table: TempusTable, act: Act, moment: Exclude<ChainMoment, 'hit'>): void {
  const { by, card } = act
  while (act.chainsLeft > 0 && table.state.ending === null && !act.isStopped) {
    const needed = moment === 'declare' ? neededChains(table.state, act) : []
    if (needed.length > 0) {
      const options = needed.map((chain) => ({ do: 'chain', card: chain }) as const)
      playChain(table, act, table.choose(by, { type: 'chain', card, moment }, options).card)
      continue
    }
    const options: TempusOption[] = chainsFor(table.state, act, moment).map((chain) => ({
      do: 'chain',
      card: chain,
    }))
    if (options.length === 0 && !mayHoldChain(table.state, act, moment)) return
    const pick = table.window<TempusOption>(by, { type: 'chain', card, moment }, [...options, { do: 'pass' }])
    if (pick.do !== 'chain') return
    playChain(table, act, pick.card)
  }
}

/** Where everybody is asked who might answer, so is a Hero whose hand may hold a Chain for the Action. */
function mayHoldChain(state: TempusPosition, { by, type, cost }: Act, moment: ChainMoment): boolean {
  if (!state.settings.asksAlways || !isOnMap(state, by) || cost === 0) return false
  return mayHold(state, by, onAction(type, moment))
}

/** Chains of the hand that fit an Action at a moment. */
function chainsFor(state: TempusPosition, act: Act, moment: ChainMoment): readonly CardId[] {
  if (!isOnMap(state, act.by) || act.cost === 0) return []
  const about = happening('declared', act.by, { act })
  const purpose = onAction(act.type, moment)
  return heroOf(state, act.by).hand.filter((card) => {
    if (!isMeantFor(state, card, purpose)) return false
    const face = heroCardOf(state, card)
    const { chain } = face
    if (chain === null || isSilenced(state, act.by, face)) return false
    if (!chainFits(state, { seat: act.by, about, chain })) return false
    return canAim(state, { seat: act.by, card, aim: chain.aim, about })
  })
}

/**
 * Chains of the hand without which the attack of an Action reaches nobody: it may be played, and one of them with it (T-14.07). None where it reaches somebody
 * without them.
 */
export function neededChains(state: TempusPosition, act: Act): readonly CardId[] {
  const face = cardOf(state, act.card)
  const attack = face.kind === 'hero' || face.kind === 'loot' ? (face.action?.attack ?? null) : null
  if (attack === null || attack.reach.type !== 'melee' || act.type !== 'attack') return []
  const reaching = { attacker: act.by, attack, reach: act.reach, card: act.card }
  if (canAttack(state, reaching)) return []
  return chainsFor(state, act, 'declare').filter((card) => {
    const reach = heroCardOf(state, card).chain?.reach ?? 0
    return reach > act.reach && canAttack(state, { ...reaching, reach })
  })
}

/** A Chain before the roll or after the Action takes effect at once; a Spell can be answered. */
function playChain(table: TempusTable, act: Act, card: CardId): void {
  const { by } = act
  const face = heroCardOf(table.state, card)
  const { chain } = face
  if (chain === null) return
  const about = happening('declared', by, { act })
  const aimed = askAim(table, { seat: by, card, aim: chain.aim, about })
  useCard(table, by, card)
  act.chainsLeft--
  act.chains.push(card)
  table.emit({ type: 'played', seat: by, card, as: 'chain' })
  notice(table, { at: 'chained', creature: by, act })
  const response: Response = { by, card, as: 'chain', ...aimed, isCountered: false }
  if (face.isSpell) {
    notice(table, { at: 'spell', creature: by, response })
    openWindow(table, happening('spell', by, { act, response }))
  }
  if (response.isCountered) {
    table.emit({ type: 'countered', card })
    return
  }
  if (chain.rider !== null) act.onHit.push(chain.rider)
  chain.deed?.run(table, { by, card, about, ...aimed })
}
