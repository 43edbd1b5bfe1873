import type { Game } from '../game.ts'
import { canonical } from '../formats/hash.ts'
import { decodeLog, encodeLog, readLog } from '../formats/log.ts'
import { Match } from '../match/match.ts'
import type { State } from '../state.ts'

/** Writes and reads the log of a match in each form, and plays what was read. */
export function logFault<S extends State, E>(game: Game<S, E>, match: Match<S, E>): string | null {
  const { log } = match
  const [text, hash] = [canonical(log), match.hash()]
  const forms = { JSON: readLog(JSON.stringify(log)), bytes: decodeLog(encodeLog(log)) }
  for (const [form, read] of Object.entries(forms)) {
    if (!read.ok) return `The log cannot be read back from ${form}: ${read.fault.message}`
    if (canonical(read.value) !== text) return `The log is another one when it is read back from ${form}.`
    const again = Match.replay(game, read.value, { story: false })
    if (!again.ok) return `The log read from ${form} cannot be played: ${again.fault.message}`
    if (again.value.hash() !== hash) return `Playing the log read from ${form} ends in another state.`
  }
  return null
}
