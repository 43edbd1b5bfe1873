/** The glyph of every card, by its name without the rank: names in the game-icons set. `npm run glyphs` draws them. */
export const CARD_GLYPHS = {
  // Britannia: heroes
  'pterosaur-rider': 'pterodactylus',
  'dire-wolf': 'wolf-head',
  quartermaster: 'medical-pack',
  // Her Royal Guard
  'queens-champion': 'crested-helmet',
  'her-royal-guard': 'guards',
  'crown-fusilier': 'musket',
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
  'trench-raider': 'trench-knife',
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
  'emergency-orders': 'wax-seal',
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

/** The glyph of every ability, by its slug. */
export const ABILITY_GLYPHS = {
  // Passive
  airborne: 'feathered-wing',
  breach: 'broken-wall',
  charge: 'horse-head',
  formation: 'roman-shield',
  gore: 'boar-tusks',
  ironclad: 'breastplate',
  pack: 'paw-print',
  shatter: 'shatter',
  'twin-strike': 'sword-clash',
  // Instant
  'field-works': 'trench-spade',
  pounce: 'claw-slashes',
  resupply: 'card-exchange',
  spot: 'spyglass',
  // Activated
  'barrage-1': 'cannon-shot',
  'barrage-2': 'fire-bomb',
  dive: 'crow-dive',
  guard: 'shield-reflect',
  howl: 'wolf-howl',
  'mend-1': 'bandage-roll',
  'mend-2': 'healing',
  overwind: 'clockwork',
  rally: 'rally-the-troops',
  'repair-1': 'screwdriver',
  'repair-2': 'auto-repair',
  shell: 'artillery-shell',
  trample: 'quake-stomp',
  volley: 'bullets',
} as const

/** Other glyphs of the board, by what they stand for. */
export const BOARD_GLYPHS = {
  back: 'crossed-swords',
  britannia: 'dragon-head',
  prussia: 'barn-owl',
  // Kinds of cards
  hero: 'star-medal',
  reinforcement: 'swords-emblem',
  equipment: 'backpack',
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
