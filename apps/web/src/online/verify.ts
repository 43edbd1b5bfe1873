import { games } from '@trialhall/games'
import { type Log, Match } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { readText, writeText } from '../store/local.ts'

/** One thing that was checked of a match that is over. `isRight` is null where it could not be checked here. */
export interface Finding {
  readonly isRight: boolean | null
  readonly sentence: string
}

const keyOf = (match: string): string => `trialhall/promise/${match}`

/** Keeps the hash that was shown first, so that the server cannot show another one later. */
export function keepPromise({ id, seedHash }: MatchCard): void {
  if (seedHash !== undefined && readText(keyOf(id)) === null) writeText(keyOf(id), seedHash)
}

/** Checks a match that is over: the seed is the one that was promised, and playing it again ends the same. */
export async function verify(card: MatchCard, log: Log): Promise<readonly Finding[]> {
  const promised = readText(keyOf(card.id)) ?? card.seedHash ?? ''
  return [await seedFinding(String(log.seed), promised), ranksFinding(card, log)]
}

async function seedFinding(seed: string, promised: string): Promise<Finding> {
  const hash = await sha256(seed)
  if (hash === null)
    return {
      isRight: null,
      sentence: 'This browser works out hashes on https pages only: compare the seed elsewhere.',
    }
  return hash === promised
    ? { isRight: true, sentence: 'The seed is the one whose hash was shown when the match began.' }
    : {
        isRight: false,
        sentence: `The seed has the hash ${hash}, but ${promised} was shown when the match began.`,
      }
}

/** SHA-256 of a text in hexadecimal; null where the browser does not offer it. */
async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function ranksFinding({ ranks = [] }: MatchCard, log: Log): Finding {
  const game = games.find(log.game)
  const replayed = game.ok ? Match.replay(game.value, log, { story: false }) : game
  if (!replayed.ok)
    return { isRight: null, sentence: `The match cannot be played again here: ${replayed.fault.message}` }
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
