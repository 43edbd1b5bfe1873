import { whose } from '@trialhall/table-ui'
import { isHero } from '../../../rules/creatures.ts'
import { lastingFace } from '../../../rules/printed.ts'
import type { CreatureId, Lasting, TempusView } from '../../../state.ts'
import { tallyWords } from '../../../words/lastings.ts'
import { calledAs, isReader, type Names } from '../../called.ts'

/** How long something still lasts, in a few words; '' where it lasts as long as its card is in play. */
export function remaining(view: TempusView, lasting: Lasting, names: Names): string {
  const { face, owner, on, count } = lasting
  const owners = ownersOf(view, owner, names)
  switch (lastingFace(face).ends) {
    case 'turn':
      return 'this turn'
    case 'round':
      return 'this round'
    case 'play':
      return tallyWords(lasting)
    case 'owner-turn-start':
      return `until ${owners} next turn`
    case 'second-owner-turn-start':
      return count === 1 ? `until ${owners} next turn` : `until ${owners} turn after next`
    case 'owner-turn-end':
      return isLastTurn(view, lasting, owner) ? THIS_TURN : `to the end of ${owners} next turn`
    case 'bearer-turn-end':
      return isLastTurn(view, lasting, on) ? THIS_TURN : 'to the end of its next turn'
    case 'third-owner-turn-end':
      return forTurns(count, owners, view.turn?.seat === owner)
  }
}

const THIS_TURN = 'to the end of this turn'

/** Whether it ends with the turn that is under way, that of `id`: one in which it came is not yet the *next* one. */
function isLastTurn({ turn, clock }: TempusView, { since }: Lasting, id: CreatureId): boolean {
  return turn?.seat === id && since !== clock
}

/** "for your next 3 turns"; a turn that is under way is one of them. */
function forTurns(count: number, owners: string, isUnderWay: boolean): string {
  if (!isUnderWay) return `for ${owners} next ${turns(count)}`
  return count === 1 ? THIS_TURN : `for this turn and ${owners} next ${turns(count - 1)}`
}

function turns(count: number): string {
  return count === 1 ? 'turn' : `${count} turns`
}

function ownersOf(view: TempusView, owner: CreatureId, names: Names): string {
  if (isReader(names, owner)) return 'your'
  return isHero(owner) ? whose(calledAs(names, view, owner)) : 'its owner’s'
}

/** What is left of something, as a number for its token, and whether that counts turns or rounds, or charges; null where no number says it. */
export function leftOf({
  face,
  count,
}: Lasting): { readonly number: number; readonly isTime: boolean } | null {
  const { ends, counts } = lastingFace(face)
  if (counts === 'charges') return { number: count, isTime: false }
  const isTime = counts === 'rounds' || ends === 'second-owner-turn-start' || ends === 'third-owner-turn-end'
  return isTime ? { number: count, isTime } : null
}
