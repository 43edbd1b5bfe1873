/** What the rules page prints of a unit and the referee needs: read off `docs/rules/lanes.md`, not off the catalog. */
export interface UnitSigns {
  readonly range: number
  readonly shield: number
  readonly hasPackTactics: boolean
  readonly isGrounded: boolean
  readonly types: string
}

const PLAIN: UnitSigns = { range: 0, shield: 0, hasPackTactics: false, isGrounded: false, types: '' }

const SIGNS: Readonly<Record<string, Partial<UnitSigns>>> = {
  Archer: { range: 1 },
  Marksman: { range: 1 },
  Sentinel: { shield: 1 },
  Herald: { shield: 1 },
  Imp: { types: 'Demon' },
  'Blaze Imp': { types: 'Demon' },
  Hellhound: { types: 'Demon Beast', hasPackTactics: true },
  'Dread Hound': { types: 'Demon Beast', hasPackTactics: true },
  Tormentor: { types: 'Demon', range: 1 },
  'Doom Fiend': { types: 'Demon' },
  'Ember Sprite': { types: 'Fire Elemental' },
  'Rime Wisp': { types: 'Frost Elemental', range: 1 },
  'Stone Pillar': { types: 'Stone Elemental', isGrounded: true },
  'Storm Elemental': { types: 'Storm Elemental' },
  'Molten Colossus': { types: 'Fire Stone Elemental' },
}

/** The signs of a unit by its name. */
export function signsOf(name: string): UnitSigns {
  return { ...PLAIN, ...SIGNS[name] }
}

/** What a card is called again once it is back in hand and its upgrade no longer shows in the definition. */
export const BASE_NAMES: Readonly<Record<string, string>> = {
  Sentinel: 'Guard',
  Marksman: 'Archer',
  Crusader: 'Cavalier',
  Herald: 'Bannerman',
  'Blaze Imp': 'Imp',
  'Dread Hound': 'Hellhound',
}

/** What a spell costs and what its text chooses, as a word of the referee's own. */
export interface SpellSigns {
  readonly cost: string
  readonly chooses:
    | 'nothing'
    | 'foe'
    | 'friend'
    | 'foes'
    | 'friends'
    | 'lane'
    | 'row'
    | 'crossing'
    | 'home'
    | 'near'
  /** It makes an Enchantment and so needs a shape that is free (L-R28). */
  readonly needsShape?: true
}

/** The spells by name; upgrades cost and choose the same. */
export const SPELLS: Readonly<Record<string, SpellSigns>> = {
  'Mending Light': { cost: 'W', chooses: 'friend' },
  Smite: { cost: 'WW', chooses: 'foe' },
  'Shield Wall': { cost: 'W', chooses: 'friends' },
  Rally: { cost: 'B', chooses: 'friend' },
  Purity: { cost: 'W', chooses: 'friend' },
  Judgement: { cost: 'WW', chooses: 'foe' },
  'Blessing of Valor': { cost: 'WW', chooses: 'friends', needsShape: true },
  Devotion: { cost: 'WW', chooses: 'nothing' },
  'Divine Intervention': { cost: 'WWWB', chooses: 'lane' },
  'Shadow Bolt': { cost: 'PP', chooses: 'foe' },
  'Curse of Weakness': { cost: 'P', chooses: 'foe' },
  'Blood Pact': { cost: 'P', chooses: 'nothing' },
  'Withering Hex': { cost: 'P', chooses: 'foe', needsShape: true },
  Hellfire: { cost: 'RP', chooses: 'crossing' },
  Treachery: { cost: 'PPP', chooses: 'foe', needsShape: true },
  'Drain Life': { cost: 'PP', chooses: 'foe' },
  Shackles: { cost: 'R', chooses: 'foes' },
  'Soul Toll': { cost: 'RPP', chooses: 'nothing' },
  'Ember Sprite': { cost: 'S', chooses: 'home' },
  'Rime Wisp': { cost: 'S', chooses: 'home' },
  'Stone Pillar': { cost: 'B', chooses: 'near' },
  'Fire Bolt': { cost: 'RR', chooses: 'foe' },
  Frostbind: { cost: 'B', chooses: 'foe' },
  Fireball: { cost: 'RRR', chooses: 'crossing' },
  Blizzard: { cost: 'BBB', chooses: 'row', needsShape: true },
  'Lightning Strike': { cost: 'RBB', chooses: 'foe' },
  'Storm Elemental': { cost: 'RBS', chooses: 'home' },
  'Molten Colossus': { cost: 'RRS', chooses: 'home', needsShape: true },
}

/** The nodes that give a passive power, by name of the node. */
export const POWER_NODES: Readonly<Record<string, string>> = {
  crusade: 'Zeal',
  'unbroken-line': 'Unbroken Line',
  doom: 'Tithe',
  'deep-winter': 'Deep Winter',
  'ice-armour': 'Ice Armour',
  'absolute-zero': 'Absolute Zero',
}
