import { capital } from '@trialhall/kernel'
import type { Seat } from '@trialhall/kernel'
import {
  accent,
  columnsOf,
  cut,
  faint,
  fitted,
  lineText,
  padded,
  strong,
  type Line,
  type Span,
} from '@trialhall/terminal'
import {
  attributeOf,
  ATTRIBUTES,
  BIT,
  faceOf,
  heroAt,
  heroName,
  isBloodied,
  keyOf,
  SLOTS,
  STATUSES,
  statusesOf,
  type Attached,
  type EldarView,
  type Hero,
  type HeroId,
  type SlotName,
} from '../game.ts'

const NAME_COLUMNS = 9
const BAR_COLUMNS = 6
const WIDE_BAR_COLUMNS = 10
/** Columns that a Hero needs where Heroes stand side by side. */
export const LEAST_COLUMN = 46

/** How Heroes below each other are drawn: what is attached in a line of its own, or all in one line. */
export type HeroShape = 'below' | 'brief'

interface Space {
  readonly width: number
  readonly shape: HeroShape
}

/** The Heroes of a seat below each other. */
export function heroesBelow(view: EldarView, seat: Seat, { width, shape }: Space): Line[] {
  return heroesOf(view, seat).flatMap((id) => {
    const hero = heroAt(view, id)
    const name = strong(`  ${padded(cut(heroName(view, id), NAME_COLUMNS), NAME_COLUMNS)} `)
    if (hero.isDown) return [[name, ...defeated()]]
    const line: Line = [name, ...bodyOf(hero, BAR_COLUMNS), ...marksOf(view, id)]
    const kit = kitOf(hero)
    if (kit.length === 0) return [line]
    if (shape === 'below')
      return [line, [faint(`    ${kit.map(({ slot, text }) => `${slot} ${text}`).join(' · ')}`)]]
    return [[...line, ...kitIn(kit, width - columnsOf(lineText(line)) - 1)]]
  })
}

/** The Heroes of a seat side by side, each with a line for everything that it has. */
export function heroesAbreast(view: EldarView, seat: Seat, width: number): Line[] {
  const column = Math.floor(width / view.perSide)
  const boxes = heroesOf(view, seat).map((id) => boxOf(view, id))
  const height = Math.max(0, ...boxes.map((box) => box.length))
  return Array.from({ length: height }, (_, row) =>
    boxes.flatMap((box) => filled(fitted(box[row] ?? [], column - 1), column)),
  )
}

function heroesOf({ perSide }: EldarView, seat: Seat): HeroId[] {
  return Array.from({ length: perSide }, (_, i) => seat * perSide + i)
}

function filled(line: Line, columns: number): Line {
  return [...line, ' '.repeat(Math.max(0, columns - columnsOf(lineText(line))))]
}

function boxOf(view: EldarView, id: HeroId): Line[] {
  const hero = heroAt(view, id)
  const name = strong(`  ${padded(heroName(view, id), NAME_COLUMNS)} `)
  if (hero.isDown) return [[name, ...defeated()]]
  return [
    [name, ...bodyOf(hero, WIDE_BAR_COLUMNS)],
    ['    ', attributesText(view, id), ...marksOf(view, id)],
    ...kitOf(hero).map(({ slot, text }): Line => [faint(`    ${padded(slot, SLOT_COLUMNS)}`), text]),
  ]
}

function defeated(): Line {
  return [faint('defeated; revives at the end of the round')]
}

/** HP with a bar, Focus, stamina. */
function bodyOf({ hp, face, focus, isRefreshed }: Hero, columns: number): Span[] {
  const full = faceOf(face).hp
  const blocks = Math.min(columns, Math.ceil((columns * hp) / Math.max(1, full)))
  const bar = '█'.repeat(blocks) + '░'.repeat(columns - blocks)
  return [
    strong(`${`${hp}/${full}`.padStart(5)} HP `),
    accent(bar),
    `  ${focus} Focus`,
    isRefreshed ? '' : '  exhausted',
  ]
}

/** Statuses and whether it is bloodied, in words. */
function marksOf(view: EldarView, id: HeroId): Span[] {
  const bits = statusesOf(view, id)
  const names = STATUSES.filter((status) => (bits & BIT[status]) !== 0).map(capital)
  const all = isBloodied(view, id) ? [...names, 'bloodied'] : names
  return all.length === 0 ? [] : ['  ', accent(all.join(' '))]
}

/** "Power 3 Skill 1": the attributes that a Hero has now. */
function attributesText(view: EldarView, id: HeroId): string {
  const values = ATTRIBUTES.map((attribute) => [attribute, attributeOf(view, id, attribute)] as const)
  return values.map(([attribute, value]) => `${capital(attribute)} ${value}`).join(' ')
}

/** What is attached, each with its share of the room, or how much it is. */
function kitIn(kit: readonly Item[], room: number): Span[] {
  const share = Math.floor(room / kit.length) - GAP
  if (share < LEAST_SHARE) return [faint(` +${kit.length}`)]
  return [faint(` · ${kit.map(({ text }) => cut(text, share)).join(' · ')}`)]
}

/** A permanent on a Hero. */
interface Item {
  readonly slot: SlotName
  readonly text: string
}

function kitOf(hero: Hero): Item[] {
  return SLOTS.flatMap((slot, at): Item[] => {
    const attached = hero.kit[at]
    return attached ? [{ slot, text: attachedText(hero, attached) }] : []
  })
}
const SLOT_COLUMNS = 11
const GAP = 3
const LEAST_SHARE = 4

/** Name, counters, and whether all its actions were used this round: "Pendant of Rising Fury, 2 fury". */
function attachedText(hero: Hero, attached: Attached): string {
  const { face, counters } = attached
  const { name, counter } = faceOf(face)
  const count = counters > 0 ? `, ${counters} ${counter ?? 'counters'}` : ''
  return `${name}${count}${isUsedUp(hero, attached) ? ', used' : ''}`
}

/** Each action ability can be used once a round (E-12.01): one that is left makes the card worth a look. */
function isUsedUp({ used }: Hero, { face, card }: Attached): boolean {
  const actions = faceOf(face).abilities.flatMap(({ kind }, at) => (kind === 'action' ? [at] : []))
  return actions.length > 0 && actions.every((at) => used.includes(keyOf(card, at)))
}
