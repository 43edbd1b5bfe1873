import { capital, counted, listed } from '@trialhall/kernel'
import type { Piece, Sayings } from '@trialhall/kernel'
import { PASSIVE_POWERS } from '../content/passives.ts'
import type { IdleReason, LanesEvent } from '../events.ts'
import { manaWords } from '../rules/mana.ts'
import { markOf } from '../state.ts'
import { COLOURS, SHAPES } from '../terms.ts'
import { sayAimed } from './aims.ts'
import { cardList } from './lists.ts'
import { card, className, field, nodeName, PHASE_NAMES, unitNamed, who, type LanesFacts } from './names.ts'

/** One line of the log for each kind of event; a forgotten one does not compile. */
export const EVENT_WORDS: Sayings<LanesFacts, LanesEvent, 'type'> = {
  rolledForFirst: (facts, e) => [
    'For the first turn: ',
    who(facts, 0),
    ` rolls ${e.dice[0]} and `,
    who(facts, 1),
    ` rolls ${e.dice[1]}.`,
  ],
  tookClass: (_, e) => [
    { text: `Seat ${e.seat === 0 ? 'A' : 'B'}`, ref: { kind: 'seat', id: e.seat } },
    ` is the ${className(e.class)}.`,
  ],
  turnBegan: (facts, e) => [`Round ${e.round}: `, who(facts, e.seat), "'s turn."],
  phaseBegan: (facts, e) => [who(facts, e.seat), `: ${PHASE_NAMES[e.phase]}.`],
  orbsRefreshed: (facts, e) =>
    e.orbs.some((count) => count > 0)
      ? [who(facts, e.seat), ` gets back ${manaWords(e.orbs)}.`]
      : [who(facts, e.seat), ' gets no orbs back.'],
  paid: (facts, e) => [
    who(facts, e.seat),
    ` pays ${manaWords(e.orbs.map((count, i) => count + (e.mana[i] ?? 0)))}.`,
  ],
  gainedMana: (facts, e) => [who(facts, e.seat), ` gains ${e.by} ${COLOURS[e.colour]} mana.`],
  gainedOrbs: (facts, e) => [who(facts, e.seat), ` gains orbs: ${manaWords(e.orbs)}.`],
  mustered: (facts, e) => [who(facts, e.seat), ' summons ', unitNamed(facts, e.card), '.'],
  summoned: (facts, e) => [unitNamed(facts, e.card), ' is summoned on ', field(facts, e.field), '.'],
  cast: (facts, e) => [
    who(facts, e.seat),
    e.wasPrepared ? ' casts the prepared ' : ' casts ',
    card(facts, e.card),
    ...sayAimed(facts, e),
    '.',
  ],
  prepared: (facts, e) => [who(facts, e.seat), ' prepares ', card(facts, e.card), '.'],
  replaced: (facts, e) => [who(facts, e.seat), ' takes ', card(facts, e.card), ' back from its slot.'],
  charged: (facts, e) => [
    who(facts, e.seat),
    ` lays a ${COLOURS[e.colour]} charge on `,
    card(facts, e.card),
    ` in slot ${e.slot + 1}.`,
  ],
  sparked: (facts, e) => [who(facts, e.seat), ' uses Spark on ', unitNamed(facts, e.card), '.'],
  overwhelmed: (facts, e) => [who(facts, e.seat), ' uses Overwhelm.'],
  boughtNode: (facts, e) => [who(facts, e.seat), ` buys ${nodeName(e.class, e.node)}.`],
  gainedCards: (facts, e) => [who(facts, e.seat), ' takes ', ...cardList(facts, e.cards), ' into hand.'],
  passiveWorked: (facts, e) => [PASSIVE_POWERS[e.passive].name, ' of ', who(facts, e.seat), ' works.'],
  enchantmentBegan: (facts, e) => [
    card(facts, e.card),
    ` carries ${counted(e.tokens, `${SHAPES[e.shape]} token`)}.`,
  ],
  enchantmentResolved: (facts, e) => ['the Enchantment of ', card(facts, e.card), ' resolves.'],
  enchantmentEnded: (facts, e) => ['the Enchantment of ', card(facts, e.card), ' ends.'],
  enchanted: (facts, e) => [unitNamed(facts, e.card), ` is enchanted (${SHAPES[e.shape]}).`],
  unenchanted: (facts, e) => [
    unitNamed(facts, e.card),
    e.marks === 0
      ? ' is no longer enchanted.'
      : ` loses enchantment tokens and is still enchanted (${listed(shapesIn(e.marks))}).`,
  ],
  waveBegan: (_, e) => [
    e.wave === 'haste' ? 'Extra actions by Haste.' : e.wave === 1 ? 'First wave.' : 'Second wave.',
  ],
  advanced: (facts, e) => [
    unitNamed(facts, e.card),
    ' advances from ',
    field(facts, e.from),
    ' to ',
    field(facts, e.to),
    '.',
  ],
  defended: (facts, e) => [unitNamed(facts, e.card), ' defends.'],
  rose: (facts, e) => [unitNamed(facts, e.card), ' stops defending.'],
  idled: (facts, e) => [unitNamed(facts, e.card), IDLE[e.why]],
  attacked: (facts, e) => [
    named(facts, e.cards[0]),
    ' attacks ',
    named(facts, e.cards[1]),
    ' on ',
    field(facts, e.to),
    ` for ${e.damage}${because(e)}.`,
  ],
  struckHero: (facts, e) => [
    unitNamed(facts, e.card),
    ' strikes the hero of ',
    who(facts, e.seat),
    ` for ${e.damage}${because({ defence: 0, chilled: e.chilled })}.`,
  ],
  damaged: (facts, e) => [unitNamed(facts, e.card), ` takes ${e.by} damage.`],
  warded: (facts, e) => ['Antimagic protects ', unitNamed(facts, e.card), '.'],
  healed: (facts, e) => [unitNamed(facts, e.card), ` is healed by ${e.by} and has ${e.hp} HP.`],
  strengthened: (facts, e) => [
    unitNamed(facts, e.card),
    ` gains ${e.by} ${e.what === 'hp' ? 'HP' : 'Attack'}.`,
  ],
  conditionPlaced: (facts, e) => [unitNamed(facts, e.card), ` gets ${e.count} ${capital(e.condition)}.`],
  conditionLost: (facts, e) => [unitNamed(facts, e.card), ` loses ${e.count} ${capital(e.condition)}.`],
  died: (facts, e) => [unitNamed(facts, e.card), ' dies on ', field(facts, e.field), '.'],
  returned: (facts, e) => [
    ...cardList(facts, e.cards),
    ` ${e.cards.length === 1 ? 'goes' : 'go'} to the hand of `,
    who(facts, e.seat),
    '.',
  ],
  lifeChanged: (facts, e) => [
    who(facts, e.seat),
    e.by > 0 ? ` gains ${e.by} life (now ${e.life}).` : ` loses ${-e.by} life (now ${e.life}).`,
  ],
  gainedExperience: (facts, e) => [who(facts, e.seat), ` gains ${e.by} experience.`],
  levelled: (facts, e) => [who(facts, e.seat), ` reaches level ${e.level} and gains a power token.`],
  left: (facts, e) => [who(facts, e.seat), ' leaves the game.'],
  ended: (facts, e) =>
    e.winner === null
      ? [e.reason === 'agreed' ? 'The game is over: both agreed on a draw.' : 'The game is over: a draw.']
      : ['The game is over: ', who(facts, e.winner), ' wins.'],
}

/** Shapes of the tokens of either colour. */
function shapesIn(marks: number): string[] {
  return SHAPES.filter((_, shape) => (marks & (markOf(0, shape) | markOf(1, shape))) !== 0)
}

const IDLE: Readonly<Record<IdleReason, string>> = {
  'no-target': ' finds no target.',
  'no-attack': ' cannot attack.',
  target: ' does not advance: it has a target.',
  blocked: ' does not advance: the field ahead is occupied.',
  edge: ' does not advance: it stands in the last row.',
  grounded: ' does not advance: it is Grounded.',
  snare: ' is held by a Snare.',
  disarm: ' is disarmed and does not attack.',
  stun: ' is stunned.',
}

function named(facts: LanesFacts, id: Parameters<typeof card>[1] | undefined): Piece {
  return id === undefined ? 'a unit' : unitNamed(facts, id)
}

function because({ defence, chilled }: { readonly defence: number; readonly chilled: number }): string {
  const parts = [defence > 0 ? `defence ${defence}` : '', chilled > 0 ? `Chill ${chilled}` : ''].filter(
    (part) => part !== '',
  )
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}
