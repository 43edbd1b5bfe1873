import type { CardId, Seat } from '@trialhall/kernel'
import type { Board } from './board.ts'
import { heroesFor, cardsFor, slotsIn } from './targets.ts'

/** A triggered ability that waits to be put on the stack. */
export interface Waits {
  readonly seat: Seat
  readonly hero: number
  readonly card: CardId | null
  /** Its sentence on the page. */
  readonly text: string
  /** The Hero that it calls "that", or -1. */
  readonly subject: number
  /** The page does not say enough to be certain that it has triggered. */
  readonly isMaybe: boolean
}

/** Something that happened: to a Hero, by a Hero (-1 for nobody), or to a card. */
export interface Happened {
  readonly what: string
  readonly hero: number
  readonly by: number
  readonly card?: CardId
}

/** Every ability that waits for what has happened, of all Heroes that stand (E-17.08, E-R37, E-R88). */
export function triggeredBy(board: Board, happened: Happened): Waits[] {
  return [...board.team(0), ...board.team(1)].flatMap((bearer) => {
    const places = [
      { card: null, printed: board.printed(board.hero(bearer).face) },
      ...board.kit(bearer).map(({ card, printed }) => ({ card, printed })),
    ]
    return places.flatMap(({ card, printed }) => {
      const counters = printed.injury > 0 ? ['At start of round, remove a blood counter from this card'] : []
      const texts = [...printed.triggers, ...counters]
      return texts.flatMap((text) => waitOf(board, { bearer, card, text }, happened))
    })
  })
}

interface Bearing {
  readonly bearer: number
  readonly card: CardId | null
  readonly text: string
}

function waitOf(board: Board, { bearer, card, text }: Bearing, happened: Happened): Waits[] {
  if (!sees(board, { bearer, card, text }, happened)) return []
  const subject = happened.what === 'targeted' ? happened.by : happened.hero
  const isMaybe = happened.what === 'tainted'
  return [{ seat: board.seatOf(bearer), hero: bearer, card, text, subject, isMaybe }]
}

function sees(
  board: Board,
  { bearer, card, text }: Bearing,
  { what, hero, by, card: itself }: Happened,
): boolean {
  const isAlly = hero >= 0 && board.seatOf(hero) === board.seatOf(bearer)
  const when = /^(At (?:start|end) of round|When [^,]*),/.exec(text)?.[1] ?? ''
  switch (when) {
    case 'At start of round':
      return what === 'start'
    case 'At end of round':
      return what === 'end'
    case 'When this Hero is dealt damage':
      return what === 'damaged' && hero === bearer
    case 'When an ally is dealt damage':
      return what === 'damaged' && isAlly
    case 'When another ally is dealt damage':
      return what === 'damaged' && isAlly && hero !== bearer
    case 'When another ally deals damage to an enemy':
      return (
        what === 'damaged' &&
        !isAlly &&
        by !== bearer &&
        board.isUp(by) &&
        board.seatOf(by) === board.seatOf(bearer)
      )
    case 'When another ally is defeated':
      return what === 'defeated' && isAlly && hero !== bearer
    case 'When damage from this Hero defeats an enemy':
      return what === 'defeated' && by === bearer && !isAlly
    case 'When an enemy targets this Hero with an action':
      return what === 'targeted' && hero === bearer
    case 'When an enemy becomes exhausted':
      return what === 'exhausted' && !isAlly
    case 'When this Hero becomes exhausted':
      return what === 'exhausted' && hero === bearer
    case 'When an affliction becomes attached to an enemy':
      return what === 'afflicted' && !isAlly
    case 'When equipment becomes attached to this Hero':
      return what === 'equipped' && hero === bearer
    case 'When this Hero uses an action card':
      return what === 'usedCard' && hero === bearer
    case 'When this card enters play':
      return what === 'entered' && itself === card
    case 'When this card leaves play':
      return false // it does not lie there any more: see `leavingTrigger`
    case 'When this Hero loses HP that way':
      return what === 'tainted' && hero === bearer
    default:
      throw new Error(`The referee does not know "${when}" of "${text}".`)
  }
}

/** What a card does as it leaves a Hero (E-R61). */
export function leavingTrigger(board: Board, hero: number, card: CardId): Waits[] {
  const texts = board.card(card).triggers.filter((text) => text.startsWith('When this card leaves play'))
  return texts.map((text) => ({ seat: board.seatOf(hero), hero, card, text, subject: hero, isMaybe: false }))
}

/** Whether it can be put on the stack: its "if", its target, what it may be paid with (E-R25, E-R26, E-R94). */
export function isPossible(board: Board, { hero, card, text }: Waits): boolean {
  const when = /^[^,]*, if (.*?), /.exec(text)?.[1]
  if (when !== undefined && !isTrue(board, hero, when)) return false
  if (text.includes('you may pay 1 Focus') && !(board.isUp(hero) && board.hero(hero).focus > 0)) return false
  const lies = board.isUp(hero) && board.kit(hero).some((one) => one.card === card)
  if (text.includes('you may sacrifice this card') && !lies) return false
  const user = {
    by: hero,
    use: { name: '', isFast: false, focus: 0, exhausts: false, costs: [], modes: [''] },
    source: card === null ? null : board.card(card),
    isCard: false,
  } as const
  return slotsIn(text).every(
    (slot) => (slot.kind === 'hero' ? heroesFor(board, user, slot) : cardsFor(board, user, slot)).length > 0,
  )
}

function isTrue(board: Board, hero: number, when: string): boolean {
  switch (when) {
    case 'no enemy targeted this Hero this round':
      return !board.note(hero).wasTargeted
    case 'this Hero is refreshed':
      return board.isUp(hero) && board.hero(hero).isRefreshed
    case 'this Hero has equipment':
      return board.isUp(hero) && board.worn(hero, 'equipment') !== null
    default:
      throw new Error(`The referee does not know whether "${when}".`)
  }
}
