import { below, type Chance, type Match } from '@trialhall/kernel'
import { present } from '@trialhall/kernel/testkit'
import type { LanesState } from '../../game.ts'
import type { LanesOption } from '../../asks.ts'
import type { LanesEvent } from '../../events.ts'
import { battle, type Course, type RefereeAsk } from './battle.ts'
import { WindowReferee, type Asked } from './windows.ts'
import { portrait, worldOf, type World } from './world.ts'

/** A battle that the referee leads beside the product's. */
interface Beside {
  readonly world: World
  readonly course: Course
  due: RefereeAsk | null
}

/** How much a referee has looked at: tests that look at nothing would pass. */
export interface Looks {
  battles: number
  windows: number
}

/** Plays a match at random for so many choices, with the referee beside it at every ask. The first difference, or null. */
export function watched(match: Match<LanesState, LanesEvent>, chance: Chance, most: number): string | null {
  return new Watch(match, chance).play(most)
}

/** One match under watch. */
export class Watch {
  readonly looks: Looks = { battles: 0, windows: 0 }
  private readonly match: Match<LanesState, LanesEvent>
  private readonly chance: Chance
  private readonly windows: WindowReferee
  private beside: Beside | null = null

  constructor(match: Match<LanesState, LanesEvent>, chance: Chance) {
    this.match = match
    this.chance = chance
    this.windows = new WindowReferee(match.state)
  }

  play(most: number): string | null {
    for (let choices = 0; choices < most; choices++) {
      const wrong = this.listen() ?? this.compare()
      if (wrong !== null) return `after ${choices} choices: ${wrong}`
      if (this.match.asks.length === 0) return null
      this.pick()
    }
    return null
  }

  /** What was told since the last choice, unless the match is over: then nothing is due any more. */
  private listen(): string | null {
    const events = this.match.takeEvents().map(({ event }) => event)
    if (this.match.outcome !== null) return null
    for (const event of events) {
      const wrong = this.windows.told(event)
      if (wrong !== null) return wrong
    }
    return null
  }

  private compare(): string | null {
    const { beside } = this
    const { state, outcome } = this.match
    const ask = this.match.asks[0] as Asked | undefined
    if (beside) {
      const wrong = this.compareBattle(beside, ask)
      if (wrong !== null) return wrong
      if (beside.due === null) this.beside = null
    } else if (ask?.prompt.type === 'act') return 'a unit is asked to act outside of a battle'
    if (ask === undefined || outcome !== null) return null
    if (ask.prompt.type === 'respond') this.looks.windows++
    return this.windows.asked(ask, state)
  }

  private compareBattle({ world, due }: Beside, ask: Asked | undefined): string | null {
    const product = ask && (ask.prompt.type === 'act' || ask.prompt.type === 'load') ? askText(ask) : 'none'
    const referee = due ? textOf(due) : 'none'
    if (product !== referee) return `the product asks ${product}, the referee ${referee}`
    if (world.isOver !== (this.match.outcome !== null)) return 'only one of both says that the match is over'
    const [theirs, ours] = [worldOf(this.match.state), world].map(portrait) as [string[], string[]]
    const at = ours.findIndex((line, i) => line !== theirs[i])
    return at < 0 && ours.length === theirs.length ? null : `referee: ${ours[at]}; product: ${theirs[at]}`
  }

  private pick(): void {
    const ask = this.match.asks[0] as Asked
    const { options, prompt } = ask
    const last = options.length - 1
    const ends = prompt.type === 'main' && below(this.chance, 3) === 0
    const pick = ends ? last : below(this.chance, options.length)
    const option = options[pick] as LanesOption
    if (this.beside) this.goOn(this.beside, wordOf(option))
    else {
      if (this.windows.beginsBattle(ask, option, this.match.state)) this.begin()
      this.windows.picked(ask, option)
    }
    const made = this.match.choose(ask.seat, pick)
    if (!made.ok) throw new Error(made.fault.message)
  }

  private begin(): void {
    const world = worldOf(this.match.state)
    this.beside = { world, course: battle(world), due: null }
    this.looks.battles++
    this.goOn(this.beside, '')
  }

  private goOn(beside: Beside, pick: string): void {
    const next = beside.course.next(pick)
    beside.due = next.done === true ? null : next.value
  }
}

function askText({ seat, prompt, options }: Asked): string {
  const about = prompt.type === 'act' ? `act ${prompt.card} in wave ${prompt.wave}` : prompt.type
  return textOf({ seat, about, offers: options.map(wordOf) })
}

function textOf({ seat, about, offers }: RefereeAsk): string {
  return `${present('AB'[seat])}: ${about}: ${offers.toSorted().join(', ')}`
}

function wordOf(option: LanesOption): string {
  return option.do === 'load' ? `slot ${option.slot}` : option.do
}
