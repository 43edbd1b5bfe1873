import { counted, type CardId, type Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../../asks.ts'
import type { Deed, Play } from '../../faces.ts'
import { chooseCards } from '../../rules/card-choices.ts'
import { isHero } from '../../rules/creatures.ts'
import { chooseDiscards, drawCards, handSeenBy } from '../../rules/decks.ts'
import { endCard } from '../../rules/lasting.ts'
import { distanceBetween, distanceTo, sees, seesSpace } from '../../rules/map.ts'
import { heroCardOf } from '../../rules/printed.ts'
import {
  heroOf,
  NOBODY,
  OFF,
  type CreatureId,
  type Lasting,
  type TempusPosition,
  type TempusTable,
} from '../../state.ts'
import { does, type Group } from '../groups.ts'
import { toEach } from './basic.ts'

/** Cards drawn (T-10.05). */
export function draws(group: Group, count: number): Deed {
  const deed = toEach(does(group, 'draw', counted(count, 'card')), group, (table, id) => {
    if (isHero(id)) drawCards(table, id, count)
  })
  return { ...deed, draws: count }
}

/** Cards of the hand, of its own choice. */
export function discards(group: Group, count: number): Deed {
  return toEach(does(group, 'discard', counted(count, 'card')), group, (table, id, { card }) => {
    if (isHero(id)) chooseDiscards(table, id, { count, card })
  })
}

/** A card of the discard pile, back to the hand; only Spells where it says so. */
export function takesBack(what: 'card' | 'Spell'): Deed {
  return {
    says: `return one ${what} from your discard pile to your hand`,
    run(table, { by, card }) {
      const { state } = table
      const hero = heroOf(state, by)
      const options = hero.discard.filter((one) => what === 'card' || heroCardOf(state, one).isSpell)
      const [back] = chooseCards(table, by, {
        from: options,
        count: Math.min(1, options.length),
        prompt: (left) => ({ type: 'card', card, left }),
      })
      if (back !== undefined) table.move(back, hero.discard, hero.hand)
    },
  }
}

/** The card of the Action comes back to the hand; a Primary card gives new ones instead (Encore). */
export function returnsAction(otherwise: number): Deed {
  return {
    says: `the card of the Action returns to your hand; if it was a Primary card, draw ${counted(otherwise, 'card')} instead`,
    run(table, { by, about }) {
      const hero = heroOf(table.state, by)
      const card = about.act?.card
      if (card === undefined) return
      if (hero.spent.includes(card)) table.move(card, hero.spent, hero.hand)
      else if (hero.primaries.includes(card)) drawCards(table, by, otherwise)
    },
  }
}

/** The hand of a Hero, seen by one (Know Your Enemy). */
export const looksAtHand: Deed = {
  says: 'look at its hand',
  run(table, { by, targets }) {
    const [target] = targets
    if (target !== undefined && isHero(target))
      table.look(heroOf(table.state, target).hand, handSeenBy(table.state, by))
  },
}

/** The top of the own Draw Deck or of the Event deck, seen by one. */
export const looksAhead: Deed = {
  says: 'look at the top card of the Event deck or of your Draw Deck',
  run(table, { by, card }) {
    const { state } = table
    const tops = [heroOf(state, by).deck.at(-1), state.eventDeck.at(-1)].filter((top) => top !== undefined)
    const [pick] = chooseCards(table, by, {
      from: tops,
      count: Math.min(1, tops.length),
      prompt: (left) => ({ type: 'card', card, left }),
    })
    if (pick !== undefined) table.look([pick], handSeenBy(state, by))
  },
}

/** The best of the top cards of the own Draw Deck; the others go back in an order of choice. */
export function scries(count: number): Deed {
  return {
    says: `look at the top ${count} cards of your Draw Deck, take one, and put the others back in any order`,
    run(table, { by, card }) {
      const { deck, hand } = heroOf(table.state, by)
      const seen = deck.slice(-count)
      table.look(seen, handSeenBy(table.state, by))
      const order = orderOf(table, by, { from: seen, card })
      deck.splice(deck.length - seen.length, seen.length)
      const [taken, ...back] = order
      if (taken !== undefined) hand.push(taken)
      deck.push(...back)
    },
  }
}

/** Asks for cards one after the other, all of them. */
function orderOf(
  table: TempusTable,
  by: Seat,
  { from, card }: { readonly from: readonly CardId[]; readonly card: CardId },
): readonly CardId[] {
  const rest = from.slice()
  const order: CardId[] = []
  while (rest.length > 0) {
    const prompt = (): TempusPrompt => ({ type: 'card', card, left: rest.length })
    const [next] = chooseCards(table, by, { from: rest, count: 1, prompt })
    if (next === undefined) break
    order.push(next)
    rest.splice(rest.indexOf(next), 1)
  }
  return order
}

/** An Ongoing card or a Spell token ends, with all that it put on the map (T-15.08, T-R24). */
export function dispels(range: number): Deed {
  return {
    says: `dispel one Ongoing card or Spell token you see within ${range}`,
    run(table, play) {
      dispelOne(table, play, (state, lasting) => isNear(state, play.by, lasting, range))
    },
  }
}

// oxlint-disable-next-line max-params -- who looks at what, how far
function isNear(state: TempusPosition, by: Seat, { at, on, owner }: Lasting, range: number): boolean {
  const whom = on === NOBODY ? owner : on
  if (at !== OFF) return distanceTo(state, by, at) <= range && seesSpace(state, by, at)
  return (
    whom !== NOBODY && distanceBetween(state, by, whom) <= range && (whom === by || sees(state, by, whom))
  )
}

/** Lets a Hero choose one of the Ongoing cards in play of which something passes a test, and ends it (T-R24). */
export function dispelOne(
  table: TempusTable,
  { by, card }: Pick<Play, 'by' | 'card'>,
  test: LastingTest,
): void {
  const held = ongoingWhere(table.state, test)
  const cards = [...new Set(held.flatMap((lasting) => lasting.card ?? []))]
  const [pick] = chooseCards(table, by, {
    from: cards,
    count: Math.min(1, cards.length),
    prompt: (left) => ({ type: 'card', card, left }),
  })
  const of = held.find((lasting) => lasting.card === pick)
  if (of !== undefined && pick !== undefined) endCard(table, of.owner, pick)
}

type LastingTest = (state: TempusPosition, lasting: Lasting) => boolean

/** What Ongoing cards hold of what passes a test. */
export function ongoingWhere(state: TempusPosition, test: LastingTest): readonly Lasting[] {
  return state.lastings.filter((lasting) => isOfOngoing(state, lasting) && test(state, lasting))
}

/** Whether an Ongoing card holds it, as one does every Spell token: what an Event or Loot has brought is neither, nor is a status of a spent card (T-R24). */
function isOfOngoing(state: TempusPosition, { owner, card }: Lasting): boolean {
  return card !== undefined && isHero(owner) && heroOf(state, owner).ongoing.includes(card)
}

/** Whose Ongoing cards they are. */
export function isOwnedBy(owner: CreatureId): LastingTest {
  return (_, lasting) => lasting.owner === owner
}
