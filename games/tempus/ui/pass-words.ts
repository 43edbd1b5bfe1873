import { isMinion, NOBODY, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
import { listed } from '@trialhall/kernel'
import { calledWithin, isReader, type Names } from './called.ts'

type Said = readonly [string, string]

/** Whom a prompt is told to, and at which table. */
interface Told {
  readonly view: TempusView
  readonly names: Names
}

/** What comes of passing: the main word, and the rest; null where that needs no saying. */
export function passWords(prompt: TempusPrompt, told: Told): Said | null {
  if (prompt.type === 'rolled') return prompt.needed === null ? ['the roll stands', ''] : fateOf(prompt)
  if (prompt.type !== 'window') return null
  switch (prompt.moment) {
    case 'hit':
    case 'damage':
      return prompt.damage > 0 ? harmWords(prompt, told) : LET
    case 'falling':
      return ['a defeat', '']
    case 'declared':
      return prompt.target === NOBODY ? WORKS : ['the die is rolled', '']
    case 'spell':
      return WORKS
    default:
      return null
  }
}

const LET: Said = ['let it happen', '']
const WORKS: Said = ['the Spell works', '']

type WindowPrompt = Extract<TempusPrompt, { readonly type: 'window' }>

/** What damage costs after reductions and DR, and whom, where that is not who reads. */
function harmWords({ target, comes }: WindowPrompt, { view, names }: Told): Said {
  if (comes === undefined) return LET
  const { loss, riders = [] } = comes
  const whose = isReader(names, target) ? '' : `for ${calledWithin(names, view, target)}`
  const whom = [besides(riders, loss === 0 ? 'but' : 'and'), whose].filter((part) => part !== '').join(' ')
  if (loss === 0) return ['no HP lost', whom]
  const isFatal = loss >= hpOf(view, target)
  if (isMinion(view, target)) return isFatal ? ['a defeat', whose] : ['a Wound', whom]
  const cost = `−${loss} HP`
  return isFatal ? [cost, whose === '' ? 'a defeat' : `a defeat ${whose}`] : [cost, whom]
}

/** "and Push 1": what a hit does besides, which the fallen are spared (T-R43). */
function besides(riders: readonly string[], word: 'and' | 'but'): string {
  return riders.length === 0 ? '' : `${word} ${listed(riders)}`
}

function hpOf({ heroes, monsters }: TempusView, id: number): number {
  return (heroes[id] ?? monsters.find((monster) => monster.id === id))?.hp ?? 0
}

function fateOf({ total, needed }: { readonly total: number; readonly needed: number | null }): Said {
  return [total >= (needed ?? 0) ? 'it succeeds' : 'it fails', '']
}
