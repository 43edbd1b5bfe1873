import { capital, counted, listed } from '@trialhall/kernel'
import { joined } from './grammar.ts'
import { changeCounters } from '../rules/leaving-play.ts'
import { dealDamage, fall, finalDamage, loseHp, recoverable, recover as recoverHp } from '../rules/damage.ts'
import type { Amount, Blow, Change, Condition, Deed, Group } from '../faces.ts'
import { perform } from '../rules/perform.ts'
import { changeFocus, exhaust as exhaustHero, refresh as refreshHero } from '../rules/stamina.ts'
import { heroAt, type EldarPosition, type EldarTable, type HeroId } from '../state.ts'
import { attributeOf, grant, hasQuirk, stripGranted } from '../rules/statuses.ts'
import { ATTRIBUTES, BIT, BUFFS, DEBUFFS, QUIRK, type CounterName, type Status } from '../terms.ts'
import { exactly } from './amounts.ts'
import { previewAtOnce, previewOf } from './preview.ts'

function toEach(says: string, group: Group, deed: (table: EldarTable, id: HeroId) => void): Deed {
  return {
    says,
    run(table, by) {
      for (const id of group.heroes(table.state, by)) deed(table, id)
    },
  }
}

/** A deed on HP by itself: whoever has 0 left falls as soon as it is done (E-21.07). */
function striking(strike: NonNullable<Deed['strike']>): Pick<Deed, 'run' | 'strike'> {
  return { strike, run: (table, by) => fall(table, strike(table, by)) }
}

/** A number, fixed or not. */
export type Count = Amount | number

function amountOf(count: Count): Amount {
  return typeof count === 'number' ? exactly(count) : count
}

/** Longer amounts stand behind whom they hit. */
const LONG = 20

/** Damage by the acting Hero, to all of a group at once (E-R81, E-20.07). */
export function damage(count: Count, group: Group): Deed {
  const amount = amountOf(count)
  return {
    says:
      amount.says.length > LONG
        ? `deal damage to ${group.says} equal to ${amount.says}`
        : `deal ${amount.says} damage to ${group.says}${amount.otherwise}`,
    ...striking((table, by) => {
      const dealt = amount.of(table.state, by)
      const blows = group.heroes(table.state, by).map((to) => ({ by: by.hero, to, amount: dealt }))
      return dealDamage(table, blows)
    }),
    preview(state, by) {
      const dealt = amount.of(state, by)
      const changes = group.heroes(state, by).map((to) => blow(state, { by: by.hero, to, amount: dealt }))
      return amount.isLeast ? changes.map((change) => ({ ...change, isLeast: true })) : changes
    },
  }
}

function blow(state: EldarPosition, one: Blow): Change {
  return guarded(state, { hero: one.to, kind: 'damage', amount: finalDamage(state, one) })
}

/** What reaches 0 HP leaves 1 where Spirit Guardian is sacrificed for it (E-R77). */
function guarded(state: EldarPosition, change: Change): Change {
  const { hp } = heroAt(state, change.hero)
  if (change.kind === 'recovery' || change.amount < hp) return change
  return hasQuirk(state, change.hero, QUIRK.guardian)
    ? { ...change, amount: hp - 1, isGuarded: true }
    : change
}

/** The acting Hero and its target hurt each other at once; notes whether the target fell (Prize Fighting). */
export function fight(group: Group): Deed {
  return {
    says: `this Hero and ${group.says} deal damage equal to their own Power to each other at the same time`,
    run(table, by) {
      const { state } = table
      const foe = group.heroes(state, by)[0]
      if (foe === undefined) return // E-R92
      fall(table, dealDamage(table, blowsBetween(state, by.hero, foe)))
      by.noted = heroAt(state, foe).isDown ? 1 : 0
    },
    preview(state, by) {
      const foe = group.heroes(state, by)[0]
      return foe === undefined ? [] : blowsBetween(state, by.hero, foe).map((one) => blow(state, one))
    },
  }
}

/** Both strike with their own Power; who has fallen strikes, but is not struck. */
function blowsBetween(state: EldarPosition, by: HeroId, to: HeroId): Blow[] {
  const strike = { by, to, amount: attributeOf(state, by, 'power') }
  return heroAt(state, by).isDown
    ? [strike]
    : [strike, { by: to, to: by, amount: attributeOf(state, to, 'power') }]
}

/** HP lost, which is no damage (E-21.03). */
export function loses(group: Group, count: Count): Deed {
  const amount = amountOf(count)
  return {
    says: `${group.says} loses ${amount.says} HP${amount.otherwise}`,
    ...striking((table, by) => loseHp(table, group.heroes(table.state, by), amount.of(table.state, by))),
    preview: (state, by) =>
      group
        .heroes(state, by)
        .map((hero) => guarded(state, { hero, kind: 'loss', amount: amount.of(state, by) })),
  }
}

/** HP recovered (E-21.04). */
export function recovers(group: Group, count: Count): Deed {
  const amount = amountOf(count)
  return {
    says: `${group.says} recovers ${amount.says} HP`,
    ...striking((table, by) => {
      const given = amount.of(table.state, by)
      let lost: readonly Blow[] = []
      for (const id of group.heroes(table.state, by)) lost = together(lost, recoverHp(table, id, given))
      return lost
    }),
    preview: (state, by) =>
      group.heroes(state, by).map((hero) =>
        guarded(state, {
          hero,
          kind: hasQuirk(state, hero, QUIRK.taint) ? 'loss' : 'recovery', // E-R78
          amount: recoverable(state, hero, amount.of(state, by)),
        }),
      ),
  }
}

/** Focus gained. */
export function gainsFocus(group: Group, count: number): Deed {
  return toEach(`${group.says} gains ${count} Focus`, group, (table, id) => changeFocus(table, id, count))
}

/** Focus lost, as much as there is; noted for what follows (E-6.08). */
export function losesFocus(group: Group, count: number): Deed {
  return {
    says: `${group.says} loses ${count} Focus`,
    run(table, by) {
      for (const id of group.heroes(table.state, by)) by.noted = -changeFocus(table, id, -count)
    },
  }
}

/** Statuses until the end of the round (E-18.05). */
export function becomes(group: Group, ...statuses: readonly Status[]): Deed {
  const bits = statuses.reduce((sum, status) => sum | BIT[status], 0)
  const says = `${group.says} becomes ${listed(statuses.map(capital))}`
  return {
    ...toEach(says, group, (table, id) => grant(table, id, bits)),
    gives: (state, by) => ({ heroes: group.heroes(state, by), bits }),
  }
}

/** Granted buffs or debuffs go (E-R75). */
export function losesAll(group: Group, what: 'buffs' | 'debuffs'): Deed {
  const bits = what === 'buffs' ? BUFFS : DEBUFFS
  return {
    ...toEach(`${group.says} loses all ${what}`, group, (table, id) => stripGranted(table, id, bits)),
    takes: (state, by) => ({ heroes: group.heroes(state, by), bits }),
  }
}

/** The Hero becomes refreshed. */
export function refresh(group: Group): Deed {
  return toEach(`refresh ${group.says}`, group, refreshHero)
}

/** The same in words that follow another outcome. */
export function isRefreshed(group: Group): Deed {
  return { ...refresh(group), says: `${group.says} becomes refreshed` }
}

/** The Hero becomes exhausted. */
export function exhaust(group: Group): Deed {
  return toEach(`exhaust ${group.says}`, group, exhaustHero)
}

/** Every lower attribute becomes that of another Hero until the end of the round (Thieves' Gloves). */
export function borrowAttributes(group: Group): Deed {
  return {
    says: `until end of round, each attribute of this Hero that is lower than that of ${group.says} becomes equal to it`,
    run(table, by) {
      const { state } = table
      const hero = heroAt(state, by.hero)
      const other = group.heroes(state, by)[0]
      if (other === undefined || hero.isDown) return
      const attributes = ATTRIBUTES.map((name) =>
        Math.max(attributeOf(state, by.hero, name), attributeOf(state, other, name)),
      )
      hero.raised = attributes
      table.emit({ type: 'attributesRaised', hero: by.hero, attributes })
    },
  }
}

/** Counters on this card, while it is in play. */
export function putCounter(name: CounterName): Deed {
  return {
    says: `put ${name === 'oath' ? 'an' : 'a'} ${name} counter on this card`,
    run: (table, by) => changeCounters(table, by.card, 1),
  }
}

/** Counters off this card. */
export function removeCounter(name: CounterName): Deed {
  return {
    says: `remove a ${name} counter from this card`,
    run: (table, by) => changeCounters(table, by.card, -1),
  }
}

/** The forced pass after this action is left out (E-R90). */
export const keepInitiative: Deed = {
  says: 'you keep initiative after this action',
  run(table) {
    table.state.mustPass = false
  },
}

/** Outcomes of one event: all that is done to HP, then the defeats of both sides together, then the rest (E-R38, E-R93). */
export function and(...deeds: readonly Deed[]): Deed {
  const strikes = deeds.flatMap(({ strike }) => strike ?? [])
  const others = deeds.filter(({ strike }) => strike === undefined)
  return {
    says: joined(deeds.map(({ says }) => says)),
    run(table, by) {
      let blows: readonly Blow[] = []
      for (const strike of strikes) blows = together(blows, strike(table, by))
      fall(table, blows)
      perform(table, by, others)
    },
    preview: previewAtOnce(deeds),
  }
}

/** Blows of one event; mostly there are only those of one deed. */
function together(some: readonly Blow[], more: readonly Blow[]): readonly Blow[] {
  if (more.length === 0) return some
  return some.length === 0 ? more : [...some, ...more]
}

/** One after the other in one sentence: separate instances of damage (E-20.08, E-R93). */
export function inTurn(...deeds: readonly Deed[]): Deed {
  return {
    says: deeds.map(({ says }) => says).join(', then '),
    run: (table, by) => perform(table, by, deeds),
    preview: previewOf(deeds),
  }
}

/** Steps that happen only where something is true. */
export function when(condition: Condition, ...deeds: readonly Deed[]): Deed {
  return {
    says: `if ${condition.says}, ${joined(deeds.map(({ says }) => says))}`,
    run(table, by) {
      if (condition.holds(table.state, by)) perform(table, by, deeds)
    },
    preview: (state, by) => (condition.holds(state, by) ? previewOf(deeds)(state, by) : []),
  }
}

/** One step where something is true, another where it is not. */
export function either(condition: Condition, yes: Deed, no: Deed): Deed {
  return {
    says: `if ${condition.says}, ${yes.says}; otherwise ${no.says}`,
    run: (table, by) => (condition.holds(table.state, by) ? yes : no).run(table, by),
    preview: (state, by) => previewOf([condition.holds(state, by) ? yes : no])(state, by),
  }
}

/** "draw 2 cards". */
export function drawWords(count: number): string {
  return count === 1 ? 'draw a card' : `draw ${counted(count, 'card')}`
}
