import type { Ask } from '../../ask.ts'
import { below, seeded } from '../../chance.ts'
import { factsOf, factsWhen } from '../../words/facts.ts'
import { cardsNamed } from '../../game.ts'
import { canonical } from '../../formats/hash.ts'
import { playout } from '../../match/playout.ts'
import { eventFor } from '../../hidden/event-record.ts'
import { seatLetter } from '../../seats.ts'
import { plain, type Sentence } from '../../words/words.ts'
import { viewersOf } from '../viewers.ts'
import type { Law } from './law.ts'
import { plainFault } from './plain-data.ts'
import { stateBefore } from './replaying.ts'
import { begin, isSampled, walk } from './walk.ts'

/** Two options that read the same as data could not be told apart by a page or a bot. */
export const optionsDiffer: Law = {
  name: 'the options of an ask differ',
  check: (game, sample) => walk(game, sample, ({ match }) => firstOf(match.asks, twinFault)),
}

function twinFault({ seat, options }: Ask): string | null {
  const keys = new Set<string>()
  for (const option of options) {
    const key = canonical(option)
    if (keys.has(key)) return `${seatLetter(seat)} is offered ${key} twice`
    keys.add(key)
  }
  return null
}

/** What stands in asks and events can be sent, stored and compared, and names cards that exist. */
export const asksAndEventsArePlainData: Law = {
  name: 'prompts, options and events are plain data',
  check: (game, sample) =>
    walk(game, sample, ({ match }) => {
      const things = match.asks.flatMap(({ prompt, options, refused }) => [
        prompt,
        ...options,
        ...refused.map((refusal) => refusal.about),
      ])
      return firstOf([...things, ...match.takeEvents().map((told) => told.event)], (thing) => {
        const lost = cardsNamed(thing).find((card) => match.state.cards.def[card] === undefined)
        return (
          plainFault(thing, 'it') ?? (lost === undefined ? null : `card ${lost} is named and does not exist`)
        )
      })
    }),
}

/** Everything that can be asked, offered, refused or told has a sentence, for everyone who may read it. */
export const thereAreWordsForEverything: Law = {
  name: 'there are words for everything',
  check: (game, sample) =>
    walk(game, sample, (on) => {
      const told = on.match.takeEvents()
      const viewers = isSampled(on) ? viewersOf(on.match) : on.match.asks.map((ask) => ask.seat)
      return firstOf(viewers, (viewer) => {
        const facts = factsOf(on.match.viewFor(viewer))
        const { words } = on.match.game
        const ofAsks = on.match.asks.flatMap((ask) => [
          words.prompt(facts, ask),
          ...ask.options.map((option) => words.option(facts, option)),
          ...ask.refused.flatMap(({ about, why }) => [words.option(facts, about), [why]]),
        ])
        const ofEvents = told.map((one) =>
          words.event(factsWhen(facts.view, eventFor(one, viewer)), one.event),
        )
        return firstOf([...ofAsks, ...ofEvents], sentenceFault)
      })
    }),
}

function sentenceFault(sentence: Sentence): string | null {
  const text = plain(sentence)
  if (text.trim() === '') return 'there is a sentence without words'
  const flaw = /undefined|null|NaN|\[object/.exec(text)
  return flaw ? `a sentence says "${flaw[0]}": ${text}` : null
}

/** A list that was handed to `choose` is nobody's any more: search and logs go on reading it. */
export const offeredListsStayTheSame: Law = {
  name: 'a list of options is left alone once it was offered',
  check: (game, sample) => {
    const match = begin(game, sample)
    const chance = seeded(sample.picks)
    let wrong: string | null = null
    let last: { options: readonly unknown[]; was: string } = { options: [], was: '[]' }
    playout(game, stateBefore(match), {
      decide(_table, _seat, _prompt, options) {
        if (canonical(last.options) !== last.was)
          wrong ??= `options were ${last.was} and became ${canonical(last.options)}`
        last = { options, was: canonical(options) }
        return below(chance, options.length)
      },
    })
    return wrong
  },
}

function firstOf<T>(things: readonly T[], fault: (thing: T) => string | null): string | null {
  for (const thing of things) {
    const wrong = fault(thing)
    if (wrong) return wrong
  }
  return null
}
