import type { CardId, Seat } from '@trialhall/kernel'
import type { BattleOption } from '../asks.ts'
import type { InstantAbility } from '../faces.ts'
import { DECLINE } from '../picks.ts'
import { sideOf, type BattleTable, type Character } from '../state.ts'
import { characterOn, isConscious, isOnField } from './field.ts'
import { characterCardOf } from './printed.ts'
import { targetOption } from './windows.ts'

/** The instant abilities of all characters at the start of a round, the holder of the Initiative Token first (B-3.4, B-12.3, B-R56). */
export function startInstants(table: BattleTable): void {
  const { initiative } = table.state
  for (const seat of [initiative, 1 - initiative]) instantsOf(table, seat)
}

/** Each player takes their own in the order they like (B-R56); an unconscious hero has none (B-R18). */
function instantsOf(table: BattleTable, seat: Seat): void {
  const left: Use[] = []
  for (const bearer of sideOf(table.state, seat).characters)
    for (const ability of instantsOn(table, bearer))
      if (!ability.isForArrivals) left.push({ bearer, ability })
  while (table.state.ending === null) {
    const possible = left.filter((one) => isPossible(table, one))
    if (possible.length === 0) return
    const options = possible.map(({ bearer, ability }) => instantOption(bearer.card, ability.slug))
    const pick = table.choose(seat, { type: 'instants' }, options)
    const next = possible[options.indexOf(pick)] as Use
    left.splice(left.indexOf(next), 1)
    use(table, seat, next)
  }
}

function instantOption(card: CardId, ability: string): BattleOption {
  return { do: 'instant', card, ability }
}

function instantsOn({ state }: BattleTable, { card }: Character): readonly InstantAbility[] {
  return characterCardOf(state, card).instants
}

/** The instant abilities of a character that has just come to the field (B-12.4, B-R57). */
export function arrive(table: BattleTable, seat: Seat, card: CardId): void {
  const bearer = characterOn(table.state, card) as Character
  for (const ability of instantsOn(table, bearer))
    if (isPossible(table, { bearer, ability })) use(table, seat, { bearer, ability })
}

interface Use {
  readonly bearer: Character
  readonly ability: InstantAbility
}

/**
 * Its bearer is conscious and still there, and there is somebody or something to choose (B-R18): a joker that was drawn in between may have
 * felled it.
 */
function isPossible({ state }: BattleTable, { bearer, ability }: Use): boolean {
  if (!isConscious(bearer) || !isOnField(state, bearer.card)) return false
  return ability.deed.targets(state, bearer).length > 0
}

/** One that may be used can be declined, the others cannot; each is used once a round (B-R56). */
function use(table: BattleTable, seat: Seat, { bearer, ability }: Use): void {
  const { deed, slug } = ability
  const targets = deed.targets(table.state, bearer).map(targetOption)
  const prompt = { type: 'instant', card: bearer.card, ability: slug } as const
  const pick = table.choose(seat, prompt, deed.isOptional ? [...targets, DECLINE] : targets)
  if (pick.do === 'decline') return
  const cards = isOnField(table.state, pick.card) ? [pick.card] : [] // not those of a hand, which are discarded
  table.emit({ type: 'used', card: bearer.card, ability: slug, cards })
  deed.run(table, bearer, pick.card)
}
