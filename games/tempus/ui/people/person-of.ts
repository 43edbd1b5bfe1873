import { PRINTED } from '@trialhall/game-tempus'
import type { Person } from '@trialhall/table-ui/figures'
import { BODIES } from './bodies.ts'
import { GEAR } from './gear.ts'
import { HEADS } from './heads.ts'
import { MONSTERS } from './monsters.ts'

/** What somebody has become, by index; -1 for what is not picked yet. */
export interface Build {
  readonly heroClass: number
  readonly subclass: number
  readonly character: number
}

const ALL_MONSTERS = new Map(MONSTERS.map((monster) => [monster.slug, monster]))

/** Who nothing is known about yet: somebody in a traveller's hood. */
const ANYBODY = {
  dye: '#5a5048',
  skin: '#c09a70',
  trim: '#a89878',
  torso: 'leather',
  worn: ['hood'],
  isShadowed: true,
  held: 'fists',
  pose: 'none',
} as const satisfies Partial<Person>

/** The hood that a Hero wears as long as its Character is not picked, over what is known of it. */
const UNKNOWN_HEAD = { dye: '#6a5a4a', trim: '#b89a68', skin: '#c09a70' } as const

/** A Hero as a figure: the body of its Class, the gear of its Subclass, the head and colours of its Character. */
export function heroPerson({ heroClass, subclass, character }: Build): Person {
  const body = PRINTED.classes[heroClass]?.slug ?? ''
  const gear = PRINTED.subclasses[subclass]?.slug ?? ''
  const head = PRINTED.characters[character]?.slug ?? ''
  return {
    slug: [body, gear, head].filter((part) => part !== '').join('-'),
    ...ANYBODY,
    ...(head === '' ? UNKNOWN_HEAD : { worn: [], isShadowed: false }),
    ...HEADS[head],
    ...BODIES[body],
    ...GEAR[gear],
  }
}

/** A Monster as a figure. Throws an Error for a slug that the game does not have. */
export function monsterPerson(slug: string): Person {
  const found = ALL_MONSTERS.get(slug)
  if (found === undefined) throw new Error(`No Monster is called ${slug}.`)
  return found
}
