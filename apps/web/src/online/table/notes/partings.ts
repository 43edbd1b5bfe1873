import type { ClockFace, MatchCard, SeatHolder } from '@trialhall/protocol'
import { nameOfOther } from '../../../match/seating.ts'

type Time = Pick<ClockFace, 'left'> | null
type Known = Pick<MatchCard, 'seats' | 'mine'>

/** Why nobody plays a seat any more, or no person does. */
type Parting = 'replaced' | 'left to a bot' | 'out of time' | 'gave up'

function partingOf({ seat, gone }: SeatHolder, time: Time): Parting | null {
  if (gone === undefined) return null
  if (gone === 'bot') return 'replaced'
  if (gone === 'replaced') return 'left to a bot'
  return time?.left[seat] === 0 ? 'out of time' : 'gave up'
}

const CHIPS: Readonly<Record<Parting, string>> = {
  replaced: 'bot plays on',
  'left to a bot': 'left, bot plays on',
  'out of time': 'out of time',
  'gave up': 'left',
}

/** What stands beside the name of somebody who no longer plays; null for everybody else. */
export function partingWords(holder: SeatHolder, time: Time): string | null {
  const parting = partingOf(holder, time)
  return parting && CHIPS[parting]
}

/** What stands beside the name of somebody who plays on for a partner who left; null for everybody else. */
export function heirWords({ from, gone }: SeatHolder): string | null {
  return from === undefined || gone !== undefined ? null : `for ${from}`
}

const MINE: Readonly<Record<Parting, string>> = {
  replaced: 'Your time ran out: a bot plays your seat to the end.',
  'left to a bot': 'You left the match: a bot plays your seat to the end.',
  'out of time': 'Your time ran out: your seat has left the match, and the others play on.',
  'gave up': 'You left the match: the others play on.',
}

/** What is told to somebody who no longer plays any of their seats while the match goes on; null while they do. */
export function myParting(known: Known, time: Time): string | null {
  const parting = partingOfReader(known, time)
  return parting && MINE[parting]
}

/** Why the one who reads plays none of their seats any more. */
function partingOfReader({ seats, mine }: Known, time: Time): Parting | null {
  const partings = mine.map((seat) => (seats[seat] ? partingOf(seats[seat], time) : null))
  return partings.every((parting) => parting !== null) ? (partings[0] ?? null) : null
}

/** How the one who reads left a match that is over before its end, with all their seats; null where they did not. */
export function myPartingAtEnd(known: Known, time: Time): string | null {
  const parting = partingOfReader(known, time)
  return parting && sentenceOf(parting, 'You')
}

/**
 * Who did not play to the end, and why: beside the result of a match that is over. Null where all did, and where one of two gave up: that is
 * why it is over, which the game says. What is `told` elsewhere is not said again.
 */
export function partingsAtEnd({ seats, mine }: Known, time: Time, told: string | null = null): string | null {
  const sentences = seats.flatMap((holder) => {
    const parting = partingOf(holder, time)
    const heir = mine.includes(holder.seat) ? 'you' : nameOfOther(holder)
    return [
      ...(holder.from === undefined ? [] : [`${holder.from} left the match, and ${heir} played on.`]),
      ...(parting && !(parting === 'gave up' && seats.length === 2)
        ? [sentenceOf(parting, mine.includes(holder.seat) ? 'You' : nameOfOther(holder))]
        : []),
    ]
  })
  const rest = sentences.filter((sentence) => sentence !== told)
  return rest.length === 0 ? null : rest.join(' ')
}

function sentenceOf(parting: Parting, who: string): string {
  switch (parting) {
    case 'replaced':
      return `${who} ran out of time, and a bot played on.`
    case 'left to a bot':
      return `${who} left the match, and a bot played on.`
    case 'out of time':
      return `${who} ran out of time.`
    case 'gave up':
      return `${who} left the match.`
  }
}
