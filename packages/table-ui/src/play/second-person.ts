import type { Piece, Sentence } from '@trialhall/kernel'

type RefPiece = Exclude<Piece, string>

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' }
/** What stands before somebody who is not the one who acts. */
const BEFORE_OBJECT = /(?:^|\s)(?:of|to|from|by|for|at|on|against|with)\s$/
/** "The deck of": what is owned, and what stands before it. */
const OWNED = /^(.*?)\bthe ([\p{L} ]+) of $/isu
/** "Orin's hand" */
const POSSESSIVE = /^['’]s /
const SENTENCE_BEGINS = /(?:^|[.!?] )$/
const FIRST_VERB = /^( (?:(?:now|also|again|still|then) )?)(\p{Ll}+)/u
const FURTHER_VERB =
  /\b(and|then) (is|has|keeps|puts|takes|draws|discards|loses|gains|gets|moves|passes|shuffles)\b/gu
/** After a name that is no subject, as in "takes 3 damage from Burn and has 12 HP". */
const VERB_AFTER_NAME = /^( and )(is|has)\b/u

/** A sentence of the rules, one piece of which names its reader, put to the reader: "Seat A draws" becomes "You draw". */
export function inSecondPerson(sentence: Sentence, isReader: (piece: RefPiece) => boolean): Sentence {
  const at = sentence.findIndex((piece) => typeof piece !== 'string' && isReader(piece))
  if (at < 0) return sentence
  const { ref } = sentence[at] as RefPiece
  const address = { before: sentence.slice(0, at), ref, after: sentence.slice(at + 1) }
  return inSecondPerson(saidTo(address), isReader)
}

/** A sentence around its reader. */
interface Address {
  readonly before: Sentence
  readonly ref: RefPiece['ref']
  readonly after: Sentence
}

function saidTo({ before, ref, after }: Address): Sentence {
  const said = before.at(-1) ?? ''
  const lead = typeof said === 'string' ? said : ''
  const [next, ...rest] = after
  if (typeof next === 'string' && POSSESSIVE.test(next))
    return joined([...before, word('your', ref, lead), next.replace(POSSESSIVE, ' '), ...rest])
  const owned = OWNED.exec(lead)
  if (owned) {
    const [, start = '', thing = ''] = owned
    return joined([...before.slice(0, -1), start, word('your', ref, start), ` ${thing}`, ...after])
  }
  if (lead === ' of ' && before.length > 1) return ofReader({ before, ref, after })
  if (BEFORE_OBJECT.test(lead)) return [...before, word('you', ref, lead), ...after]
  return [...before, word('you', ref, lead), ...acting(after)]
}

/** "Delve the Past of Seat A" is "Your Delve the Past". */
function ofReader({ before, ref, after }: Address): Sentence {
  const earlier = before.slice(0, -2)
  const lead = earlier.at(-1) ?? ''
  const thing = before.at(-2) ?? ''
  return joined([
    ...earlier,
    word('your', ref, typeof lead === 'string' ? lead : 'and '),
    ' ',
    thing,
    ...after,
  ])
}

/** With a capital letter where a sentence begins. */
function word(text: string, ref: RefPiece['ref'], lead: string): RefPiece {
  return { text: SENTENCE_BEGINS.test(lead) ? `Y${text.slice(1)}` : text, ref }
}

/** What follows a third person, as it follows "you". */
function acting(after: Sentence): Sentence {
  const [first, ...rest] = after
  if (typeof first !== 'string') return after
  const begun = first.replace(FIRST_VERB, (_, lead: string, verb: string) => lead + ofYou(verb))
  return [
    reflexive(begun.replace(FURTHER_VERB, (_, link: string, verb: string) => `${link} ${ofYou(verb)}`)),
    ...rest.map((piece) => (typeof piece === 'string' ? reflexive(afterName(piece)) : piece)),
  ]
}

/** "You hit yourself." */
function reflexive(text: string): string {
  return text.replaceAll(/\bitself\b/gu, 'yourself')
}

function afterName(text: string): string {
  return text.replace(VERB_AFTER_NAME, (_, link: string, verb: string) => link + ofYou(verb))
}

/** The form of a verb after "you": a word that has no ending of the third person is left as it is. */
function ofYou(verb: string): string {
  const irregular = IRREGULAR[verb]
  if (irregular !== undefined) return irregular
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}

function joined(pieces: Sentence): Sentence {
  return pieces.filter((piece) => piece !== '')
}
