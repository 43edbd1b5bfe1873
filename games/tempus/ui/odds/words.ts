import type { SkillOdds, StrikeOdds } from '@trialhall/game-tempus'

/** "70 %". A chance that is not certain is never said to be, and one that there is never 0. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`
}

/** "2.9": HP on average. */
export function mean(hp: number): string {
  return hp.toFixed(1).replace(/\.0$/u, '')
}

/** "70 %, −2.9 HP" or "70 %, falls 30 %": an attack in a few signs. Of a Minion only its defeat counts; a hit without damage goes by what else it does. */
export function sayOdds(odds: StrikeOdds, isMinion: boolean): readonly [string, string] {
  const { hit, mean: hp, fells } = odds
  if (!harms(odds)) return [percent(hit), besideDamage(odds)]
  if (isMinion) return [percent(hit), fells > 0 ? `defeat ${percent(fells)}` : 'a Wound']
  return [percent(hit), fells > 0 ? `−${mean(hp)} HP, defeat ${percent(fells)}` : `−${mean(hp)} HP`]
}

/** Whether any hit takes HP, or wounds (T-30.02). */
export function harms({ rows }: Pick<StrikeOdds, 'rows'>): boolean {
  return rows.some(({ damage }) => damage > 0)
}

/** "Held": what hits do that take nothing. */
function besideDamage({ rows }: Pick<StrikeOdds, 'rows'>): string {
  const says = rows.flatMap(({ line }) => (line.isHit ? line.riders.map((rider) => rider.says) : []))
  return says.length === 0 ? 'no damage' : [...new Set(says)].join(' or ')
}

/** "55 %, 13 or more". */
export function saySkill({
  chance,
  needed,
  modifier,
  advantage,
  disadvantage,
}: SkillOdds): readonly [string, string] {
  const added = modifier === 0 ? '' : `, ${signed(modifier)}`
  const dice = advantage === disadvantage ? '' : advantage ? ', two dice' : ', the lower of two dice'
  return [percent(chance), `${needed} or more${added}${dice}`]
}

/** "+2", "−1". */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}
