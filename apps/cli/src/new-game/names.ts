import { misused } from '../failure.ts'

/** What a new game is called in each place where it has a name. */
export interface GameNames {
  /** `hill-race`: in addresses, commands and file names. */
  readonly id: string
  /** `Hill Race`: what people read. */
  readonly title: string
  /** `hillRace`: the constant that holds the game. */
  readonly constant: string
  /** `HillRace`: what its types begin with. */
  readonly type: string
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/
const LONGEST = 30

/** Words of TypeScript that cannot name a constant. */
const RESERVED: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally
  for function if implements import in instanceof interface let new null package private protected public return static super
  switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
)

/** The names that follow from an id. Throws a Failure where it is none. */
export function namesOf(id: string): GameNames {
  if (!ID.test(id) || id.length > LONGEST)
    throw misused(
      `The id of a game is ${JSON.stringify(id)}; allowed are up to ${LONGEST} small letters and digits, with a hyphen between words, such as hill-race.`,
    )
  const words = id.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  const type = words.join('')
  return { id, title: words.join(' '), constant: `${type.charAt(0).toLowerCase()}${type.slice(1)}`, type }
}

/** Refuses a game whose constant would have the name of something else in its files. Throws a Failure. */
export function requireFreeName({ id, constant }: GameNames, texts: readonly string[]): void {
  const isUsed = RESERVED.has(constant) || texts.some((text) => new RegExp(`\\b${constant}\\b`).test(text))
  if (isUsed)
    throw misused(
      `The id of a game is "${id}", and "${constant}" is a word that its files use already; choose another one.`,
    )
}
