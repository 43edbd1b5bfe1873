import type { Sentence } from '@trialhall/kernel'
import type { TempusPrompt } from '../asks.ts'
import { NOBODY } from '../state.ts'
import type { Moment, Phase } from '../terms.ts'
import { card, creature, verb, type TempusFacts } from './names.ts'

/** Phases by name (T-9.01). */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  draft: 'draft',
  draw: 'Draw phase',
  event: 'Event phase',
  initiative: 'Initiative phase',
  turns: 'Turn phase',
  end: 'End of Round phase',
}

type WindowPrompt = Extract<TempusPrompt, { readonly type: 'window' }>

/** What a window is about, as half a sentence. */
export function happeningWords(facts: TempusFacts, prompt: WindowPrompt): Sentence {
  return MOMENT_WORDS[prompt.moment](facts, prompt)
}

type Telling = (facts: TempusFacts, prompt: WindowPrompt) => Sentence

const MOMENT_WORDS: Readonly<Record<Moment, Telling>> = {
  phase: ({ view }) => [`the ${PHASE_NAMES[view.phase]} begins`],
  initiative: () => ['initiatives are rolled'],
  'turn-start': (facts, p) => [...turnOf(facts, p), ' begins'],
  turn: (facts, p) => [...turnOf(facts, p), ' goes on'],
  spell: (facts, p) => [...does(facts, p, ['plays', 'play']), ' ', ...named(facts, p)],
  declared: (facts, p) =>
    p.target === NOBODY
      ? [...does(facts, p, ['lays', 'lay']), ' the area of ', ...named(facts, p)]
      : [...does(facts, p, ['attacks', 'attack']), ...whom(facts, p), ...using(facts, p)],
  rolled: (facts, p) => does(facts, p, ['has rolled', 'have rolled']),
  hit: (facts, p) => [
    ...does(facts, p, ['hits', 'hit']),
    ...whom(facts, p),
    ...using(facts, p),
    p.damage > 0 ? ` for ${damageOf(p)} damage` : '',
  ],
  damage: (facts, p) => [
    ...suffers(facts, p, ['is', 'are']),
    ` about to take ${damageOf(p)} damage`,
    ...(p.card === null ? [] : [' from ', card(facts, p.card)]),
  ],
  missed: (facts, p) => [...does(facts, p, ['misses', 'miss']), ...whom(facts, p), ...using(facts, p)],
  falling: (facts, p) => [...suffers(facts, p, ['is', 'are']), ' about to be defeated'],
  hurt: (facts, p) => [...suffers(facts, p, ['has', 'have']), ' taken damage'],
  attacked: (facts, p) => [
    ...does(facts, p, ['has attacked', 'have attacked']),
    ...whom(facts, p),
    ...using(facts, p),
  ],
  skill: (facts, p) => [...does(facts, p, ['is', 'are']), ' about to try a skill'],
  'turn-end': (facts, p) => [...turnOf(facts, p), ' ends'],
}

function turnOf(facts: TempusFacts, { creature: actor }: WindowPrompt): Sentence {
  return actor === facts.asked ? ['your turn'] : ['the turn of ', creature(facts, actor)]
}

/** With what was added since, where that can be told. */
function damageOf({ damage, comes }: WindowPrompt): number {
  return comes?.damage ?? damage
}

type Verbs = readonly [string, string]

function does(facts: TempusFacts, { creature: actor }: WindowPrompt, verbs: Verbs): Sentence {
  return [creature(facts, actor), ` ${verb(facts, actor, verbs)}`]
}

/** Whoever the damage is for, which the moment itself names where there is no target. */
function suffers(facts: TempusFacts, { creature: actor, target }: WindowPrompt, verbs: Verbs): Sentence {
  const id = target === NOBODY ? actor : target
  return [creature(facts, id), ` ${verb(facts, id, verbs)}`]
}

/** Who the target is; an area may catch whoever made it (T-22.04). */
function whom(facts: TempusFacts, { creature: actor, target }: WindowPrompt): Sentence {
  if (target === NOBODY) return []
  if (target === actor) return [target === facts.asked ? ' yourself' : ' itself']
  return [' ', creature(facts, target)]
}

function named(facts: TempusFacts, { card: played }: WindowPrompt): Sentence {
  return played === null ? ['a Spell'] : [card(facts, played)]
}

/** With a card, or with an attack of a Monster's script. */
function using(facts: TempusFacts, { card: played, attack }: WindowPrompt): Sentence {
  if (played !== null) return [' with ', card(facts, played)]
  return attack === undefined ? [] : [` with ${attack}`]
}
