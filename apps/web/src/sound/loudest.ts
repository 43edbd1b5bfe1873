import type { Cue } from '@trialhall/table-ui'

/** From what must be heard to what can be missed. */
const ORDER: readonly Cue[] = [
  'won',
  'lost',
  'fall',
  'turn',
  'hit',
  'die',
  'magic',
  'heal',
  'block',
  'coin',
  'bane',
  'boon',
  'reveal',
  'round',
  'play',
  'shuffle',
  'draw',
  'step',
]
/** More at once are noise. */
const AT_ONCE = 3

/** What is heard of sounds that come at the same moment: each once, and of many those that say most, in the order in which they came. */
export function loudest(cues: readonly Cue[]): Cue[] {
  const each = [...new Set(cues)]
  const heard = new Set(ORDER.filter((cue) => each.includes(cue)).slice(0, AT_ONCE))
  return each.filter((cue) => heard.has(cue))
}
