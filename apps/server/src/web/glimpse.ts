import { factsOf, plain, type AnyGame, type AnyView, type Ask } from '@trialhall/kernel'
import type { Moment, ServerMessage } from '@trialhall/protocol'
import type { Patron } from '../waiter/waiter.ts'

/** A match as it stands, with words and slugs: for scripts, which have no rules of their own to make them with. */
export interface Glimpse {
  readonly entry: number
  readonly length: number
  readonly viewer: Moment['viewer']
  /** The view, with the slug of each card that the viewer knows beside what it is. */
  readonly view: AnyView & { readonly cards: { readonly slug: readonly (string | null)[] } }
  /** What your seats are asked, in seat order. */
  readonly asks: readonly object[]
  /** Seats that are asked. */
  readonly asked: readonly number[]
  /** Seats of yours that may take back their last choice. */
  readonly canGoBack: readonly number[]
  readonly outcome: Moment['outcome']
}

/** A moment in the form of the environment protocol. */
export function glimpseOf(game: AnyGame, moment: Moment): Glimpse {
  const { entry, length, viewer, view, asked, own, canGoBack, outcome } = moment
  const slugs = view.cards.def.map((def) => game.catalog[def]?.slug ?? null)
  return {
    entry,
    length,
    viewer,
    view: { ...view, cards: { ...view.cards, slug: slugs } },
    asks: own.map((ask) => askIn(game, view, ask)),
    asked: asked.map(({ seat }) => seat),
    canGoBack,
    outcome,
  }
}

function askIn({ words }: AnyGame, view: AnyView, ask: Ask): object {
  const facts = factsOf(view)
  const label = (option: unknown): string => plain(words.option(facts, option))
  return {
    seat: ask.seat,
    count: ask.options.length,
    prompt: plain(words.prompt(facts, ask)),
    promptData: ask.prompt,
    options: ask.options.map((option) => ({ label: label(option), data: option })),
    refused: ask.refused.map(({ about, why }) => ({ label: label(about), why, data: about })),
  }
}

/** Looks at a table once: what is told on arrival is all it waits for. */
export class Passer implements Patron {
  readonly identity: string
  readonly person: Patron['person']
  /** Resolves with what whoever arrives is told: nothing of a match that cannot be shown, and null where that did not come in time. */
  readonly arrived: Promise<Moment | 'nothing' | null>
  private isGone = false
  private tell: (moment: Moment | 'nothing' | null) => void = () => undefined

  constructor(person: Patron['person']) {
    this.identity = person.id
    this.person = person
    this.arrived = new Promise((resolve) => {
      this.tell = resolve
    })
  }

  follows(): boolean {
    return !this.isGone
  }

  /** Waits no longer. */
  leave(): void {
    this.isGone = true
    this.tell(null)
  }

  send(text: string | Buffer): void {
    const message = JSON.parse(String(text)) as ServerMessage
    if (message.type === 'table') this.tell(message.moment ?? 'nothing')
  }
}
