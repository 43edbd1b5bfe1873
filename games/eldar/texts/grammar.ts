// How the parts of a card's sentence are put together.

const SUBJECT = /^(?:this|that|the|target|each|another|it)\b/
const IT = /^it (?:becomes )?/

/**
 * Clauses of one sentence. A subject that goes on is named once ("target ally gains 1 Focus and becomes Invigorated"), and a new one stands
 * behind a comma ("deal Power damage to target enemy, and it becomes Dazed").
 */
export function joined(clauses: readonly string[]): string {
  return clauses.reduce((before, clause) => {
    if (!SUBJECT.test(clause)) return `${before} and ${clause}`
    if (!SUBJECT.test(before) || !clause.startsWith('it ')) return `${before}, and ${clause}`
    return `${before} and ${before.includes(' becomes ') ? clause.replace(IT, '') : clause.slice(3)}`
  })
}

const THIS_HERO = 'this Hero'

/** What follows a condition: the Hero that it begins with is not named again ("as long as this Hero is bloodied, it is Invigorated"). */
export function following(condition: string, clause: string): string {
  const isSame = [condition, clause].every((part) => `${part} `.startsWith(`${THIS_HERO} `))
  return isSame ? `it${clause.slice(THIS_HERO.length)}` : clause
}
