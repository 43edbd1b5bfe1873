import { choose, target, upToTwo } from '../texts/aims.ts'
import { toll } from '../texts/auras.ts'
import { eachAdjacent, eachAtRange, eachEnchanted } from '../texts/groups.ts'
import { spell, unit, upgradedSpell, upgradedUnit } from '../texts/makers.ts'
import {
  damage,
  discard,
  each,
  enchant,
  gain,
  ifLast,
  load,
  place,
  youGain,
  youLose,
} from '../texts/steps.ts'
import type { ClassSet } from './sets.ts'

const imp = unit('Imp', { code: 'Im', attack: 3, hp: 1, muster: 'S', types: ['Demon'] })
const hellhound = unit(
  'Hellhound',
  { code: 'Hh', attack: 2, hp: 3, muster: 'S', types: ['Demon', 'Beast'] },
  { modifiers: { packTactics: true }, whenSummoned: [place(1, 'antimagic')] },
)

const shadowBolt = spell(
  'Shadow Bolt',
  { cost: 'PP', types: ['Shadow'] },
  { aim: target('foe'), does: [damage(3)] },
)
const weakness = spell(
  'Curse of Weakness',
  { cost: 'P', types: ['Curse'] },
  { aim: target('foe'), does: [place(1, 'disarm')] },
)
const bloodPact = spell(
  'Blood Pact',
  { cost: 'P', types: ['Blood'] },
  { does: [youLose(3), gain(2, 'summoning')] },
)
const hexing = { aim: target('foe'), does: [enchant] }
const hexed = [each(eachEnchanted, damage(1))]
const hex = spell(
  'Withering Hex',
  { cost: 'P', types: ['Curse'] },
  { ...hexing, enchantment: { duration: 2, does: hexed } },
)
const hellfire = spell(
  'Hellfire',
  { cost: 'RP', types: ['Fire'] },
  { aim: choose('intersection'), does: [each(eachAtRange('any', 1), damage(2))] },
)
const turning = { aim: target('foe'), does: [enchant, place(1, 'turnover')] }
const turned = [ifLast(each(eachEnchanted, discard('turnover')))]
const treachery = spell(
  'Treachery',
  { cost: 'PPP', types: ['Curse'] },
  { ...turning, enchantment: { duration: 1, does: turned } },
)
const drain = spell(
  'Drain Life',
  { cost: 'PP', types: ['Blood'] },
  { aim: target('foe'), does: [damage(2), youGain(1)] },
)
const shackles = spell(
  'Shackles',
  { cost: 'R', types: ['Curse'] },
  { aim: upToTwo('foe'), does: [place(1, 'snare')] },
)
const soulToll = spell('Soul Toll', { cost: 'PPR', types: ['Aura'] }, { aura: toll(1) })

/** Swarms, curses, blood: the Warlock's cards. */
export const WARLOCK: ClassSet = {
  units: [
    imp,
    hellhound,
    unit(
      'Tormentor',
      { code: 'To', attack: 2, hp: 3, muster: 'SS', types: ['Demon'] },
      { modifiers: { range: 1 }, afterAttack: [place(1, 'snare')] },
    ),
    unit(
      'Cultist',
      { code: 'Cu', attack: 1, hp: 2, muster: 'S', types: ['Human'] },
      { whenDying: [load('purple')] },
    ),
    unit(
      'Doom Fiend',
      { code: 'Df', attack: 5, hp: 6, muster: 'SSS', types: ['Demon'] },
      { whenSummoned: [youLose(2)] },
    ),
  ],
  unitUpgrades: [
    {
      of: 'imp',
      face: upgradedUnit(imp, 'Blaze Imp', {
        code: 'Bi',
        attack: 3,
        hp: 2,
        whenDying: [each(eachAdjacent('foe', 'the field it stood on'), damage(1))],
      }),
    },
    {
      of: 'hellhound',
      face: upgradedUnit(hellhound, 'Dread Hound', {
        code: 'Dh',
        attack: 3,
        hp: 4,
        modifiers: { packTactics: true },
      }),
    },
  ],
  spells: [shadowBolt, weakness, bloodPact, hex, hellfire, treachery, drain, shackles, soulToll],
  spellUpgrades: [
    { of: 'shadow-bolt', face: upgradedSpell(shadowBolt, { does: [damage(4)] }) },
    {
      of: 'curse-of-weakness',
      face: upgradedSpell(weakness, { does: [place(1, 'disarm'), place(1, 'snare')] }),
    },
    { of: 'blood-pact', face: upgradedSpell(bloodPact, { does: [youLose(1), gain(2, 'summoning')] }) },
    {
      of: 'withering-hex',
      face: upgradedSpell(hex, { ...hexing, enchantment: { duration: 3, does: hexed } }),
    },
    { of: 'hellfire', face: upgradedSpell(hellfire, { does: [each(eachAtRange('foe', 1), damage(2))] }) },
    {
      of: 'treachery',
      face: upgradedSpell(treachery, { ...turning, enchantment: { duration: 2, does: turned } }),
    },
    { of: 'drain-life', face: upgradedSpell(drain, { does: [damage(3), youGain(1)] }) },
    { of: 'shackles', face: upgradedSpell(shackles, { does: [place(1, 'snare'), place(1, 'disarm')] }) },
    { of: 'soul-toll', face: upgradedSpell(soulToll, { aura: toll(1, 1) }) },
  ],
}
