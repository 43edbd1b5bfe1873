import { capital } from '@trialhall/kernel'
import { ATTRIBUTES, CLASSES, KINDS } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import type { ChartBar, Deck, DeckChart, Dye } from '@trialhall/table-ui'
import { CLASS_DYES } from '../looks.ts'
import { partOf } from './faces.ts'
import { attributesIn, speedsOf } from './filters.ts'
import { printedOf } from './looks.ts'

type Counted = readonly { readonly face: CardFace; readonly count: number }[]

const KIND_DYES: Readonly<Record<string, Dye>> = {
  equipment: 'slate',
  command: 'red',
  support: 'green',
  affliction: 'violet',
}
const COSTS = ['0', '1', '2', '3', '4', 'X']
const ATTRIBUTE_DYES: readonly Dye[] = ['red', 'blue', 'gold']

/** All charts of a deck. */
export function chartsOf(deck: Deck): DeckChart[] {
  const cards = partOf(deck, 'cards')
  return [curve(cards), types(cards), attributes(deck, cards), speeds(cards), stamina(cards), classes(cards)]
}

/** Cards that fit, copies counted. */
function sum(cards: Counted, fits: (face: CardFace) => boolean): number {
  return cards.reduce((total, { face, count }) => total + (fits(face) ? count : 0), 0)
}

function curve(cards: Counted): DeckChart {
  const played = cards.filter(({ face }) => face.facts.focus !== undefined)
  const paid = played.filter(({ face }) => face.facts.focus !== 'X')
  const focus = paid.reduce((total, { face, count }) => total + count * Number(face.facts.focus), 0)
  const count = sum(paid, () => true)
  const bars = COSTS.map(
    (cost): ChartBar => ({
      label: cost,
      count: sum(played, ({ facts }) => String(facts.focus) === cost),
      dye: 'gold',
    }),
  ).filter((bar) => bar.label !== '0' || bar.count > 0)
  const free = sum(cards, ({ facts }) => facts.focus === undefined)
  return {
    id: 'curve',
    title: 'Focus curve',
    shape: 'curve',
    bars: [{ label: 'Equip', count: free, dye: 'slate' }, ...bars],
    ...(count > 0 ? { remark: `Action cards cost ${(focus / count).toFixed(1)} Focus on average.` } : {}),
  }
}

function types(cards: Counted): DeckChart {
  const bars = KINDS.filter((kind) => kind !== 'hero').map((kind) => ({
    label: capital(kind),
    count: sum(cards, (face) => face.kind === kind),
    dye: KIND_DYES[kind] ?? 'slate',
  }))
  return {
    id: 'types',
    title: 'Types',
    shape: 'bars',
    bars,
    remark: 'About 10 equipment and 20 action cards is advice, not a rule.',
  }
}

/** How many cards count with each attribute, and what the Heroes have of it. */
function attributes(deck: Deck, cards: Counted): DeckChart {
  const heroes = partOf(deck, 'heroes')
  const bars = ATTRIBUTES.map((name, at): ChartBar => {
    const values = heroes.map(({ face }) => `${firstName(face)} ${face.facts[name] ?? 0}`)
    return {
      label: capital(name),
      count: sum(cards, (face) => attributesIn(face).includes(capital(name))),
      dye: ATTRIBUTE_DYES[at] ?? 'slate',
      ...(values.length > 0 ? { note: values.join(', ') } : {}),
    }
  })
  const idle = ATTRIBUTES.filter(
    (name, at) =>
      (bars[at]?.count ?? 0) > 0 && heroes.length > 0 && heroes.every(({ face }) => !face.facts[name]),
  )
  const remark = `No Hero of this team has ${idle.map(capital).join(' or ')}, which some cards count with.`
  return {
    id: 'attributes',
    title: 'Attributes that cards count with',
    shape: 'bars',
    bars,
    ...(idle.length > 0 ? { remark } : {}),
  }
}

function speeds(cards: Counted): DeckChart {
  const has = (speed: string) => (face: CardFace) => speedsOf(face).includes(speed)
  return {
    id: 'speeds',
    title: 'Speed',
    shape: 'bars',
    bars: [
      { label: 'Slow', count: sum(cards, has('slow')), dye: 'slate' },
      { label: 'Fast', count: sum(cards, has('fast')), dye: 'blue' },
      { label: 'Neither', count: sum(cards, (face) => speedsOf(face).length === 0), dye: 'green' },
    ],
    remark: 'Equipment counts by the actions printed on it, so a card can be both.',
  }
}

function stamina(cards: Counted): DeckChart {
  const played = cards.filter(({ face }) => printedOf(face).play !== null)
  const exhausts = sum(played, (face) => printedOf(face).play?.exhausts === true)
  return {
    id: 'stamina',
    title: 'Stamina',
    shape: 'bars',
    bars: [
      { label: 'Exhausts its Hero', count: exhausts, dye: 'rust' },
      { label: 'Does not', count: sum(played, () => true) - exhausts, dye: 'teal' },
    ],
  }
}

function classes(cards: Counted): DeckChart {
  const bars = CLASSES.map((id) => ({
    label: capital(id),
    count: sum(cards, ({ facts }) => facts.class === id),
    dye: CLASS_DYES[id],
  }))
  return { id: 'classes', title: 'Classes', shape: 'bars', bars: bars.filter(({ count }) => count > 0) }
}

function firstName({ slug }: CardFace): string {
  return capital(slug)
}
