import { isMinion, NOBODY, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
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
  const { loss } = comes
  const whom = isReader(names, target) ? '' : `for ${calledWithin(names, view, target)}`
  if (loss === 0) return ['no HP lost', whom]
  const isFatal = loss >= hpOf(view, target)
  if (isMinion(view, target)) return [isFatal ? 'a defeat' : 'a Wound', whom]
  const cost = `−${loss} HP`
  return isFatal ? [cost, whom === '' ? 'a defeat' : `a defeat ${whom}`] : [cost, whom]
}

function hpOf({ heroes, monsters }: TempusView, id: number): number {
  return (heroes[id] ?? monsters.find((monster) => monster.id === id))?.hp ?? 0
}

function fateOf({ total, needed }: { readonly total: number; readonly needed: number | null }): Said {
  return [total >= (needed ?? 0) ? 'it succeeds' : 'it fails', '']
}
