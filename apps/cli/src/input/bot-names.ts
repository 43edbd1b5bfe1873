import { botNamed, type Bot } from '@trialhall/bots'
import { given } from '../failure.ts'

/** The bots of these names. Throws a Failure that names the first that is unknown and what is allowed. */
export function botsNamed(names: readonly string[]): Bot[] {
  return names.map((name) => given(botNamed(name)))
}
