import {
  addCards,
  EVERYONE,
  noCards,
  RulesError,
  seeded,
  type CardId,
  type Cards,
  type DefIndex,
  type Options,
  type Setup,
} from '@trialhall/kernel'
import type { TempusCard } from '../faces.ts'
import { PRINTED } from '../rules/printed.ts'
import { newQuest } from '../rules/trial.ts'
import { mapOf } from '../space/index.ts'
import { OFF, type Hero, type QuestState, type Settings, type TempusState } from '../state.ts'
import { BATTLEREALMS, DRAFTS, HERO_HP } from '../terms.ts'
import { takeFirstGame } from './first-game.ts'
import { campsOn, kindNamed, newMonsters } from './monsters.ts'
import { QUEST_SETS } from './quest-sets.ts'

/** The table before anything is shuffled or rolled (T-4). Cards of Heroes join the match as they are picked. */
export function setUp({ seats, options }: Setup): TempusState {
  const settings = settingsOf(options)
  const realm = mapOf(settings.realm)
  const camps = campsOn(realm)
  return {
    chance: seeded(0),
    ...decksOf(settings, QUEST_SETS[String(options.quests)] ?? []),
    settings,
    phase: 'draft',
    round: 0,
    isCounted: undefined,
    clock: 0,
    draft: { step: 'rolls', first: 0, picked: [] },
    heroes: newHeroes(seats, settings),
    monsters: newMonsters(seats, camps),
    camps: camps.map(({ camp }) => camp),
    portals: [OFF, OFF],
    chests: realm.chests.map(() => true), // T-4.06
    loose: [],
    lastings: [],
    nextLasting: 0,
    eventVp: [0, 0], // T-8.06
    hasGuardian: false,
    eventDiscard: [],
    events: [],
    lootDiscard: [],
    appointments: [],
    slots: [],
    turn: null,
    ending: null,
  }
}

function settingsOf(options: Options): Settings {
  const { guardian } = options
  return Object.freeze({
    realm: BATTLEREALMS.find((realm) => realm === options.realm) ?? BATTLEREALMS[0],
    isStarter: options.complexity === 'starter',
    draft: DRAFTS.find((draft) => draft === options.draft) ?? DRAFTS[0],
    guardian: guardian === 'random' ? -1 : kindNamed(String(guardian)),
    guardianAt: Number(options.guardianAt),
    rounds: Number(options.rounds),
    hasFreeCorners: options.corners === 'free',
    sharesHands: options.hands === 'party',
    asksAlways: options.windows === 'always',
    helpsItself: options.selfInteractions === true,
  }) // copies of a state share it
}

type Decks = Pick<TempusState, 'cards' | 'quests' | 'questDeck' | 'eventDeck' | 'lootDeck'>

/** Quests, Events and Loot as they come out of the box; those of a recommended set lie open (T-4.03, T-4.19). */
function decksOf(settings: Settings, named: readonly string[]): Decks {
  const cards = noCards()
  const quests = named.map((slug) => openQuest(cards, slug))
  const rest = defsOf('quest', settings).filter((def) => !named.includes(PRINTED.cards[def]?.slug ?? ''))
  return {
    quests,
    questDeck: addCards(cards, rest),
    eventDeck: addCards(cards, defsOf('event', settings)),
    lootDeck: addCards(cards, defsOf('loot', settings)),
    cards,
  }
}

/** Cards of one kind; a starter game leaves out those that are labelled Advanced (T-4.20). */
function defsOf(kind: 'quest' | 'event' | 'loot', { isStarter }: Settings): DefIndex[] {
  const isIn = (card: TempusCard): boolean => card.kind === kind && !(isStarter && card.isAdvanced)
  return PRINTED.cards.flatMap((card, def) => (isIn(card) ? [def] : []))
}

function openQuest(cards: Cards, slug: string): QuestState {
  const def = PRINTED.cards.findIndex((card) => card.kind === 'quest' && card.slug === slug)
  if (def < 0) throw new RulesError(`tempus: no Quest is called "${slug}"`)
  const [card] = addCards(cards, [def])
  cards.seen[card as CardId] = EVERYONE
  return newQuest(card as CardId)
}

function newHeroes(seats: number, { draft }: Settings): Hero[] {
  const heroes = Array.from({ length: seats }, (_, seat) => newHero(seat))
  if (draft === 'first-game') takeFirstGame(heroes)
  return heroes
}

/** A Hero before its player has picked anything: 30 HP, no card (T-7.10, T-7.12). */
function newHero(id: number): Hero {
  return {
    id,
    at: OFF,
    hp: HERO_HP,
    ailments: undefined,
    lastGiver: undefined,
    heroClass: -1,
    subclass: -1,
    character: -1,
    primaries: [],
    setAside: [],
    deck: [],
    hand: [],
    discard: [],
    spent: [],
    ongoing: [],
    loot: [],
    flipped: [],
    hasCycled: undefined,
    initiative: 0,
    tie: 0,
    pick: 0,
    hasActed: undefined,
    used: [],
    hasHarmed: undefined,
    hasLeft: undefined,
  }
}
