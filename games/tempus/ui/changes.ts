import { isHero, type CreatureId, type Hero, type Monster, type TempusView } from '@trialhall/game-tempus'
import type { CardId, Party, Seat } from '@trialhall/kernel'

/** A view in which one Hero is different. */
export function withHero(view: TempusView, seat: Seat, change: (hero: Hero) => Partial<Hero>): TempusView {
  return {
    ...view,
    heroes: view.heroes.map((hero) => (hero.id === seat ? { ...hero, ...change(hero) } : hero)),
  }
}

/** A view in which one Monster is different. */
export function withMonster(
  view: TempusView,
  id: CreatureId,
  change: (monster: Monster) => Partial<Monster>,
): TempusView {
  return {
    ...view,
    monsters: view.monsters.map((monster) =>
      monster.id === id ? { ...monster, ...change(monster) } : monster,
    ),
  }
}

/** What both kinds of creatures have. */
type Body = Partial<Pick<Hero, 'at' | 'hp' | 'ailments' | 'lastGiver'>>

/** A view in which one creature is different. */
export function withCreature(
  view: TempusView,
  id: CreatureId,
  change: (creature: Hero | Monster) => Body,
): TempusView {
  return isHero(id) ? withHero(view, id, change) : withMonster(view, id, change)
}

/** A list without some of its cards. */
export function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  return cards.filter((card) => !gone.includes(card))
}

/** Something done to one entry of a pair, that of a party. */
export function ofParty<T>(pair: readonly [T, T], party: Party, change: (one: T) => T): [T, T] {
  const [red, blue] = pair
  return party === 0 ? [change(red), blue] : [red, change(blue)]
}

/** Cards of a hand lie open until the turn or phase ends; those of a Hero that is off the map have reached its pile. */
export function spent(view: TempusView, seat: Seat, cards: readonly CardId[]): TempusView {
  return withHero(view, seat, (hero) => ({
    hand: without(hero.hand, cards),
    spent: [...without(hero.spent, cards), ...cards],
  }))
}
