import { drawFate } from './fates.ts'
import { kindOf, without, type Card, type Hall, type Person } from './hall.ts'
import { BONUS, LOWERS, markAt } from './ledger.ts'
import { omens } from './trials.ts'

/** Whether two Champions are adjacent (S-R43, S-R44). */
export function areAdjacent(a: Person, b: Person): boolean {
  const way = Math.abs(a.space - b.space)
  return Math.min(way, 12 - way) <= 1 || markAt(a.space) === 'Duel Zone' || markAt(b.space) === 'Duel Zone'
}

interface Side {
  readonly person: Person
  modifier: number
  readonly boosts: Card[]
  isLowered: boolean
}

/** A Duel, step by step (S-R38). */
export function duel(hall: Hall, challenger: Person, defender: Person): void {
  hall.tell('challenged', { seat: challenger.seat, target: defender.seat })
  const [attack, defence] = [side(hall, challenger), side(hall, defender)]
  playCards(hall, attack, defence)
  playCards(hall, defence, attack)
  const [first, second] = throwDice(hall, attack, defence)
  const isWon = first + attack.modifier > second + defence.modifier
  const [winner, loser] = isWon ? [challenger, defender] : [defender, challenger]
  hall.tell('duelWon', { seat: winner.seat, loser: loser.seat })
  takeSpoils(hall, winner, loser)
  hall.clear() // the rolls, and with them the cards on them, are resolved after step 7 (S-R22, S-R65)
  for (const { person, boosts } of [attack, defence])
    for (const boost of boosts) if (boost.slug === 'surge-of-faith') hall.draw(person, 1)
  if (first === 6) drawFate(hall, challenger)
  if (second === 6) drawFate(hall, defender)
}

function side(hall: Hall, person: Person): Side {
  const own = person.champion === 'brannoc' ? 1 : 0
  const oath = hall.spend(person, 'duelists-oath') ? 2 : 0
  return { person, modifier: own + oath + omens(hall, person), boosts: [], isLowered: false }
}

/**
 * A Boost on the own roll or a Lower on the other, one card each (S-R37): the one card of a turn (S-9.6), so that a permission for another, which
 * can be played in the Roll Phase (S-R26), lets its owner play two, as far as the limits of a roll allow (S-R27). Whoever may still play a card
 * may Block the Boost.
 */
function playCards(hall: Hall, own: Side, other: Side): void {
  const prompt = { type: 'duel-card', against: other.person.seat }
  for (;;) {
    const mayJoin = (card: Card): boolean =>
      own.boosts.length === 0 || (own.boosts.length === 1 && [...own.boosts, card].some(isJoining))
    const card = hall.window(own.person, prompt, (one) => {
      if (kindOf(one) === 'Boost') return mayJoin(one) ? 'boost' : null
      return one.slug in LOWERS && !other.isLowered ? 'lower' : null
    })
    if (card === null) return
    hall.play(own.person, card)
    if (card.slug in LOWERS) {
      other.isLowered = true
      const by = LOWERS[card.slug] as number
      other.modifier -= by
      hall.tell('lowered', { seat: own.person.seat, card: card.slug, target: other.person.seat, by })
      continue
    }
    const bonus = BONUS[card.slug] as number
    hall.tell('boosted', { seat: own.person.seat, card: card.slug, bonus })
    if (hall.blocks(own.person, card, { who: [other.person] })) continue
    own.boosts.push(card)
    own.modifier += bonus
  }
}

const isJoining = (card: Card): boolean => card.slug === 'twin-chant'

/** Both roll until the totals differ (S-R39). */
function throwDice(hall: Hall, attack: Side, defence: Side): [number, number] {
  for (;;) {
    const dice: [number, number] = [
      hall.roll(attack.person, attack.modifier),
      hall.roll(defence.person, defence.modifier),
    ]
    if (dice[0] + attack.modifier !== dice[1] + defence.modifier) return dice
    hall.tell('duelTied', { seat: attack.person.seat, target: defence.person.seat })
  }
}

/** The winner chooses Valor or a card (S-7.5, S-R41). */
function takeSpoils(hall: Hall, winner: Person, loser: Person): void {
  const options = [
    ...(loser.valor > 0 ? [{ do: 'take-valor' } as const] : []),
    ...(loser.hand.length > 0 ? [{ do: 'take-card' } as const] : []),
  ]
  if (options.length === 0) {
    loser.losses.push({ winner: winner.seat, valor: 0, card: null })
    return
  }
  const pick = hall.ask(winner.seat, { type: 'spoils', loser: loser.seat }, options)
  if (pick.do === 'take-card') takeCard(hall, winner, loser)
  else takeValor(hall, winner, loser)
}

function takeValor(hall: Hall, winner: Person, loser: Person): void {
  const valor = Math.min(2, loser.valor)
  hall.gain(loser, -valor)
  hall.gain(winner, valor)
  loser.losses.push({ winner: winner.seat, valor, card: null })
  hall.settle()
}

function takeCard(hall: Hall, winner: Person, loser: Person): void {
  const { from, value } = hall.next('random', 'a card is taken at random')
  hall.same(
    'what is drawn from',
    [...(from as number[])].toSorted(),
    loser.hand.map(({ id }) => id).toSorted(),
  )
  const card = loser.hand.find(({ id }) => id === value) as Card
  loser.hand = without(loser.hand, card)
  winner.hand.push(card)
  winner.lost = without(winner.lost, card)
  for (const loss of winner.losses) if (loss.card === card) loss.card = null
  loser.lost.push(card)
  loser.losses.push({ winner: winner.seat, valor: 0, card })
  hall.tell('cardStolen', { seat: winner.seat, loser: loser.seat, card: card.slug })
  hall.peek() // both hands were mixed
}
