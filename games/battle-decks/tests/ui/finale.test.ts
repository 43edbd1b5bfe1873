import { battleDecks, chanceOf, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import {
  eventFor,
  Match,
  Retelling,
  type Log,
  type Outcome,
  type RetoldMatch,
  type SeenEvent,
} from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { MatchTale } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { accountsOf } from '../../ui/finale/account.ts'
import { TALE } from '../../ui/finale/tale.ts'
import { whyOver } from '../../ui/finale/why.ts'
import { lay } from '../lay.ts'

/** A match from a position with the dice that fall, played by words. */
interface Played {
  readonly view: BattleView
  readonly story: readonly SeenEvent<BattleEvent>[]
  readonly outcome: Outcome
  readonly log: Log
}

/**
 * The Dire Wolf (7 HP) against Artillery (6 HP), each the last hero of its side. Wolf 4: Artillery has 3 HP; Artillery 4 and a save
 * of 2: the Wolf has 4; a 6 of Artillery and a save of 6: it has -2 and is unconscious; a 2 misses it, a 5 defeats it.
 */
function duel(): Played {
  const seats = [
    {
      faction: 'britannia',
      defeated: ['pterosaur-rider', 'quartermaster'],
      characters: [{ card: 'dire-wolf' }],
    },
    {
      faction: 'prussia',
      defeated: ['clockwork-soldier', 'engineer-corp-captain'],
      characters: [{ card: 'artillery' }],
    },
  ]
  const position = { phase: 'turn', active: 'A', initiative: 'A', exact: true, round: 4, seats }
  const started = Match.start(battleDecks, {
    seats: 2,
    seed: 'duel',
    position,
    rolls: [3, 4, 2, 6, 6, 2, 5],
    options: { windows: 'able' },
  })
  if (!started.ok) throw new Error(started.fault.message)
  const match = started.value
  while (match.outcome === null) {
    const ask = match.asks[0]
    if (!ask) throw new Error('nobody is asked')
    match.choose(ask.seat, 0)
  }
  const story = match.takeEvents().map((told) => eventFor(told, 0))
  return { view: match.viewFor(0), story, outcome: match.outcome, log: match.log }
}

const { view, story, outcome, log } = duel()

describe('why a match is over', () => {
  const over = (reason: string, ranks: number[], scores: number[]): string =>
    whyOver(view, { reason, ranks, scores }, ['You', 'Osric'])

  test('it says who lost the last hero, and in which round', () => {
    expect(whyOver(view, outcome, [])).toBe('Britannia lost its last hero in round 7.')
  })

  test('it says what else ends a match', () => {
    expect(over('together', [1, 1], [0, 0])).toBe(
      'Both sides lost their last heroes to one attack in round 7.',
    )
    expect(over('conceded', [2, 1], [1, 1])).toBe('You left in round 7.')
    expect(over('agreed', [1, 1], [1, 1])).toBe('Both agreed on a draw in round 7.')
  })

  test('after a standstill heroes are counted, then their HP', () => {
    const begun = 'Nothing had happened for three rounds.'
    expect(over('standstill', [1, 2], [2, 1])).toBe(`${begun} More heroes on the field win.`)
    expect(over('standstill', [1, 2], [1, 1])).toBe(
      `${begun} Heroes were equal, so the sum of their HP decided.`,
    )
    expect(over('standstill', [1, 1], [1, 1])).toBe(`${begun} Heroes and their HP are equal.`)
  })
})

describe('the account of a match', () => {
  const [britannia, prussia] = accountsOf(view, story)

  test('counts dice, HP and cards by side', () => {
    expect(britannia).toMatchObject({
      attacks: { rolled: 1, succeeded: 1 },
      saves: { rolled: 2, succeeded: 2 },
      taken: 3,
      regained: 0,
      played: 0,
    })
    expect(prussia).toMatchObject({
      attacks: { rolled: 4, succeeded: 3 },
      saves: { rolled: 0, succeeded: 0 },
      taken: 12,
    })
  })

  test('luck is what succeeded beyond the average', () => {
    // One attack at 5/6, two saves at 5/6; four attacks at 3/6.
    expect(britannia?.luck).toBeCloseTo(3 - 2.5)
    expect(prussia?.luck).toBeCloseTo(3 - 2)
  })

  test('a die that is rolled again is one attack, and luck as often as it falls', () => {
    const t = lay({ A: { hand: ['providence'] }, rolls: [1, 6] })
    t.A.picks('activate Dire Wolf', 'attack Artillery', 'play Providence (3♣)')
    const told = t.told().map((one) => eventFor(one, 0))
    const [first, again] = t.eventsOf('attackRolled')
    expect([first?.isSuccess, again?.isSuccess]).toEqual([false, true])
    const [account] = accountsOf(t.A.view, told)
    expect(account?.attacks).toEqual({ rolled: 1, succeeded: 1 })
    const chance = chanceOf(first?.needed ?? 0, first?.modifier ?? 0)
    expect(account?.luck).toBeCloseTo(1 - 2 * chance)
  })

  test("dice and damage of equalizers are nobody's", () => {
    const t = lay({
      phase: 'refill',
      A: { deck: ['rampaging-tyrant'] },
      B: { characters: [{ card: 'clockwork-soldier', hp: 8 }] },
      rolls: [2],
    })
    const told = t.told().map((one) => eventFor(one, 0))
    expect(t.eventsOf('hurt')).toHaveLength(1)
    for (const account of accountsOf(t.A.view, told)) {
      expect(account.taken).toBe(0)
      expect(account.attacks.rolled).toBe(0)
    }
  })
})

/** As a page holds it. */
const tale: MatchTale = TALE

describe('the tale of a match', () => {
  const retold = (): RetoldMatch => {
    const begun = sure(
      Retelling.begin(battleDecks, log, {
        begins: (told, place) => tale.begins(told, place, view),
        isWindow: (prompt) => tale.responses.includes((prompt as { type: string }).type),
      }),
    )
    for (;;) {
      const told = begun.advance()
      if (told !== null) return told
    }
  }

  test('turns where the winner came ahead: when Artillery hit the Wolf for the second time', () => {
    const { turning, told } = retold()
    expect(turning).toMatchObject({ wasAlwaysAhead: false, deed: { seat: 1 } })
    const { event, to } = turning?.deed ?? { event: 0, to: 0 }
    expect(told[event]?.event).toMatchObject({ type: 'activated', seat: 1 })
    const deed = told.slice(event).filter(({ at }) => at <= to)
    expect(deed.map((one) => (one.event as BattleEvent).type)).toContain('fell')
  })

  test('has the dice as its luck: the six of Artillery is the luckiest play', () => {
    const { luckiest, best } = retold()
    expect(luckiest?.seat).toBe(1)
    expect(best?.swing).toBeGreaterThan(0)
    expect(retold()).toEqual(retold()) // the same for the same log
  })
})
