import type { Kept, Step, FateCard } from '../faces.ts'
import { NO_KEPT } from '../rules/kept.ts'
import {
  allMoveBack,
  balanceValor,
  discardAllTrials,
  discardChosen,
  drawActions,
  everybodySkipsDraw,
  gainValor,
  loseValor,
  othersDiscard,
  revealToThree,
  wander,
} from '../texts/steps.ts'

function fate(slug: string, name: string, does: readonly Step[]): FateCard {
  return { slug, name, copies: 1, from: 'house', does, keeps: null }
}

function kept(slug: string, name: string, keeps: Partial<Kept>): FateCard {
  return { slug, name, copies: 1, from: 'house', does: [], keeps: { ...NO_KEPT, ...keeps } }
}

function twice(card: FateCard): FateCard {
  return { ...card, copies: 2 }
}

function printed(card: FateCard): FateCard {
  return { ...card, from: 'printed' }
}

/** The Fate Deck: 24 cards, 20 different. */
export const FATES: readonly FateCard[] = [
  printed(twice(kept('blessing', 'Blessing of Sigmar', { succeeds: true }))), // S-10.4
  printed(twice(fate('curse-moon', 'Curse of the Moon', [everybodySkipsDraw]))), // S-10.5
  twice(fate('spark', 'Spark of Favour', [gainValor(1)])),
  fate('hammers-gift', "Hammer's Gift", [gainValor(2)]),
  twice(fate('armoury', 'Armoury Opened', [drawActions(2)])),
  fate('winding-road', 'Winding Road', [wander(3)]),
  kept('second-wind', 'Second Wind of the Faithful', { extraCards: 1 }),
  fate('storm', 'Storm over the Path', [allMoveBack(1)]),
  fate('tithe', 'Tithe of Ash', [discardChosen(1)]),
  fate('shaken-oath', 'Shaken Oath', [loseValor(1)]),
  fate('levy', 'Levy of the Realm', [othersDiscard(1)]),
  fate('gates', 'Gates Thrown Open', [revealToThree]),
  fate('rewritten', 'Rewritten Fate', [discardAllTrials, revealToThree]),
  fate('scales', 'Scales of Sigmar', [balanceValor(1)]),
  kept('steadfast', 'Steadfast Heart', { roll: 2 }),
  kept('heavy-omen', 'Heavy Omen', { roll: -2 }),
  kept('second-dawn', 'Second Dawn', { rerolls: 1 }),
  kept('duelists-oath', "Duelist's Oath", { duelRoll: 2 }),
  kept('pilgrims-bounty', "Pilgrim's Bounty", { extraDraws: 2 }),
  kept('wager', 'Wager of the Bold', { rewardFactor: 2 }),
]
