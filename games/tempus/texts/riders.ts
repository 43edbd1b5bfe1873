import { capital } from '@trialhall/kernel'
import type { LastingFace, Rider } from '../faces.ts'
import { afflict } from '../rules/fight/ailments.ts'
import { sizeOf } from '../rules/creatures.ts'
import { daze as dazeHero } from '../rules/daze.ts'
import { begin, turnsToWait } from '../rules/lasting.ts'
import { bodyOf } from '../rules/map.ts'
import { lastingNamed } from '../rules/printed.ts'
import { push as pushAway } from '../rules/pushing.ts'
import type { Ailment } from '../terms.ts'
import { dispelOne, isOwnedBy, ongoingWhere } from './deeds/cards.ts'
import { keeperOf } from './sources.ts'

function ailment(name: Ailment, tokens: number): Rider {
  return {
    says: `${capital(name)} ${tokens}`,
    run: (table, { source, target }) => afflict(table, { source, target, ailment: name, tokens }),
  }
}

/** Tokens of Burn (T-26.03). */
export function burn(tokens: number): Rider {
  return ailment('burn', tokens)
}

/** Tokens of Poison (T-26.04). */
export function poison(tokens: number): Rider {
  return ailment('poison', tokens)
}

/** Tokens of Root (T-26.07). */
export function root(tokens: number): Rider {
  return ailment('root', tokens)
}

/** Cards of the hand, lost at random (T-26.08). */
export function daze(cards: number): Rider {
  return { says: `Daze ${cards}`, run: (table, { target }) => dazeHero(table, target, cards) }
}

/** Away from the attacker (T-26.09). */
export function push(spaces: number): Rider {
  return {
    says: `Push ${spaces}`,
    run: (table, { attacker, target }) =>
      pushAway(table, target, { from: bodyOf(table.state, attacker), spaces }),
  }
}

/** Something lasting on whoever has hit (Valiant Flourish). */
export function guardsAttacker(face: LastingFace): Rider {
  return {
    says: `you have ${face.saysYou}`,
    isSentence: true,
    isForOthers: true,
    run: (table, { attacker }) =>
      begin(table, {
        face: lastingNamed(face.slug),
        owner: attacker,
        on: attacker,
        count: turnsToWait(face.ends),
      }),
  }
}

/** An Ongoing card of the target ends (Mage Slayer, T-R24). */
export const dispelsTarget: Rider = {
  says: 'dispel one Ongoing card of the target',
  isSentence: true,
  foretells: (state, { target }) =>
    ongoingWhere(state, isOwnedBy(target)).length > 0 ? 'an Ongoing card less' : null,
  run(table, { attacker, target, source }) {
    if (source.card !== null) dispelOne(table, { by: attacker, card: source.card }, isOwnedBy(target))
  },
}

/** A status that only takes hold of creatures of one space (C-3, Held). */
export function statusOfSmall(face: LastingFace): Rider {
  const rider = status(face)
  return {
    ...rider,
    note: `${face.name}: ${face.says}; no effect on creatures larger than one space.`,
    foretells: (state, { target }) => (sizeOf(state, target) === 1 ? rider.says : null),
    run(table, strike) {
      if (sizeOf(table.state, strike.target) === 1) rider.run(table, strike)
    },
  }
}

/** A status, as its face says (T-27.01). */
export function status(face: LastingFace): Rider {
  return {
    says: face.name,
    note: `${face.name}: ${face.says}.`,
    run(table, { attacker, source, target }) {
      begin(table, {
        face: lastingNamed(face.slug),
        owner: attacker,
        card: keeperOf(table.state, source.card),
        on: target,
        count: turnsToWait(face.ends),
      })
    },
  }
}
