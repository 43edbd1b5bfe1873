import type { Aim, Deed, Objective } from '../../faces.ts'
import { takeLoose } from '../../rules/loot.ts'
import { openChest } from '../../rules/moving/entering.ts'
import { distanceTo, realmOf, seesSpace } from '../../rules/map.ts'
import { objectivesOf } from '../../rules/quests/hooks.ts'
import { lastingFace, questOf } from '../../rules/printed.ts'
import { notice } from '../../rules/watches.ts'
import { trySkill } from '../../rules/fight/skills.ts'
import { heroOf, NOBODY, OFF, type Space, type TempusPosition, type TempusTable } from '../../state.ts'
import type { Seat } from '@trialhall/kernel'

/** A space with something for a Hero on it: a full Chest, Loot, the token of an Event, a Herb (Mage Hand). */
export function aTokenSpace(range: number): Aim {
  return {
    type: 'space',
    says: `a Chest, Loot token, Herb or Event token you see within ${range}`,
    of: (state, owner) =>
      tokenSpaces(state).filter(
        (space) => distanceTo(state, owner, space) <= range && seesSpace(state, owner, space),
      ),
  }
}

function tokenSpaces(state: TempusPosition): readonly Space[] {
  const { chests, herbs } = realmOf(state)
  const full = chests.filter((_, i) => state.chests[i] === true)
  const tokens = state.lastings.flatMap(({ owner, at }) => (owner === NOBODY && at !== OFF ? [at] : []))
  const ofQuests = state.quests.flatMap((quest) => questOf(state, quest.card).rules.tokens?.(quest) ?? [])
  return [...new Set([...full, ...state.loose.map(({ at }) => at), ...tokens, ...ofQuests, ...herbs])]
}

/** The one who plays acts as if it stood there; a skill is tried there with a modifier. */
export function mageHand(modifier: number): Deed {
  return {
    says: `act as if you stood there${modifier === 0 ? '' : `; a skill roll there has −${-modifier}`}`,
    run(table, { by, space }) {
      if (space === null) return
      meetTokens(table, by, space)
      takeLoose(table, by, space)
      openChest(table, by, space)
      workThere(table, by, { space, modifier })
    },
  }
}

/** What waits on the token of an Event there meets the Hero as if it had come to the space (T-18.18, T-R32). Areas do not: it is not in them. */
function meetTokens(table: TempusTable, seat: Seat, space: Space): void {
  const met = table.state.lastings.filter(
    ({ on, owner, at, face }) =>
      on === NOBODY && owner === NOBODY && at === space && lastingFace(face).ground === null,
  )
  if (met.length > 0) notice(table, { at: 'entered', creature: seat, met })
}

function workThere(
  table: TempusTable,
  seat: Seat,
  { space, modifier }: { readonly space: Space; readonly modifier: number },
): void {
  const hero = heroOf(table.state, seat)
  const { at } = hero
  hero.at = space
  const objectives = objectivesOf(table.state, seat)
  hero.at = at
  if (objectives.length === 0) return
  const options = [...objectives.map(({ option }) => option), { do: 'pass' } as const]
  const card = objectives[0]?.option.card ?? 0
  const pick = table.choose(
    seat,
    { type: 'aim', card, ...(modifier !== 0 && { changes: { modifier } }) },
    options,
  )
  const found = objectives.find(({ option }) => option === pick)
  if (found !== undefined) tryObjective(table, seat, { objective: found, modifier })
}

/** A skill for a Quest or an Event without an Action (T-14.08). */
export function tryObjective(
  table: TempusTable,
  seat: Seat,
  { objective, modifier }: { readonly objective: Objective; readonly modifier: number },
): void {
  const { option } = objective
  const isPassed =
    option.do !== 'skill' ||
    trySkill(table, { seat, skill: option.skill, act: null, modifier: objective.modifier + modifier })
  objective.finish(table, isPassed)
}
