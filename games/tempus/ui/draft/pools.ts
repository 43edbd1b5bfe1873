import { PRINTED, SKILLS, type Pool, type TempusView } from '@trialhall/game-tempus'
import { capital, type Seat } from '@trialhall/kernel'
import { boardShape, classShape } from '../looks.ts'
import { CLASS_WORDS } from './about.ts'

/** Something that can be drafted, as its banner shows it. */
export interface Banner {
  readonly index: number
  readonly slug: string
  readonly name: string
  readonly shape: string
  /** What it is for, or whose it is. */
  readonly about: string
  /** Who has taken it; null while nobody has. */
  readonly takenBy: Seat | null
}

const MEMBERS = { class: 'heroClass', subclass: 'subclass', character: 'character' } as const

/** A pool in its order; of Subclasses the two of the viewer's Class first. */
export function bannersOf(view: TempusView, pool: Pool): readonly Banner[] {
  const takenBy = (index: number): Seat | null =>
    view.heroes.find((hero) => hero[MEMBERS[pool]] === index)?.id ?? null
  return POOLS[pool]().map((one, index) => ({ ...one, index, takenBy: takenBy(index) }))
}

type Entry = Omit<Banner, 'index' | 'takenBy'>

const POOLS: Readonly<Record<Pool, () => readonly Entry[]>> = {
  class: () =>
    PRINTED.classes.map(({ slug, name }, at) => ({
      slug,
      name,
      shape: classShape(at),
      about: CLASS_WORDS[slug] ?? '',
    })),
  subclass: () =>
    PRINTED.subclasses.map(({ slug, name, heroClass, dr }) => {
      const at = PRINTED.classes.findIndex((one) => one.slug === heroClass)
      return { slug, name, shape: classShape(at), about: `${PRINTED.classes[at]?.name ?? ''} · DR ${dr}` }
    }),
  character: () =>
    PRINTED.characters.map(({ slug, name }) => ({
      slug,
      name,
      shape: boardShape('character'),
      about: aboutCharacter(slug),
    })),
}

/** "Move 5 · Athletics 7+ · Knowledge 13+ · Savvy 10+": the Move and the skills of a Character, which are what a roll needs. */
function aboutCharacter(slug: string): string {
  const actions = PRINTED.cards.flatMap((card) =>
    card.kind === 'hero' && card.deck === slug ? [card.action] : [],
  )
  const spaces = Math.max(0, ...actions.map((action) => action?.spaces ?? 0))
  const skills = actions.find((action) => action?.skills)?.skills
  const said = skills ? SKILLS.map((skill) => `${capital(skill)} ${skills[skill]}+`).join(' · ') : ''
  return [`Move ${spaces}`, said].filter((part) => part !== '').join(' · ')
}

/** What a pool is called over its banners. */
export const POOL_TITLES: Readonly<Record<Pool, string>> = {
  class: 'Classes',
  subclass: 'Subclasses',
  character: 'Characters',
}
