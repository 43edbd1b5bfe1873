/** What a lead in each thing adds to the logarithm of the odds to win: fitted to matches between bots, no rule. */
export const WEIGHTS = {
  glory: 2.3,
  /** For each Glory besides, by how much of the match is over. */
  lateGlory: 1.4,
  hp: 0.11,
  /** For each HP besides, as long as there are few. */
  lowHp: 0.12,
  /** A fallen Hero comes back with all its HP. */
  fallen: 0.2,
  focus: 0.04,
  /** For each Focus of a Hero besides, as long as there is little. */
  firstFocus: 0.13,
  refreshed: 0.3,
  equipment: 0.21,
  support: 0.26,
  affliction: -0.21,
  hand: 0.14,
  initiative: 0.08,
  buff: 0.06,
  debuff: -0.06,
}

/** A weight for each thing. */
export type Weights = Readonly<typeof WEIGHTS>
