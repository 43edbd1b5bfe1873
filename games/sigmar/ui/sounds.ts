import type { SigmarEvent } from '@trialhall/game-sigmar'
import { gameSounds, type GameSounds } from '@trialhall/table-ui'

/** A fanfare of D and A. */
const MOTIF = { notes: [293.66, 440, 587.33], voice: 'horn' } as const

/** What Sigmar's Trial sounds like. */
export const SOUNDS: GameSounds = gameSounds<SigmarEvent>(MOTIF, {
  rolledForFirst: 'die',
  tookChampion: 'reveal',
  turnBegan: ({ seat }, { seats }) => (seats.includes(seat) ? 'turn' : null),
  drew: 'draw',
  drawSkipped: null,
  trialRevealed: 'reveal',
  trialsDiscarded: 'draw',
  reshuffled: 'shuffle',
  rested: 'heal',
  attempted: 'play',
  boosted: 'boon',
  lowered: 'bane',
  blocked: 'block',
  rolled: 'die',
  rerolled: 'play',
  succeeded: 'magic',
  failed: 'fall',
  discarded: 'draw',
  valorChanged: ({ by }) => (by > 0 ? 'coin' : 'bane'),
  challenged: 'hit',
  duelTied: 'block',
  duelWon: 'hit',
  cardStolen: 'draw',
  cardPlayed: 'play',
  regained: 'draw',
  duelUndone: 'bane',
  moved: 'step',
  fateDrawn: 'reveal',
  keptUsed: 'play',
  left: 'fall',
  ended: 'verdict',
})
