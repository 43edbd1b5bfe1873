import { counted, listed } from '@trialhall/kernel'
import type { CreatureId, TempusView } from '../../../state.ts'
import { creatureName } from '../../../words/names.ts'
import { blockName, type SightAim } from './sight.ts'
import type { WayAim } from './ways.ts'

/** "The way there takes 4 of your 6 spaces. It crosses Spike Growth." */
export function wayWords({ cost, crosses, path }: WayAim): string {
  const long =
    cost === null
      ? `The way there is ${counted(path.length - 1, 'space')} long.`
      : `The way there takes ${cost.spaces} of ${counted(cost.of, 'space')}.`
  return crosses.length === 0 ? long : `${long} It crosses ${listed(crosses)}.`
}

/** "Gains sees it." or what is in the way. */
export function sightWords(view: TempusView, actor: CreatureId, { isFree, block }: SightAim): string {
  const name = creatureName(view, actor)
  if (isFree) return `${name} sees it.`
  return block === null
    ? `${name} does not see so far now.`
    : `${name} does not see it: ${blockName(view, block)} is in the way.`
}

/** "The area covers 9 spaces and Goblin A." */
export function areaWords(spaces: number, names: readonly string[]): string {
  return `The area covers ${counted(spaces, 'space')} and ${names.length === 0 ? 'nobody' : listed(names)}.`
}
