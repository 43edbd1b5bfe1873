import type { Gift, PowerNode, Start } from '../faces.ts'
import type { ClassId } from '../terms.ts'

const NOTHING: Gift = { cards: [], upgrades: [], orbs: '', passive: null, slots: 0 }

function branch(name: string, nodes: Readonly<Record<string, Partial<Gift>>>): PowerNode[] {
  return Object.entries(nodes).map(([node, gift]) => ({
    ...NOTHING,
    ...gift,
    slug: node.toLowerCase().replace(/ /g, '-'),
    name: node,
    branch: name,
  }))
}

/** The three boards, twelve nodes each. */
export const BOARDS: Readonly<Record<ClassId, readonly PowerNode[]>> = {
  paladin: [
    ...branch('Legion', {
      Cavalry: { cards: ['cavalier'] },
      Drill: { upgrades: ['guard'], orbs: 'S' },
      Fletchers: { upgrades: ['archer'], orbs: 'S' },
      Crusade: { upgrades: ['cavalier'], passive: 'zeal' },
    }),
    ...branch('Bastion', {
      Banner: { cards: ['bannerman'] },
      Devotion: { cards: ['devotion'], orbs: 'W' },
      Oath: { upgrades: ['bannerman'], orbs: 'S' },
      'Unbroken Line': { passive: 'unbrokenLine' },
    }),
    ...branch('Light', {
      Purity: { cards: ['purity'], orbs: 'B' },
      Judgement: { cards: ['judgement'] },
      Valor: { cards: ['blessing-of-valor'], orbs: 'W' },
      Intervention: { cards: ['divine-intervention'] },
    }),
  ],
  warlock: [
    ...branch('Pact', {
      Tormentors: { cards: ['tormentor'] },
      Cult: { cards: ['cultist'], orbs: 'S' },
      Doom: { cards: ['doom-fiend'], passive: 'tithe' },
      Brood: { upgrades: ['imp', 'hellhound'] },
    }),
    ...branch('Affliction', {
      Shackles: { cards: ['shackles'], orbs: 'P' },
      'Deep Curses': { upgrades: ['curse-of-weakness', 'withering-hex', 'shackles'] },
      Treachery: { cards: ['treachery'], orbs: 'P' },
      Malediction: { upgrades: ['shadow-bolt', 'treachery', 'soul-toll'] },
    }),
    ...branch('Blood', {
      Hellfire: { cards: ['hellfire'], orbs: 'R' },
      Drain: { cards: ['drain-life'] },
      'Blood Mastery': { upgrades: ['blood-pact', 'drain-life', 'hellfire'], orbs: 'S' },
      Toll: { cards: ['soul-toll'] },
    }),
  ],
  elementalist: [
    ...branch('Fire', {
      Fireball: { cards: ['fireball'] },
      Kindling: { orbs: 'RS' },
      Scorch: { passive: 'scorch' },
      Colossus: { cards: ['molten-colossus'] },
    }),
    ...branch('Frost', {
      'Deep Winter': { orbs: 'B', passive: 'deepWinter' },
      Blizzard: { cards: ['blizzard'] },
      'Ice Armour': { passive: 'iceArmour' },
      'Absolute Zero': { passive: 'absoluteZero' },
    }),
    ...branch('Storm', {
      Storm: { cards: ['storm-elemental'] },
      Conduit: { orbs: 'BS' },
      Lightning: { cards: ['lightning-strike'], slots: 1 },
      Conflux: { passive: 'conflux' },
    }),
  ],
}

/** The Start instructions at the foot of each board. */
export const STARTS: Readonly<Record<ClassId, Start>> = {
  paladin: {
    orbs: 'SSSWWWB',
    hand: ['guard', 'archer', 'mending-light', 'smite', 'shield-wall', 'rally'],
  },
  warlock: {
    orbs: 'SSSPPPR',
    hand: ['imp', 'hellhound', 'shadow-bolt', 'curse-of-weakness', 'blood-pact', 'withering-hex'],
  },
  elementalist: {
    orbs: 'SSRRRBB',
    hand: ['ember-sprite', 'rime-wisp', 'stone-pillar', 'fire-bolt', 'frostbind'],
  },
}
