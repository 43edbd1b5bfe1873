import type { CardId } from '@trialhall/kernel'
import type { EventDeed, Stats } from '../faces.ts'
import { restore } from '../rules/damage.ts'
import { cardsOf, cardsWhere, characterOn, isConscious, isHero, isReady, ownerOf } from '../rules/field.ts'
import { putToken } from '../rules/tokens.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { sayStats } from './modifiers.ts'

/** Whom a modifying event may be played on. */
type Whose = 'own' | 'any' | 'opposing'

const WHOSE: Readonly<Record<Whose, string>> = {
  own: 'One of your characters',
  any: 'One character',
  opposing: 'One opposing character',
}

/** A character gets a modifier until the round ends. */
export function change(source: string, whose: Whose, stats: Partial<Stats>): EventDeed {
  return {
    says: `${WHOSE[whose]} gets ${sayStats(stats)} until the round ends.`,
    isReroll: false,
    gist: { type: 'changes', stats },
    targets(state, owner) {
      if (whose === 'any') return [...cardsOf(state, owner), ...cardsOf(state, 1 - owner)]
      return cardsOf(state, whose === 'own' ? owner : 1 - owner)
    },
    run: (table, { target }) =>
      putToken(table, characterOn(table.state, target) as Character, { source, ...stats }),
  }
}

/** A conscious character that was activated can be activated again this round (B-5.6, B-R71). */
export const makeReady: EventDeed = {
  says: 'Take the activation token off one of your conscious characters.',
  isReroll: false,
  gist: { type: 'readies' },
  targets: (state, owner) =>
    cardsWhere(state, owner, (character) => character.isActivated && isConscious(character)),
  run(table, { target }) {
    const character = characterOn(table.state, target) as Character
    character.isActivated = false
    table.emit({ type: 'readied', card: target })
  },
}

/** A ready reinforcement of the opponent counts as activated. */
export const panic: EventDeed = {
  says: 'Put an activation token on a ready opposing reinforcement; it does not act.',
  isReroll: false,
  gist: { type: 'exhausts' },
  targets: (state, owner) =>
    cardsWhere(state, 1 - owner, (character) => isReady(character) && !isHero(state, character)),
  run(table, { target }) {
    const character = characterOn(table.state, target) as Character
    character.isActivated = true
    table.emit({ type: 'exhausted', card: target })
  },
}

/** A hero regains HP. */
export function rations(hp: number): EventDeed {
  return {
    says: `Restore ${hp} HP to one of your heroes.`,
    isReroll: false,
    gist: { type: 'heals', hp },
    targets: (state, owner) => cardsWhere(state, owner, (character) => isHero(state, character)),
    run: (table, { target }) => restore(table, target, hp),
  }
}

/** Equipment in play goes to its owner's pile, whoever carries it (B-R54). */
export const strip: EventDeed = {
  says: 'Discard one piece of equipment in play.',
  isReroll: false,
  gist: { type: 'strips' },
  targets: (state, owner) => [...carriedBy(state, owner), ...carriedBy(state, 1 - owner)],
  run(table, { target }) {
    const { state } = table
    for (const { characters } of state.sides)
      for (const character of characters) {
        if (!character.equipment.includes(target)) continue
        table.move(target, character.equipment, sideOf(state, ownerOf(state, target)).discard)
        table.emit({ type: 'unequipped', card: target, cards: [character.card] })
      }
  },
}

function carriedBy(state: BattlePosition, seat: number): CardId[] {
  const carried: CardId[] = []
  for (const { equipment } of sideOf(state, seat).characters) for (const card of equipment) carried.push(card)
  return carried
}

/** A die that lies there is rolled again by the roll that asked for the event (B-R51, W4). */
export const reroll: EventDeed = {
  says: 'Roll a die again that was just rolled for one of your characters; the new roll stands.',
  isReroll: true,
  gist: { type: 'rerolls' },
  targets: () => [],
  run: (table, { card, owner }) => table.emit({ type: 'rerolled', seat: owner, card, cards: [] }),
}
