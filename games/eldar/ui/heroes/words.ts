import {
  ATTRIBUTES,
  attributeOf,
  faceOf,
  heroName,
  SLOTS,
  type EldarView,
  type HeroId,
} from '@trialhall/game-eldar'
import { capital } from '@trialhall/kernel'
import type { HeroPrice } from './PriceTag.tsx'
import type { Outcome } from '../outcome.ts'
import { MARKS, marksOf } from '../status-words.ts'

/** What is about to happen to a Hero. */
interface HeroNews {
  /** HP that what is under way takes (below 0) or gives. */
  readonly change: number
  /** What picking it would do, and what it would cost. */
  readonly outcome: Outcome | null
  readonly price: HeroPrice | null
}

/** All that a panel shows of a Hero, for a screen reader. */
export function heroWords(view: EldarView, id: HeroId, { change, outcome, price }: HeroNews): string {
  const hero = view.heroes[id]
  if (!hero) return ''
  const whose =
    view.viewer === null ? (hero.seat === 0 ? 'Hero of A' : 'Hero of B') : whoseHero(view, hero.seat)
  const name = `${heroName(view, id)}, ${whose}, ${faceOf(hero.face).class}.`
  if (hero.isDown) return `${name} Defeated.`
  const attributes = ATTRIBUTES.flatMap((one) => {
    const value = attributeOf(view, id, one)
    return value > 0 ? [`${capital(one)} ${value}`] : []
  })
  const numbers = `${hero.hp} of ${faceOf(hero.face).hp} HP, ${hero.focus} Focus, ${hero.isRefreshed ? 'refreshed' : 'exhausted'}, ${attributes.join(', ')}.`
  const news = [changeLine(change), outcomeLine(outcome), priceLine(price)]
  return [name, numbers, marksLine(view, id), kitLine(view, id), ...news].filter(Boolean).join(' ')
}

function whoseHero({ viewer }: EldarView, seat: number): string {
  return viewer === seat ? 'your Hero' : 'enemy Hero'
}

function marksLine(view: EldarView, id: HeroId): string {
  const names = marksOf(view, id).map((mark) => MARKS[mark].name)
  return names.length > 0 ? `${names.join(', ')}.` : ''
}

function kitLine(view: EldarView, id: HeroId): string {
  const parts = (view.heroes[id]?.kit ?? []).flatMap((one, at) =>
    one ? [`${SLOTS[at] ?? ''} ${faceOf(one.face).name}`] : [],
  )
  return parts.length > 0 ? `Has ${parts.join(', ')}.` : ''
}

/** What picking it would do. */
function outcomeLine(outcome: HeroNews['outcome']): string {
  return outcome ? `If you pick it: ${outcome.words}.` : ''
}

/** What picking it would cost. */
function priceLine(price: HeroPrice | null): string {
  if (!price) return ''
  return `Costs ${price.now} Focus${price.hp ? ` and ${price.hp} HP` : ''}.`
}

function changeLine(change: number): string {
  if (change === 0) return ''
  return change < 0 ? `Would lose ${-change} HP.` : `Would recover ${change} HP.`
}
