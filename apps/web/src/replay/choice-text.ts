import { plainLine, speakerOf } from '@trialhall/table-ui'
import { viewAt } from './eyes.ts'
import { namesFor } from './eyes-name.ts'
import type { Recording } from './recording.ts'
import type { Reel } from './reel.ts'
import type { ReplayUpdate } from './replay-link.ts'

/**
 * What was chosen at a moment, in words; null at the newest moment, and where these eyes did not see it: a choice can tell
 * what a hand holds.
 */
export function choiceText(recording: Recording, reel: Reel, update: ReplayUpdate): string | null {
  const { eyes, snapshot } = update
  const choice = reel.log.choices[snapshot.length]
  if (!choice || (eyes !== 'all' && eyes !== choice.seat)) return null
  const option = reel.matchAt(snapshot.length).askOf(choice.seat)?.options[choice.pick]
  if (option === undefined) return null
  const names = namesFor(eyes, recording.seats)
  const speaker = speakerOf(recording.game.words, viewAt(reel, snapshot.length, eyes), names)
  return `${names[choice.seat] ?? ''} chose: ${plainLine(speaker.option(option))}`
}
