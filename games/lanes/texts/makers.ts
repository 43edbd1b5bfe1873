import type { Face, Modifiers } from '../faces.ts'
import { manaOf, NO_MANA } from '../rules/mana.ts'
import type { CardType } from '../terms.ts'
import { NO_AIM } from './aims.ts'

const NO_MODIFIERS: Modifiers = { range: 0, shield: 0, packTactics: false, grounded: false }

const BLANK: Face = {
  slug: '',
  name: '',
  kind: 'spell',
  types: [],
  cost: NO_MANA,
  from: 'house',
  code: '',
  attack: null,
  hp: null,
  modifiers: NO_MODIFIERS,
  aim: NO_AIM,
  does: [],
  enchantment: null,
  aura: null,
  whenSummoned: [],
  whenDying: [],
  afterAttack: [],
}

/** What the texts and signs of a card add to its plain numbers. */
type Extras = Partial<
  Pick<Face, 'aim' | 'does' | 'enchantment' | 'aura' | 'whenSummoned' | 'whenDying' | 'afterAttack'>
> & { readonly modifiers?: Partial<Modifiers> }

/** The plain numbers of a unit: letters for positions, Attack (null without), HP. */
interface Body {
  readonly code: string
  readonly attack: number | null
  readonly hp: number
}

/** A unit card. */
export function unit(
  name: string,
  line: Body & { readonly muster: string; readonly types: readonly CardType[] },
  extras: Extras = {},
): Face {
  return finish(
    { ...BLANK, ...bodyOf(line), kind: 'unit', name, types: line.types, cost: manaOf(line.muster) },
    extras,
  )
}

/** A spell card; with a `body` it summons itself (L-R50). */
export function spell(
  name: string,
  line: { readonly cost: string; readonly types: readonly CardType[]; readonly body?: Body },
  extras: Extras,
): Face {
  const body = line.body ? bodyOf(line.body) : {}
  return finish({ ...BLANK, ...body, name, types: line.types, cost: manaOf(line.cost) }, extras)
}

function bodyOf({ code, attack, hp }: Body): Body {
  return { code, attack, hp }
}

function finish(face: Face, extras: Extras): Face {
  const modifiers = { ...NO_MODIFIERS, ...extras.modifiers }
  return { ...face, ...extras, modifiers, slug: slugOf(face.name) }
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, '-')
}

/** The same unit with better numbers: cost and type line stay (L-R32). */
export function upgradedUnit(base: Face, name: string, better: Body & Extras): Face {
  const { code, attack, hp, ...extras } = better
  return finish({ ...base, name, from: 'house', code, attack, hp }, { ...textsOf(base), ...extras })
}

/** The same spell with a better text: cost and type line stay (L-R33). */
export function upgradedSpell(base: Face, extras: Extras): Face {
  return finish({ ...base, name: `${base.name} II` }, { ...textsOf(base), ...extras })
}

function textsOf({ aim, whenSummoned, whenDying, afterAttack, aura }: Face): Extras {
  return { aim, whenSummoned, whenDying, afterAttack, aura }
}

/** The numbers of a card are the booklet's. */
export function printed(face: Face): Face {
  return { ...face, from: 'printed' }
}
