import { PRINTED } from '@trialhall/game-tempus'

/** A Hero by the places of its Class, its Subclass and its Character in their pools. */
export interface Build {
  readonly heroClass: number
  readonly subclass: number
  readonly character: number
}

/** What stands between the parts of a build in an address. */
const BETWEEN = '.'

/** A build as an address names it: 'fighter.champion.gains'. */
export function buildName({ heroClass, subclass, character }: Build): string {
  const { classes, subclasses, characters } = PRINTED
  return [classes[heroClass], subclasses[subclass], characters[character]]
    .map((one) => one?.slug ?? '')
    .join(BETWEEN)
}

/** The build that an address names; what it lacks or misspells is that of the recommended build, of the first Class at worst. */
export function buildFrom(text: string): Build {
  const [first = '', second = '', third = ''] = text.split(BETWEEN)
  const usual = recommended(Math.max(0, placeOf(PRINTED.classes, first)))
  const subclass = placeOf(PRINTED.subclasses, second)
  const character = placeOf(PRINTED.characters, third)
  return {
    heroClass: usual.heroClass,
    subclass: subclassesOf(usual.heroClass).includes(subclass) ? subclass : usual.subclass,
    character: character < 0 ? usual.character : character,
  }
}

/** The recommended build of a Class (T-6.12, T-R79). */
export function recommended(heroClass: number): Build {
  const [subclass = '', character = ''] = PRINTED.classes[heroClass]?.build ?? []
  return {
    heroClass,
    subclass: placeOf(PRINTED.subclasses, subclass),
    character: placeOf(PRINTED.characters, character),
  }
}

/** Whether a build is the recommended one of its Class. */
export function isRecommended(build: Build): boolean {
  return buildName(recommended(build.heroClass)) === buildName(build)
}

/** The two Subclasses of a Class by their places (T-6.08). */
export function subclassesOf(heroClass: number): readonly number[] {
  const slug = PRINTED.classes[heroClass]?.slug
  return PRINTED.subclasses.flatMap((one, at) => (one.heroClass === slug ? [at] : []))
}

function placeOf(pool: readonly { readonly slug: string }[], slug: string): number {
  return pool.findIndex((one) => one.slug === slug)
}
