import { capital, counted, listed } from '@trialhall/kernel'
import type { DefIndex, Sayings, Sentence } from '@trialhall/kernel'
import type { EldarEvent } from '../events.ts'
import type { Aim } from '../faces.ts'
import {
  actionName,
  card,
  cards,
  hero,
  PHASE_NAMES,
  statusName,
  target,
  verb,
  who,
  type EldarFacts,
} from './names.ts'
import { actionOf, firstName, triggerOf } from '../rules/printed.ts'
import { ATTRIBUTES, type Ending, type Way } from '../terms.ts'

/** One line of the log for each kind of event; a forgotten one does not compile. */
export const EVENT_WORDS: Sayings<EldarFacts, EldarEvent, 'type'> = {
  coinFlipped: (facts, e) => ['The coin falls for ', who(facts, e.seat), ', who chooses first.'],
  heroesShown: (facts, e) => [`${names(e.faces)} are shown to `, who(facts, e.seat), '.'],
  heroTaken: (facts, e) => [who(facts, e.seat), ` takes ${firstName(e.face)}.`],
  groupShown: (facts, e) => [`Group ${e.group}: `, ...cards(facts, e.cards), '.'],
  cardTaken: (facts, e) => [who(facts, e.seat), ' takes ', card(facts, e.card), '.'],
  cardsRemoved: (facts, e) => [...cards(facts, e.cards), ' leave the draft.'],
  heroesRevealed: (facts, e) => [who(facts, e.seat), ` leads ${names(e.faces)}.`],
  tookInitiative: (facts, e) => [who(facts, e.seat), ' has initiative.'],
  shuffled: (facts, e) => ['The deck of ', who(facts, e.seat), ' is shuffled.'],
  mulliganed: (facts, e) =>
    e.count === 0
      ? [who(facts, e.seat), ' keeps the opening hand.']
      : [who(facts, e.seat), ` replaces ${counted(e.count, 'card')}.`],
  roundBegan: (_, e) => [`Round ${e.round}${e.isSudden ? ', sudden death' : ''}.`],
  phaseBegan: (_, e) => [`${PHASE_NAMES[e.phase]}.`],
  drew: (facts, e) => [who(facts, e.seat), ' draws ', card(facts, e.card), '.'],
  refreshed: (facts, e) => [hero(facts, e.hero), ' becomes refreshed.'],
  exhausted: (facts, e) => [hero(facts, e.hero), ' becomes exhausted.'],
  focusChanged: (facts, e) => [
    hero(facts, e.hero),
    e.by > 0 ? ` gains ${e.by} Focus (now ${e.focus}).` : ` has ${-e.by} less Focus (now ${e.focus}).`,
  ],
  equipped: (facts, e) => [hero(facts, e.hero), ' is equipped with ', card(facts, e.card), '.'],
  attached: (facts, e) => [
    card(facts, e.card),
    ' is attached to ',
    hero(facts, e.hero),
    e.counters > 0 ? ` with ${counted(e.counters, 'counter')}.` : '.',
  ],
  left: (facts, e) => [
    card(facts, e.card),
    ' on ',
    hero(facts, e.hero),
    ` ${verb(facts, e.card, WAY_WORDS[e.how])}.`,
  ],
  used: (facts, e) => [
    hero(facts, e.hero),
    e.isReaction ? ' reacts with ' : ' uses ',
    e.ability < 0 && e.card !== null ? card(facts, e.card) : actionName(e.face, e.ability),
    '.',
  ],
  aimed: (facts, e) => {
    const { modes } = actionOf(e.face, e.ability)
    const aims = modes[e.mode]?.aims ?? []
    return [
      actionName(e.face, e.ability),
      ...at(facts, aims, e.targets),
      modes.length > 1 ? `: ${modes[e.mode]?.says ?? ''}` : '',
      e.x >= 0 ? `, X is ${e.x}.` : '.',
    ]
  },
  triggered: (facts, e) => [
    `${actionName(e.face, e.ability)} ${e.card === null ? 'of' : 'on'} `,
    hero(facts, e.hero),
    ' triggers',
    ...at(facts, triggerOf(e.face, e.ability).modes[0]?.aims ?? [], e.targets),
    '.',
  ],
  paid: (facts, e) => [hero(facts, e.hero), ` pays ${listed(paidParts(e))}.`],
  resolves: (_, e) => [`${actionName(e.face, e.ability)} resolves.`],
  negated: (_, e) => [`${actionName(e.face, e.ability)} comes to nothing.`],
  retargeted: (facts, e) => [hero(facts, e.hero), ` becomes the target of ${actionName(e.face, e.ability)}.`],
  countersChanged: (facts, e) => [
    card(facts, e.card),
    e.by > 0 ? ' gains ' : ' loses ',
    `${counted(Math.abs(e.by), 'counter')} (now ${e.counters}).`,
  ],
  damaged: (facts, e) => [
    hero(facts, e.by),
    ` deals ${e.amount} damage to `,
    hero(facts, e.hero),
    ` (${e.hp} HP left).`,
  ],
  unharmed: (facts, e) => [hero(facts, e.by), ' deals no damage to ', hero(facts, e.hero), '.'],
  lostHp: (facts, e) => [hero(facts, e.hero), ` loses ${e.amount} HP (${e.hp} left).`],
  recovered: (facts, e) => [hero(facts, e.hero), ` recovers ${e.amount} HP (now ${e.hp}).`],
  guarded: (facts, e) => [card(facts, e.card), ' keeps ', hero(facts, e.hero), ' at 1 HP.'],
  statusGained: (facts, e) => [hero(facts, e.hero), ` becomes ${statusName(e.status)}.`],
  statusesLost: (facts, e) => [
    hero(facts, e.hero),
    ` is no longer ${listed(e.statuses.map(statusName), 'or')}.`,
  ],
  attributesRaised: (facts, e) => [
    hero(facts, e.hero),
    ` now has ${listed(ATTRIBUTES.map((name, i) => `${capital(name)} ${e.attributes[i] ?? 0}`))}.`,
  ],
  defeated: (facts, e) => [hero(facts, e.hero), ' is defeated.'],
  gainedGlory: (facts, e) => [who(facts, e.seat), ` now has ${e.glory} Glory.`],
  revived: (facts, e) => [hero(facts, e.hero), ' revives.'],
  discarded: (facts, e) => [who(facts, e.seat), ' discards ', card(facts, e.card), '.'],
  scrapped: (facts, e) => [who(facts, e.seat), ' scraps ', ...cards(facts, e.cards), '.'],
  looked: (facts, e) =>
    e.cards.length === 0
      ? [who(facts, e.seat), ' looks at an empty hand.']
      : [who(facts, e.seat), " looks at the opponent's hand: ", ...cards(facts, e.cards), '.'],
  foresaw: (facts, e) => [
    who(facts, e.seat),
    ` foresees ${counted(e.count, 'card')} and keeps ${e.isKept ? 'one on top' : 'none on top'}.`,
  ],
  recalled: (facts, e) => [
    card(facts, e.card),
    ` ${verb(facts, e.card, ['goes', 'go'])} back to the hand of `,
    who(facts, e.seat),
    '.',
  ],
  banished: (facts, e) => [
    card(facts, e.card),
    ' of ',
    who(facts, e.seat),
    ` ${verb(facts, e.card, ['is', 'are'])} banished.`,
  ],
  passed: (facts, e) => [who(facts, e.seat), ' passes initiative.'],
  yielded: (facts, e) => [who(facts, e.seat), ' yields.'],
  finished: (facts, e) => [who(facts, e.seat), ' is finished.'],
  suddenDeath: () => ['Glory is equal: sudden death.'],
  gaveUp: (facts, e) => [who(facts, e.seat), ' gives up.'],
  ended: (facts, e) =>
    e.winner === null
      ? [`The match is drawn${ENDING_WORDS[e.reason]}.`]
      : [who(facts, e.winner), ` wins${ENDING_WORDS[e.reason]}.`],
}

/** What becomes of a permanent, of one and of several. */
const WAY_WORDS: Readonly<Record<Way, readonly [string, string]>> = {
  replaced: ['is replaced', 'are replaced'],
  destroyed: ['is destroyed', 'are destroyed'],
  sacrificed: ['is sacrificed', 'are sacrificed'],
  recalled: ['is recalled', 'are recalled'],
  banished: ['is banished', 'are banished'],
  fallen: ['goes to the graveyard with its Hero', 'go to the graveyard with their Hero'],
}

const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  glory: ' with enough Glory',
  rounds: ' with more Glory after the last round',
  sudden: ' in sudden death',
  cap: ' after the last round that was agreed on',
  agreed: ': both have agreed on it',
  left: '',
}

function names(faces: readonly DefIndex[]): string {
  return listed(faces.map(firstName))
}

function at(facts: EldarFacts, aims: readonly Aim[], targets: readonly number[]): Sentence {
  const chosen = targets.flatMap((value, place) => (value < 0 ? [] : [target(facts, aims[place], value)]))
  return chosen.flatMap((piece, i) => [i === 0 ? ' on ' : ' and ', piece])
}

function paidParts(e: Extract<EldarEvent, { type: 'paid' }>): string[] {
  const others = [...(e.exhausts ? ['stamina'] : []), ...(e.hp > 0 ? [`${e.hp} HP`] : [])]
  return e.focus > 0 || others.length === 0 ? [`${e.focus} Focus`, ...others] : others
}
