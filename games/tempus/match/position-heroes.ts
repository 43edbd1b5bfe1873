import type { CardId, Fields, Seat } from '@trialhall/kernel'
import { handSeenBy } from '../rules/decks.ts'
import { layHero, primaryAttacks } from '../rules/hero-decks.ts'
import { cardOf, PRINTED } from '../rules/printed.ts'
import { heroOf, type Hero, type TempusPosition, type TempusTable } from '../state.ts'
import { TOP_INITIATIVE } from '../terms.ts'
import { FIRST_GAME } from './first-game.ts'
import { layAilments } from './position-creatures.ts'
import { indexIn, markIn, namesIn, placeIn, takeNamed } from './position-fields.ts'

/** HP that a position may give a Hero: more than its maximum is cut when it is next healed. */
const MOST_HP = 60

/** Who plays what: by default the Heroes of the first game, then further Classes, each in its recommended build. */
export function settleHeroes(table: TempusTable, parts: readonly Fields[]): void {
  const { heroes } = table.state
  for (const hero of heroes) settleHero(hero, parts[hero.id] as Fields, heroes)
  for (const hero of heroes) layHero(table, hero.id)
}

function settleHero(hero: Hero, part: Fields, heroes: readonly Hero[]): void {
  const others = heroes.slice(0, hero.id)
  const named = indexIn(part, 'class', PRINTED.classes)
  hero.heroClass = named >= 0 ? named : freeClass(hero.id, others)
  hero.pick = hero.id
  const face = PRINTED.classes[hero.heroClass]
  const [subclass, character] = face?.build ?? []
  const ownSubclass = indexIn(part, 'subclass', PRINTED.subclasses)
  const ownCharacter = indexIn(part, 'character', PRINTED.characters)
  hero.subclass = ownSubclass >= 0 ? ownSubclass : slugAt(PRINTED.subclasses, subclass)
  hero.character = ownCharacter >= 0 ? ownCharacter : slugAt(PRINTED.characters, character)
  const slug = PRINTED.subclasses[hero.subclass]?.heroClass
  if (slug !== face?.slug) part.blame('subclass', slug, `a Subclass of the ${face?.name}`)
  if (others.some((other) => other.heroClass === hero.heroClass))
    part.blame('class', face?.slug, 'a Class that no other Hero has')
  if (others.some((other) => other.character === hero.character))
    part.blame('character', PRINTED.characters[hero.character]?.slug, 'a Character that no other Hero has')
}

/** The first Class that nobody before has, those of the first game first. */
function freeClass(seat: Seat, others: readonly Hero[]): number {
  const first = slugAt(PRINTED.classes, FIRST_GAME[seat])
  const all = [first, ...PRINTED.classes.keys()]
  return all.find((index) => index >= 0 && others.every((other) => other.heroClass !== index)) ?? 0
}

function slugAt(faces: readonly { readonly slug: string }[], slug: string | undefined): number {
  return faces.findIndex((face) => face.slug === slug)
}

/** Where a Hero stands, what it has and what it has done in this round. */
export function layHeroPart(table: TempusTable, seat: Seat, part: Fields): void {
  const { state } = table
  const hero = heroOf(state, seat)
  hero.at = placeIn(part, 'at', state.portals[(seat % 2) as 0 | 1])
  hero.hp = part.integer('hp', { min: 0, max: MOST_HP, default: hero.hp })
  hero.initiative = part.integer('initiative', {
    min: 1,
    max: TOP_INITIATIVE,
    default: TOP_INITIATIVE - seat,
  })
  hero.hasActed = markIn(part, 'hasActed')
  hero.hasCycled = markIn(part, 'hasCycled')
  hero.hasHarmed = markIn(part, 'hasHarmed')
  layAilments(hero, part)
  layCards(table, hero, part)
}

/** Cards named lie where they are named; the others stay in the deck, under those that `deck` puts on top, the first named uppermost. */
function layCards(table: TempusTable, hero: Hero, part: Fields): void {
  const { state } = table
  if (hero.hasCycled) hero.deck.push(...hero.setAside.splice(0))
  const from = [hero.deck, hero.setAside]
  const allowed = 'a card of its deck, which is not named elsewhere'
  const hand = takeNamed(state, { part, field: 'hand', from, allowed })
  table.look(hand, handSeenBy(state, hero.id))
  hero.hand.push(...hand)
  const discard = takeNamed(state, { part, field: 'discard', from, allowed })
  const top = takeNamed(state, { part, field: 'deck', from, allowed })
  const ongoing = takeNamed(state, { part, field: 'ongoing', from, allowed: 'an Ongoing card of its deck' })
  for (const [i, card] of ongoing.entries())
    if (!isOngoing(state, card))
      part.blame(`ongoing[${i}]`, cardOf(state, card).slug, 'an Ongoing card of its deck')
  const spent = takeNamed(state, { part, field: 'spent', from, allowed })
  const loot = takeNamed(state, { part, field: 'loot', from: [state.lootDeck], allowed: 'a Loot card' })
  for (const card of [...discard, ...ongoing, ...spent, ...loot]) table.reveal(card)
  hero.discard.push(...discard)
  hero.ongoing.push(...ongoing)
  hero.spent.push(...spent)
  hero.loot.push(...loot)
  table.shuffle(hero.deck, 'position')
  hero.deck.push(...top.reverse())
  flip(table, hero, part)
  hero.used.push(...usedIn(state, hero, part))
}

function isOngoing(state: TempusPosition, card: CardId): boolean {
  const face = cardOf(state, card)
  return face.kind === 'hero' && (face.use === 'ongoing' || face.use === 'maintained')
}

/** Cards of which the part that can be used once a round was used (C-7, C-11). */
function usedIn(state: TempusPosition, { primaries, loot }: Hero, part: Fields): CardId[] {
  const allowed = 'a Primary card or a Loot card of it'
  return namesIn(part, 'used', allowed).flatMap((name, i) => {
    const card = [...primaries, ...loot].find((one) => cardOf(state, one).slug === name)
    if (card === undefined) part.blame(`used[${i}]`, name, allowed)
    return card === undefined ? [] : [card]
  })
}

function flip(table: TempusTable, hero: Hero, part: Fields): void {
  const attacks = primaryAttacks(table.state, hero.id)
  for (const name of namesIn(part, 'flipped', 'a Primary Attack of it')) {
    const card = attacks.find((one) => cardOf(table.state, one).slug === name)
    if (card === undefined) part.blame('flipped', name, 'a Primary Attack of it')
    else hero.flipped.push(card)
  }
}
