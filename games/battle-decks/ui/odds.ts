import { numeral, type AttackOdds, type SaveOdds } from '@trialhall/game-battle-decks'
import type { AttackPreview, Preview, SavesPreview, Stake } from './preview.ts'

/** "67 %". */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`
}

/** "2.0": HP that are lost on average. */
export function average(hp: number): string {
  return numeral(Math.round(hp * 10) / 10).replace(/^(−?\d+)$/u, '$1.0')
}

/** "−2.0": the same as what is taken. */
function toll(hp: number): string {
  return `−${average(hp)}`
}

/** "33–56 %", or "33 %" where both come to the same. */
export function between(one: number, other: number, say: (value: number) => string): string {
  const [least, most] = one < other ? [say(one), say(other)] : [say(other), say(one)]
  return least === most ? least : `${least.replace(' %', '')}–${most}`
}

/** "50 → 83 %", or "50 %" where nothing changes. */
export function change(before: number, now: number, say: (value: number) => string): string {
  const [was, is] = [say(before), say(now)]
  return was === is ? is : `${was.replace(' %', '')} → ${is}`
}

/** The same words with lines that break between two changes, never within one: "ATK 4 → 6," over "DMG 3 → 5". */
export function unbroken(words: string): string {
  return words.replace(/ → /gu, '\u00a0→\u00a0').replace(/(?<=\b(?:ATK|DEF|DMG|HP|out)) (?=−?\d)/gu, '\u00a0')
}

/** What stands beside an option in two lines: its chance, and what it takes on average or what else comes of it. */
export interface SaidOdds {
  readonly main: string
  /** Nothing if empty. */
  readonly rest: string
}

/** What stands beside an option: its chance and what it takes on average, or what a card makes of both. */
export function sayPreview(preview: Preview): SaidOdds {
  switch (preview.kind) {
    case 'attack':
      return preview.before === null ? sayAttack(preview) : sayChanged(preview.before, preview.odds[0])
    case 'saves':
      return saySaves(preview)
    case 'roll':
      return { main: percent(preview.chance), rest: 'on a new roll' }
    case 'change':
      return { main: preview.words, rest: '' }
  }
}

function sayAttack({ odds: [now, beside = now], isBest }: AttackPreview): SaidOdds {
  const hit = between(now.hit, beside.hit, percent)
  const isFatal = isOut(now) && isOut(beside)
  const lost = isFatal ? 'out' : `−${between(now.expected, beside.expected, average)}${sayFate(now, beside)}`
  return { main: `${isBest ? 'up to ' : ''}${hit}`, rest: lost }
}

/** Chances that are this close are the same: sums of thirds never come out even. */
const EVEN = 1e-9

/** A hit is the end of whoever is attacked. */
export function isOut({ hit, defeated }: AttackOdds): boolean {
  return Math.abs(hit - defeated) < EVEN
}

/** How likely it is that somebody is out of the game. */
function sayFate(now: AttackOdds, beside: AttackOdds): string {
  const most = Math.max(now.defeated, beside.defeated)
  return most === 0 ? '' : `, out ${between(now.defeated, beside.defeated, percent)}`
}

/** What a card makes of an attack; what stays as it is is left out. */
function sayChanged(before: AttackOdds, now: AttackOdds): SaidOdds {
  if (before === now) return { main: 'no change', rest: 'to this attack' }
  const lost = isOut(before) && isOut(now) ? '' : change(before.expected, now.expected, toll)
  const isSame = percent(before.defeated) === percent(now.defeated)
  const out =
    isSame || (isOut(before) && isOut(now)) ? '' : `out ${change(before.defeated, now.defeated, percent)}`
  return { main: change(before.hit, now.hit, percent), rest: [lost, out].filter(Boolean).join(', ') }
}

function saySaves({ stakes, isBest, isNamed }: SavesPreview): SaidOdds {
  const [first] = stakes
  if (stakes.length === 1 && first !== undefined) {
    const { main, rest } = sayStake(first, isBest)
    return { main: isNamed ? main : `save ${main}`, rest }
  }
  const { lost, out } = tollOf(stakes)
  const parts = [lost > 0 && `−${average(lost)}`, out > 0 && `${average(out)} out`]
  return { main: `${stakes.length} saves`, rest: parts.filter(Boolean).join(', ') }
}

/** What saves take on average: HP of heroes, and how many are out of the game. */
export function tollOf(stakes: readonly Stake[]): { readonly lost: number; readonly out: number } {
  return {
    lost: stakes.reduce((sum, { odds, isHero }) => sum + (isHero ? odds.expected : 0), 0),
    out: stakes.reduce((sum, { odds }) => sum + odds.defeated, 0),
  }
}

/** "fails 33 %", "−1.0". */
function sayStake({ odds, other }: Stake, isBest: boolean): SaidOdds {
  const beside: SaveOdds = other ?? odds
  const fails = between(1 - odds.safe, 1 - beside.safe, percent)
  const isFatal = isLost(odds) && isLost(beside)
  return {
    main: `fails ${isBest ? 'up to ' : ''}${fails}`,
    rest: isFatal ? 'out' : `−${between(odds.expected, beside.expected, average)}`,
  }
}

/** Whoever fails the save is out of the game. */
function isLost({ safe, defeated }: SaveOdds): boolean {
  return Math.abs(1 - safe - defeated) < EVEN
}

/** Both lines as one: "50 % · −2.0". */
export function inOneLine({ main, rest }: SaidOdds): string {
  return rest === '' ? main : `${main} · ${rest}`
}
