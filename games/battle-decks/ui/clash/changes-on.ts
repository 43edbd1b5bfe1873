import {
  cardOf,
  heroOf,
  isConscious,
  numeral,
  totalsOf,
  type BattlePosition,
  type BattleView,
  type Character,
} from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'

/** What a deed changes on the characters of the field, in words: "DEF 7 → 9", with the name of anybody but `about`. Null for nothing. */
export function sayChanges(view: BattleView, after: BattlePosition | null, about: CardId): string | null {
  if (after === null) return null
  const said = after.sides.flatMap(({ characters }) =>
    characters.flatMap((now) => {
      const was = view.sides.flatMap((side) => side.characters).find(({ card }) => card === now.card)
      const changes = was === undefined ? [] : changesOf({ view, was }, { after, now })
      if (changes.length === 0) return []
      const name = now.card === about ? '' : `${cardOf(view, now.card).name} `
      return [`${name}${changes.join(', ')}`]
    }),
  )
  return said.length === 0 ? null : said.join('; ')
}

interface Before {
  readonly view: BattleView
  readonly was: Character
}

interface After {
  readonly after: BattlePosition
  readonly now: Character
}

function changesOf({ view, was }: Before, { after, now }: After): string[] {
  const printed = totalsOf(view, was)
  const numbers = totalsOf(after, now).flatMap((total, at) => {
    const before = printed[at]?.now ?? total.now
    return before === total.now ? [] : [sayChange(total.stat.toUpperCase(), before, total.now)]
  })
  return [...numbers, ...sayHp(view, was, now), ...sayState(was, now)]
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
  if (!isConscious(was) && isConscious(now)) return ['comes to']
  if (was.isActivated === now.isActivated) return []
  return [now.isActivated ? 'counts as activated' : 'can act again']
}
