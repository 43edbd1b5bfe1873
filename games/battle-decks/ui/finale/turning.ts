import {
  cardOf,
  CARDS,
  characterOn,
  DEFEATED_AT,
  factionName,
  FACTIONS,
  heroOf,
  ownerOf,
  type BattleEvent,
  type BattleView,
} from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardId, type Outcome, type Seat, type SeenEvent } from '@trialhall/kernel'

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
  for (const hero of heroesIn(view)) lives.set(hero, hpAtFirst(view, hero, story))
  const swings: Swing[] = []
  let round = 1
  let by: CardId | null = null
  for (const { event } of story) {
    if (event.type === 'turnBegan') round = event.round
    if (event.type === 'attacked' || event.type === 'used' || event.type === 'rogueAttacked') by = event.card
    if (event.type === 'eventPlayed' || event.type === 'roundBegan') by = null
    if (event.type !== 'hurt' && event.type !== 'restored' && event.type !== 'defeated') continue
    if (!isHeroCard(view, event.card)) continue
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

function heroesIn(view: BattleView): CardId[] {
  return [...view.cards.def.keys()].map((card) => card as CardId).filter((card) => isHeroCard(view, card))
}

function isHeroCard({ cards }: BattleView, card: CardId): boolean {
  const def = cards.def[card] ?? UNKNOWN
  return def !== UNKNOWN && CARDS[def]?.kind === 'hero'
}

/** HP of a hero before all that happened, by what happened to it first. */
function hpAtFirst(view: BattleView, hero: CardId, story: readonly SeenEvent<BattleEvent>[]): number {
  for (const { event } of story) {
    if (event.type === 'hurt' && event.card === hero) return event.hp + event.by
    if (event.type === 'restored' && event.card === hero) return event.hp - event.by
    if (event.type === 'defeated' && event.card === hero) return heroOf(view, hero).hp
  }
  return characterOn(view, hero)?.hp ?? DEFEATED_AT
}
