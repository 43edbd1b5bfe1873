/** Words longer than this do not fit on a narrow tile. */
const LONG = 10
const SOFT_HYPHEN = '\u00AD'

/** A name whose long words can be broken between two consonants, as near to the middle as may be: "Quarter-master". */
export function breakable(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length > LONG ? broken(word) : word))
    .join(' ')
}

function broken(word: string): string {
  const places = [...word.matchAll(/[^aeiou](?=[^aeiou])/gi)].map(({ index }) => index + 1)
  const middle = word.length / 2
  const [at] = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return at === undefined ? word : `${word.slice(0, at)}${SOFT_HYPHEN}${word.slice(at)}`
}
