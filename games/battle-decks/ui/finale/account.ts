import { cardOf, chanceOf, ownerOf, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import type { BySeat, CardId, Seat, SeenEvent } from '@trialhall/kernel'

/** Dice of one kind: how many fell, how many succeeded, and how many would have on average. */
interface Dice {
  rolled: number
  succeeded: number
  expected: number
}

/** What one side did in a match. */
export interface Account {
  readonly attacks: Dice
  readonly saves: Dice
  /** HP that its characters took from heroes of the other side. */
  taken: number
  /** HP that its heroes regained. */
  regained: number
  /** Cards that it put into play. */
  played: number
}

/** How many more dice of a side succeeded than would have on average. */
export function luckOf({ attacks, saves }: Account): number {
  return attacks.succeeded + saves.succeeded - attacks.expected - saves.expected
}

/** What each side did, counted from all that happened; dice of equalizers are nobody's. */
export function accountsOf(view: BattleView, story: readonly SeenEvent<BattleEvent>[]): BySeat<Account> {
  const accounts = view.sides.map(emptyAccount)
  let acting: Seat = -1
  for (const { event } of story) {
    if (event.type === 'activated') acting = event.seat
    else if (event.type === 'rogueAttacked') acting = -1
    enter(view, { event, accounts, acting })
  }
  return accounts
}

function emptyAccount(): Account {
  const none = (): Dice => ({ rolled: 0, succeeded: 0, expected: 0 })
  return { attacks: none(), saves: none(), taken: 0, regained: 0, played: 0 }
}

interface Entry {
  readonly event: BattleEvent
  readonly accounts: readonly Account[]
  /** Whose character acts; -1 while an equalizer does. */
  readonly acting: Seat
}

function enter(view: BattleView, { event, accounts, acting }: Entry): void {
  switch (event.type) {
    case 'attackRolled':
    case 'saveRolled': {
      if (isRogue(view, event.card)) return
      const account = accounts[ownerOf(view, event.card)]
      return count(event.type === 'saveRolled' ? account?.saves : account?.attacks, event)
    }
    case 'hurt':
      return add(isBlow(view, event.card, acting) ? accounts[acting] : undefined, { taken: event.by })
    case 'restored':
      return add(accounts[ownerOf(view, event.card)], { regained: event.by })
    case 'reinforced':
    case 'equipped':
    case 'eventPlayed':
      return add(accounts[event.seat], { played: 1 })
    default:
  }
}

/** Whether a hero of the other side was hurt by whoever acts. */
function isBlow(view: BattleView, hurt: CardId, acting: Seat): boolean {
  return isHeroCard(view, hurt) && ownerOf(view, hurt) !== acting
}

function add(
  account: Account | undefined,
  { taken = 0, regained = 0, played = 0 }: Partial<Record<'taken' | 'regained' | 'played', number>>,
): void {
  if (!account) return
  account.taken += taken
  account.regained += regained
  account.played += played
}

type Roll = Extract<BattleEvent, { type: 'attackRolled' | 'saveRolled' }>

function count(dice: Dice | undefined, { needed, modifier, isSuccess }: Roll): void {
  if (!dice) return
  dice.rolled++
  dice.expected += chanceOf(needed, modifier)
  if (isSuccess) dice.succeeded++
}

function isRogue(view: BattleView, card: CardId): boolean {
  return cardOf(view, card).kind === 'equalizer'
}

function isHeroCard(view: BattleView, card: CardId): boolean {
  return cardOf(view, card).kind === 'hero'
}
