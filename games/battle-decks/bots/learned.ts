/**
 * What a side can lead in, in the order of the numbers below. Those that both sides have together, but for initiative, turn and faction, make the
 * scene; its last number is the round.
 */
export const THINGS = [
  'hero',
  'vigour',
  'awake',
  'reinforcement',
  'ready',
  'might',
  'paired',
  'armour',
  'hand',
  'deck',
  'initiative',
  'turn',
] as const

/** Rounds from which a match counts as late: it was learned from few that last longer. */
export const LATE = 8

/**
 * What a lead in each thing adds to the logarithm of the odds to win, before anything lies on the table. Together with `BY_SCENE` learned by
 * pairs from playouts of positions of 320 matches between experts; a master with them beat one with weights alone in 56 % (51.2 to 60.7) of 416 matches at equal simulations.
 * The last is for Britannia.
 */
export const LEADS: readonly number[] = [
  0.6719, // hero
  1.947, // vigour
  0.5135, // awake
  0.002099, // reinforcement
  0.3206, // ready
  0.2095, // might
  1.579, // paired
  0.1097, // armour
  0.5782, // hand
  0.1512, // deck
  -0.1468, // initiative
  1.248, // turn
  0.117, // Britannia
]

/** How much more a lead in each thing adds for each of what both sides have together: hero to deck, and the round. */
export const BY_SCENE: readonly (readonly number[])[] = [
  [
    0.003199, -0.09809, 0.009675, 0.002182, 0.006039, 0.002082, 0.04754, 0.002963, 0.004634, 0.0005779,
    -0.02759,
  ], // hero
  [-0.1032, 0.06426, -0.1662, 0.00286, -0.01226, 0.01492, -0.2968, -0.01865, -0.06711, -0.001947, -0.006138], // vigour
  [
    0.005705, -0.08523, 0.1093, -0.0005519, -0.004752, -0.001653, 0.0856, 0.002314, -0.03189, 0.0007058,
    0.05394,
  ], // awake
  [
    0.001262, 0.0172, 0.002271, 0.0000728, -0.001202, -0.001894, -0.003079, -0.0002817, -0.003122, -0.0005995,
    -0.001858,
  ], // reinforcement
  [
    -0.0006862, -0.0002363, -0.01043, -0.0006595, -0.005376, -0.003213, 0.01386, 0.00265, -0.01044,
    -0.0006033, -0.00447,
  ], // ready
  [
    -0.008005, -0.008267, -0.00268, -0.002839, -0.00189, 0.003164, -0.01103, -0.001256, -0.003654, -0.0007294,
    0.002329,
  ], // might
  [
    -0.004058, -0.2976, 0.03453, 0.001354, -0.001329, 0.003456, 0.08201, -0.0006263, -0.01513, 0.002734,
    0.08353,
  ], // paired
  [
    -0.00165, -0.004178, -0.001252, -0.0007866, 0.0003829, 0.001323, -0.000489, 0.002852, -0.003626,
    -0.0001226, 0.008314,
  ], // armour
  [
    0.008302, 0.01503, -0.02409, -0.00761, 0.007256, -0.002933, 0.002394, 0.00039, -0.03274, -0.00331,
    -0.0403,
  ], // hand
  [
    0.001514, 0.01915, 0.000756, -0.0000677, 0.0001787, -0.0006531, 0.01141, 0.002407, -0.01055, -0.001942,
    -0.01483,
  ], // deck
  [
    -0.03699, 0.01924, 0.03582, 0.002899, -0.006442, -0.005731, -0.000001, -0.004133, 0.003028, 0.002105,
    -0.000158,
  ], // initiative
  [0.02551, -0.2488, 0.02419, -0.01109, 0.00886, 0.00103, -0.002092, -0.005931, 0.00801, 0.001789, -0.003411], // turn
  [
    -0.06747, 0.03495, -0.03748, 0.001783, -0.002989, -0.001136, -0.1017, -0.004604, 0.0113, 0.001936,
    0.006448,
  ], // Britannia
]
