import { cardOf, chanceOf, ownerOf, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import type { BySeat, CardId, Seat, SeenEvent } from '@trialhall/kernel'

/** Dice of one kind: how many were rolled for something, and how many succeeded. A die that is rolled again counts as it lies at last. */
interface Dice {
  rolled: number
  succeeded: number
}

/** What one side did in a match. */
export interface Account {
  readonly attacks: Dice
  readonly saves: Dice
  /** How many more dice succeeded than would have on average, those that were rolled again included. */
  luck: number
  /** HP that its characters took from heroes of the other side. */
  taken: number
  /** HP that its heroes regained. */
  regained: number
  /** Cards that it put into play. */
  played: number
}

/** What each side did, counted from all that happened; dice of equalizers are nobody's. */
export function accountsOf(view: BattleView, story: readonly SeenEvent<BattleEvent>[]): BySeat<Account> {
  const accounts = view.sides.map(emptyAccount)
  let acting: Seat = -1
  let last: Roll | null = null
  for (const { event } of story) {
    if (event.type === 'rerolled' && last !== null) count(diceOf(view, accounts, last), last, -1)
    if (event.type === 'attackRolled' || event.type === 'saveRolled') last = event
    if (event.type === 'activated') acting = event.seat
    else if (event.type === 'rogueAttacked') acting = -1
    enter(view, { event, accounts, acting })
  }
  return accounts
}

function emptyAccount(): Account {
  const none = (): Dice => ({ rolled: 0, succeeded: 0 })
  return { attacks: none(), saves: none(), luck: 0, taken: 0, regained: 0, played: 0 }
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
    case 'saveRolled':
      count(diceOf(view, accounts, event), event, 1)
      return addLuck(rollerOf(view, accounts, event), event)
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

/** Who rolled; nobody for an equalizer. */
function rollerOf(view: BattleView, accounts: readonly Account[], { card }: Roll): Account | undefined {
  return isRogue(view, card) ? undefined : accounts[ownerOf(view, card)]
}

function diceOf(view: BattleView, accounts: readonly Account[], roll: Roll): Dice | undefined {
  const account = rollerOf(view, accounts, roll)
  return roll.type === 'saveRolled' ? account?.saves : account?.attacks
}

/** Enters a die, or takes it back. */
function count(dice: Dice | undefined, { isSuccess }: Roll, by: 1 | -1): void {
  if (!dice) return
  dice.rolled += by
  if (isSuccess) dice.succeeded += by
}

function addLuck(account: Account | undefined, { needed, modifier, isSuccess }: Roll): void {
  if (account) account.luck += (isSuccess ? 1 : 0) - chanceOf(needed, modifier)
}

function isRogue(view: BattleView, card: CardId): boolean {
  return cardOf(view, card).kind === 'equalizer'
}

function isHeroCard(view: BattleView, card: CardId): boolean {
  return cardOf(view, card).kind === 'hero'
}
