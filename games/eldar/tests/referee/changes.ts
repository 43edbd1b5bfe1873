import { STATUSES, type Status } from '../../game.ts'
import { statusesIn, type Board } from './board.ts'

/** What becomes of a Hero's statuses. */
export interface Changed {
  readonly to: number
  readonly gains: readonly Status[]
  readonly loses: readonly Status[]
}

const BECOMES =
  /(each hero|each ally|each enemy|this hero|target enemy|target ally|that enemy|\bit)\b([^.;]*?)\bbecomes? ([^.;,]*)/gi

/** Statuses that a text gives and takes, as things stand when it begins to happen. */
export function changesOf(
  board: Board,
  about: {
    readonly hero: number
    readonly text: string
    readonly targets: readonly number[]
    readonly subject: number
  },
): Changed[] {
  const { hero, text, targets, subject } = about
  const seat = board.seatOf(hero)
  const found: Changed[] = []
  const [target = -1] = targets
  const whom = (words: string): number[] => {
    const name = words.toLowerCase()
    if (name === 'each hero') return [...board.team(0), ...board.team(1)]
    if (name === 'each ally') return board.team(seat)
    if (name === 'each enemy') return board.team(1 - seat)
    if (name === 'this hero') return [hero]
    return [name === 'that enemy' ? subject : target]
  }
  const isNot =
    text.startsWith('If target enemy is Dazed') && target >= 0 && board.statuses(target).has('dazed')
  for (const [, who = '', , what = ''] of text.matchAll(BECOMES))
    if (!isNot) for (const to of whom(who)) found.push({ to, gains: statusesIn(what), loses: [] })
  const [, who = '', kind = ''] =
    /(target enemy|target ally)[^.;]*? loses all (buffs|debuffs)/i.exec(text) ?? []
  const BUFFS: readonly Status[] = ['alert', 'elusive', 'invigorated', 'resilient']
  const loses = STATUSES.filter((status) => BUFFS.includes(status) === (kind === 'buffs'))
  if (who !== '') for (const to of whom(who)) found.push({ to, gains: [], loses })
  return found.filter(({ to }) => to >= 0)
}
