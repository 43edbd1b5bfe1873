import type { Bonus, Ends, Ground, LastingFace, LastingUse, Quirk, Standing, Tally, Watch } from '../faces.ts'
import { IT, sayQuirks, YOU, type Pronoun } from './bonuses.ts'

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
  /** Whoever carries it has brought it, or counts as if: until its own turn, not somebody else’s. */
  readonly isOwn?: true
  /** How long it lasts goes without saying. */
  readonly isBrief?: true
  readonly isOfParty?: true
  readonly counts?: Tally
}

/** Something lasting: its words are those of what it does. */
export function lasting(name: string, lasts: Lasts): LastingFace {
  return {
    slug: slugOf(name),
    name,
    says: sayLasting(lasts, IT),
    saysYou: sayLasting(lasts, YOU),
    does: sayLasting({ ...lasts, ends: 'play' }, IT),
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
    ...(lasts.isOfParty ? { isOfParty: true } : {}),
    ...(lasts.counts ? { counts: lasts.counts } : {}),
  }
}

/** "Hold Person" is called "hold-person". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’!]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
}

function sayLasting(lasts: Lasts, of: Pronoun): string {
  const { bonuses = [], quirks = {}, watches = [], usedBy = [], isOwn } = lasts
  const does = [
    ...bonuses.map(({ says }) => says),
    ...sayQuirks(quirks, of),
    ...(lasts.use ? [lasts.use.says] : []),
    ...watches.map(({ says }) => says).filter((says) => says !== ''),
    ...(lasts.ground ? sayGround(lasts.ground) : []),
  ]
  const parts = [...(lasts.marks ? [sayMark(of, does.length === 0)] : []), ...does]
  const whose = of === YOU || isOwn ? of.its : 'its owner’s'
  const end = lasts.isBrief ? '' : ENDS[lasts.ends]({ ...of, whose })
  const until = [...usedBy.map((usage) => USED_BY[usage](of)), end].filter((part) => part !== '')
  return [parts.join(', '), until.join(' or ')].filter((part) => part !== '').join(' ')
}

/** That it is marked says enough only where a mark does something besides. */
function sayMark({ it, s }: Pronoun, isAll: boolean): string {
  return isAll ? `${it} count${s} as marked for cards that ask for a mark` : 'it is marked'
}

const USED_BY: Readonly<Record<LastingFace['usedBy'][number], (of: Pronoun) => string>> = {
  attacking: ({ its }) => `until ${its} next attack roll`,
  attacked: ({ it }) => `until the next attack roll against ${it}`,
  hurt: ({ it, s }) => `until ${it} take${s} damage`,
  'attack-action': ({ it, s }) => `until ${it} play${s} an Attack Action`,
  'move-action': ({ it, s }) => `until ${it} play${s} a Move Action`,
  step: ({ it, s }) => `until ${it} walk${s}`,
}

/** Whoever carries it, and whose turns count. */
interface Whose extends Pronoun {
  readonly whose: string
}

const ENDS: Readonly<Record<Ends, (of: Whose) => string>> = {
  turn: () => 'until the end of the turn',
  'owner-turn-start': ({ whose }) => `until the start of ${whose} next turn`,
  'owner-turn-end': ({ whose }) => `until the end of ${whose} next turn`,
  'bearer-turn-end': ({ its }) => `until the end of ${its} next turn`,
  round: () => 'until the end of the round',
  'second-owner-turn-start': ({ whose }) => `until the start of ${whose} turn after next`,
  'third-owner-turn-end': ({ whose }) => `for three of ${whose} turns, this one among them`,
  play: () => '',
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
