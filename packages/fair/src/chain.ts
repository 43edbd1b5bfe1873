import { MOST_GAMES, type SeedFrom } from '@trialhall/kernel'
import { digest } from './digest.ts'

/** What the house says before anybody sits down: which table it is about, and the hash of what it drew. */
export type Commitment = Pick<SeedFrom, 'table' | 'commitment'>

/**
 * The secret of one match of a table. All of them hang together: each is the hash of the next, and what the house draws is the
 * last. So one commitment, made before anybody sat down, settles the secrets of all rematches too, and a secret that is
 * shown after its match tells nothing of those to come.
 */
export function secretOf(root: string, game: number): string {
  let secret = root
  for (let later = MOST_GAMES; later > game; later--) secret = before(secret)
  return secret
}

function before(secret: string): string {
  return digest('secret before/1', [{ hex: secret }])
}

/** What is shown of the secrets of a table, worked out from any one of them. */
export function commitmentOf({ table, game, secret }: Pick<SeedFrom, 'table' | 'game' | 'secret'>): string {
  let first = secret
  for (let number = game; number > 1; number--) first = before(first)
  return digest('commitment/1', [{ text: table }, { hex: first }])
}

/** The seed of a match: 256 bits in hexadecimal, which nobody knew before the last seat was taken. */
export function seedOf({ table, game, secret, brought }: Omit<SeedFrom, 'commitment'>): string {
  const parts = brought.map((hex) => ({ hex }))
  return digest('seed/1', [{ hex: secret }, { text: table }, { number: game }, ...parts])
}
