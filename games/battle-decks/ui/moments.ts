import { MOMENTS, type Moment } from '@trialhall/game-battle-decks'

/** The moments in which events can be played, as they end a sentence (B-R51). */
const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  'round-start': 'when a round starts',
  'turn-start': 'when a turn starts',
  'before-activation': 'before an activation',
  declared: 'when somebody is about to act',
  rolled: 'when a die lies there',
  applied: 'when somebody has acted',
  'before-refill': 'before the hand is refilled',
  'turn-end': 'when a turn ends',
}

/** "Playable at any moment, except when a die lies there.": when an event can be played, by what is shorter to say. */
export function sayWhen(moments: readonly Moment[]): string {
  const others = MOMENTS.filter((moment) => !moments.includes(moment))
  if (others.length === 0) return 'Playable at any moment.'
  const isMost = moments.length > others.length
  const said = (isMost ? others : moments).map((moment) => MOMENT_WORDS[moment]).join(' and ')
  return isMost ? `Playable at any moment, except ${said}.` : `Playable ${said}.`
}
