import { capital, type Seat } from '@trialhall/kernel'
import type { Happening, RollTerms } from '../../acts.ts'
import type { Deed, Play } from '../../faces.ts'
import { areAllies } from '../../rules/creatures.ts'
import { lineAt } from '../../rules/fight/results.ts'
import { addToRoll, plainTerms, rethrow, rollD20 } from '../../rules/fight/rolls.ts'
import { end } from '../../rules/lasting.ts'
import { bodyOf } from '../../rules/map.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { trySkill } from '../../rules/fight/skills.ts'
import { tableOf } from '../../rules/fight/strikes.ts'
import type { Lasting, TempusPosition } from '../../state.ts'
import type { Skill } from '../../terms.ts'

/** Added to a roll that lies there (T-23.09). */
export function addsToRoll(amount: number): Deed {
  return {
    says: `${signed(amount)} to that roll`,
    isVain: (_, __, about) => amount > 0 && about !== null && isBest(about),
    run(table, { about }) {
      if (about.roll !== null) addToRoll(table, about.roll, amount)
    },
  }
}

/** The die is thrown again: the new one counts, or either. */
export function rollsAgain(keeps: 'new' | 'better'): Deed {
  return {
    says: keeps === 'new' ? 'it is rolled again, and the new die counts' : 'roll again and keep either die',
    isVain: (state, owner, about) =>
      about !== null && about.roll !== null && areAllies(state, about.roll.by, owner) && isBest(about),
    run(table, { about }) {
      if (about.roll !== null) rethrow(table, about.roll, keeps)
    },
  }
}

/**
 * Whether a roll that lies there is as good already as it can be: no other die would count as more. That one is as bad as it can be is never sure,
 * since a ring may still be put on it (C-3).
 */
function isBest({ roll, strike }: Happening): boolean {
  if (roll === null) return false
  const { total, needed } = roll
  if (needed !== null) return total >= needed
  if (strike === null) return false
  const table = tableOf(strike)
  const line = lineAt(table, total)
  const isFull = line.normal + line.piercing === 0 || total >= strike.criticalAt // T-23.12
  return line === table.at(-1) && isFull
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

/** Something changes before a roll: of an attack that is declared, of a skill, or of the whole Action. */
function before(says: string, change: (terms: RollTerms, play: Play) => void, isIdle?: IsIdle): Deed {
  return {
    says,
    ...(isIdle && { isVain: (_, __, about) => isIdle(about?.roll?.terms ?? about?.strike?.terms) }),
    run(_, play) {
      const terms = play.about.roll?.terms ?? play.about.strike?.terms ?? play.about.act?.terms
      if (terms !== undefined) change(terms, play)
    },
  }
}

/** Whether what would be changed is so already. */
type IsIdle = (terms: RollTerms | undefined) => boolean

/** T-23.05. */
export const hasAdvantage: Deed = {
  ...before('the roll has advantage', (terms) => {
    terms.advantage = true
  }),
  addsDie: true,
}

/** T-23.05. */
export const hasDisadvantage: Deed = before(
  'the roll has disadvantage',
  (terms) => {
    terms.disadvantage = true
  },
  (terms) => terms !== undefined && (terms.disadvantage || terms.fixed > 0),
)

/** No advantage can apply (Elusive). */
export const hasNoAdvantage: Deed = before(
  'no advantage can apply to the roll, and it has disadvantage',
  (terms) => {
    terms.noAdvantage = true
    terms.disadvantage = true
  },
)

/** Added to the roll. */
export function adds(amount: number): Deed {
  return before(`${signed(amount)} to the roll`, (terms) => {
    terms.modifier += amount
  })
}

/** More where one skill is tried than with the others. */
export function addsWith(skill: Skill, amount: number, otherwise: number): Deed {
  return before(
    `${signed(amount)} to a roll of ${capital(skill)}, ${signed(otherwise)} to one of another skill`,
    (terms, { about }) => {
      terms.modifier += about.act?.skill === skill ? amount : otherwise
    },
  )
}

/** More where its Hero has not moved in this turn (Steady Aim). */
export function addsStill(amount: number, still: number): Deed {
  return {
    says: `${signed(amount)} to the roll, ${signed(still)} if you have not moved this turn`,
    run({ state }, { about }) {
      if (about.act !== null) about.act.terms.modifier += state.turn?.steps === 0 ? still : amount
    },
  }
}

/** A low die counts as more (Reliable Talent). */
export function countsAtLeast(die: number): Deed {
  return before(`a die of ${die - 1} or less counts as ${die}`, (terms) => {
    terms.least = Math.max(terms.least, die)
  })
}

/** The die is not rolled (Divine Intervention). */
export function countsAs(die: number): Deed {
  const deed = before(`do not roll for this Action: the die counts as ${die}`, (terms) => {
    terms.fixed = die
  })
  return { ...deed, setsDie: true }
}

/** A deed that needs a skill roll, without an Action. */
export function trying(skill: Skill, then: Deed): Deed {
  return {
    says: `try ${capital(skill)}; if you pass, ${then.says}`,
    tries: skill,
    run(table, play) {
      const { act } = play.about
      const own = act?.by === play.by ? act : null // what changes the Action of another does not change this roll
      if (trySkill(table, { seat: play.by, skill, act: own, modifier: 0 })) then.run(table, play)
    },
  }
}

/** A deed that needs a plain D20. */
export function testing(needed: number, then: Deed): Deed {
  return {
    says: `roll a D20; on ${needed}+ ${then.says}`,
    run(table, play) {
      const order = {
        by: play.by,
        purpose: 'test',
        terms: plainTerms(),
        needed,
        strike: null,
        skill: null,
        card: play.card,
      } as const
      if (rollD20(table, order).total >= needed) then.run(table, play)
    },
  }
}

/** What an opponent plays has no effect (T-38.06). */
export const counters: Deed = {
  says: 'the Spell has no effect',
  run(_, { about }) {
    const { response, act } = about
    if (response !== null) response.isCountered = true
    else if (act !== null) act.isStopped = true
  },
}

/** The Spell ends for everybody (T-R101). */
export const stopsSpell: Deed = {
  says: 'the Spell ends there, and nobody suffers it',
  run(_, { about }) {
    if (about.act !== null) about.act.isStopped = true
    if (about.strike !== null) about.strike.isStopped = true
  },
}

/** The attack goes against whoever made it. */
export const turnsBack: Deed = {
  says: 'its caster becomes the target',
  run({ state }, { about: { strike } }) {
    if (strike === null) return
    strike.target = strike.attacker
    strike.where = bodyOf(state, strike.target) // what spreads does so from there
  },
}

/** The kept die counts instead of a roll (Portent). */
export function usesKeptDie(slug: string): Deed {
  return {
    says: 'the kept die counts instead of the roll',
    keptBy: slug,
    run(table, play) {
      const terms = play.about.roll?.terms ?? play.about.strike?.terms
      const kept = keptDie(table.state, play.by, slug)
      if (terms === undefined || kept === null) return
      terms.fixed = kept.count
      end(table, kept)
    },
  }
}

/** The die that a Hero has kept; null where it has none. */
export function keptDie(state: TempusPosition, owner: Seat, slug: string): Lasting | null {
  const face = lastingNamed(slug)
  return state.lastings.find((lasting) => lasting.face === face && lasting.owner === owner) ?? null
}
