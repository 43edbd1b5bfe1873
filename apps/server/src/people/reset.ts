import { randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import type { Passwords } from './passwords.ts'

/** Gives an account a new password that nobody chose, and signs it out everywhere. Answers the password; throws one sentence where there is no such account. */
export async function resetPassword(
  name: string,
  { store, passwords }: { readonly store: Store; readonly passwords: Passwords },
): Promise<string> {
  const account = await store.account(name)
  if (!account) throw new Error(`There is no account "${name}" here.`)
  const password = randomBytes(12).toString('base64url')
  await store.setPassword(account.name, await passwords.hash(password))
  await store.removeSecretsOf(account.identity)
  return password
}
