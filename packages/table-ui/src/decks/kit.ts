import type { CardFace, Choosable, OptionSpec, Options } from '@trialhall/kernel'
import type { Dye } from '../theme/dye.ts'
import type { RuleRef } from '../rules/RuleLink.tsx'

/** A deck as it is built: how it is called, what it is for, and how many of each card are in it. */
export interface Deck {
  readonly name: string
  /** Options of a match that it is built for, as far as they differ from the usual ones. */
  readonly rules: Options
  /** Copies of each card and leader by slug; none is 0 or less. */
  readonly cards: Readonly<Record<string, number>>
}

/** Something wrong with a list or a deck. */
export interface DeckFault {
  /** Line of the list, from 1; 0 where it concerns the whole. */
  readonly line: number
  /** Slug of the card that it concerns; '' where it concerns the whole. */
  readonly slug: string
  /** What is wrong, in one sentence without line and clause. */
  readonly message: string
  readonly rule: RuleRef
  /** Names that may have been meant, the nearest first. */
  readonly near: readonly string[]
}

/** A list as it was read: all that could be, and every fault. */
export interface DeckReading {
  readonly cards: Readonly<Record<string, number>>
  readonly faults: readonly DeckFault[]
}

/** How a rule of building stands: kept, still to be filled, or broken. */
export type RuleState = 'kept' | 'open' | 'broken'

/** One rule of building, by name, and how a deck stands to it. */
export interface RuleReport {
  /** What the rule is called, e.g. 'Deck size'. */
  readonly name: string
  readonly rule: RuleRef
  readonly state: RuleState
  /** One sentence for each thing that is wrong or missing; what is kept, in a few words, where nothing is. */
  readonly says: readonly string[]
  /** The cards that break it. */
  readonly slugs: readonly string[]
}

/** A part of a deck that is counted by itself: the leaders, the cards. */
export interface DeckPart {
  readonly id: string
  readonly title: string
  /** One of it, e.g. 'Hero'. */
  readonly one: string
  /** What one says of it while adding, e.g. 'deck' in 'deck 17 of 30'. */
  readonly word: string
  readonly kinds: readonly string[]
  /** How many it holds under some rules. */
  readonly size: (rules: Options) => number
}

/** A value that cards are filtered by. */
export interface FilterChoice extends Choosable {
  readonly dye?: Dye
  readonly shape?: string
}

/** One way to narrow the cards: any of the chosen values will do. */
export interface DeckFilter {
  readonly id: string
  readonly label: string
  readonly choices: readonly FilterChoice[]
  readonly valuesOf: (face: CardFace) => readonly string[]
  /** In sight at once, or behind "More filters". */
  readonly place: 'front' | 'more'
}

/** One bar of a chart. */
export interface ChartBar {
  readonly label: string
  readonly count: number
  readonly dye: Dye
  /** Said beside the number, e.g. 'Yuri 4, Isra 3'. */
  readonly note?: string
}

/** A chart of a deck: bars to stand beside each other (a curve) or below each other. */
export interface DeckChart {
  readonly id: string
  readonly title: string
  readonly shape: 'curve' | 'bars'
  readonly bars: readonly ChartBar[]
  /** What one should know of it, in a sentence. */
  readonly remark?: string
}

/** How a card is shown in lists and tiles. */
export interface DeckLook {
  readonly dye: Dye
  /** Outline of its picture. */
  readonly picture: string
  /** Addresses of what is printed behind that, and of a person in its place. */
  readonly plate?: string
  readonly figure?: string
  /** Outline of the glyph of its class or suit. */
  readonly shape: string
  /** What it costs, in a letter or two; '' for nothing to pay. */
  readonly price: string
  /** What the price means, in words. */
  readonly priceSays: string
  /** A line below the name: class, type, what else is printed. */
  readonly line: string
  /** What it does, without what price and line say already. */
  readonly text: string
}

/** How cards come to a hand: all that odds and sample hands need. */
interface DrawPlan {
  readonly opening: number
  /** Any cards of the opening hand may be changed once, without getting one of them back. */
  readonly mulligan: RuleRef | null
  /** Moments after the opening hand, and how many more cards have been drawn by then. */
  readonly later: readonly { readonly label: string; readonly drawn: number }[]
}

/** A deck to begin with. */
export interface DeckSample {
  readonly slug: string
  readonly name: string
  /** How it plays, in a sentence. */
  readonly about?: string
  /** Its value for the option of decks, and its cards under some rules. */
  readonly cardsFor: (rules: Options) => Readonly<Record<string, number>>
}

/** All that the deck builder needs to know of a game whose decks are built. */
export interface DeckKit {
  readonly gameId: string
  /** The per-seat option that takes a deck: the slug of a sample, or a list. */
  readonly option: string
  /** Options of a match that decide what a deck may hold. */
  readonly ruleOptions: readonly OptionSpec[]
  /** The rules in two or three words, e.g. 'Standard'. */
  readonly rulesName: (rules: Options) => string
  /** The parts in the order in which they are built. */
  readonly parts: readonly DeckPart[]
  readonly samples: readonly DeckSample[]
  readonly filters: readonly DeckFilter[]
  readonly lookOf: (face: CardFace) => DeckLook
  /** Most copies of a card that a deck can hold, and the rule that says so. */
  readonly mostOf: (face: CardFace) => { readonly copies: number; readonly rule: RuleRef }
  /** Cards that may join a deck as it is: those of its classes. */
  readonly isAllowed: (deck: Deck, face: CardFace) => boolean
  /** Cards of a deck in the groups of its list, each with its title. */
  readonly groupOf: (face: CardFace) => string
  /** The order of cards within a group. */
  readonly compare: (a: CardFace, b: CardFace) => number
  readonly report: (deck: Deck) => readonly RuleReport[]
  readonly charts: (deck: Deck) => readonly DeckChart[]
  readonly draws: DrawPlan
  /** Reads a list; the faults are those of the lines and of the deck under the rules. */
  readonly read: (text: string, rules: Options) => DeckReading
  /** Writes the value of the option of decks, which `read` reads back. */
  readonly write: (deck: Pick<Deck, 'cards'>) => string
}
