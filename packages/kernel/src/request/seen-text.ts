// What people write and others read: names, talk, names of decks. Letters, marks and signs of all scripts may stand there; what
// cannot be seen, or makes text look like another one, may not.

/** Joins the parts of an emoji, and letters of scripts that are written with joiners. */
const JOINED =
  '\\p{Extended_Pictographic}[\\u{FE0F}\\p{Emoji_Modifier}]?\\u200D(?=\\p{Extended_Pictographic})|[\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Mlym}\\p{sc=Sinh}][\\u200C\\u200D](?=\\p{L})'
/** Shows a sign as an emoji, or a digit as a key. */
const COLOURED = '\\p{Extended_Pictographic}\\uFE0F|[0-9#*]\\uFE0F?\\u20E3'
/** Controls, what turns the direction of writing, ends of lines, what is drawn as nothing or as a blank. */
const UNSEEN = '[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\u{1D159}]'
const PARTS: RegExp = new RegExp(`(${JOINED}|${COLOURED})|${UNSEEN}`, 'gu')
/** Accents in a row beyond which they cover the lines around. */
const MOST_MARKS = 4
const PILED: RegExp = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')

/**
 * A text as it is seen: without invisible characters, without what turns the direction of writing, every run of white space as one
 * blank, accents not piled up, in one form of each letter (NFC).
 */
export function seenText(text: string): string {
  const blank = blanked(text, /[\p{Zs}\p{Zl}\p{Zp}\t\n\v\f\r]+/gu)
  const seen = blank.replace(PARTS, (_part, kept: string | undefined) => kept ?? '')
  const flat = seen.normalize('NFD').replace(PILED, '$1').normalize('NFC')
  return flat.replace(/ +/g, ' ').trim()
}

/** What is wrong with a name that others are to know somebody by: the end of a sentence that begins with its field. Null where nothing is. */
export function nameFlaw(name: string): string | null {
  const plain = blanked(name, /\p{Zs}+/gu).trim()
  if (/^\p{M}/u.test(plain) || plain.normalize('NFD').search(PILED) >= 0)
    return `must not begin with an accent, or have more than ${MOST_MARKS} on one letter`
  if (seenText(name) !== plain)
    return 'must not hold characters that cannot be seen or that turn the direction of writing'
  if (/[<>]/.test(plain)) return 'must not hold < or >'
  if (isReaderName(plain)) return 'must not be “you” or “your”, by which a table speaks to its reader'
  if (plain.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets))
    return 'must not mix Latin, Greek and Cyrillic letters in one word, because they look alike'
  return null
}

/** Whether sentences that name somebody by this would speak to the one who reads them: "You", "your", also in letters of another width. */
export function isReaderName(name: string): boolean {
  return /^your?$/i.test(seenText(name).normalize('NFKC'))
}

function blanked(text: string, blanks: RegExp): string {
  return text.normalize('NFC').replace(blanks, ' ')
}

/** Alphabets whose letters look alike: "Аda" with the first letter of "Анна" is not "Ada". */
const ALPHABETS: readonly RegExp[] = [/\p{sc=Latn}/u, /\p{sc=Grek}/u, /\p{sc=Cyrl}/u]

function mixesAlphabets(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1
}
