/** Worth of things in life points: fitted to the results of matches between bots, no rule. */
export const WEIGHTS = {
  life: 1,
  /** For each point of life besides that is lacking when there is little. */
  lowLife: 1,
  unit: 0.2,
  attack: 0.2,
  hp: 0.4,
  /** For each row a unit has come forward, by its Attack. */
  row: 0.1,
  /** For a unit that strikes the hero already, by its Attack. */
  atHero: 0.4,
  hand: 0.2,
  orb: 1.2,
  /** For each own turn that an orb is not yet available. */
  wait: 0.3,
  mana: 0.3,
  charge: 0.55,
  /** A card that lies face down without a charge: it could as well be in hand. */
  idleSlot: -0.25,
  preparing: -0.1,
  /** For a spell that stays in play with its Aura; more than what it cost would be as charges. */
  aura: 2,
  powerToken: 1.7,
  node: 1.9,
  experience: 0.7,
}

/** A weight for each thing. */
export type Weights = Readonly<typeof WEIGHTS>
