import type { Happening, Watch } from '../faces.ts'
import { heroAt, NOBODY, type EldarPosition, type HeroId } from '../state.ts'
import { OCCASION, type Occasion } from '../terms.ts'

type Sees = (state: EldarPosition, bearer: HeroId, happening: Happening) => boolean

function watch(says: string, occasion: Occasion, sees: Sees): Watch {
  return { says, occasion, sees, subject: ({ hero }) => hero }
}

const isAlly: Sees = (state, bearer, { hero }) => heroAt(state, hero).seat === heroAt(state, bearer).seat
const isEnemy: Sees = (state, bearer, happening) => !isAlly(state, bearer, happening)
const isOtherAlly: Sees = (state, bearer, happening) =>
  happening.hero !== bearer && isAlly(state, bearer, happening)
const isSelf: Sees = (_, bearer, { hero }) => hero === bearer
const always: Sees = () => true

/** E-17.09. */
export const atStart: Watch = watch('At start of round', OCCASION.roundStart, always)
/** E-17.09. */
export const atEnd: Watch = watch('At end of round', OCCASION.roundEnd, always)
/** Damage, not loss (E-21.02). */
export const whenDamaged: Watch = watch('When this Hero is dealt damage', OCCASION.damaged, isSelf)
/** An ally, this Hero too. */
export const whenAllyDamaged: Watch = watch('When an ally is dealt damage', OCCASION.damaged, isAlly)
/** Not this Hero. */
export const whenOtherAllyDamaged: Watch = watch(
  'When another ally is dealt damage',
  OCCASION.damaged,
  isOtherAlly,
)
/** Pack Tactics. Who had fallen before it struck is no ally; who falls in the same event still is (E-R36, E-R37). */
export const whenOtherAllyHurts: Watch = watch(
  'When another ally deals damage to an enemy',
  OCCASION.damaged,
  (state, bearer, h) => {
    if (h.by === NOBODY || h.by === bearer || !isEnemy(state, bearer, h)) return false
    const { seat, isDown } = heroAt(state, h.by)
    return !isDown && seat === heroAt(state, bearer).seat
  },
)
/** Isra. */
export const whenOtherAllyFalls: Watch = watch(
  'When another ally is defeated',
  OCCASION.defeated,
  isOtherAlly,
)
/** Bloodlust: by damage, so that HP lost in another way does not count. */
export const whenThisDefeats: Watch = watch(
  'When damage from this Hero defeats an enemy',
  OCCASION.defeated,
  (state, bearer, h) => h.by === bearer && isEnemy(state, bearer, h),
)
/** The enemy that does it is "that enemy". */
export const whenTargeted: Watch = {
  ...watch('When an enemy targets this Hero with an action', OCCASION.targeted, isSelf),
  subject: ({ by }) => by,
}
/** Trapper's Snare. */
export const whenEnemyExhausted: Watch = watch('When an enemy becomes exhausted', OCCASION.exhausted, isEnemy)
/** Crushed Ribs. */
export const whenExhausted: Watch = watch('When this Hero becomes exhausted', OCCASION.exhausted, isSelf)
/** Asad. */
export const whenEnemyAfflicted: Watch = watch(
  'When an affliction becomes attached to an enemy',
  OCCASION.afflicted,
  isEnemy,
)
/** Tinker's Apprentice. */
export const whenEquipped: Watch = watch(
  'When equipment becomes attached to this Hero',
  OCCASION.equipped,
  isSelf,
)
/** Tablet of the Star-Scribe. */
export const whenUsesCard: Watch = watch('When this Hero uses an action card', OCCASION.usedCard, isSelf)
/** E-R61. */
export const whenEnters: Watch = watch('When this card enters play', OCCASION.entered, always)
/** E-R61. */
export const whenLeaves: Watch = watch('When this card leaves play', OCCASION.left, always)
/** Tainted Remedy. */
export const whenTainted: Watch = watch('When this Hero loses HP that way', OCCASION.tainted, isSelf)
/** E-24.09. */
export const whenBled: Watch = watch('When this card has no blood counters', OCCASION.bled, always)
