import { isKept, type Card, type Hall, type Person } from './hall.ts'
import { step } from './ledger.ts'

/** Draws one Fate Card; it is kept, or resolved at once (S-10.1, S-10.7, S-R56). */
export function drawFate(hall: Hall, person: Person): void {
  if (hall.trace.options['fateDeck'] === false) return
  const card = hall.takeFate()
  if (!card) return
  hall.tell('fateDrawn', { seat: person.seat, card: card.slug, isKept: isKept(card) })
  if (isKept(card)) {
    person.kept.push(card)
    return
  }
  hall.fateUsed.push(card)
  resolve(hall, person, card)
}

function resolve(hall: Hall, person: Person, card: Card): void {
  switch (card.slug) {
    case 'curse-moon':
      for (const one of hall.staying) one.isCursed = true // S-R54
      return
    case 'spark':
      return valor(hall, person, 1)
    case 'hammers-gift':
      return valor(hall, person, 2)
    case 'shaken-oath':
      return valor(hall, person, -1)
    case 'armoury':
      return hall.draw(person, 2)
    case 'winding-road':
      return wander(hall, person, card)
    case 'storm':
      for (const one of hall.staying) hall.move(one, step(one.space, -1), 'fate') // S-R51
      return
    case 'tithe':
      return hall.discard(person, 'fate')
    case 'levy':
      for (const one of hall.others(person.seat)) hall.discard(one, 'fate')
      return
    case 'rewritten':
      if (hall.trials.length > 0) hall.tell('trialsDiscarded', { cards: hall.trials.map(({ slug }) => slug) })
      hall.trialUsed.push(...hall.trials)
      hall.trials = []
      return reveal(hall)
    case 'gates':
      return reveal(hall)
    case 'scales':
      return scales(hall)
    default:
      throw hall.fault(`the ledger knows no ${card.slug}`)
  }
}

function valor(hall: Hall, person: Person, by: number): void {
  hall.gain(person, by)
  hall.settle()
}

function reveal(hall: Hall): void {
  while (hall.trials.length < 3 && hall.reveal()) continue
}

function wander(hall: Hall, person: Person, card: Card): void {
  const spaces = [1, 2, 3, -1, -2, -3].map((by) => step(person.space, by))
  const options = spaces.map((space) => ({ do: 'move', space }) as const)
  const pick = hall.ask(person.seat, { type: 'wander', card: card.id }, [...options, { do: 'stay' }])
  if (pick.do === 'move') hall.move(person, pick.space, 'fate')
}

function scales(hall: Hall): void {
  const all = hall.staying.map((one) => one.valor)
  const [most, least] = [Math.max(...all), Math.min(...all)]
  if (most === least) return
  for (const one of hall.staying)
    if (one.valor === most) hall.gain(one, -1)
    else if (one.valor === least) hall.gain(one, 1)
  hall.settle()
}
