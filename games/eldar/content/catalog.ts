import type { CardFace } from '@trialhall/kernel'
import type { Face, Ongoing } from '../faces.ts'
import { abilityNeeds, commonNeeds, playNeeds } from '../rules/actions/needs.ts'
import {
  ABILITY_NEEDS,
  COMMON_NEEDS,
  GIVEN,
  GIVEN_AT_TIMES,
  GIVEN_LATE,
  GIVEN_TO_OTHERS,
  OCCASIONS_OF,
  PLAY_NEEDS,
  PRINTED,
  QUIRKS_OF,
} from '../rules/printed.ts'
import { ATTRIBUTES, COPY_LIMIT, type Attribute } from '../terms.ts'
import { ARTIFICER } from './artificer.ts'
import { HEROES } from './heroes.ts'
import { MAGE } from './mage.ts'
import { PALADIN } from './paladin.ts'
import { RANGER } from './ranger.ts'
import { sayFace } from '../texts/sentences.ts'
import { THIEF } from './thief.ts'
import { WARRIOR } from './warrior.ts'

const CARDS: readonly Face[] = [...WARRIOR, ...RANGER, ...THIEF, ...ARTIFICER, ...MAGE, ...PALADIN]

/** How many cards there are besides Heroes; Heroes stand behind them. */
export const CARD_COUNT: number = CARDS.length

/** Every card, and behind them every Hero. */
export const FACES: readonly Face[] = [...CARDS, ...HEROES]

PRINTED.push(...FACES)
QUIRKS_OF.push(...FACES.map(({ quirks }) => quirks))
OCCASIONS_OF.push(...FACES.map(({ occasions }) => occasions))
PLAY_NEEDS.push(...FACES.map(playNeeds))
ABILITY_NEEDS.push(...FACES.map(abilityNeeds))
COMMON_NEEDS.push(...FACES.map(commonNeeds))
GIVEN.push(...FACES.map(({ gives }) => allGiven(gives.bearer.filter(({ condition }) => condition === null))))
GIVEN_AT_TIMES.push(
  ...FACES.map(({ gives }) => allGiven(gives.bearer.filter(({ condition }) => condition !== null))),
)
GIVEN_TO_OTHERS.push(...FACES.map(({ gives }) => allGiven(gives.otherAllies)))
GIVEN_LATE.push(...FACES.map(({ gives }) => allGiven(gives.late)))

function allGiven(abilities: readonly Ongoing[]): number {
  return abilities.reduce((bits, { gives }) => bits | gives, 0)
}

/** Everything as it is printed, for galleries and terminals. */
export const CATALOG: readonly CardFace[] = FACES.map((face) => ({
  slug: face.slug,
  name: face.name,
  kind: face.kind,
  text: sayFace(face),
  copies: face.kind === 'hero' ? 1 : COPY_LIMIT,
  from: face.from,
  facts: factsOf(face),
}))

function factsOf(face: Face): Record<string, number | string> {
  const facts: Record<string, number | string> = { class: face.class }
  if (face.kind === 'hero') {
    facts.hp = face.hp
    ATTRIBUTES.forEach((name: Attribute, i) => (facts[name] = face.attributes[i] ?? 0))
  }
  if (face.play !== null) {
    facts.speed = face.play.speed
    facts.focus = face.play.isX ? 'X' : face.play.focus
    if (face.play.exhausts) facts.exhaust = 'exhaust'
  }
  if (face.subtype !== null) facts.subtype = face.subtype
  if (face.injury > 0) facts.injury = face.injury
  facts.printed = face.printed
  return facts
}
