import { capital } from '@trialhall/kernel'
import type { DefIndex } from '@trialhall/kernel'
import { defOf, faceOf, firstName, type Sample } from '../game.ts'

/** "Warrior, 18 HP, Power 3, Skill 1, Wisdom 0": what is printed on a Hero in numbers. */
export function heroFacts(def: DefIndex): string {
  const { class: of, hp, attributes } = faceOf(def)
  const [power, skill, wisdom] = attributes
  return `${capital(of)}, ${hp} HP, Power ${power}, Skill ${skill}, Wisdom ${wisdom}`
}

/** "Yuri (Warrior) and Isra (Paladin)": who leads a sample deck. */
export function teamText({ heroes }: Sample): string {
  return heroes
    .map((slug) => `${firstName(defOf(slug))} (${capital(faceOf(defOf(slug)).class)})`)
    .join(' and ')
}
