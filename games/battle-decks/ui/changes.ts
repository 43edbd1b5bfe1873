import {
  CARDS,
  characterOn,
  FACTIONS,
  newCharacter,
  ownerOf,
  type BattleView,
  type Character,
  type Faction,
  type Side,
} from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'

/** A view in which one side is different. */
export function withSide(view: BattleView, seat: Seat, change: (side: Side) => Partial<Side>): BattleView {
  return { ...view, sides: view.sides.map((side, at) => (at === seat ? { ...side, ...change(side) } : side)) }
}

/** A view in which one character is different; the same view where it is not on the field. */
export function withCharacter(
  view: BattleView,
  card: CardId,
  change: (character: Character) => Partial<Character>,
): BattleView {
  if (characterOn(view, card) === null) return view
  const sides = view.sides.map((side) => ({
    ...side,
    characters: side.characters.map((one) => (one.card === card ? { ...one, ...change(one) } : one)),
  }))
  return { ...view, sides }
}

/** The same of several characters. */
export function withCharacters(
  view: BattleView,
  cards: readonly CardId[],
  change: (character: Character) => Partial<Character>,
): BattleView {
  return cards.reduce((after, card) => withCharacter(after, card, change), view)
}

/** A list without some of its cards. */
export function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  return cards.filter((card) => !gone.includes(card))
}

/** Heroes and deck of a faction come out of the box to a seat. */
export function withFaction(view: BattleView, seat: Seat, faction: Faction): BattleView {
  const index = FACTIONS.indexOf(faction)
  const half = view.cards.def.length / 2
  const own = view.box.filter((card) => Math.floor(card / half) === index)
  const heroes = own.filter((card) => isHeroIn(view, card))
  const after = withSide(view, seat, () => ({
    faction: index,
    characters: heroes.map((card) => newCharacter(card, { hp: hpOf(view, card), arrived: 0 })),
    deck: without(own, heroes),
  }))
  return { ...after, box: without(view.box, own) }
}

function isHeroIn({ cards }: BattleView, card: CardId): boolean {
  return CARDS[cards.def[card] ?? UNKNOWN]?.kind === 'hero'
}

function hpOf({ cards }: BattleView, card: CardId): number {
  const printed = CARDS[cards.def[card] ?? UNKNOWN]
  return printed?.kind === 'hero' ? printed.hp : 1
}

/** Cards go to the discard piles of those they belong to. */
export function discarded(view: BattleView, cards: readonly CardId[]): BattleView {
  return cards.reduce(
    (after, card) =>
      withSide(after, ownerOf(after, card), ({ discard }) => ({ discard: [...discard, card] })),
    view,
  )
}

/** A character leaves the field with all that it carries, a hero for good. */
export function fallen(view: BattleView, card: CardId, isHero: boolean): BattleView {
  const character = characterOn(view, card)
  if (character === null) return view
  const sides = view.sides.map((side) => ({
    ...side,
    characters: side.characters.filter((one) => one !== character),
  }))
  const after = discarded({ ...view, sides }, character.equipment)
  if (!isHero) return discarded(after, [card])
  return withSide(after, ownerOf(view, card), ({ removed }) => ({ removed: [...removed, card] }))
}

/** An equalizer comes to a seat, acts, or leaves. */
export function withRogue(
  view: BattleView,
  card: CardId,
  change: (attacks: number) => number | null,
): BattleView {
  const sides = view.sides.map((side) => {
    const rogue = side.rogues.find((one) => one.card === card)
    if (!rogue) return side
    const attacks = change(rogue.attacks)
    return attacks === null
      ? { ...side, rogues: side.rogues.filter((one) => one !== rogue), removed: [...side.removed, card] }
      : { ...side, rogues: side.rogues.map((one) => (one === rogue ? { card, attacks } : one)) }
  })
  return { ...view, sides }
}

/** What a round leaves on the table when it is over: tokens, equipment and events go, everybody is ready. */
export function cleanedUp(view: BattleView): BattleView {
  const carried = view.sides.flatMap(({ characters }) => characters.flatMap(({ equipment }) => equipment))
  const sides = view.sides.map((side) => ({
    ...side,
    discard: [...side.discard, ...side.events],
    events: [],
    characters: side.characters.map((one) => ({ ...one, equipment: [], tokens: [], isActivated: false })),
  }))
  return discarded({ ...view, sides }, carried)
}
