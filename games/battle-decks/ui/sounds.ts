import type { BattleEvent } from '@trialhall/game-battle-decks'
import { gameSounds, type GameSounds } from '@trialhall/table-ui'

/** A march on kettledrums. */
const MOTIF = { notes: [130.81, 174.61, 196], voice: 'drum' } as const

/** What Battle Decks sounds like. */
export const SOUNDS: GameSounds = gameSounds<BattleEvent>(MOTIF, {
  factionTaken: 'reveal',
  factionTossed: 'coin',
  jokersBuried: 'shuffle',
  rolledForFirst: 'die',
  beganFirst: null,
  roundBegan: 'round',
  turnBegan: ({ seat }, { seats }) => (seats.includes(seat) ? 'turn' : null),
  drew: 'draw',
  discarded: 'draw',
  reinforced: 'play',
  equipped: 'play',
  eventPlayed: 'reveal',
  activated: null,
  didNothing: null,
  attacked: 'step',
  used: 'magic',
  shielded: 'block',
  attackRolled: 'die',
  saveRolled: 'die',
  rerolled: 'play',
  hurt: 'hit',
  restored: 'heal',
  fell: 'fall',
  rose: 'heal',
  defeated: 'fall',
  modified: ({ atk, def, dmg }) => (atk + def + dmg < 0 ? 'bane' : 'boon'),
  readied: 'boon',
  exhausted: 'bane',
  unequipped: 'bane',
  paired: 'play',
  unpaired: 'draw',
  rogueEntered: 'reveal',
  rogueAttacked: 'step',
  rogueLeft: 'draw',
  roundEnded: null,
  conceded: 'fall',
  ended: 'verdict',
})
