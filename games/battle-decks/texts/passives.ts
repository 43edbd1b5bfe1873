import type { PassiveAbility, Traits } from '../faces.ts'

/** No passive ability at all. */
export const PLAIN: Traits = {
  airborne: 0,
  breaches: false,
  charge: 0,
  formation: null,
  pack: null,
  gore: 0,
  save: 0,
  shatter: null,
  actions: 1,
}

/** What several passive abilities come to; each trait stands in one of them. */
export function traitsOf(abilities: readonly PassiveAbility[]): Traits {
  return abilities.reduce<Traits>((sum, { traits }) => ({ ...sum, ...traits }), PLAIN)
}

/** The text of a passive ability, made from its numbers. */
export function sayTraits(traits: Partial<Traits>): string {
  const all: Traits = { ...PLAIN, ...traits }
  return [
    all.airborne > 0
      ? `+${all.airborne} DEF against attacks of anything that is neither a Flyer nor a Gunner.`
      : '',
    all.breaches ? "Its basic attacks ignore whatever raises the target's DEF." : '',
    all.charge > 0 ? `+${all.charge} ATK in the turn in which it is put into play.` : '',
    all.formation
      ? `+${all.formation.each} DEF for each other friendly character in Formation, +${all.formation.most} at most.`
      : '',
    all.pack
      ? `+${all.pack.each} ATK for each other friendly conscious Beast, +${all.pack.most} at most.`
      : '',
    all.gore > 0 ? `+${all.gore} DMG on basic attacks against heroes.` : '',
    all.save > 0 ? `+${all.save} on its saves.` : '',
    all.shatter === null ? '' : `Whatever it damages is defeated; save ${all.shatter}.`,
    all.actions > 1 ? `It has ${all.actions} actions when it is activated.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
