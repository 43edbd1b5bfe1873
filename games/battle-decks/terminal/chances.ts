import type { AttackOdds } from '../odds/attack.ts'
import type { Fate } from '../odds/fate.ts'
import type { SaveOdds } from '../odds/saves.ts'
import { numeral } from '../words/names.ts'

/** "67 %". */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`
}

/** "2.3": HP as an average has them. */
function average(hp: number): string {
  return numeral(Math.round(hp * 10) / 10)
}

/** "67 % −3": the chance of a hit and what it takes; of a reinforcement, which any hit defeats, the chance alone. */
export function attackBrief(odds: AttackOdds, isHero: boolean): string {
  return isHero ? `${percent(odds.hit)} −${odds.damage}` : percent(odds.hit)
}

/** "hits from 3 on, 67 %: 3 HP, with a 6 6; 2.5 on average; falls 17 %, is defeated 17 %". */
export function attackText(odds: AttackOdds, isHero: boolean): string {
  const from = odds.least === 6 ? 'hits with a 6 only' : `hits from ${odds.least} on`
  if (!isHero) return `${from}, ${percent(odds.hit)}: ${odds.damage > 0 ? 'defeated' : 'no damage'}`
  const damage = `${odds.damage} HP, with a 6 ${odds.doubled}; ${average(odds.expected)} on average`
  return `${from}, ${percent(odds.hit)}: ${damage}${fateText(odds)}`
}

/** "save 67 %, else −3". */
export function saveBrief(odds: SaveOdds, isHero: boolean): string {
  return `save ${percent(odds.safe)}, else ${isHero ? `−${odds.damage}` : 'defeated'}`
}

/** "saves from 3 on, 67 %; else 3 HP; falls 17 %". */
export function saveText(odds: SaveOdds, isHero: boolean): string {
  const least = Math.min(6, Math.max(2, odds.needed - odds.modifier))
  const saves = `saves from ${least} on, ${percent(odds.safe)}`
  return isHero ? `${saves}; else ${odds.damage} HP${fateText(odds)}` : `${saves}; else defeated`
}

/** "; falls 17 %, is defeated 17 %", or nothing. */
function fateText({ falls, defeated }: Fate): string {
  const parts = [
    falls > 0 ? `falls ${percent(falls)}` : '',
    defeated > 0 ? `is defeated ${percent(defeated)}` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`
}

/** "67 % → 100 %, 2.5 → 4.8 HP": what would become of an attack. */
export function changeText(now: AttackOdds, after: AttackOdds): string {
  return [
    arrow(percent(now.hit), percent(after.hit)),
    arrow(`${average(now.expected)} HP`, `${average(after.expected)} HP`),
    arrow(`falls ${percent(now.falls)}`, percent(after.falls), now.falls !== after.falls),
    arrow(`defeated ${percent(now.defeated)}`, percent(after.defeated), now.defeated !== after.defeated),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function arrow(before: string, after: string, isChanged = before !== after): string {
  return isChanged ? `${before} → ${after}` : ''
}
