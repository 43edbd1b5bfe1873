/** Words longer than this do not fit on a narrow tile. */
const LONG = 8
const SOFT_HYPHEN = '\u00AD'
/** Letters that stay together at either end of a word. */
const LEAST = 3
/** Between two consonants, and where there are none, before a consonant between two vowels. */
const BETWEEN_CONSONANTS = /[^aeiou](?=[^aeiou])/giu
const BEFORE_CONSONANT = /[aeiou](?=[^aeiou][aeiou])/giu

/** A name whose long words can be broken, as near to the middle as may be: "Quarter-master", "Auto-maton". */
export function breakable(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length > LONG ? broken(word) : word))
    .join(' ')
}

function broken(word: string): string {
  const at = placeIn(word, BETWEEN_CONSONANTS) ?? placeIn(word, BEFORE_CONSONANT)
  return at === undefined ? word : `${word.slice(0, at)}${SOFT_HYPHEN}${word.slice(at)}`
}

/** The place nearest to the middle; of two, the later. */
function placeIn(word: string, pattern: RegExp): number | undefined {
  const places = [...word.matchAll(pattern)].map(({ index }) => index + 1)
  const fit = places.filter((at) => at >= LEAST && at <= word.length - LEAST)
  return fit.toSorted((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2) || b - a)[0]
}
