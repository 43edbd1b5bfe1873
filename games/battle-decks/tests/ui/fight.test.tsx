import { battleDecks, cardOf, type BattleEvent, type BattleOption } from '@trialhall/game-battle-decks'
import { battleDecksUi } from '@trialhall/game-battle-decks/ui'
import { plainLine, speakerOf, LogLines } from '@trialhall/table-ui'
import { drawn, pieceDrawn, updateOf } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { logSummary } from '../../ui/log-summary.ts'
import { shownIn } from '../../ui/clash/shown.ts'
import type { AttackSum } from '../../ui/clash/sum.ts'
import { MomentContext } from '../../ui/moment.ts'
import { SaveShield } from '../../ui/shield/SaveShield.tsx'
import { lay, on, type BattleScene, type Layout } from '../lay.ts'
import { optionOf, seen } from './seen.ts'

/** The text of the fight as a seat sees it, without marks and line breaks. */
function fightOf(t: BattleScene, seat = 0): string {
  const html = drawn(battleDecksUi, updateOf(t.match, seat, [...seen(t, seat).story]))
  const part = /<section[^>]*data-part="die".*?<\/section>/su.exec(html)?.[0] ?? ''
  return part.replace(/<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
}

const BEFORE_DIE: Layout = {
  active: 'B',
  A: { characters: [{ card: 'pterosaur-rider', equipment: ['scale-barding-j'] }] },
  B: { characters: [{ card: 'artillery', equipment: ['rifled-barrel-k'] }], hand: ['ambush-p-q'] },
}

describe('the fight between the lines', () => {
  test('shows the sum with its parts, each face, the save, the chance, and what comes of passing', () => {
    const t = lay(BEFORE_DIE)
    t.B.picks('pass', 'activate Artillery', 'attack Pterosaur Rider')
    const said = fightOf(t, 1)
    expect(said).toContain('Artillery attacks Pterosaur Rider')
    expect(said).toContain('die + 5 (3 +2 Rifled Barrel ) against 9 (7 +2 Scale Barding )')
    expect(said).toContain('Hits on 4 or more 1 miss 2 miss 3 miss 4 −3 5 −3 6 −6')
    expect(said).toContain('Shatter: save 2 1 out 2–6 stays 83 %')
    expect(said).toContain('50 % to hit 2.0 HP average 8 % out')
    expect(said).toContain('Before the die: play an event?')
    expect(said).toContain('Play none, roll')
  })

  test('shows what is only considered as such: the best attack until an option is pointed at', () => {
    const t = lay(BEFORE_DIE)
    t.B.picks('pass', 'activate Artillery')
    expect(fightOf(t, 1)).toMatch(/If Artillery attacks \w+/u)
    const { view, story, ask } = seen(t, 1)
    const pointed = optionOf(ask, 'use')
    expect(shownIn({ view, story, ask, pointed })).toMatchObject({
      kind: 'saves',
      ability: 'barrage-1',
      clash: null,
    })
  })

  test('shows the odds of a card that is pointed at beside those without it', () => {
    const t = lay(BEFORE_DIE)
    t.B.picks('pass', 'activate Artillery', 'attack Pterosaur Rider')
    const { view, story, ask } = seen(t, 1)
    const pointed = optionOf(ask, 'event') as BattleOption
    const shown = shownIn({ view, story, ask, pointed })
    expect(shown?.kind === 'attack' && [shown.before?.hit, shown.odds?.hit]).toEqual([3 / 6, 5 / 6])
    const sources = (sum: AttackSum | null | undefined) => sum?.attack.parts.map(({ source }) => source)
    expect(shown?.kind === 'attack' && sources(shown.sum)).toEqual(['ambush', 'rifled-barrel'])
    expect(shown?.kind === 'attack' && sources(shown.sumBefore)).toEqual(['rifled-barrel'])
  })

  test('is not brought into being by pointing where it would push away what is pointed at', () => {
    const t = lay({})
    const { view, story, ask } = seen(t, 0)
    const pointed = optionOf(ask, 'activate') as BattleOption
    const stageOf = (keepsStill: boolean) => shownIn({ view, story, ask, pointed, keepsStill })
    expect(stageOf(false)).toMatchObject({ kind: 'attack', clash: null })
    expect(stageOf(true)).toBeNull()
  })

  test('keeps what is over readable, and asks nothing more of it', () => {
    const t = lay({ rolls: [4] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    const said = fightOf(t, 1)
    expect(said).toContain('Last Dire Wolf attacks Artillery')
    expect(said).toContain('4 + 4 = 8')
    expect(said).toContain('Artillery −3')
    expect(said).not.toContain('Play none')
  })

  test('does not call an attack the last one while it goes on', () => {
    const t = lay(BEFORE_DIE)
    t.B.picks('pass', 'activate Artillery', 'attack Pterosaur Rider')
    expect(fightOf(t, 1)).not.toContain('Last')
  })

  test('says of equalizers that are several people that they attack', () => {
    const t = lay({
      phase: 'refill',
      A: { equalizers: [{ card: 'border-reavers', attacks: 0 }] },
      rolls: [1],
    })
    expect(fightOf(t, 1)).toMatch(/Border Reavers attack Clockwork Soldier/u)
  })

  test('says no more that the other is asked who has passed on what was played last', () => {
    const A = { characters: [{ card: 'pterosaur-rider' }], hand: ['scale-barding-j'] }
    const hand = ['ambush-p-q', 'ambush-p-k']
    const t = lay({ active: 'B', A, B: { characters: [{ card: 'artillery' }], hand } })
    t.B.picks('pass', 'activate Artillery', 'attack Pterosaur Rider')
    expect(fightOf(t, 1)).toContain('Then Anna is asked, with 1 card in hand.')
    t.B.picks('play Ambush (Q♣)', 'Artillery')
    expect(fightOf(t, 1)).toContain('play an event?')
    expect(fightOf(t, 1)).not.toContain('is asked')
  })

  test('says that an equalizer which has made its last attack leaves, and no next attack', () => {
    const t = lay({
      phase: 'refill',
      A: { equalizers: [{ card: 'border-reavers', attacks: 3 }], hand: ['ambush-b'] },
      rolls: [1],
    })
    while ((t.match.askOf(0)?.prompt as { moment?: string } | undefined)?.moment !== 'applied')
      t.A.picks('pass')
    const html = drawn(battleDecksUi, updateOf(t.match, 0, [...seen(t, 0).story]))
    expect(html).toContain('0 attacks of 4 left. It leaves the game now.')
    expect(html).toContain('Leaves the game now')
    expect(html).not.toContain('Your refill')
  })

  test('tells before the first fight how an attack is rolled', () => {
    const said = fightOf(lay({}))
    expect(said).toContain('How an attack is rolled die + ATK against DEF')
    expect(said).toContain('1 misses 2–5 DEF or more hits 6 hits for double')
    expect(said).toContain('The die has not been thrown yet.')
  })
})

test('tiles and cards of the hand carry the odds that picking them would bring', () => {
  const t = lay(BEFORE_DIE)
  t.B.picks('pass', 'activate Artillery')
  const html = drawn(battleDecksUi, updateOf(t.match, 1))
  const targets = seen(t, 1).ask.options.filter((option) => (option as BattleOption).do === 'attack')
  expect(html.match(/data-odds=""/gu)).toHaveLength(targets.length)
})

test('the log says in one line who acts with what, and what somebody loses with what becomes of them', () => {
  const t = lay({ B: { characters: [{ card: 'artillery', hp: 2 }] }, rolls: [5] })
  t.A.picks('activate Dire Wolf', 'attack Artillery')
  const { view, story } = seen(t, 1)
  const names = ['Anna', 'Ben']
  const log = new LogLines({ isHeading: () => false, logSummary })
  const lines = log.of(story, { speaker: speakerOf(battleDecks.words, view, names), names })
  const said = lines.flatMap(({ summary, sentence }) =>
    summary === null ? [] : [plainLine(summary ?? sentence)],
  )
  expect(said).toContain('Artillery loses 3 HP and has −1, and falls unconscious.')
  expect(said.filter((line) => line.includes('activates'))).toEqual([])
  expect(on(t, 'artillery').hp).toBe(-1)
})

describe('a shield comes up before a character', () => {
  const VOLLEY: Layout = { A: { field: ['crown-fusilier'] } }

  /** Names of the characters with a shield while the last event of a scene is looked at. */
  function shieldedIn(t: BattleScene): readonly string[] {
    const { view, story } = seen(t, 1)
    const heard = story.findLast(({ event }) => (event as BattleEvent).type === 'saveRolled')
    const event = (heard?.event ?? null) as BattleEvent | null
    return view.sides
      .flatMap((side) => side.characters)
      .filter(({ card }) => {
        const shield = (
          <MomentContext value={{ event, cause: null, actor: null, told: 1 }}>
            <SaveShield card={card} />
          </MomentContext>
        )
        return pieceDrawn(shield).includes('data-saved')
      })
      .map(({ card }) => cardOf(view, card).slug)
  }

  test('that makes its save, and before nobody else', () => {
    const t = lay({ ...VOLLEY, rolls: [5] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(shieldedIn(t)).toEqual(['artillery'])
  })

  test('but not before one that fails', () => {
    const t = lay({ ...VOLLEY, rolls: [1] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(shieldedIn(t)).toEqual([])
  })
})
