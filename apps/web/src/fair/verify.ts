import { textDigest, verifySeed, type Finding } from '@trialhall/fair'
import { games } from '../games/hall.ts'
import { type Log, Match, type SeedFrom } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { noteOf, promisedHash, type BroughtHere } from './promise.ts'

/**
 * Checks a match that is over: its seed is what was promised and brought, and playing it again ends the same. All of it is worked
 * out here, without anything that browsers keep for secure connections.
 */
export function verify(card: MatchCard, log: Log): readonly Finding[] {
  const seed = log.seedFrom ? fromSeats(card, log.seedFrom, log) : [hashFinding(card, log)]
  return [...seed, ranksFinding(card, log)]
}

function fromSeats(card: MatchCard, from: SeedFrom, log: Log): readonly Finding[] {
  return [promiseFinding(from), ...ownFindings(card, from), ...verifySeed(log)]
}

function promiseFinding({ table, commitment }: SeedFrom): Finding {
  const note = noteOf(table)
  if (note === null)
    return { isRight: null, sentence: 'This browser did not see the promise before the match was over.' }
  return note.commitment === commitment
    ? { isRight: true, sentence: 'The promise is the one that this browser was shown first.' }
    : { isRight: false, sentence: `This browser was first shown the promise ${note.commitment}.` }
}

/**
 * What this browser brought to this game must stand on its seats: that alone makes the seed one that nobody else could choose. Nothing is said of seats to
 * which nothing was brought from here, and nobody is accused for one that was seen to be brought something else before the match began.
 */
function ownFindings({ mine }: MatchCard, { table, game, brought }: SeedFrom): readonly Finding[] {
  const here = (noteOf(table)?.brought ?? []).filter((one) => one.game === game)
  const rematch = here.filter(({ seat }) => seat === null)
  const seats = mine.filter((seat) => here.some((one) => one.seat === seat))
  if (rematch.length === 0 && seats.length === 0) return []
  const stands = (seat: number, notes: readonly BroughtHere[]): boolean =>
    notes.some(({ bytes }) => bytes === brought[seat])
  const missing = seats.filter(
    (seat) =>
      !stands(
        seat,
        here.filter((one) => one.seat === seat),
      ),
  )
  const isRematchThere = rematch.length === 0 || mine.some((seat) => stands(seat, rematch))
  if (isRematchThere && missing.length === 0)
    return [{ isRight: true, sentence: 'The random part from this browser is in the seed.' }]
  const isReplaced = (seat: number): boolean =>
    here.findLast((one) => one.seat === seat)?.isReplaced !== undefined
  return isRematchThere && missing.every(isReplaced)
    ? [{ isRight: null, sentence: FROM_ELSEWHERE }]
    : [{ isRight: false, sentence: 'The random part from this browser was replaced.' }]
}

const FROM_ELSEWHERE =
  'Before the match began, your seat showed another random part than the one from this browser, as it does when you sit down again from another device.'

/** Of matches whose seed the server drew alone: it is the one that was promised. */
function hashFinding(card: MatchCard, { seed }: Log): Finding {
  const promised = promisedHash(card.id) ?? card.seedHash ?? ''
  const hash = textDigest(String(seed))
  return hash === promised
    ? { isRight: true, sentence: 'The seed is the one whose hash was shown when the match began.' }
    : {
        isRight: false,
        sentence: `The seed has the hash ${hash}, but ${promised} was shown when the match began.`,
      }
}

function ranksFinding({ ranks = [] }: MatchCard, log: Log): Finding {
  const game = games.find(log.game)
  const replayed = game.ok ? Match.replay(game.value, log, { story: false }) : game
  if (!replayed.ok)
    return { isRight: null, sentence: `The match cannot be replayed here: ${replayed.fault.message}` }
  const again = replayed.value.outcome?.ranks ?? []
  const isSame = again.length === ranks.length && again.every((rank, seat) => rank === ranks[seat])
  const choices = `${log.choices.length} choices`
  return isSame
    ? {
        isRight: true,
        sentence: `All ${choices} were played again in this browser, and the match ends the same.`,
      }
    : {
        isRight: false,
        sentence: `The ${choices} were played again in this browser, and the match ends differently.`,
      }
}
