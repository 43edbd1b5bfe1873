import { drawFate } from './fates.ts'
import { kindOf, without, type Card, type Hall, type Person } from './hall.ts'
import { BONUS, LOWERS, markAt, step, TRIALS, type TrialFacts } from './ledger.ts'

/** One attempt, step by step (S-R15); an Instant Trial does not move the Champion (S-R50). */
export function attempt(hall: Hall, person: Person, trial: Card, isInstant: boolean): void {
  const facts = TRIALS.get(trial.slug) as TrialFacts
  hall.tell('attempted', { seat: person.seat, card: trial.slug, isInstant })
  const isDoubled = hall.spend(person, 'wager')
  if (hall.spend(person, 'blessing')) {
    succeed(hall, person, { trial, facts, isDoubled, isAutomatic: true }) // S-R53: no die, no cards
    if (!isInstant) walk(hall, person)
    return
  }
  const reward = payOf(facts, isDoubled)
  const roll = { modifier: trait(person, facts) + omens(hall, person), reward, surges: 0 }
  boosts(hall, person, { trial, roll })
  lower(hall, person, { trial, facts, roll })
  const { die, isEnough } = throwDie(hall, person, { trial, facts, roll })
  if (isEnough) succeed(hall, person, { trial, facts, isDoubled, isAutomatic: false })
  else fail(hall, person, trial)
  hall.clear() // the roll, and with it the cards on it, is resolved after step 8, in which a failure costs a card (S-R22, S-R65)
  for (let i = 0; i < roll.surges; i++) hall.draw(person, 1)
  if (die === 6) drawFate(hall, person) // S-R52
  if (isEnough && !isInstant) walk(hall, person) // S-R47
}

function trait({ champion }: Person, { type, difficulty }: TrialFacts): number {
  if (champion === 'maelis') return type === 'Mental' ? 1 : 0
  if (champion === 'torvald') return type === 'Physical' ? 1 : 0
  if (champion === 'ysolde') return type === 'Divine' ? 1 : 0
  return champion === 'kessa' && difficulty === 5 ? 1 : 0
}

/** Kept cards for the next roll, whichever it is. */
export function omens(hall: Hall, person: Person): number {
  return (hall.spend(person, 'steadfast') ? 2 : 0) - (hall.spend(person, 'heavy-omen') ? 2 : 0)
}

interface Roll {
  modifier: number
  readonly reward: number
  surges: number
}

/** Steps 2 and 3, again with permission for another card (S-R15, S-R27). */
function boosts(hall: Hall, person: Person, { trial, roll }: { trial: Card; roll: Roll }): void {
  const joined: Card[] = []
  for (;;) {
    const mayJoin = (card: Card): boolean =>
      joined.length === 0 ||
      (joined.length === 1 && [...joined, card].some(({ slug }) => slug === 'twin-chant'))
    const prompt = { type: 'boost', card: trial.id, modifier: roll.modifier, reward: roll.reward }
    const card = hall.window(person, prompt, (one) =>
      kindOf(one) === 'Boost' && mayJoin(one) ? 'boost' : null,
    )
    if (card === null) return
    hall.play(person, card)
    const bonus = BONUS[card.slug] as number
    hall.tell('boosted', { seat: person.seat, card: card.slug, bonus })
    const use = { on: { trial: trial.id, modifier: roll.modifier, reward: roll.reward } }
    if (hall.blocks(person, card, { who: hall.others(person.seat), use })) continue
    joined.push(card)
    roll.modifier += bonus
    if (card.slug === 'surge-of-faith') roll.surges++
  }
}

/** Step 4: one Lower, whoever plays it (S-R20). */
function lower(hall: Hall, person: Person, about: { trial: Card; facts: TrialFacts; roll: Roll }): void {
  const { trial, facts, roll } = about
  for (const other of hall.others(person.seat)) {
    const { modifier, reward } = roll
    const shrugged = person.champion === 'veyra' && facts.difficulty <= 5 ? 1 : 0
    // No die succeeds as it is, or a 1 does in spite of Sand in the Eyes, the strongest of all.
    const isVain = 6 + modifier < facts.difficulty || 1 + modifier - (2 - shrugged) >= facts.difficulty
    const prompt = { type: 'lower', by: person.seat, card: trial.id, modifier, reward, isVain }
    const card = hall.window(other, prompt, (one) => (one.slug in LOWERS ? 'lower' : null))
    if (card === null) continue
    hall.play(other, card)
    const by = Math.max(0, (LOWERS[card.slug] as number) - shrugged)
    roll.modifier -= by
    hall.tell('lowered', { seat: other.seat, card: card.slug, target: person.seat, by })
    return
  }
}

/** Steps 5 to 7, with rerolls of what fails (S-R34, S-R65). */
function throwDie(
  hall: Hall,
  person: Person,
  { trial, facts, roll }: { trial: Card; facts: TrialFacts; roll: Roll },
): { die: number; isEnough: boolean } {
  const { modifier, reward } = roll
  let die = hall.roll(person, modifier)
  let hasFailed = false
  while (die + modifier < facts.difficulty) {
    hasFailed = true
    const dawn = hall.keptBy(person, 'second-dawn')
    const options = [
      ...(person.champion === 'aldric' && !person.hasRerolled ? [{ do: 'reroll', card: null } as const] : []),
      ...(dawn ? [{ do: 'reroll', card: dawn.id } as never] : []),
    ]
    if (options.length === 0) break
    const prompt = { type: 'reroll', card: trial.id, total: die + modifier, modifier, reward }
    const pick = hall.ask(person.seat, prompt, [...options, { do: 'accept' }])
    if (pick.do !== 'reroll') break
    hall.tell('rerolled', { seat: person.seat, card: pick.card === null ? null : 'second-dawn' })
    if (pick.card === null) person.hasRerolled = true
    else hall.spend(person, 'second-dawn')
    die = hall.roll(person, modifier)
  }
  if (hasFailed) hall.spend(person, 'second-dawn')
  return { die, isEnough: die + modifier >= facts.difficulty }
}

interface Success {
  readonly trial: Card
  readonly facts: TrialFacts
  readonly isDoubled: boolean
  readonly isAutomatic: boolean
}

function succeed(hall: Hall, person: Person, { trial, facts, isDoubled, isAutomatic }: Success): void {
  hall.tell('succeeded', { seat: person.seat, card: trial.slug, isAutomatic })
  hall.trials = without(hall.trials, trial)
  hall.trialUsed.push(trial)
  person.completed++
  hall.gain(person, payOf(facts, isDoubled))
  hall.settle()
}

/** What success pays (S-13.3). */
function payOf({ reward }: TrialFacts, isDoubled: boolean): number {
  return Math.min(5, reward * (isDoubled ? 2 : 1))
}

function fail(hall: Hall, person: Person, trial: Card): void {
  hall.tell('failed', { seat: person.seat, card: trial.slug })
  if (person.champion === 'orin') hall.draw(person, 1)
  else hall.discard(person, 'failure')
}

/** Step 10 (S-R47). */
function walk(hall: Hall, person: Person): void {
  const reach = person.champion === 'brannoc' ? [1, 2, 3] : [1]
  const options = reach.map((by) => ({ do: 'move', space: step(person.space, by) }) as const)
  const pick = hall.ask(person.seat, { type: 'stride' }, options)
  if (pick.do === 'move') land(hall, person, { space: pick.space, reason: 'trial' })
}

/** An active Trial must be attempted at once; without one the top Trial comes up for it (S-12.4, S-R50). */
export function instant(hall: Hall, person: Person): void {
  if (hall.trials.length === 0 && !hall.reveal()) return
  const options = hall.trials.map(({ id }) => ({ do: 'attempt', card: id }) as never)
  const pick = hall.ask(person.seat, { type: 'instant' }, options)
  attempt(hall, person, hall.picked(hall.trials, pick), true)
}

/** Ends a move that triggers marks, on another space (S-R48, S-R51). */
export function land(
  hall: Hall,
  person: Person,
  { space, reason }: { space: number; reason: 'trial' | 'teleport' },
): void {
  hall.move(person, space, reason)
  if (markAt(space) === 'Fate Rune') drawFate(hall, person)
  if (markAt(space) === 'Instant Trial') instant(hall, person)
}
