import { capital } from '@trialhall/kernel'
import type {
  ActionFace,
  Aim,
  ChainFace,
  EventCard,
  FreeFace,
  HeroCard,
  LootCard,
  MonsterFace,
  Rider,
  ScriptLine,
  SmiteFace,
  Standing,
} from '../faces.ts'
import { SKILLS } from '../terms.ts'
import { sayAttack } from './attacks.ts'
import { ALL, IT } from './bonuses.ts'
import { sayStanding } from './lastings.ts'

/** The whole text of a card of a Hero deck, read from what runs. */
export function sayHeroCard(card: HeroCard): string {
  const parts = [
    ...(card.action === null ? [] : sayAction(card.action)),
    ...(card.chain === null ? [] : [sayChain(card.chain)]),
    ...(card.smite === null ? [] : [saySmite(card.smite)]),
    ...(card.free === null ? [] : [sayFree(card.free)]),
    ...(card.standing === null ? [] : saysOf(card.standing)),
    ...(card.once === null ? [] : [`Once a ${card.once}`]),
  ]
  return [...parts.map(sentence), ...notesOf(card), ...saySuffix(card)].join(' ')
}

function saySuffix({ use }: HeroCard): readonly string[] {
  if (use === 'maintained') return ['Ongoing: needs an Action in each of your turns.']
  return use === 'ongoing' ? ['Ongoing.'] : []
}

function sentence(text: string): string {
  return `${capital(text)}${/[.!]$/u.test(text) ? '' : '.'}`
}

function saysOf(standing: Standing): readonly string[] {
  return sayStanding(standing)
}

/** What an Action does, in the order in which it happens. */
function sayAction(action: ActionFace): readonly string[] {
  const { cost, spaces, skills, attack, before, deed, after, aim } = action
  const parts = [
    ...(cost > 1 ? ['costs two Actions'] : []),
    ...(spaces > 0 ? [`move ${spaces} spaces`] : []),
    ...(skills === null ? [] : [SKILLS.map((skill) => `${capital(skill)} ${skills[skill]}+`).join(', ')]),
    ...(before === null ? [] : [before.says]),
    ...(attack === null ? [] : [sayAttack(attack)]),
    ...(deed === null ? [] : [aimed(aim, deed.says)]),
    ...(after === null ? [] : [after.says]),
  ]
  const isGeneral = action.type === 'general'
  return isGeneral ? [`Action: ${parts.join('. ')}`] : parts
}

/** "Choose an ally you see within 10, or yourself: it heals 5". */
function aimed(aim: Aim, says: string): string {
  return aim.type === 'none' ? says : `choose ${aim.says}: ${says}`
}

const CHAINS = {
  attack: 'an Attack',
  move: 'a Move',
  skill: 'a skill or General Action',
  any: 'any Action',
} as const

const CHAIN_MOMENTS = { declare: '', hit: ', on a hit', after: ', once it is finished' } as const

function sayChain({ type, moment, orAfter, condition, aim, deed, rider }: ChainFace): string {
  const on = condition === null ? CHAINS[type] : sayFits(type, condition.says)
  const does = [deed === null ? '' : aimed(aim, deed.says), sayRider(moment, rider)]
  return `Chain on ${on}${orAfter ? ', before or after it' : CHAIN_MOMENTS[moment]}: ${does.filter((part) => part !== '').join('; ')}`
}

function sayFits(type: ChainFace['type'], says: string): string {
  return /^an? /u.test(says) ? says : `${CHAINS[type]} ${says}`
}

function sayRider(moment: ChainFace['moment'], rider: Rider | null): string {
  if (rider === null) return ''
  const { says, isSentence = false } = rider
  if (moment === 'hit') return says
  return isSentence ? `on a hit, ${says}` : `a hit adds ${says}`
}

function saySmite({ condition, says }: SmiteFace): string {
  return condition === null ? `Damage Chain: ${says}` : `Damage Chain on ${condition.says}: ${says}`
}

function sayFree({ condition, aim, deed }: FreeFace): string {
  return condition === null
    ? `Free: ${aimed(aim, deed.says)}`
    : `Free, ${condition.says}: ${aimed(aim, deed.says)}`
}

/** What words in a card mean, each once: "Held: …". */
function notesOf({ action, chain, free }: Pick<HeroCard, 'action' | 'chain' | 'free'>): readonly string[] {
  const riders = (action?.attack?.tables ?? []).flatMap((lines) => lines.flatMap((line) => line.riders))
  const deeds = [
    action?.before,
    action?.deed,
    action?.after,
    chain?.deed,
    chain?.rider,
    free?.deed,
    ...riders,
  ]
  return [...new Set(deeds.flatMap((deed) => deed?.note ?? []))].map(sentence)
}

/** The text of a Loot card. */
export function sayLoot({ action, free, standing, gained }: LootCard): string {
  const parts = [
    ...(action === null ? [] : sayAction(action)),
    ...(free === null ? [] : [sayFree(free)]),
    ...(standing === null ? [] : sayStanding(standing)),
    ...(gained === null ? [] : [`when gained, ${gained.says}`]),
    ...(action === null && free === null ? [] : ['Once a round']),
  ]
  return [...parts.map(sentence), ...notesOf({ action, chain: null, free })].join(' ')
}

const LASTS = { instant: '', round: 'Until the end of the round.', game: 'Stays in play.' } as const
const ACTS: Readonly<Record<EventCard['acts'], string>> = {
  drawn: '',
  initiative: 'On a random initiative.',
  'every-initiative': 'On a random initiative in every round.',
  'round-end': 'At the end of the round.',
  never: '',
}

const WHERE = ['', 'One random location.', 'Two random locations.', 'Three random locations.']

/** The text of an Event. */
export function sayEvent({ lasts, acts, locations, deed, standing }: EventCard): string {
  const where = WHERE[locations] ?? ''
  const does = [
    ...(deed === null ? [] : [deed.says]),
    ...(standing === null ? [] : sayStanding(standing, ALL)),
  ]
  return [ACTS[acts], where, ...does.map(sentence), LASTS[lasts]].filter((part) => part !== '').join(' ')
}

/** The text of a Monster: its script line by line, and what it has (C-12, C-13). */
export function sayMonster({ script, standing }: MonsterFace): string {
  return [...script.map(sayScriptLine), ...sayStanding(standing, IT)].map(sentence).join(' ')
}

function sayScriptLine({ name, attack, least, isFromAfar, standsStill, says, deed }: ScriptLine): string {
  const { reach } = attack
  const within = deed !== null && reach.type === 'ranged' ? ` within ${reach.range}` : '' // an attack says so itself
  const parts = [
    least > 1 ? `if ${least} or more Heroes can be struck` : '',
    isFromAfar ? `if its target is visible${within} and out of reach` : '',
    standsStill ? 'without moving' : '',
    says,
  ].filter((part) => part !== '')
  const when = parts.length === 0 ? '' : ` (${parts.join('; ')})`
  return deed === null ? `${name}${when}: ${sayAttack(attack)}` : `${name}${when}`
}
