import type { TempusOption } from '../asks.ts'
import { creatureOf, isHero, isMinion, isOnMap, partyOfCreature } from '../rules/creatures.ts'
import { drOf } from '../rules/fight/damage-left.ts'
import { distanceBetween } from '../rules/map.ts'
import { numberFor } from '../rules/fight/skills.ts'
import type { CreatureId, TempusView } from '../state.ts'
import { partyName } from '../words/names.ts'
import { cardText } from './hand.ts'

/** What is worth knowing of an option: what is printed on its card, the number that a skill needs, how a creature stands. */
export function tempusHint(view: TempusView, option: TempusOption): string {
  switch (option.do) {
    case 'skill':
      return skillHint(view, option)
    case 'creature':
    case 'seat':
      return creatureHint(view, option.do === 'seat' ? option.seat : option.creature)
    default:
      return 'card' in option ? cardText(view, option.card) : ''
  }
}

function skillHint(view: TempusView, { skill }: Extract<TempusOption, { readonly do: 'skill' }>): string {
  const seat = view.turn?.seat
  return seat === undefined ? '' : `${numberFor(view, seat, skill)} or more`
}

/** "of Blue, 24 HP, DR 3, 4 spaces away". */
function creatureHint(view: TempusView, id: CreatureId): string {
  if (id < 0 || (isHero(id) && view.heroes[id] === undefined) || !isOnMap(view, id)) return ''
  const party = partyOfCreature(view, id)
  const from = view.turn?.seat
  const distance = from === undefined || from === id ? Infinity : distanceBetween(view, from, id)
  const parts = [
    party === null ? '' : `of ${partyName(party)}`,
    ...(isMinion(view, id)
      ? minionWords(view, id)
      : [`${creatureOf(view, id).hp} HP`, `DR ${drOf(view, id)}`]),
    distance === Infinity ? '' : `${distance} away`,
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** A Minion has no HP and no DR (T-30.02, T-25.17). */
function minionWords(view: TempusView, id: CreatureId): string[] {
  return creatureOf(view, id).hp === 1 ? ['Wounded'] : []
}
