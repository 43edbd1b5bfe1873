import type { CardId } from '@trialhall/kernel'
import { accent, faint, strong, type Line } from '@trialhall/terminal'
import { abilityIn } from '../odds/ability.ts'
import { attackOdds, mayTakeIt, type AttackOdds } from '../odds/attack.ts'
import { handOdds, type Considered } from '../odds/hand.ts'
import { characterOn, isHero } from '../rules/field.ts'
import type { EqualizerCard, Extra } from '../faces.ts'
import { cardOf, type BattlePrompt, type BattleView, type Character } from '../game.ts'
import { attackBrief, attackText, changeText, saveBrief, saveText } from './chances.ts'
import { fullName, nameOf } from './naming.ts'
import { outlookOf, savesBy, strikeOn, type Outlook } from './outlook.ts'
import type { BattleScene } from './scene.ts'

/** An ask is open to its viewer. */
type Asked = NonNullable<BattleScene['ask']>

/** The cards that an ask is about: who acts and who is aimed at. */
export function markedIn({ ask }: BattleScene): ReadonlySet<CardId> {
  const prompt = ask?.prompt
  if (!prompt || !('card' in prompt) || prompt.card === null) return new Set()
  return new Set([prompt.card, ...(prompt.type === 'window' ? prompt.cards : [])])
}

/** What is coming at whom, in a few words: for each option, or for what is declared. */
export function comingIn({ view, ask }: BattleScene): ReadonlyMap<CardId, string> {
  const outlooks = ask ? [...ofOptions(view, ask), ...ofDeclared(view, ask.prompt)] : []
  return new Map(outlooks.map((one) => [one.target, briefOf(one)]))
}

function ofOptions(view: BattleView, { options, prompt }: Asked): Outlook[] {
  return options.flatMap((option) => outlookOf(view, option, prompt) ?? [])
}

/** What has been declared and is not rolled yet, on each of its targets. */
function ofDeclared(view: BattleView, prompt: BattlePrompt): Outlook[] {
  if (prompt.type !== 'window' || prompt.moment !== 'declared' || prompt.card === null) return []
  const { card, cards, ability } = prompt
  if (cards.length > 0) return cards.flatMap((target) => strikeOn(view, { card, ability }, target) ?? [])
  const user = characterOn(view, card)
  if (user === null || ability === null) return []
  return savesBy(view, { user, slug: ability }, null).flatMap(
    ({ target }) => strikeOn(view, { card, ability }, target) ?? [],
  )
}

function briefOf(outlook: Outlook): string {
  return outlook.kind === 'attack'
    ? attackBrief(outlook.odds, outlook.isHero)
    : saveBrief(outlook.odds, outlook.isHero)
}

/** An outlook in full. */
export function outlookText(outlook: Outlook): string {
  return outlook.kind === 'attack'
    ? attackText(outlook.odds, outlook.isHero)
    : saveText(outlook.odds, outlook.isHero)
}

/** Between both lines: what is declared with its odds, what cards of the hand would make of it, and what abilities that could be used would do. */
export function fightLines({ view, ask }: BattleScene): Line[] {
  if (!ask) return []
  const declared = ofDeclared(view, ask.prompt)
  return [
    ...declared.map((one) => declaredLine(view, ask.prompt, one)),
    ...handLinesFor(view, ask.prompt),
    ...abilityLines(view, ask),
  ]
}

/** "Dire Wolf → Corps Mechanic (4♥)  hits from 2 on, 83 %: defeated". */
function declaredLine(view: BattleView, prompt: BattlePrompt, outlook: Outlook): Line {
  const by = 'card' in prompt && prompt.card !== null ? `${fullName(view, prompt.card)} → ` : ''
  return [accent(' ⚔ '), strong(`${by}${fullName(view, outlook.target)}`), `  ${outlookText(outlook)}`]
}

/** Cards of the viewer's hand that would change a declared attack. */
function handLinesFor(view: BattleView, prompt: BattlePrompt): Line[] {
  return changesIn(view, prompt).map(({ card, target, text }): Line => {
    const whom = target === null ? '' : ` on ${nameOf(view, target)}`
    return [faint(`     ${fullName(view, card)}${whom}: `), text]
  })
}

/** What a card of the hand would change on a declared attack. */
export interface HandChange {
  readonly card: CardId
  readonly target: CardId | null
  readonly text: string
}

/** Each card of the viewer's hand, with each target, that would change a declared attack. */
export function changesIn(view: BattleView, prompt: BattlePrompt): readonly HandChange[] {
  const attack = declaredAttack(view, prompt)
  if (attack === null || view.viewer === null) return []
  const { now, ...considered } = attack
  return handOdds(view, considered, { seat: view.viewer, moment: 'declared' }).map((one) => ({
    card: one.card,
    target: one.target,
    text: changeText(now, one.odds),
  }))
}

interface Declared extends Considered {
  readonly now: AttackOdds
}

/** An attack that is declared, of a character with what an ability adds to it, or of an equalizer. */
function declaredAttack(view: BattleView, prompt: BattlePrompt): Declared | null {
  if (prompt.type !== 'window' || prompt.moment !== 'declared' || prompt.card === null) return null
  const { card, ability, cards } = prompt
  const [target] = cards
  const user = characterOn(view, card)
  const attacker = user ?? rogueOf(view, card)
  const extra = user !== null && ability !== null ? extraOf(view, user, ability) : NO_EXTRA
  if (attacker === null || target === undefined || extra === null) return null
  const now = attackOdds(view, { attacker, target, extra })
  return now && { attacker, target, extra, now }
}

const NO_EXTRA: Extra = { atk: 0, dmg: 0 }

function rogueOf(view: BattleView, card: CardId): EqualizerCard | null {
  const printed = cardOf(view, card)
  return printed.kind === 'equalizer' ? printed : null
}

/** What an ability adds to its attacks; null where it makes none. */
function extraOf(view: BattleView, user: Character, slug: string): Extra | null {
  return abilityIn(view, { user, slug })?.deed.strikes?.extra ?? null
}

/** What each ability that is offered would do to whom, and how its attacks differ from a plain one. */
function abilityLines(view: BattleView, { options, prompt }: Asked): Line[] {
  const user = prompt.type === 'act' ? characterOn(view, prompt.card) : null
  if (user === null) return []
  return options.flatMap((option): Line[] => {
    if (option.do !== 'use') return []
    const text = abilityText(view, user, option.ability)
    const name = abilityIn(view, { user, slug: option.ability })?.name ?? option.ability
    return text === '' ? [] : [[faint(`   ${name}*: `), text]]
  })
}

/** Whom an ability would harm and how likely. */
export function abilityText(view: BattleView, user: Character, slug: string): string {
  const deed = abilityIn(view, { user, slug })?.deed
  if (deed === undefined) return ''
  const isAimed = deed.danger?.reach === 'one' || deed.strikes !== null
  const targets = isAimed
    ? foesOf(view, user)
    : savesBy(view, { user, slug }, null).map(({ target }) => target)
  return targets
    .flatMap((target) => {
      const outlook = strikeOn(view, { card: user.card, ability: slug }, target)
      return outlook === null ? [] : [`${fullName(view, target)} ${briefOf(outlook)}`]
    })
    .join(' · ')
}

function foesOf(view: BattleView, user: Character): CardId[] {
  const foes = view.sides.find(({ characters }) => !characters.some(({ card }) => card === user.card))
  return (foes?.characters ?? []).map(({ card }) => card)
}

/** "its pair may send Quartermaster: 50 %": what a paired target means for an attack on it; '' where it is in no pair. */
export function pairText(view: BattleView, by: CardId, target: CardId): string {
  const [, partner] = mayTakeIt(view, target)
  const outlook = partner === undefined ? null : strikeOn(view, { card: by }, partner)
  const other = partner === undefined ? null : characterOn(view, partner)
  if (partner === undefined || outlook === null || other === null) return ''
  return `${isHero(view, other) ? 'or' : 'or as a shield'} ${fullName(view, partner)}, ${briefOf(outlook)}`
}
