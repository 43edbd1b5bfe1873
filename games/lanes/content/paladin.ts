import { choose, target, upToTwo } from '../texts/aims.ts'
import { banner, devotion } from '../texts/auras.ts'
import { eachEnchanted, eachInLane } from '../texts/groups.ts'
import { printed, spell, unit, upgradedUnit } from '../texts/makers.ts'
import {
  damage,
  defend,
  discardAll,
  each,
  enchant,
  heal,
  place,
  raise,
  unenchantFoes,
} from '../texts/steps.ts'
import type { ClassSet } from './sets.ts'

const SOLDIER = ['Human', 'Soldier'] as const

const guard = printed(unit('Guard', { code: 'Gd', attack: 1, hp: 3, muster: 'S', types: SOLDIER }))
const archer = unit(
  'Archer',
  { code: 'Ar', attack: 2, hp: 2, muster: 'S', types: SOLDIER },
  { modifiers: { range: 1 } },
)
const cavalier = unit(
  'Cavalier',
  { code: 'Cv', attack: 3, hp: 3, muster: 'SS', types: ['Human', 'Knight'] },
  { whenSummoned: [place(1, 'haste')] },
)
const bannerman = unit(
  'Bannerman',
  { code: 'Bm', attack: 2, hp: 5, muster: 'SS', types: SOLDIER },
  { aura: banner(1) },
)

/** Lines, shields, endurance: the Paladin's cards (Guard and the Archer's range are printed). */
export const PALADIN: ClassSet = {
  units: [guard, archer, cavalier, bannerman],
  unitUpgrades: [
    {
      of: 'guard',
      face: upgradedUnit(guard, 'Sentinel', { code: 'Se', attack: 2, hp: 4, modifiers: { shield: 1 } }),
    },
    {
      of: 'archer',
      face: upgradedUnit(archer, 'Marksman', { code: 'Ma', attack: 3, hp: 2, modifiers: { range: 1 } }),
    },
    { of: 'cavalier', face: upgradedUnit(cavalier, 'Crusader', { code: 'Cr', attack: 4, hp: 4 }) },
    {
      of: 'bannerman',
      face: upgradedUnit(bannerman, 'Herald', {
        code: 'He',
        attack: 3,
        hp: 5,
        modifiers: { shield: 1 },
        aura: banner(1, { packTactics: true }),
      }),
    },
  ],
  spells: [
    spell('Mending Light', { cost: 'W', types: ['Prayer'] }, { aim: target('friendly'), does: [heal(3)] }),
    spell('Smite', { cost: 'WW', types: ['Light'] }, { aim: target('foe'), does: [damage(4)] }),
    spell('Shield Wall', { cost: 'W', types: ['Order'] }, { aim: upToTwo('friendly'), does: [defend] }),
    spell('Rally', { cost: 'B', types: ['Order'] }, { aim: target('friendly'), does: [place(1, 'haste')] }),
    spell(
      'Purity',
      { cost: 'W', types: ['Prayer'] },
      { aim: target('friendly'), does: [discardAll, unenchantFoes, place(1, 'antimagic')] },
    ),
    spell('Judgement', { cost: 'WW', types: ['Light'] }, { aim: target('foe'), does: [place(1, 'stun')] }),
    spell(
      'Blessing of Valor',
      { cost: 'WW', types: ['Prayer'] },
      {
        aim: upToTwo('friendly'),
        does: [enchant],
        enchantment: { duration: 3, does: [each(eachEnchanted, raise('hp', 1))] },
      },
    ),
    spell('Devotion', { cost: 'WW', types: ['Aura'] }, { aura: devotion(1) }),
    spell(
      'Divine Intervention',
      { cost: 'WWWB', types: ['Light'] },
      {
        aim: choose('lane'),
        does: [each(eachInLane('friendly'), heal(2)), each(eachInLane('foe'), damage(2))],
      },
    ),
  ],
  spellUpgrades: [],
}
