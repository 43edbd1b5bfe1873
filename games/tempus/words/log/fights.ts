import { capital, listed, type Sentence, type Sayings } from '@trialhall/kernel'
import type { FightEvent, Told } from '../../events.ts'
import { isHero, isMinion } from '../../rules/creatures.ts'
import { PRINTED } from '../../rules/printed.ts'
import { NEITHER, NOBODY, OFF, type Giver } from '../../state.ts'
import { card, cards, creature, lastingName, partyName, place, sum, who, type TempusFacts } from '../names.ts'

/** Attacks, rolls, damage, healing, Ailments and what lasts (T-21 to T-27). */
export const EVENTS_OF_FIGHTS: Sayings<TempusFacts, FightEvent, 'type'> = {
  attacked: (facts, e) => [
    creature(facts, e.creature),
    ' attacks ',
    ...targetOf(facts, e),
    ...attackWith(facts, e),
    '.',
  ],
  aimed: (facts, e) => aimWords(facts, e),
  rolled: (facts, e) => [creature(facts, e.creature), ...rollWords(e), ...forWords(facts, e), '.'],
  rerolled: (facts, e) => ['The roll of ', creature(facts, e.creature), ` is now ${sum(e.die, e.total)}.`],
  missed: (facts, e) => [creature(facts, e.creature), ' misses ', ...targetOf(facts, e), '.'],
  hit: (facts, e) => [
    creature(facts, e.creature),
    ' hits ',
    ...targetOf(facts, e),
    e.isCritical ? ' critically.' : '.',
  ],
  hurt: (facts, e) => [
    creature(facts, e.creature),
    ` takes ${e.damage} damage`,
    ...sourceWords(facts, e),
    leftOf(facts, e),
  ],
  unharmed: (facts, e) => [creature(facts, e.creature), ' takes no damage.'],
  healed: (facts, e) => [
    creature(facts, e.creature),
    isMinion(facts.view, e.creature) ? ' is healed.' : regainWords(e),
  ],
  afflicted: (facts, e) => [
    creature(facts, e.creature),
    ` gets ${e.tokens} ${capital(e.ailment)}${giverWords(e.giver)}.`,
  ],
  relieved: (facts, e) => [creature(facts, e.creature), ` is rid of ${capital(e.ailment)}.`],
  dazed: (facts, e) =>
    e.cards.length === 0
      ? [creature(facts, e.creature), ' is dazed and has nothing to discard.']
      : [creature(facts, e.creature), ' is dazed and discards ', ...cards(facts, e.cards), '.'],
  lastingBegan: (facts, e) => [...startWords(facts, e), '.'],
  tokenMoved: (facts, e) => [
    creature(facts, e.owner),
    ` moves ${lastingName(e.face)} to `,
    place(e.space),
    '.',
  ],
  lastingEnded: (facts, e) => [...endWords(facts, e), '.'],
  felled: (facts, e) => [
    creature(facts, e.creature),
    ' is defeated',
    ...(e.by === NOBODY || e.by === e.creature ? [] : [' by ', creature(facts, e.by)]),
    '.',
  ],
}

/** With a card, or with the one attack that a Monster has: of several, what is told does not say which. */
function attackWith(facts: TempusFacts, { card: source, creature: by }: Told<'attacked'>): Sentence {
  if (source !== null) return [' with ', card(facts, source)]
  const kind = facts.view.monsters.find(({ id }) => id === by)?.kind ?? NOBODY
  const script = PRINTED.monsters[kind]?.script ?? []
  return script.length === 1 && script[0] ? [` with ${script[0].name}`] : []
}

/** "Mertz aims Shatter at column 5, row 6. Nobody is in its area." A range-1 area lies around whoever makes it. */
function aimWords(
  facts: TempusFacts,
  { creature: by, card: source, space, targets }: Told<'aimed'>,
): Sentence {
  return [
    creature(facts, by),
    ' aims ',
    source === null ? 'an area' : card(facts, source),
    ...(space === OFF ? [' around itself'] : [' at ', place(space)]),
    targets === 0 ? '. Nobody is in its area.' : '.',
  ]
}

/** An area may catch whoever made it (T-22.04). */
function targetOf(facts: TempusFacts, e: Told<'attacked' | 'missed' | 'hit'>): Sentence {
  return e.creature === e.target ? ['itself'] : [creature(facts, e.target)]
}

/** " rolls 12 and 5; 12 + 3 = 15 against 13 succeeds" or " tries Knowledge: 7 + 3 = 10 against 13 fails": every die that was thrown, then what counts (T-23.05 to T-23.09). */
function rollWords({ purpose, skill, dice, die, total, needed }: Told<'rolled'>): Sentence {
  const does = purpose === 'skill' && skill !== null ? ` tries ${capital(skill)}:` : ' rolls'
  const thrown = listed(dice.map(String))
  const isPlain = dice.length === 1 && dice[0] === die
  const result = needed !== null && total >= needed ? 'succeeds' : 'fails'
  const isBare = !isPlain && total === die
  const counts = isBare ? `${die} counts` : sum(die, total)
  const against =
    needed === null ? '' : isBare ? `, which ${result} against ${needed}` : ` against ${needed} ${result}`
  return [`${does} ${isPlain ? counts : `${thrown}; ${counts}`}${against}`]
}

/** " for Portent": what a die is rolled for that is neither an attack nor a skill. */
function forWords(facts: TempusFacts, { card: asks }: Told<'rolled'>): Sentence {
  return asks === null ? [] : [' for ', card(facts, asks)]
}

function regainWords({ by, hp }: Told<'healed'>): string {
  return by === 0 ? ' has no HP to regain.' : ` regains ${by} HP and has ${hp}.`
}

/** Where the damage comes from, by its card if it has one. */
function sourceWords(
  facts: TempusFacts,
  { by, card: source, creature: target, ailment }: Told<'hurt'>,
): Sentence {
  if (ailment !== null) return [` from ${capital(ailment)}`]
  if (source !== null) return [' from ', card(facts, source)]
  return by === NOBODY || by === target ? [] : [' from ', creature(facts, by)]
}

/** What damage leaves: HP, or a Wound of a Minion (T-30.02); a defeat has a line of its own. */
function leftOf({ view }: TempusFacts, { creature: target, hp }: Told<'hurt'>): string {
  if (hp <= 0) return '.'
  return isMinion(view, target) ? ' and is Wounded.' : ` and has ${hp} HP.`
}

function giverWords(giver: Giver): string {
  return giver === NEITHER ? '' : ` from ${partyName(giver)}`
}

/** Statuses whose names say how somebody is: "Goblin A is Mocked", while a Hunter’s Mark is on it. */
const STATES: ReadonlySet<string> = new Set([
  'Marked',
  'Mocked',
  'Held',
  'Enfeebled',
  'Laughing',
  'Hardened',
  'Outlined',
  'Silenced',
  'Challenged',
])

/** What only says something of its maker, or of a party, which its owner is then. */
const NEWS: Readonly<Record<string, string>> = {
  'Champion of the Trial': ' is now Champion of the Trial',
  'Carried Banner': ' now carries the Banner',
  Triumph: ' has triumphed over the rival Champion',
  Ascended: ' has ascended',
}

/** "Raena puts Hunter’s Mark on Ogre", "Gains is now Hardened", "Ivar lays Healing Spirit at column 12, row 7". */
function startWords(facts: TempusFacts, e: Told<'lastingBegan'>): Sentence {
  const { owner, creature: bearer, space } = e
  const name = lastingName(e.face)
  const news = NEWS[name]
  if (news !== undefined) return [ofParty(e.face) ? partyName(owner) : creature(facts, owner), news]
  if (bearer !== NOBODY && STATES.has(name)) return [creature(facts, bearer), ` is now ${name}`]
  if (bearer !== NOBODY && (owner === NOBODY || owner === bearer))
    return [name, ' is on ', creature(facts, bearer)]
  if (owner === NOBODY) return space === OFF ? [name, ' begins'] : [name, ' lies at ', place(space)]
  const maker = isHero(owner) ? who(facts, owner) : creature(facts, owner)
  if (bearer !== NOBODY) return [maker, ` puts ${name} on `, creature(facts, bearer)]
  return space === OFF ? [name, ' of ', maker, ' begins'] : [maker, ` lays ${name} at `, place(space)]
}

function ofParty(face: number): boolean {
  return PRINTED.lastings[face]?.isOfParty === true
}

function endWords(facts: TempusFacts, { face, creature: bearer }: Told<'lastingEnded'>): Sentence {
  const name = lastingName(face)
  if (bearer === NOBODY) return [name, ' ends']
  if (STATES.has(name)) return [creature(facts, bearer), ` is no longer ${name}`]
  return [name, ' on ', creature(facts, bearer), ' ends']
}
