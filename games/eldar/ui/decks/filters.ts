import { capital } from '@trialhall/kernel'
import { CLASSES, KINDS, STATUSES } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import type { DeckFilter, FilterChoice } from '@trialhall/table-ui'
import { boardShape, CLASS_DYES } from '../looks.ts'
import { printedOf } from './looks.ts'

/** What a text is about, and how to find it there. */
const KEYWORDS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['Damage', /\bdamage\b/i],
  ['Lose HP', /\bloses? (?:\d+|that much|Wisdom) HP\b/i],
  ['Recover', /\brecovers?\b/i],
  ['Draw', /\bdraw\b/i],
  ['Foresee', /\bforesee\b/i],
  ['Focus gain', /\bgains? \d+ Focus\b/i],
  ['Refresh', /\brefresh\b|\bbecomes refreshed\b/i],
  ['Exhaust an enemy', /\bexhaust (?:target|this|it)\b/i],
  ['Negate', /\bnegate\b/i],
  ['Destroy', /\bdestroy\b/i],
  ['Sacrifice', /\bsacrifices?\b/i],
  ['Recall', /\brecall\b/i],
  ['Scrap', /\bscrap/i],
  ['Discard', /\bdiscards?\b/i],
  ['Banish', /\bbanish\b/i],
  ['Counters', /\bcounters?\b/i],
  ['Each enemy', /\beach (?:other )?enem/i],
  ['Boon', /^Boon\b/],
  ['Curse', /^Curse\b/],
  ['Injury', /^Injury\b/],
]

const ATTRIBUTE_NAMES = ['Power', 'Skill', 'Wisdom']

/** All the ways to narrow the cards. */
export const FILTERS: readonly DeckFilter[] = [
  {
    id: 'class',
    label: 'Class',
    place: 'front',
    choices: CLASSES.map((id) => ({ id, label: capital(id), dye: CLASS_DYES[id], shape: boardShape(id) })),
    valuesOf: ({ facts }) => [String(facts.class)],
  },
  {
    id: 'speed',
    label: 'Speed',
    place: 'front',
    choices: [
      { id: 'slow', label: 'Slow', shape: boardShape('slow') },
      { id: 'fast', label: 'Fast', shape: boardShape('fast') },
    ],
    valuesOf: speedsOf,
  },
  {
    id: 'type',
    label: 'Type',
    place: 'front',
    choices: KINDS.filter((kind) => kind !== 'hero').map((id) => ({
      id,
      label: capital(id),
      shape: boardShape(id),
    })),
    valuesOf: ({ kind }) => [kind],
  },
  {
    id: 'cost',
    label: 'Focus cost',
    place: 'front',
    choices: [
      ...['0', '1', '2', '3', '4', 'X'].map((id) => ({ id, label: id })),
      { id: 'none', label: 'None' },
    ],
    valuesOf: ({ facts }) => [facts.focus === undefined ? 'none' : String(facts.focus)],
  },
  {
    id: 'status',
    label: 'Status',
    place: 'more',
    choices: STATUSES.map((id) => ({ id, label: capital(id), shape: boardShape(id) })),
    valuesOf: ({ text }) => STATUSES.filter((id) => text.includes(capital(id))),
  },
  {
    id: 'attribute',
    label: 'Attribute',
    place: 'more',
    choices: ATTRIBUTE_NAMES.map((id) => ({ id, label: id })),
    valuesOf: attributesIn,
  },
  {
    id: 'keyword',
    label: 'What it does',
    place: 'more',
    choices: KEYWORDS.map(([id]): FilterChoice => ({ id, label: id })),
    valuesOf: ({ text }) => KEYWORDS.filter(([, pattern]) => pattern.test(text)).map(([id]) => id),
  },
]

/** The speeds of a card: its own, and those of the actions printed on it. */
export function speedsOf(face: CardFace): string[] {
  const { play, abilities } = printedOf(face)
  const actions = abilities.filter((ability) => ability.kind === 'action')
  return [...new Set([...(play ? [play.speed] : []), ...actions.map(({ speed }) => speed)])]
}

/** The attributes that a text counts with. */
export function attributesIn({ text }: Pick<CardFace, 'text'>): string[] {
  return ATTRIBUTE_NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
}
