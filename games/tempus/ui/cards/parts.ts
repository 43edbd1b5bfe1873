import { sayAttack, type AttackFace } from '@trialhall/game-tempus'
import { capital } from '@trialhall/kernel/wording'
import type { Faced } from '../looks.ts'

/** An attack of a card, drawn as a table, with the words before it. */
export interface DrawnAttack {
  /** The name of a line of a Monster's script, and when it is used; '' on cards. */
  readonly title: string
  readonly attack: AttackFace
}

/** What a card says, apart from its attacks, which are drawn. */
export interface CardParts {
  readonly attacks: readonly DrawnAttack[]
  /** The rest of its text, sentence by sentence as it stands there. */
  readonly text: string
}

/** Takes the attacks out of a card's text: what is drawn as a table is not said again. */
export function partsOf(card: Faced, text: string): CardParts {
  return card.kind === 'monster' ? monsterParts(card, text) : cardParts(card, text)
}

function cardParts(card: Exclude<Faced, { readonly kind: 'monster' }>, text: string): CardParts {
  const attack = 'action' in card ? (card.action?.attack ?? null) : null
  if (attack === null) return { attacks: [], text }
  return { attacks: [{ title: '', attack }], text: without(text, sayAttack(attack)) }
}

function monsterParts({ script }: Extract<Faced, { readonly kind: 'monster' }>, text: string): CardParts {
  const attacks: DrawnAttack[] = []
  let rest = text
  for (const { name, attack, deed } of script) {
    const end = rest.indexOf(`: ${sayAttack(attack)}`)
    const start = rest.lastIndexOf(name, end)
    if (deed !== null || end < 0 || start < 0) continue
    attacks.push({ title: rest.slice(start, end), attack })
    rest = without(`${rest.slice(0, start)}${rest.slice(end + 2)}`, sayAttack(attack))
  }
  return { attacks, text: rest }
}

/** A text without one of its sentences, whether or not that begins it. */
function without(text: string, sentence: string): string {
  const found = [capital(sentence), sentence].find((one) => text.includes(one))
  if (found === undefined) return text
  const [before = '', after = ''] = [
    text.slice(0, text.indexOf(found)),
    text.slice(text.indexOf(found) + found.length),
  ]
  return `${before}${after.replace(/^\./u, '')}`.replace(/\s+/gu, ' ').trim()
}
