import type { ActionFace, Aim, AttackFace, Deed, LootCard, Standing } from '../faces.ts'
import type { ActionType } from '../terms.ts'
import { nobody } from './aims.ts'
import { inYourTurn } from './conditions.ts'
import { slugOf, standing } from './lastings.ts'
import { action, freeFace } from './makers.ts'

function card(name: string, part: Partial<Omit<LootCard, 'kind' | 'slug' | 'name'>>): LootCard {
  return {
    kind: 'loot',
    slug: slugOf(name),
    name,
    from: 'house',
    isAdvanced: false,
    action: null,
    free: null,
    standing: null,
    gained: null,
    ...part,
  }
}

/** Loot that gives something while a Hero has it (T-29.17). */
export function loot(name: string, gives: Partial<Standing>, gained: Deed | null = null): LootCard {
  return card(name, { standing: standing(gives), gained })
}

/** Loot with an Attack Action (C-11). */
export function lootAttack(name: string, attack: AttackFace, after: Deed | null = null): LootCard {
  return lootAction(name, 'attack', { attack, after })
}

/** Loot with a General Action. */
export function lootGeneral(name: string, deed: Deed, aim: Aim = nobody): LootCard {
  return lootAction(name, 'general', { deed, aim })
}

function lootAction(name: string, type: ActionType, part: Partial<ActionFace>): LootCard {
  return card(name, { action: action(type, part) })
}

/** Loot that can be used in its Hero's turn without an Action. */
export function lootFree(name: string, deed: Deed, aim: Aim = nobody): LootCard {
  return card(name, { free: freeFace(['turn'], { condition: inYourTurn, deed, aim }) })
}

/** Left out of a starter game (T-4.20). */
export function advanced<C extends { readonly isAdvanced: boolean }>(one: C): C {
  return { ...one, isAdvanced: true }
}

/** Its name stands in the booklet. */
export function named<C extends { readonly from: LootCard['from'] }>(one: C): C {
  return { ...one, from: 'printed' }
}
