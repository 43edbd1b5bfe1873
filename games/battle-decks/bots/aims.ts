/** What a character is worth to those who count what a blow takes, in logarithms of the odds to win. */
export interface Aims {
  /** A hero that has not left the game. */
  readonly hero: number
  /** The logarithm of the HP of all heroes of a side above the number at which they leave: the fewer there are, the more each of them counts. */
  readonly vigour: number
  /** A hero is conscious. */
  readonly awake: number
  readonly reinforcement: number
  /** A conscious character that is still to be activated in this round. */
  readonly ready: number
  /** Each HP that its basic attack then takes on average. */
  readonly might: number
}

/**
 * What quick picks go by. They look no further than the blow at hand, so to them each HP of a hero counts for what it leads to; settled by
 * matches between quick picks.
 */
export const AIMS: Aims = {
  hero: 1.2,
  vigour: 3.4,
  awake: 0.2,
  reinforcement: 0.1,
  ready: 0.06,
  might: 0.02,
}
