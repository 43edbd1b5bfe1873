import {
  cardOf,
  DEFEATED_AT,
  factionName,
  FACTIONS,
  heroOf,
  ownerOf,
  type BattleEvent,
  type BattleView,
} from '@trialhall/game-battle-decks'
import type { CardId, Outcome, Seat, SeenEvent } from '@trialhall/kernel'

/** A moment at which the HP that heroes can still lose changed. */
interface Swing {
  readonly round: number
  /** Who acted, if anybody did. */
  readonly by: CardId | null
  readonly hero: CardId
  readonly kind: 'hurt' | 'restored' | 'defeated'
  /** How far the winner was ahead before and after it. */
  readonly before: number
  readonly after: number
}

/** The moment from which the winner was ahead to the end, in a sentence; '' where nobody won by fighting. */
export function turningPoint(
  view: BattleView,
  outcome: Outcome,
  story: readonly SeenEvent<BattleEvent>[],
): string {
  const winner = outcome.ranks.indexOf(1)
  if (outcome.reason !== 'heroes' || winner < 0) return ''
  const swings = swingsOf(view, winner, story)
  const turned = swings.findLast(({ before, after }) => before <= 0 && after > 0)
  return turned ? sayTurn(view, winner, turned) : ''
}

function sayTurn(view: BattleView, winner: Seat, { round, by, hero, kind }: Swing): string {
  const faction = FACTIONS[view.sides[winner]?.faction ?? -1]
  const ahead = faction === undefined ? 'the winner' : factionName(faction)
  return `It turned in round ${round}, when ${deedWords(view, { by, hero, kind })}: from then on ${ahead} was ahead.`
}

function deedWords(view: BattleView, { by, hero, kind }: Pick<Swing, 'by' | 'hero' | 'kind'>): string {
  const name = cardOf(view, hero).name
  if (kind === 'restored') return `${name} regained HP`
  if (by === null) return `${name} was hit`
  return `${cardOf(view, by).name} ${kind === 'hurt' ? 'hit' : 'defeated'} ${name}`
}

/** Every change of what heroes can still lose, with how far the winner was ahead around it. */
function swingsOf(view: BattleView, winner: Seat, story: readonly SeenEvent<BattleEvent>[]): Swing[] {
  const lives = new Lives(view, winner)
  const swings: Swing[] = []
  let round = 1
  let by: CardId | null = null
  for (const { event } of story) {
    if (event.type === 'turnBegan') round = event.round
    if (event.type === 'attacked' || event.type === 'used' || event.type === 'rogueAttacked') by = event.card
    if (event.type === 'eventPlayed' || event.type === 'roundBegan') by = null
    if (event.type !== 'hurt' && event.type !== 'restored' && event.type !== 'defeated') continue
    if (cardOf(view, event.card).kind !== 'hero') continue
    const before = lives.lead
    lives.set(event.card, event.type === 'defeated' ? DEFEATED_AT : event.hp)
    swings.push({ round, by, hero: event.card, kind: event.type, before, after: lives.lead })
  }
  return swings
}

/** What the heroes of both sides can still lose until they are defeated. */
class Lives {
  private readonly left = new Map<CardId, number>()
  private readonly view: BattleView
  private readonly winner: Seat

  constructor(view: BattleView, winner: Seat) {
    this.view = view
    this.winner = winner
    for (const card of view.cards.def.keys())
      if (isHeroHere(view, card as CardId)) this.set(card as CardId, heroOf(view, card as CardId).hp)
  }

  set(hero: CardId, hp: number): void {
    this.left.set(hero, Math.max(0, hp - DEFEATED_AT))
  }

  /** How much more the winner's heroes can lose than the others. */
  get lead(): number {
    let lead = 0
    for (const [hero, left] of this.left) lead += ownerOf(this.view, hero) === this.winner ? left : -left
    return lead
  }
}

function isHeroHere(view: BattleView, card: CardId): boolean {
  return (view.cards.def[card] ?? -1) >= 0 && cardOf(view, card).kind === 'hero'
}
