/** What a lead in each thing adds to the logarithm of the odds to win. */
export interface Weights {
  /** A hero that has not left the game. */
  readonly hero: number
  /** Each HP above the number at which it leaves. */
  readonly life: number
  /** It is conscious. */
  readonly awake: number
  readonly reinforcement: number
  /** A conscious character that is still to be activated in this round. */
  readonly ready: number
  /** Each ATK and DMG that equipment and tokens then add. */
  readonly boost: number
  readonly hand: number
  readonly deck: number
  readonly initiative: number
}

/** Fitted to matches between quick picks (`npm run fit -- --games 3000 --seed 5`). */
export const WEIGHTS: Weights = {
  hero: 0.463,
  life: 0.029,
  awake: 0.14,
  reinforcement: 0.058,
  ready: 0.06,
  boost: 0.022,
  hand: 0.061,
  deck: 0.046,
  initiative: -0.029,
}

/**
 * What quick picks go by. They look no further than the blow at hand, so to them each HP of a hero counts for what it leads to; settled by
 * matches between quick picks.
 */
export const AIMS: Weights = {
  ...WEIGHTS,
  hero: 0.7,
  life: 0.14,
  awake: 0.3,
  reinforcement: 0.24,
  ready: 0.06,
  boost: 0.025,
}
