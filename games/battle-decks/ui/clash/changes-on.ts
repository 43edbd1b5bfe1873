import {
  cardOf,
  heroOf,
  isConscious,
  numeral,
  sayAbilitiesChanged,
  totalsOf,
  type BattlePosition,
  type BattleView,
  type Character,
} from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { listed } from '@trialhall/kernel/wording'

/** So many names stand beside an option; more are counted where all gain the same. */
const NAMED = 3

/** What a deed changes on one character. */
interface Changed {
  readonly card: CardId
  readonly words: string
  /** The same as what is added: "+1 ATK"; null where other things than numbers change. */
  readonly gain: string | null
}

/** What a deed changes on the characters of the field, in words: "DEF 7 → 9", with the name of anybody but `about`. Null for nothing. */
export function sayChanges(view: BattleView, after: BattlePosition | null, about: CardId): string | null {
  if (after === null) return null
  const changed = after.sides.flatMap(({ characters }) =>
    characters.flatMap((now) => {
      const was = view.sides.flatMap((side) => side.characters).find(({ card }) => card === now.card)
      return was === undefined ? [] : changedIn({ view, was }, { after, now })
    }),
  )
  if (changed.length === 0) return null
  return sayAlike(view, changed) ?? changed.map((one) => sayOne(view, one, about)).join('; ')
}

/** "+1 ATK for 4 characters"; null where it is one, or they gain different things. */
function sayAlike(view: BattleView, changed: readonly Changed[]): string | null {
  const gain = changed[0]?.gain ?? null
  if (changed.length < 2 || gain === null || changed.some((one) => one.gain !== gain)) return null
  const names = changed.map(({ card }) => cardOf(view, card).name)
  return `${gain} for ${changed.length > NAMED ? `${changed.length} characters` : listed(names)}`
}

function sayOne(view: BattleView, { card, words }: Changed, about: CardId): string {
  return card === about ? words : `${cardOf(view, card).name} ${words}`
}

function changedIn(before: Before, { after, now }: After): Changed[] {
  const numbers = numbersOf(before, { after, now })
  const others = [
    ...sayAbilitiesChanged(
      { position: before.view, character: before.was },
      { position: after, character: now },
    ),
    ...sayHp(before.view, before.was, now),
    ...sayState(before.was, now),
  ]
  if (numbers.length + others.length === 0) return []
  const words = [...numbers.map(({ stat, from, to }) => sayChange(stat, from, to)), ...others].join(', ')
  const gains = numbers.map(({ stat, from, to }) => `${to < from ? '' : '+'}${numeral(to - from)} ${stat}`)
  return [{ card: now.card, words, gain: others.length === 0 ? gains.join(', ') : null }]
}

interface Before {
  readonly view: BattleView
  readonly was: Character
}

interface After {
  readonly after: BattlePosition
  readonly now: Character
}

/** A number of a character that changes. */
interface ChangedNumber {
  readonly stat: string
  readonly from: number
  readonly to: number
}

function numbersOf({ view, was }: Before, { after, now }: After): ChangedNumber[] {
  const printed = totalsOf(view, was)
  return totalsOf(after, now).flatMap((total, at) => {
    const from = printed[at]?.now ?? total.now
    return from === total.now ? [] : [{ stat: total.stat.toUpperCase(), from, to: total.now }]
  })
}

function sayChange(what: string, before: number, now: number): string {
  return `${what} ${numeral(before)} → ${numeral(now)}`
}

function sayHp(view: BattleView, was: Character, now: Character): string[] {
  if (was.hp === now.hp || cardOf(view, was.card).kind !== 'hero') return []
  const most = now.hp === heroOf(view, was.card).hp ? ', all of its HP' : ''
  return [`${sayChange('HP', was.hp, now.hp)}${most}`]
}

function sayState(was: Character, now: Character): string[] {
  if (!isConscious(was) && isConscious(now)) return ['wakes up']
  if (was.isActivated === now.isActivated) return []
  return [now.isActivated ? 'counts as activated' : 'can act again']
}
