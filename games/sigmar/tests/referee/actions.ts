import { areAdjacent, duel } from './duels.ts'
import { ids, kindOf, without, type Card, type Hall, type Loss, type Person } from './hall.ts'
import { HEALS, REACH, step } from './ledger.ts'
import type { Option } from './trace.ts'
import { attempt, land } from './trials.ts'

/** The Action Phase: cards by permission first, then exactly one action (S-5.1, S-R26). */
export function act(hall: Hall, person: Person): void {
  let extras = person.allowed - 1
  for (;;) {
    const playable = person.hand.filter((card) => isPlayable(hall, person, card))
    const mayPlay = person.played < person.allowed
    const options: Option[] = [
      ...hall.trials.map(({ id }) => ({ do: 'attempt', card: id }) as unknown as Option),
      ...(mayPlay ? playable : []).map(({ id }) => ({ do: 'play', card: id }) as unknown as Option),
      ...(mayPlay && extras > 0 ? playable : []).map(
        ({ id }) => ({ do: 'extra', card: id }) as unknown as Option,
      ),
      ...(person.played > 0 ? [] : hall.others(person.seat))
        .filter((other) => areAdjacent(person, other))
        .map(({ seat }) => ({ do: 'duel', seat }) as const),
      { do: 'rest' },
    ]
    // Also where rest is all there is: who is not asked would tell that nothing in their hand can be played, and hands are secret (S-R10).
    const window = mayPlay && person.hand.length > 0 && hall.trace.options['windows'] !== 'able'
    const pick = hall.ask(person.seat, { type: 'action', window }, options)
    if (pick.do === 'extra') {
      extras--
      useCard(hall, person, hall.picked(person.hand, pick))
      continue
    }
    if (pick.do === 'attempt') attempt(hall, person, hall.picked(hall.trials, pick), false)
    if (pick.do === 'play') useCard(hall, person, hall.picked(person.hand, pick))
    if (pick.do === 'duel') duel(hall, person, hall.person(pick.seat))
    if (pick.do === 'rest') {
      person.hasRested = true
      hall.tell('rested', { seat: person.seat })
    }
    return
  }
}

/** A Teleport always, a Heal where it can do something (S-R13, S-R23). */
function isPlayable(hall: Hall, person: Person, card: Card): boolean {
  if (kindOf(card) === 'Teleport') return true
  return kindOf(card) === 'Heal' && (regainable(hall, person).length > 0 || undoable(hall, person) !== null)
}

function useCard(hall: Hall, person: Person, card: Card): void {
  if (kindOf(card) === 'Teleport') teleport(hall, person, card)
  else heal(hall, person, card)
}

/** The space is named with the card, then it may be Blocked, then the Champion moves (S-R25, S-R64). */
function teleport(hall: Hall, person: Person, card: Card): void {
  const reach = REACH[card.slug] as number
  const spaces = Array.from({ length: reach }, (_, i) => [
    step(person.space, i + 1),
    step(person.space, -i - 1),
  ]).flat()
  const options = [...new Set(spaces)].map((space) => ({ do: 'move', space }) as const)
  const pick = hall.ask(person.seat, { type: 'teleport', card: card.id }, options)
  if (pick.do !== 'move') return
  hall.play(person, card)
  hall.tell('cardPlayed', { seat: person.seat, card: card.slug, to: pick.space, undoes: null, cards: [] })
  const isBlocked = hall.blocks(person, card, { who: hall.others(person.seat), use: { to: pick.space } })
  hall.clear()
  if (!isBlocked) land(hall, person, { space: pick.space, reason: 'teleport' })
}

function regainable(hall: Hall, person: Person): Card[] {
  return person.lost.filter((card) => hall.used.includes(card))
}

/** The latest lost Duel, if it can be undone (S-R24). */
function undoable(hall: Hall, person: Person): Loss | null {
  const loss = person.losses.at(-1)
  if (!loss) return null
  const winner = hall.person(loss.winner)
  if (loss.valor > 0) return winner.valor > 0 && !winner.hasLeft ? loss : null
  if (loss.card === null) return null
  const wasPlayed = hall.used.includes(loss.card) && !hall.unplayed.includes(loss.card)
  return winner.hand.includes(loss.card) || wasPlayed ? loss : null
}

/** How it is used is named with the card, then it may be Blocked, then it resolves (S-R64). */
function heal(hall: Hall, person: Person, card: Card): void {
  const lost = regainable(hall, person)
  const loss = undoable(hall, person)
  const modes: Option[] = [
    ...(loss ? [{ do: 'undo-duel' } as const] : []),
    ...(lost.length > 0 ? [{ do: 'regain-cards' } as const] : []),
  ]
  const mode = hall.ask(person.seat, { type: 'heal', card: card.id }, modes)
  const undone = mode.do === 'undo-duel' ? loss : null
  const [alone, beside] = HEALS[card.slug] as readonly [number, number]
  const regained = undone
    ? several(hall, person, { card, from: lost.filter((one) => one !== undone.card), min: 0, max: beside })
    : several(hall, person, { card, from: lost, min: 1, max: alone })
  hall.play(person, card)
  const use = { undoes: undone?.winner ?? null, cards: ids(regained) }
  const cards = regained.map(({ slug }) => slug)
  hall.tell('cardPlayed', { seat: person.seat, card: card.slug, to: null, undoes: use.undoes, cards })
  if (!hall.blocks(person, card, { who: hall.others(person.seat), use })) {
    if (undone) undo(hall, person, undone)
    for (const one of regained) bringHome(hall, person, one)
    if (cards.length > 0) hall.tell('regained', { seat: person.seat, cards })
  }
  hall.clear()
}

/** Several picks, one after the other; those that are forced are not asked. */
function several(
  hall: Hall,
  person: Person,
  { card, from, min, max }: { card: Card; from: readonly Card[]; min: number; max: number },
): Card[] {
  const picked: Card[] = []
  let left = from.slice()
  while (picked.length < max && left.length > 0) {
    const options: Option[] = left.map(({ id }) => ({ do: 'regain', card: id }) as unknown as Option)
    if (picked.length >= min) options.push({ do: 'done' })
    const pick = hall.ask(person.seat, { type: 'regain', card: card.id }, options)
    if (pick.do === 'done') break
    const one = hall.picked(left, pick)
    picked.push(one)
    left = without(left, one)
  }
  return picked
}

/** Into the owner's hand again: it is not lost any more. */
function bringHome(hall: Hall, person: Person, card: Card): void {
  hall.used = without(hall.used, card)
  hall.unplayed = without(hall.unplayed, card)
  person.hand.push(card)
  person.lost = without(person.lost, card)
  for (const loss of person.losses) if (loss.card === card) loss.card = null
}

function undo(hall: Hall, person: Person, loss: Loss): void {
  person.losses.pop()
  hall.tell('duelUndone', { seat: person.seat, winner: loss.winner, card: loss.card?.slug ?? null })
  const winner = hall.person(loss.winner)
  if (loss.card) {
    winner.hand = without(winner.hand, loss.card)
    bringHome(hall, person, loss.card)
    hall.peek() // both hands were mixed
    return
  }
  const valor = Math.min(loss.valor, winner.valor)
  hall.gain(winner, -valor)
  hall.gain(person, valor)
  hall.settle()
}
