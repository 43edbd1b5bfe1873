import type { CardId } from '@trialhall/kernel'
import type { EldarOption } from '../asks.ts'
import { discardCard, drawCard, foreseeCards, scrapCards } from '../rules/cards.ts'
import { equipFromHand } from '../rules/equip-phase.ts'
import { drawWords } from './deeds.ts'
import type { Deed, Group } from '../faces.ts'
import { attachedTo, leavePlay, ownerOf, pendingWith, takeOffStack } from '../rules/leaving-play.ts'
import { faceOf } from '../rules/printed.ts'
import { aimsOf } from '../rules/actions/targets.ts'
import { heroAt, playerAt, type EldarTable, type Pending } from '../state.ts'
import { SLOT, type SlotName } from '../terms.ts'

/** Cards drawn. */
export function draw(count = 1): Deed {
  return {
    says: drawWords(count),
    run(table, by) {
      for (let i = 0; i < count; i++) drawCard(table, by.seat)
    },
  }
}

/** A look at the top of the own deck. */
export function foresee(count: number): Deed {
  return { says: `Foresee ${count}`, run: (table, by) => foreseeCards(table, by.seat, count) }
}

/** Cards from the top of the own deck to the graveyard; notes how many were equipment. */
export function scrap(count: number): Deed {
  return {
    says: `Scrap ${count}`,
    run(table, by) {
      const isEquipment = (card: CardId): boolean => faceOf(table.def(card)).kind === 'equipment'
      by.noted = scrapCards(table, by.seat, count).filter(isEquipment).length
    },
  }
}

/** The opponent's hand, for you alone (E-R48). */
export const lookAtHand: Deed = { says: "look at your opponent's hand", run: look }

function look(table: EldarTable, by: Pending): void {
  const cards = playerAt(table.state, 1 - by.seat).hand.slice()
  table.look(cards, by.seat)
  table.emit({ type: 'looked', seat: by.seat, cards })
}

/** The opponent discards an action card of your choice (Stolen Secrets). */
export const makeDiscard: Deed = {
  says: "look at your opponent's hand and choose an action card there; they discard it",
  run(table, by) {
    look(table, by)
    const victim = 1 - by.seat
    const { hand } = playerAt(table.state, victim)
    const cards = hand.filter((card) => faceOf(table.def(card)).kind !== 'equipment')
    const options = cards.map((card) => ({ do: 'discard', card }) as const)
    const offered: EldarOption[] = options.length > 0 ? options : [{ do: 'noTarget' }]
    const pick = table.window(by.seat, { type: 'steal' }, offered) // asked whatever the hand holds (E-R83)
    if (pick.do === 'discard') discardCard(table, victim, pick.card)
  },
}

/** An equipment card from hand onto this Hero, if you like; no play of the Equip Phase (E-R64). */
export const mayEquip: Deed = {
  says: 'you may play an equipment card from your hand onto this Hero',
  run(table, by) {
    const { hand } = playerAt(table.state, by.seat)
    if (heroAt(table.state, by.hero).isDown || hand.length === 0) return
    const cards = hand.filter((card) => faceOf(table.def(card)).kind === 'equipment')
    const options = [
      ...cards.map((card) => ({ do: 'equip', card, hero: by.hero }) as const),
      { do: 'pass' } as const,
    ]
    const pick = table.window(by.seat, { type: 'equipNow', hero: by.hero }, options)
    if (pick.do === 'equip') equipFromHand(table, pick)
  },
}

const WAYS_OF = { destroy: 'destroyed', banish: 'banished', recall: 'recalled' } as const

/** A permanent on a Hero that goes. */
function removesFrom(verb: keyof typeof WAYS_OF, slot: SlotName, group: Group): Deed {
  const place = SLOT[slot]
  const way = WAYS_OF[verb]
  return {
    says: `${verb} the ${slot} attached to ${group.says}`,
    run(table, by) {
      for (const id of group.heroes(table.state, by)) {
        const attached = attachedTo(table.state, id, place)
        if (attached !== null) leavePlay(table, attached.card, way)
      }
    },
  }
}

/** Destroys what a Hero wears (E-27.04). */
export function destroys(slot: SlotName, group: Group): Deed {
  return removesFrom('destroy', slot, group)
}

/** Banishes what a Hero wears (E-27.02). */
export function banishes(slot: SlotName, group: Group): Deed {
  return removesFrom('banish', slot, group)
}

/** Recalls what a Hero wears (E-27.13). */
export function recalls(slot: SlotName, group: Group): Deed {
  return removesFrom('recall', slot, group)
}

/** Destroys or recalls the target permanent. */
export function toTarget(verb: 'destroy' | 'recall', aimed: string): Deed {
  return {
    says: `${verb} ${aimed}`,
    run(table, by) {
      const card = (by.targets[0] ?? -1) as CardId
      if (card >= 0) leavePlay(table, card, WAYS_OF[verb])
    },
  }
}

/** Target cards go from the graveyard to the hand (E-27.13). */
export function recallFromGraveyard(aimed: string): Deed {
  return {
    says: `recall ${aimed}`,
    run(table, by) {
      for (const card of by.targets as CardId[]) {
        if (card < 0) continue
        const seat = ownerOf(table.state, card)
        const { graveyard, hand } = playerAt(table.state, seat)
        table.move(card, graveyard, hand)
        table.emit({ type: 'recalled', seat, card })
      }
    },
  }
}

/** The card that the ability stands on goes. */
export function leaves(how: 'destroyed' | 'sacrificed', name = 'this card'): Deed {
  return {
    says: `${how === 'destroyed' ? 'destroy' : 'sacrifice'} ${name}`,
    run: (table, by) => leavePlay(table, by.card, how),
  }
}

/** Cancels the target effect (E-27.15). */
export function negates(aimed: string): Deed {
  return {
    says: `negate ${aimed}`,
    run(table, by) {
      const target = pendingWith(table.state, by.targets[0] ?? -1)
      if (target) takeOffStack(table, target, 'graveyard')
    },
  }
}

/** Takes the target card off the stack into its owner's hand (E-27.13, E-R52). */
export function recallsPending(aimed: string): Deed {
  return {
    says: `recall ${aimed}`,
    run(table, by) {
      const target = pendingWith(table.state, by.targets[0] ?? -1)
      if (target) takeOffStack(table, target, 'hand')
    },
  }
}

/** This Hero takes the place of the target, if it may be one (E-R54). */
export function takesAttack(aimed: string): Deed {
  return {
    says: `choose ${aimed}; change that target to this Hero`,
    run(table, by) {
      const { state } = table
      const attack = pendingWith(state, by.targets[0] ?? -1)
      if (!attack || heroAt(state, by.hero).isDown) return
      if (!aimsOf(attack)[0]?.allows(state, attack, by.hero)) return
      attack.targets[0] = by.hero
      const { face, ability, serial } = attack
      table.emit({ type: 'retargeted', hero: by.hero, face, ability, serial })
    },
  }
}
