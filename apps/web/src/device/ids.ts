/** A name for a new match on this device. */
export function newMatchId(): string {
  return letters(2)
}

/** A seed of 256 random bits in hexadecimal: a key for matches between people, a text like any other for the rest. */
export function newSeed(): string {
  const words = Array.from(crypto.getRandomValues(new Uint32Array(8)))
  return words.map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** A name for what a page asks of a server, which nothing else is called. */
export function newCommandId(): string {
  return letters(4)
}

/** So many times 32 random bits. Every connection has these; `crypto.randomUUID` is missing over plain HTTP. */
function letters(words: number): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(36)).join('')
}
