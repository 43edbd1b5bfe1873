import { counted, type Sayings, type Seat, type Sentence } from '@trialhall/kernel'
import type { Pool, TempusPrompt } from '../asks.ts'
import { campOf, isOnMap } from '../rules/creatures.ts'
import { PRINTED } from '../rules/printed.ts'
import { NOBODY, type CreatureId } from '../state.ts'
import { HAND_LIMIT, type Moment } from '../terms.ts'
import { happeningWords } from './moments.ts'
import { card, cards, creature, join, lastingName, sum, verb, who, type TempusFacts } from './names.ts'

/** What each pool of the draft holds (T-6.01). */
export const POOL_NAMES: Readonly<Record<Pool, string>> = {
  class: 'Class',
  subclass: 'Subclass',
  character: 'Character',
}

/** What a seat is asked, for each kind of prompt. */
export const PROMPT_WORDS: Sayings<TempusFacts, TempusPrompt, 'type'> = {
  'pick-order': (_, p) => [`who in your party picks a ${POOL_NAMES[p.pool]} next?`],
  pick: (_, p) => [`which ${POOL_NAMES[p.pool]} do you take?`],
  'short-draft': (facts) => [
    `do all Heroes play their recommended builds? ${buildWords(facts)} Otherwise all draft Subclasses and Characters.`,
  ],
  corner: () => ['in which corner do you place your Entry Portal, where your party starts?'],
  cycle: (_, p) => [`which card of your discard pile goes into your new Draw Deck?${toGo(p.left)}`],
  flip: () => ['which Primary Attack do you turn to side II?'],
  discard: (facts, p) => [...discardWords(facts, p), toGo(p.left)],
  'respawn-card': () => ['which card of your discard pile do you take?'],
  turn: (_, p) => [`what do you do? You have ${meansOf(p)} left.`],
  walk: (_, p) => [`which space do you go to? You have ${counted(p.spaces, 'space')} left.`],
  pay: () => ['which of your spaces do you spend?'],
  chain: (facts, p) => [
    p.moment === 'declare' ? 'do you add a Chain to ' : 'do you add a Chain after ',
    card(facts, p.card),
    '?',
  ],
  smite: (facts, p) => [
    'do you add a Damage Chain to ',
    card(facts, p.card),
    ' against ',
    creature(facts, p.creature),
    '?',
  ],
  skill: (facts, p) => ['which skill do you try with ', card(facts, p.card), '?'],
  aim: (facts, p) => aimWords(facts, p),
  spare: (facts, p) => ['whom does ', card(facts, p.card), ' spare?'],
  'roll-order': (facts, p) => ['against whom do you roll next for ', card(facts, p.card), '?'],
  place: (facts, p) => [...placeWords(facts, p), ...withCard(facts, p), '?'],
  card: (facts, p) => ['which card do you choose for ', card(facts, p.card), `?${toGo(p.left)}`],
  may: (facts, p) => [...mayWords(facts, p), nthOf('Attack', p.attack)],
  spend: (facts, p) => ['do you use ', lastingName(p.face), ...forWhom(facts, p.creature), '?'],
  maintain: () => ['which Ongoing card do you maintain?'],
  window: (facts, p) => [...happeningWords(facts, p), ...answerWords(facts, p), ': do you play a card?'],
  rolled: (facts, p) => [
    creature(facts, p.creature),
    ` ${verb(facts, p.creature, ['has', 'have'])} rolled ${sum(p.die, p.total)}`,
    p.needed === null ? '' : ` against ${p.needed}`,
    ...answerWords(facts, p),
    ': do you play a card?',
  ],
  price: (facts, p) => ['which card do you discard for ', ...priceWords(facts, p), '?'],
  share: (facts, p) => [
    `how much of the ${p.left} healing of `,
    card(facts, p.card),
    ` ${verb(facts, p.creature, ['does', 'do'])} `,
    creature(facts, p.creature),
    ' get?',
  ],
  gift: (facts, p) => ['do you give Loot to ', creature(facts, p.creature), ' or take some?'],
  champion: () => ['who is the Champion of your party?'],
  'monster-move': (facts, p) => [
    'where does ',
    ...oneOfCamp(facts, p.creature),
    ' go?',
    ...goalWords(facts, p),
  ],
  'monster-path': (facts, p) => ['which way does ', ...oneOfCamp(facts, p.creature), ' take?'],
  'monster-target': (facts, p) => [
    'whom does ',
    ...oneOfCamp(facts, p.creature),
    ` attack?${nthOf('Roll', p.roll)}`,
  ],
  'monster-area': (facts, p) => ['where does ', ...oneOfCamp(facts, p.creature), ' lay its area?'],
}

/** Whom an attack is made at, or who suffers from it without a roll of its own. */
function aimWords(facts: TempusFacts, { card: source, roll, isExtra, suffers }: Asking<'aim'>): Sentence {
  if (suffers !== undefined) return [`who else suffers ${suffers} from `, card(facts, source), '?']
  const what = isExtra === true ? 'the extra attack of ' : ''
  return [`what do you aim ${what}`, card(facts, source), ` at?${nthOf('Roll', roll)}`]
}

/** "Fighter: Champion, Gains. Bard: Lore, Bonnie.": the builds of the Classes that were picked (T-6.12). */
function buildWords({ view }: TempusFacts): string {
  const builds = view.heroes.flatMap(({ heroClass }) => {
    const face = PRINTED.classes[heroClass]
    if (face === undefined) return []
    const made = face.build.map((slug, at) =>
      nameIn(at === 0 ? PRINTED.subclasses : PRINTED.characters, slug),
    )
    return [`${face.name}: ${made.join(', ')}.`]
  })
  return builds.join(' ')
}

function nameIn(pool: readonly { readonly slug: string; readonly name: string }[], slug: string): string {
  return pool.find((one) => one.slug === slug)?.name ?? ''
}

/** " Roll 2 of 3.": which of several rolls, so that the second question does not read as the first one. */
function nthOf(what: string, nth: readonly [number, number] | undefined): string {
  return nth === undefined ? '' : ` ${what} ${nth[0]} of ${nth[1]}.`
}

/** "Goblin B (2 of 4)": Monsters of a Camp act one after the other (T-31.07), and each is asked for. */
function oneOfCamp(facts: TempusFacts, id: CreatureId): Sentence {
  const { view } = facts
  const acting = campOf(view, id)?.members.filter((member) => isOnMap(view, member)) ?? []
  if (acting.length < 2) return [creature(facts, id)]
  return [creature(facts, id), ` (${acting.indexOf(id) + 1} of ${acting.length})`]
}

/** How many cards are still to be chosen, where it is more than one. */
function toGo(left: number): string {
  return left > 1 ? ` ${left} to go.` : ''
}

/** A hand is checked when a round ends (T-36.03); all else that takes cards of it is a card itself. */
function discardWords(facts: TempusFacts, { card: source }: Asking<'discard'>): Sentence {
  if (source !== null) return ['which card do you discard for ', card(facts, source), '?']
  return [`you keep ${HAND_LIMIT} cards at the end of a round: which card do you discard?`]
}

/** What has been played already, and who helps by an Interaction: a window opens again for everybody after each of them (T-17.04). */
function answerWords(facts: TempusFacts, prompt: Asking<'window' | 'rolled'>): Sentence {
  const { moment, played = [], helped = [] } = prompt
  const answers = played.filter((one) => !helped.some(({ card: paid }) => paid === one))
  const word = NO_DEEDS.has(moment) ? ', after ' : ', answered with '
  return [
    ...(answers.length === 0 ? [] : [word, ...cards(facts, answers)]),
    ...(helped.length === 0
      ? []
      : [', helped by ', ...join(helped.map(({ seat }) => helpWords(facts, seat)))]),
  ]
}

/** Moments at which nothing is done that could be answered. */
const NO_DEEDS: ReadonlySet<Moment> = new Set(['phase', 'initiative', 'turn-start', 'turn', 'turn-end'])

/** "your Coordinate", "Coordinate of Mirel": the card that paid for it has no effect of its own (T-16.20). */
function helpWords(facts: TempusFacts, seat: Seat): Sentence {
  const name = interactionOf(facts, seat)
  return seat === facts.asked ? [`your ${name}`] : [`${name} of `, who(facts, seat)]
}

function interactionOf({ view }: TempusFacts, seat: Seat): string {
  return PRINTED.classes[view.heroes[seat]?.heroClass ?? NOBODY]?.interaction.name ?? 'Interaction'
}

type Asking<T extends TempusPrompt['type']> = Extract<TempusPrompt, { readonly type: T }>

function meansOf({ actions, spaces }: Asking<'turn'>): string {
  const ofActions = counted(actions, 'Action')
  return spaces === 0 ? ofActions : `${ofActions} and ${counted(spaces, 'space')}`
}

/** A creature is moved; without one it is the token of a card. */
function placeWords(facts: TempusFacts, { creature: moved }: Asking<'place'>): Sentence {
  if (moved === NOBODY) return ['where do you put the token']
  return [`where ${verb(facts, moved, ['does', 'do'])} `, creature(facts, moved), ' go']
}

/** "where do you go with Charge", "where do you put the token of Healing Spirit". */
function withCard(facts: TempusFacts, { creature: moved, card: source }: Asking<'place'>): Sentence {
  return source === null ? [] : [moved === NOBODY ? ' of ' : ' with ', card(facts, source)]
}

/** An ally may refuse to give its Loot away (T-29.13); all else that may happen is a card that is used. */
function mayWords(facts: TempusFacts, prompt: Asking<'may'>): Sentence {
  const { card: used, creature: about } = prompt
  const owner = facts.view.heroes.find(({ loot }) => loot.includes(used))
  const isGift = owner !== undefined && owner.id === facts.asked && about >= 0 && about !== owner.id
  if (isGift) return ['do you give ', card(facts, used), ' to ', creature(facts, about), '?']
  return ['do you use ', card(facts, used), ...forWhom(facts, about), '?']
}

function forWhom(facts: TempusFacts, about: CreatureId): Sentence {
  return about === NOBODY || about === facts.asked ? [] : [' for ', creature(facts, about)]
}

/** A card of the hand stands for the Interaction of its Class (T-16.14). */
function priceWords(facts: TempusFacts, { card: source }: Asking<'price'>): Sentence {
  const hero = facts.view.heroes.find(({ hand }) => hand.includes(source))
  if (hero === undefined) return [card(facts, source)]
  return [PRINTED.classes[hero.heroClass]?.interaction.name ?? 'your Interaction']
}

/** Whom a Monster goes for; nothing where it is moved freely, as a Prince is (T-38.20). */
function goalWords(facts: TempusFacts, { creature: mover, target }: Asking<'monster-move'>): Sentence {
  if (target === mover) return []
  if (target === NOBODY) return [' It has no target.']
  return [' Its target is ', creature({ ...facts, asked: NOBODY }, target), '.']
}
