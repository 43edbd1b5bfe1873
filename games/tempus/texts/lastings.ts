import type { Bonus, Ends, Ground, LastingFace, LastingUse, Quirk, Standing, Watch } from '../faces.ts'
import { sayQuirks, YOU, type Pronoun } from './bonuses.ts'

const NO_GROUND: Ground = { isSolid: false, blocksSight: false, cost: 0, noSpells: false }

/** What only some grounds have. */
export function ground(has: Partial<Ground>): Ground {
  return { ...NO_GROUND, ...has }
}

interface Lasts {
  readonly ends: Ends
  readonly bonuses?: readonly Bonus[]
  readonly quirks?: Partial<Readonly<Record<Quirk, number>>>
  readonly watches?: readonly Watch[]
  readonly ground?: Ground
  readonly use?: LastingUse
  readonly heals?: number
  readonly servesAttacks?: true
  readonly rings?: number
  readonly most?: number
  readonly marks?: boolean
  readonly isSpell?: boolean
  readonly isArea?: boolean
  readonly usedBy?: LastingFace['usedBy']
}

/** Something lasting: its words are those of what it does. */
export function lasting(name: string, lasts: Lasts): LastingFace {
  return {
    slug: slugOf(name),
    name,
    says: sayLasting(lasts),
    rings: lasts.rings ?? null,
    most: lasts.most ?? 1,
    marks: lasts.marks ?? false,
    isSpell: lasts.isSpell ?? false,
    ends: lasts.ends,
    usedBy: lasts.usedBy ?? [],
    isArea: lasts.isArea ?? false,
    bonuses: lasts.bonuses ?? [],
    quirks: lasts.quirks ?? {},
    watches: lasts.watches ?? [],
    ground: lasts.ground ?? null,
    ...(lasts.use ? { use: lasts.use } : {}),
    ...(lasts.heals === undefined ? {} : { heals: lasts.heals }),
    ...(lasts.servesAttacks ? { servesAttacks: true } : {}),
  }
}

/** "Hold Person" is called "hold-person". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’!]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
}

function sayLasting(lasts: Lasts): string {
  const { bonuses = [], quirks = {}, watches = [] } = lasts
  const parts = [
    ...(lasts.marks ? ['it is marked'] : []),
    ...bonuses.map(({ says }) => says),
    ...sayQuirks(quirks),
    ...(lasts.use ? [lasts.use.says] : []),
    ...watches.map(({ says }) => says),
    ...(lasts.ground ? sayGround(lasts.ground) : []),
  ]
  const until = [...(lasts.usedBy ?? []).map((usage) => USED_BY[usage]), ENDS[lasts.ends]].filter(
    (part) => part !== '',
  )
  return [parts.join(', '), until.join(' or ')].filter((part) => part !== '').join(' ')
}

const USED_BY: Readonly<Record<LastingFace['usedBy'][number], string>> = {
  attacking: 'until its next attack roll',
  attacked: 'until the next attack roll against it',
  hurt: 'until it takes damage',
  'attack-action': 'until it plays an Attack Action',
  'move-action': 'until it plays a Move Action',
  step: 'until it walks',
}

const ENDS: Readonly<Record<Ends, string>> = {
  turn: 'until the end of the turn',
  'owner-turn-start': 'until the start of its owner’s next turn',
  'owner-turn-end': 'until the end of its owner’s next turn',
  'bearer-turn-end': 'until the end of its next turn',
  round: 'until the end of the round',
  'second-owner-turn-start': 'until the start of its owner’s second next turn',
  'third-owner-turn-end': 'for three turns of its owner, this one among them',
  play: '',
}

function sayGround({ isSolid, blocksSight, cost, noSpells }: Ground): readonly string[] {
  return [
    ...(isSolid ? ['its spaces are solid'] : []),
    ...(blocksSight && !isSolid ? ['it blocks sight'] : []),
    ...(cost > 0 ? [`each of its spaces costs ${cost} more`] : []),
    ...(noSpells ? ['no Spell can be played from or target its spaces'] : []),
  ]
}

/** What somebody has while it has a card. */
export function standing(parts: Partial<Standing>): Standing {
  return { bonuses: parts.bonuses ?? [], quirks: parts.quirks ?? {}, watches: parts.watches ?? [] }
}

/** The words of it. */
export function sayStanding({ bonuses, quirks, watches }: Standing, of: Pronoun = YOU): readonly string[] {
  return [...bonuses.map(({ says }) => says), ...sayQuirks(quirks, of), ...watches.map(({ says }) => says)]
}
