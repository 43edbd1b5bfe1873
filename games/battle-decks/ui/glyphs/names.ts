/** The glyph of every card, by its name without the rank: names in the game-icons set. `npm run glyphs` draws them. */
export const CARD_GLYPHS = {
  // Britannia: heroes
  'pterosaur-rider': 'pterodactylus',
  'dire-wolf': 'wolf-head',
  quartermaster: 'medical-pack',
  // Her Royal Guard
  'queens-champion': 'crested-helmet',
  'her-royal-guard': 'guards',
  'crown-fusilier': 'rifle',
  'royal-lancer': 'cavalry',
  'palace-surgeon': 'hospital-cross',
  // Call of the Wild
  mammoth: 'mammoth',
  'sabre-cat': 'saber-toothed-cat-head',
  'wolf-pack': 'wolf-howl',
  'scout-falcon': 'falcon-moon',
  'war-boar': 'boar',
  // Equipment
  'dragon-standard': 'knight-banner',
  'heartseeker-lance': 'spear-hook',
  'scale-barding': 'scale-mail',
  'hunters-sights': 'binoculars',
  'storm-horn': 'hunting-horn',
  'snare-net': 'fishing-net',
  'bait-scent': 'meat',
  // Events
  'royal-summons': 'crown',
  'ambush-b': 'sabers-choc',
  'field-rations': 'sliced-bread',
  'fog-bank': 'fog',
  'cut-straps': 'scissors',
  panic: 'screaming',
  providence: 'dice-six-faces-six',
  // Equalizers
  'rampaging-tyrant': 'dinosaur-rex',
  'border-reavers': 'bandit',
  // Prussia: heroes
  'clockwork-soldier': 'robot-golem',
  'engineer-corp-captain': 'mechanical-arm',
  artillery: 'field-gun',
  // Iron Company
  'storm-marshal': 'sergeant',
  'shield-grenadier': 'stick-grenade',
  'rifle-jaeger': 'winchester-rifle',
  'trench-raider': 'trench-assault',
  'corps-mechanic': 'monkey-wrench',
  // Clockwork Foundry
  'walking-bastion': 'great-war-tank',
  'steam-hussar': 'steam-locomotive',
  'drill-automaton': 'drill',
  'spotter-balloon': 'air-balloon',
  'mortar-crew': 'mortar',
  // Equipment
  'voltaic-harness': 'lightning-dome',
  'rifled-barrel': 'reload-gun-barrel',
  'riveted-plate': 'metal-plate',
  'steam-gauntlet': 'gauntlet',
  'liquid-fire': 'fire-bottle',
  'gear-clamp': 'clamp',
  'acid-flask': 'fizzing-flask',
  // Events
  'emergency-orders': 'scroll-unfurled',
  'ambush-p': 'sabers-choc',
  'spare-parts': 'gears',
  'smoke-shells': 'smoke-bomb',
  sabotage: 'wrecking-ball',
  'suppressing-fire': 'machine-gun',
  recalculate: 'abacus',
  // Equalizers
  'airship-pirates': 'pirate-captain',
  'rogue-super-soldiers': 'flamethrower-soldier',
} as const

/** Other glyphs of the board, by what they stand for. */
export const BOARD_GLYPHS = {
  back: 'crossed-swords',
  britannia: 'dragon-head',
  prussia: 'barn-owl',
  // Kinds of cards
  hero: 'star-medal',
  reinforcement: 'swords-emblem',
  equipment: 'spiked-shield',
  event: 'scroll-unfurled',
  equalizer: 'card-joker',
  // Suits
  hearts: 'hearts',
  diamonds: 'diamonds',
  spades: 'spades',
  clubs: 'clubs',
  // Numbers
  hp: 'hearts',
  def: 'shield',
  atk: 'gladius',
  dmg: 'bright-explosion',
  // What characters are in
  pair: 'linked-rings',
  activated: 'hourglass',
  unconscious: 'knocked-out-stars',
  initiative: 'torch',
} as const
