/** A name for a new match on this device. */
export function newMatchId(): string {
  return letters(2)
}

/** A seed nobody can foresee. */
export function newSeed(): string {
  return letters(3)
}

/** A name for what a page asks of a server, which nothing else is called. */
export function newCommandId(): string {
  return letters(4)
}

/** So many times 32 random bits. Every connection has these; `crypto.randomUUID` is missing over plain HTTP. */
function letters(words: number): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(36)).join('')
}
