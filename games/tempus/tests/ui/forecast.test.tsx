import {
  cardOdds,
  PRINTED,
  tempus,
  type TempusOption,
  type TempusPrompt,
  type TempusView,
} from '@trialhall/game-tempus'
import { factsOf, Match, plain, type CardId, type Seat } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import type { TempusState } from '../../state.ts'
import { forecastOf, type Forecast } from '../../ui/odds/forecast.ts'
import { OddsTable } from '../../ui/odds/OddsTable.tsx'
import { sayHint } from '../../ui/option-hint.tsx'

const NAMES = ['You', 'Osric', 'Mirel', 'Corvin']
const TURN = { type: 'turn', actions: 2, spaces: 0 } as const

interface Asked {
  readonly seat: Seat
  readonly prompt: TempusPrompt
  readonly options: readonly TempusOption[]
  readonly view: TempusView
}

/** A match that a test plays, seen by whoever is asked. */
interface Played {
  view(seat?: Seat): TempusView
  /** Plays what one who is asked reads as so. */
  pick(seat: Seat, text: string): void
  /** Takes the first option, but passes where that can be, until somebody is asked something of such a kind. */
  until(is: (prompt: TempusPrompt) => boolean): Asked
}

function played(position: object, seed = 'forecast'): Played {
  const match = sure(
    Match.start(tempus, {
      seats: 4,
      seed,
      position: { exact: true, round: 3, next: 'A', ...position },
    }),
  )
  const view = (seat = 0): TempusView => match.viewFor(seat) as TempusView
  const choose = (seat: Seat, at: number): void => void sure(match.choose(seat, at))
  const until: Played['until'] = (is) => {
    for (let i = 0; i < 60; i++) {
      const [ask] = match.asks
      if (ask === undefined) break
      const prompt = ask.prompt as TempusPrompt
      const options = ask.options as readonly TempusOption[]
      if (is(prompt)) return { seat: ask.seat, prompt, options, view: view(ask.seat) }
      choose(
        ask.seat,
        Math.max(
          0,
          options.findIndex((one) => one.do === 'pass'),
        ),
      )
    }
    throw new Error('Nobody is asked that.')
  }
  return {
    view,
    until,
    pick(seat, text) {
      const { options } = until((prompt) => !('moment' in prompt && prompt.type !== 'chain'))
      const facts = factsOf<TempusState>(view(seat))
      const words = options.map((option) => plain(tempus.words.option(facts, option)))
      if (!words.includes(text)) throw new Error(`${text} is none of ${words.join(', ')}.`)
      choose(seat, words.indexOf(text))
    },
  }
}

function cardOf(view: TempusView, seat: Seat, slug: string): CardId {
  const { hand, primaries } = view.heroes[seat] as TempusView['heroes'][number]
  return [...hand, ...primaries].find(
    (card) => PRINTED.cards[view.cards.def[card] ?? -1]?.slug === slug,
  ) as CardId
}

function forecastFor({ view, prompt, seat }: Omit<Asked, 'options'>, option: TempusOption): Forecast {
  const forecast = forecastOf({ view, prompt, seat }, option)
  if (forecast === null) throw new Error('It attacks nobody.')
  return forecast
}

/** The panel without its markup. */
function panelOf(view: TempusView, forecast: Forecast): string {
  const page = pieceDrawn(<OddsTable view={view} names={NAMES} forecast={forecast} />)
  return page.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
}

const AWAY = [{ at: '2,29' }, { at: '29,2' }] as const

/** A card in the hand of the first Hero, looked at in its turn. */
function inHand(slug: string, position: object): { readonly hint: string; readonly panel: string } {
  const table = played(position)
  table.until(({ type }) => type === 'turn')
  const view = table.view()
  const option = { do: 'act', card: cardOf(view, 0, slug) } as const
  const [chance, comes] = sayHint(option, view, { prompt: TURN, names: NAMES }) ?? []
  return {
    hint: `${chance}, ${comes}`,
    panel: panelOf(view, forecastFor({ view, prompt: TURN, seat: 0 }, option)),
  }
}

describe('[T-23.04] an attack without an Action', () => {
  test('[T-10.10] is that of whoever is asked, with what is printed on the card that allows it', () => {
    const table = played({
      seats: [
        { class: 'fighter', subclass: 'battle-master', at: '13,14', hand: ['commanders-strike'] },
        { at: '15,14' },
        { class: 'rogue', at: '14,14', flipped: ['dagger'] },
        { at: '15,15' },
      ],
    })
    table.pick(0, 'play Commander’s Strike')
    const asked = table.until((prompt) => prompt.type === 'aim' && prompt.isExtra === true)
    const [option] = asked.options as [Extract<TempusOption, { do: 'creature' }>]
    const { attacker, odds } = forecastFor(asked, option)
    const dagger = { seat: 2, card: cardOf(asked.view, 2, 'dagger') }
    expect([asked.seat, attacker, odds.terms.modifier]).toEqual([2, 2, 2])
    const plainly = cardOdds(asked.view, dagger, option.creature)
    expect(odds.hit).toBeCloseTo((plainly?.hit ?? 0) + 0.1)
    expect(odds.rows.map(({ normal }) => normal)).toEqual(plainly?.rows.map(({ normal }) => normal))
  })
})

describe('[T-16.01] a Chain that was played', () => {
  test('counts where a target is chosen', () => {
    const seats = [
      { class: 'ranger', at: '13,14', hand: ['steady-aim'] },
      { at: '18,14' },
      AWAY[0],
      { at: '18,16' },
    ]
    const table = played({ seats })
    table.pick(0, 'attack with Longbow')
    table.until(({ type }) => type === 'chain')
    table.pick(0, 'add Steady Aim')
    const asked = table.until(({ type }) => type === 'aim')
    const forecast = forecastFor(asked, asked.options[0] as TempusOption)
    expect(forecast.odds.terms.modifier).toBe(5)
    expect(panelOf(asked.view, forecast)).toContain('before further Chains')
  })
})

test('[T-14.09] what Fast Hands takes from a skill roll is told where the skill is chosen', () => {
  const { view } = { view: played({ seats: [{ at: '13,14' }, { at: '14,14' }, ...AWAY] }).view() }
  const option = { do: 'skill', card: 0 as CardId, skill: 'savvy', space: 5 } as const
  const chance = (prompt: TempusPrompt): number =>
    Number.parseInt(sayHint(option, view, { prompt, names: NAMES })?.[0] ?? '', 10)
  const fast = { type: 'skill', card: 0 as CardId, changes: { modifier: -2 } } as const
  expect(chance(fast)).toBe(chance(TURN) - 10)
  const hand = { type: 'aim', card: 0 as CardId, changes: { modifier: -2 } } as const
  expect(chance(hand)).toBe(chance(TURN) - 10)
})

test('who is splashed by Chain Lightning suffers it without a roll, and is not shown as attacked', () => {
  const seats = [
    { class: 'wizard', subclass: 'evocation', at: '13,14', hand: ['chain-lightning'] },
    { at: '17,14' },
    AWAY[0],
    { at: '18,14' },
  ]
  const table = played({ seats }, 'splash')
  table.pick(0, 'attack with Chain Lightning')
  table.until(({ type }) => type === 'aim')
  table.pick(0, PRINTED.characters[table.view().heroes[1]?.character ?? -1]?.name ?? '')
  const asked = table.until((prompt) => prompt.type === 'aim' || prompt.type === 'turn')
  expect(asked.prompt).toMatchObject({ type: 'aim', suffers: 4 })
  const [option] = asked.options as [TempusOption]
  expect(forecastOf(asked, option)).toBeNull()
  expect(sayHint(option, asked.view, { prompt: asked.prompt, names: NAMES })).toEqual(['', '4 damage'])
})

describe('the odds say', () => {
  test('[C-6] that an attack on all around strikes the others, too', () => {
    const { panel, hint } = inHand('whirlwind-attack', {
      seats: [
        { class: 'fighter', at: '13,14', hand: ['whirlwind-attack'] },
        { at: '14,14' },
        AWAY[0],
        { at: '12,14' },
      ],
    })
    expect(panel).toMatch(/^ ?Whirlwind Attack on \w+ and another /u)
    expect(hint).toMatch(/^\d+ %, on \w+, as on 1 other: −/u)
  })

  test('[T-24.07] of several rolls, that it is one of them', () => {
    const { panel, hint } = inHand('scorching-ray', {
      seats: [
        { class: 'wizard', subclass: 'evocation', at: '13,14', hand: ['scorching-ray'] },
        { at: '17,14' },
        ...AWAY,
      ],
    })
    expect(panel).toContain('Scorching Ray on Osric , 3 rolls, each at a target of your choice')
    expect(hint).toMatch(/, each of 3 rolls on Osric: −/u)
  })

  test('[T-30.02] what a hit does that takes nothing, and no Wound', () => {
    const on = (map: readonly string[], at: string): { readonly hint: string; readonly panel: string } =>
      inHand('cleric-hold-person', {
        map,
        seats: [
          { class: 'cleric', subclass: 'life-domain', at: '13,14', hand: ['cleric-hold-person'] },
          { at },
          ...AWAY,
        ],
      })
    const goblin = on(['goblin-a 13,17'], '13,28')
    expect(goblin.hint).toMatch(/^\d+ %, on Goblin A: Held$/u)
    expect(goblin.panel).not.toContain('Wound')
    const hero = on([], '13,17')
    expect(hero.hint).toMatch(/^\d+ %, on Osric: Held$/u)
    expect(hero.panel).not.toContain('on average')
  })

  test('the DR that is taken off', () => {
    const { panel } = inHand('fire-bolt', {
      seats: [
        { class: 'wizard', character: 'ivar', at: '13,14' },
        { class: 'rogue', character: 'mertz', at: '17,14' },
        { class: 'fighter', character: 'gains', at: '2,29' },
        { class: 'cleric', character: 'bonnie', at: '29,2' },
      ],
    })
    expect(panel).toContain('DR 2')
  })

  test('[T-25.10] no greater loss than there are HP', () => {
    const { hint } = inHand('heavy-swing', {
      seats: [{ class: 'fighter', at: '13,14', hand: ['heavy-swing'] }, { at: '14,14', hp: 1 }, ...AWAY],
    })
    expect(hint).toMatch(/^75 %, on Osric: −0\.[78] HP, defeat 75 %$/u)
  })
})
