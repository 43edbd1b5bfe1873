import { capital } from '@trialhall/kernel'
import type { Deed, Play } from '../../faces.ts'
import { creaturesOnMap, isOnMap } from '../../rules/creatures.ts'
import { afflict } from '../../rules/fight/ailments.ts'
import { dealDamage } from '../../rules/fight/damage.ts'
import { heal } from '../../rules/fight/healing.ts'
import { plainTerms, rollD20 } from '../../rules/fight/rolls.ts'
import { distanceTo } from '../../rules/map.ts'
import { pull } from '../../rules/pushing.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { NOBODY, type CreatureId, type TempusTable } from '../../state.ts'
import type { Ailment } from '../../terms.ts'
import { those } from './makers.ts'

/** What a storm does to one creature. */
export interface Blow {
  readonly says: string
  run(table: TempusTable, play: Play, struck: Struck): void
}

/** Who is struck, and whether that is by an area: some storms reach each Hero wherever it is. */
export interface Struck {
  readonly target: CreatureId
  readonly isArea: boolean
}

/** Damage as high as the number of the round, without a roll (T-11.12). */
export const roundDamage: Blow = {
  says: 'suffers damage equal to the round',
  run: (table, { card }, struck) => hurt(table, card, { ...struck, normal: table.state.round, piercing: 0 }),
}

/** The same, piercing, up to a number. */
export function roundPiercing(most: number): Blow {
  return {
    says: `suffers piercing damage equal to the round, at most ${most}`,
    run: (table, { card }, struck) =>
      hurt(table, card, { ...struck, normal: 0, piercing: Math.min(most, table.state.round) }),
  }
}

/** Damage of a fixed height. */
export function damage(normal: number): Blow {
  return {
    says: `suffers ${normal}`,
    run: (table, { card }, struck) => hurt(table, card, { ...struck, normal, piercing: 0 }),
  }
}

interface Hurt extends Struck {
  readonly normal: number
  readonly piercing: number
}

function hurt(table: TempusTable, card: Play['card'], harm: Hurt): void {
  dealDamage(table, { source: sourceOfEvent(card), ...harm })
}

/** Tokens of an Ailment. */
export function gets(ailment: Ailment, tokens: number): Blow {
  return {
    says: `gets ${capital(ailment)} ${tokens}`,
    run: (table, { card }, { target }) =>
      afflict(table, { source: sourceOfEvent(card), target, ailment, tokens }),
  }
}

/** Several of them. */
export function both(...blows: readonly Blow[]): Blow {
  return {
    says: blows.map(({ says }) => says).join(' and '),
    run(table, play, struck) {
      for (const blow of blows) if (isOnMap(table.state, struck.target)) blow.run(table, play, struck)
    },
  }
}

/** Only on some results of a D20 that is rolled for each. */
export function onD20(range: { readonly from: number; readonly to: number }, blow: Blow): Blow {
  const on = range.to === 20 ? `${range.from}+` : `${range.from}-${range.to}`
  return {
    says: `on a D20 of ${on} ${blow.says}`,
    run(table, play, struck) {
      const order = {
        by: struck.target,
        purpose: 'test',
        terms: plainTerms(),
        needed: null,
        strike: null,
        skill: null,
        card: play.card,
      } as const
      const { total } = rollD20(table, order)
      if (total >= range.from && total <= range.to) blow.run(table, play, struck)
    },
  }
}

interface Storm extends Pick<Struck, 'isArea'> {
  readonly targets: readonly CreatureId[]
  readonly blow: Blow
}

function onAll(table: TempusTable, play: Play, { targets, blow, isArea }: Storm): void {
  for (const target of targets) if (table.state.ending === null) blow.run(table, play, { target, isArea })
}

/** On everybody in an area at the location. */
export function strikesArea(size: 3 | 5, blow: Blow): Deed {
  return {
    says: `each creature in an area ${size} there ${blow.says}`,
    run(table, play) {
      if (play.space === null) return
      onAll(table, play, { targets: those(table.state, play.space, size), blow, isArea: true })
    },
  }
}

/** On every Hero on the map: that is no area. */
export function strikesHeroes(blow: Blow): Deed {
  return {
    says: `each Hero ${blow.says}`,
    run(table, play) {
      const targets = table.state.heroes.filter(({ at }) => at >= 0).map(({ id }) => id)
      onAll(table, play, { targets, blow, isArea: false })
    },
  }
}

/** Every creature heals as much as the round, and more. */
export function rains(more: number): Deed {
  return {
    says: `every creature on the map heals the round + ${more}`,
    run(table) {
      for (const target of creaturesOnMap(table.state))
        heal(table, { by: NOBODY, target, amount: table.state.round + more })
    },
  }
}

/** Everybody near the location is drawn towards it. */
export function drawsNear(within: number, spaces: number): Deed {
  return {
    says: `every creature within ${within} is moved ${spaces} spaces towards it`,
    run(table, { space }) {
      if (space === null) return
      for (const id of creaturesOnMap(table.state))
        if (distanceTo(table.state, id, space) <= within) pull(table, id, { to: [space], spaces })
    },
  }
}
