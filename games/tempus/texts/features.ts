import { capital, type CardId, type Seat } from '@trialhall/kernel'
import type { Strike } from '../acts.ts'
import type { Holder, Objective, Watch } from '../faces.ts'
import { afflict } from '../rules/fight/ailments.ts'
import { isHero } from '../rules/creatures.ts'
import { dealDamage } from '../rules/fight/damage.ts'
import { chooseDiscards } from '../rules/decks.ts'
import { heal } from '../rules/fight/healing.ts'
import { begin } from '../rules/lasting.ts'
import { alliesWithin } from '../rules/map.ts'
import { moveNow } from '../rules/moves.ts'
import { heroCardOf, lastingNamed } from '../rules/printed.ts'
import { objectivesOf } from '../rules/quests/hooks.ts'
import { attackOn } from './actions.ts'
import { addToRoll } from '../rules/fight/rolls.ts'
import { heroOf, type CreatureId, type TempusPosition, type TempusTable } from '../state.ts'
import type { Ailment } from '../terms.ts'
import { isHurt } from './bonuses.ts'
import { thoseAround } from './deeds/harm.ts'
import { tryObjective } from './deeds/hand.ts'
import { sourceOfHolder } from './sources.ts'
import { isOwn, maybe, once, watch } from './watches.ts'

/** What a feature asks of a hit of its owner. */
export interface OfHit {
  readonly says: string
  fits(state: TempusPosition, strike: Strike): boolean
}

/** Hits with weapons. */
export const weaponHit: OfHit = { says: 'weapon hit', fits: (_, { attack }) => attack.isWeapon }
/** Hits in melee. */
export const meleeHit: OfHit = { says: 'melee hit', fits: (_, { isMelee }) => isMelee }
/** Every hit. */
export const anyHit: OfHit = { says: 'hit', fits: () => true }
/** Hits on whoever is Wounded or lacks HP. */
export const hitOnHurt: OfHit = {
  says: 'hit on a Wounded creature or one below maximum HP',
  fits: (state, { target }) => isHurt(state, target),
}
/** Hits on whoever is marked, also where they fall (T-27.05). */
export const hitOnMarked: OfHit = { says: 'hit on a marked creature', fits: (_, { wasMarked }) => wasMarked }

function isOwnHit(of: OfHit): Watch['applies'] {
  return (state, { owner }, { strike }) =>
    strike !== null && strike.attacker === owner && of.fits(state, strike)
}

/** Once a turn a hit deals more. */
export function hitsHarder(of: OfHit, amount: number): Watch {
  return once(
    'turn',
    watch('hitting', `your ${of.says} deals +${amount} damage`, {
      applies: isOwnHit(of),
      run(_, __, { instance }) {
        if (instance !== null) instance.normal += amount
      },
    }),
  )
}

/** Once a turn a hit adds an Ailment. */
export function hitAdds(of: OfHit, ailment: Ailment, tokens: number): Watch {
  return once(
    'turn',
    watch('hit', `your ${of.says} adds ${capital(ailment)} ${tokens}`, {
      applies: (state, holder, occurrence) =>
        isOwnHit(of)(state, holder, occurrence) && occurrence.instance?.isIgnored !== true, // T-R43
      run(table, _, { strike }) {
        if (strike !== null) afflict(table, { source: strike.source, target: strike.target, ailment, tokens })
      },
    }),
  )
}

/** Once a turn its owner may move after a hit. */
export function movesAfter(of: OfHit, spaces: number): Watch {
  return maybe(
    once(
      'turn',
      watch('hit', `after your ${of.says} you may move up to ${spaces}`, {
        applies: isOwnHit(of),
        run: (table, { owner, card }) => moveNow(table, owner, { spaces, by: owner, card }),
      }),
    ),
  )
}

/** Once a turn somebody beside the target of a hit suffers too. */
export function hitSpreads(of: OfHit, damage: number): Watch {
  const splash = { damage, within: 1, most: 1, hurtsAllies: false }
  return once(
    'turn',
    watch('hit', `after your ${of.says}, another opponent adjacent to the target suffers ${damage}`, {
      applies: (state, holder, occurrence) =>
        isOwnHit(of)(state, holder, occurrence) &&
        occurrence.strike !== null &&
        thoseAround(state, occurrence.strike, splash).length > 0,
      run(table, holder, { strike }) {
        if (strike === null) return
        const target = chooseOne(table, holder, thoseAround(table.state, strike, splash))
        dealDamage(table, {
          source: sourceOfHolder(table.state, holder),
          target,
          normal: damage,
          piercing: 0,
        })
      },
    }),
  )
}

function chooseOne(
  table: TempusTable,
  { owner, card }: Holder,
  creatures: readonly CreatureId[],
): CreatureId {
  const options = creatures.map((creature) => ({ do: 'creature', creature }) as const)
  const prompt =
    card === null ? ({ type: 'monster-target', creature: owner } as const) : ({ type: 'aim', card } as const)
  return table.choose(owner, prompt, options).creature
}

/** Once a turn a Last Hit of its owner heals it (Reaper). */
export function reaps(amount: number): Watch {
  return once(
    'turn',
    watch('felled', `when you make a Last Hit, heal ${amount}`, {
      applies: (_, { owner }, { by }) => by === owner,
      run: (table, { owner }) => heal(table, { by: owner, target: owner, amount }),
    }),
  )
}

/** A hit for which an ally near by has used its inspiration deals more (Combat Inspiration). */
export function inspiresHits(amount: number, range: number): Watch {
  return watch(
    'inspired',
    `when an ally within ${range} uses a Bardic Inspiration ring on an attack roll, a hit of it deals +${amount}`,
    {
      applies: (state, { owner }, { creature, strike }) =>
        strike !== null && creature !== owner && alliesWithin(state, owner, range).includes(creature),
      run(_, __, { strike }) {
        if (strike !== null) strike.extra += amount
      },
    },
  )
}

/** Once a round a failed skill roll near by gets better for a card of the hand (Peerless Lore). */
export function helpsFailed(amount: number, range: number): Watch {
  return maybe(
    once(
      'round',
      watch(
        'skill-failed',
        `after you or an ally within ${range} failed a skill roll, you may discard 1 card: +${amount} to it`,
        {
          applies: (state, { owner }, { creature }) =>
            heroOf(state, owner).hand.length > 0 && alliesWithin(state, owner, range).includes(creature),
          run(table, { owner, card }, { roll }) {
            chooseDiscards(table, owner, { count: 1, card })
            if (roll !== null) addToRoll(table, roll, amount)
          },
        },
      ),
    ),
  )
}

/** Once a turn an Attack Chain on a weapon attack makes it better (Combat Superiority). */
export function chainsBetter(amount: number): Watch {
  return once(
    'turn',
    watch(
      'chained',
      `when you play an Attack Chain on a weapon attack: +${amount} to its roll and +${amount} damage`,
      {
        applies: (state, holder, occurrence) =>
          isOwn(state, holder, occurrence) &&
          occurrence.act !== null &&
          isAttackChain(state, occurrence.act.chains.at(-1)) &&
          attackOn(state, occurrence.act.card)?.isWeapon === true,
        run(_, __, { act, instance }) {
          if (instance !== null) instance.normal += amount
          else if (act !== null) {
            act.terms.modifier += amount
            act.damage += amount
          }
        },
      },
    ),
  )
}

/** Whether the Chain that was played last is one for Attacks alone (T-16.03). */
function isAttackChain(state: TempusPosition, card: CardId | undefined): boolean {
  return card !== undefined && heroCardOf(state, card).chain?.type === 'attack'
}

/** What a Hero can try a skill for where it stands; a token that only takes an Action is none (C-7). */
function attemptsOf(state: TempusPosition, seat: Seat): readonly Objective[] {
  return objectivesOf(state, seat).filter(({ option }) => option.do === 'skill')
}

/** Once a turn, after a Move Action, a skill may be tried without an Action (Fast Hands). */
export function triesAfterMove(modifier: number): Watch {
  return maybe(
    once(
      'turn',
      watch('moved', `after a Move Action one skill attempt at −${-modifier} without an Action`, {
        applies: (state, holder, occurrence) =>
          isOwn(state, holder, occurrence) &&
          isHero(holder.owner) &&
          attemptsOf(state, holder.owner).length > 0,
        run(table, { owner, card }) {
          const objectives = attemptsOf(table.state, owner)
          const [first] = objectives
          if (first === undefined || card === null) return
          const options = objectives.map(({ option }) => option)
          const pick = table.choose(owner, { type: 'skill', card, changes: { modifier } }, options)
          const objective = objectives.find(({ option }) => option === pick) ?? first
          tryObjective(table, owner, { objective, modifier })
        },
      }),
    ),
  )
}

const SIDES = 20

/** Once a turn the spaces of a Move Action may cross water and opponents (Winged Boots). */
export const loosensMoves: Watch = maybe(
  once(
    'turn',
    watch('moving', 'one Move Action ignores water and opponents', {
      applies: isOwn,
      run(_, __, { act }) {
        if (act !== null) Object.assign(act.move, { acrossWater: true, throughOpponents: true })
      },
    }),
  ),
)

/** In each Initiative phase a D20 is rolled and kept (Portent). */
export function keepsADie(slug: string): Watch {
  return watch('initiative', 'in each Initiative phase roll a D20 and keep it', {
    applies: () => true,
    run(table, { owner, card }) {
      const die = table.die(SIDES, 'kept die')
      table.emit({
        type: 'rolled',
        creature: owner,
        purpose: 'test',
        skill: null,
        dice: [die],
        die,
        total: die,
        needed: null,
        card,
      })
      begin(table, { face: lastingNamed(slug), owner, on: owner, count: die })
    },
  })
}
