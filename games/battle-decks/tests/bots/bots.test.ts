import { readdirSync, readFileSync } from 'node:fs'
import { below, playout, seeded, Table, type RolloutAsk } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleOption, BattlePrompt } from '../../asks.ts'
import { abilityWorth } from '../../bots/ability-worth.ts'
import { evaluate } from '../../bots/evaluate.ts'
import { standing } from '../../bots/standing.ts'
import { quickPick } from '../../bots/rollout.ts'
import { shortlist } from '../../bots/shortlist.ts'
import { worthOfAttack, worthOfSave } from '../../bots/attack-worth.ts'
import { BARRAGE_I, DIVE, HOWL, MEND_II, OVERWIND } from '../../content/abilities.ts'
import { CARDS } from '../../content/catalog.ts'
import type { ActivatedDeed } from '../../faces.ts'
import { battleDecks, type BattleState } from '../../game.ts'
import { BRITANNIA, lay, layNew, on, PRUSSIA, type BattleScene } from '../lay.ts'

describe('what a position is worth', () => {
  test('the chances of both sides add up to 1', () => {
    const t = layNew(5)
    expect(evaluate(t.state, 0) + evaluate(t.state, 1)).toBeCloseTo(1)
  })

  test('it rises when an enemy loses HP, falls unconscious, or leaves', () => {
    const captain = (hp: number): BattleScene =>
      lay({ B: { characters: [{ card: 'engineer-corp-captain', hp }] } })
    const gone = lay({ B: { defeated: ['engineer-corp-captain'] } })
    const worths = [...[7, 4, 1, 0, -3].map(captain), gone].map((t) => evaluate(t.state, 0))
    expect(worths).toEqual(worths.toSorted((a, b) => a - b))
    expect(new Set(worths).size).toBe(worths.length)
  })

  test('each HP counts the more, the fewer the heroes of a side have left', () => {
    const falls = (defeated: string[]): number => {
      const [before, after] = [7, 6].map((hp) =>
        lay({ B: { defeated, characters: [{ card: 'engineer-corp-captain', hp }] } }),
      )
      return (
        logit(evaluate((after as BattleScene).state, 0)) - logit(evaluate((before as BattleScene).state, 0))
      )
    }
    expect(falls(['artillery', 'clockwork-soldier'])).toBeGreaterThan(2 * falls([]))
  })

  test('armour is worth something, and so is the turn', () => {
    const plain = worthAt({})
    expect(worthAt({ characters: [{ card: 'dire-wolf', equipment: ['scale-barding'] }] })).toBeGreaterThan(
      plain,
    )
    // With hands and decks, as nobody meets without them.
    const { state } = layNew(5)
    const [own, other] = [0, 1].map((active) => evaluate({ ...state, round: 1, active, initiative: 0 }, 0))
    expect(own).toBeGreaterThan(other as number)
  })

  test('a pair of a hero is worth something once few lives are left, and the more, the fewer they are', () => {
    const [late, later] = [4, -3].map((hp) => {
      const hurt = ['engineer-corp-captain', 'artillery'].map((card) => ({ card, hp }))
      const own = [
        ...['quartermaster', 'pterosaur-rider'].map((card) => ({ card, hp })),
        { card: 'dire-wolf', hp: 1 },
      ]
      const guard = (pairedWith?: string): number => {
        const characters = [...own, ...(pairedWith ? [{ card: 'her-royal-guard-k', pairedWith }] : [])]
        const A = { field: ['her-royal-guard-k'], characters }
        return logit(evaluate(lay({ A, B: { characters: hurt } }).state, 0))
      }
      return guard('dire-wolf') - guard()
    })
    expect(later).toBeGreaterThan(Math.max(0, late as number))
  })

  test('people are told a standing that no turn turns over, late in a match either', () => {
    const few = (active: 'A' | 'B'): BattleScene => {
      const hurt = (cards: readonly string[]): { card: string; hp: number }[] =>
        cards.map((card) => ({ card, hp: -3 }))
      const [A, B] = [
        hurt(['quartermaster', 'pterosaur-rider']),
        hurt(['engineer-corp-captain', 'artillery']),
      ]
      return lay({ active, initiative: 'A', A: { characters: A }, B: { characters: B } })
    }
    const [own, other] = [few('A'), few('B')].map(({ state }) => standing(state, 0))
    expect((own as number) - (other as number)).toBeGreaterThan(0)
    expect((own as number) - (other as number)).toBeLessThan(0.1)
  })

  test('a match that is over is won, lost or drawn', () => {
    const t = lay({
      phase: 'refill',
      quietRounds: 2,
      A: { characters: down(BRITANNIA) },
      B: { characters: down(PRUSSIA) },
    })
    expect(evaluate(t.state, 0)).toBe(0.5)
    expect(standing(t.state, 0)).toBe(0.5)
  })
})

type LaidSide = NonNullable<Parameters<typeof lay>[0]['A']>

/** What a table with so much on Britannia's side is worth to it. */
function worthAt(A: LaidSide): number {
  return evaluate(lay({ A }).state, 0)
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance))
}

function down(all: readonly string[]): { card: string; hp: number }[] {
  return all.map((card) => ({ card, hp: 0 }))
}

describe('what a deed is worth', () => {
  test('an attack that a 2 makes hit is worth more than one that takes a 6', () => {
    const t = lay({
      B: {
        field: ['walking-bastion'],
        characters: [{ card: 'walking-bastion', tokens: [{ source: 'fog-bank', def: 4 }] }],
      },
    })
    const by = on(t, 'quartermaster')
    expect(
      worthOfAttack(t.state, { attacker: by, target: on(t, 'engineer-corp-captain').card }),
    ).toBeGreaterThan(worthOfAttack(t.state, { attacker: by, target: on(t, 'walking-bastion').card }))
  })

  test('Ironclad makes damage with a save worth less', () => {
    const t = lay({ B: { characters: [{ card: 'clockwork-soldier', hp: 7 }] } })
    const danger = { damage: 3, save: 4 }
    expect(worthOfSave(t.state, on(t, 'clockwork-soldier'), danger)).toBeLessThan(
      worthOfSave(t.state, on(t, 'engineer-corp-captain'), danger) * 1.2,
    )
  })

  test('Barrage is worth the more the more enemies there are; Mend nothing where nobody is hurt', () => {
    const few = lay({ active: 'B' })
    const many = lay({ active: 'B', A: { field: ['wolf-pack', 'mammoth-a'] } })
    const barrage = (t: BattleScene): number => abilityWorth(t.state, on(t, 'artillery'), BARRAGE_I)
    expect(barrage(many)).toBeGreaterThan(barrage(few))
    expect(abilityWorth(few.state, on(few, 'quartermaster'), MEND_II)).toBe(0)
  })

  test('an ability is worth all that its deed says of itself in numbers, whatever it is called', () => {
    const t = lay({ A: { field: ['wolf-pack'] } })
    const wolf = on(t, 'dire-wolf')
    const worth = (deed: Partial<ActivatedDeed>): number =>
      abilityWorth(t.state, wolf, { ...HOWL, slug: 'unheard-of', deed: { ...HOWL.deed, ...deed } })
    const none = { type: 'none' } as const
    const { danger } = BARRAGE_I.deed
    const { strikes } = DIVE.deed
    expect(worth({ boon: none })).toBe(0)
    expect(worth({ danger, strikes })).toBeCloseTo(
      worth({}) + worth({ boon: none, danger }) + worth({ boon: none, strikes }),
    )
    for (const part of [{}, { boon: none, danger }, { boon: none, strikes }])
      expect(worth(part)).toBeGreaterThan(0)
  })

  test('DEF that an ability costs its user makes it worth less', () => {
    const t = lay({ active: 'B' })
    const soldier = on(t, 'clockwork-soldier')
    const strikes = { times: 2, extra: { atk: 0, dmg: 0 }, def: 0 }
    const free = { ...OVERWIND, deed: { ...OVERWIND.deed, strikes } }
    expect(OVERWIND.deed.strikes).toEqual({ ...strikes, def: -2 })
    expect(abilityWorth(t.state, soldier, OVERWIND)).toBeLessThan(abilityWorth(t.state, soldier, free))
  })
})

describe('what bots know', () => {
  test('they name no card and no ability, so that a new one needs no change in them', () => {
    const slugs = CARDS.flatMap((card) => [
      card.slug,
      ...('family' in card ? [card.family] : []),
      ...('abilities' in card ? card.abilities.map(({ slug }) => slug) : []),
    ])
    const folder = new URL('../../bots/', import.meta.url)
    const text = readdirSync(folder)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n')
    expect(text.length).toBeGreaterThan(1000)
    expect(slugs.filter((slug) => text.includes(`'${slug}'`))).toEqual([])
  })
})

describe('quick picks', () => {
  const picked = (t: BattleScene): BattleOption => {
    const [ask] = t.match.asks
    if (ask === undefined) throw new Error('nobody is asked')
    const table = new Table(battleDecks, t.state, { decide: () => 0 })
    return ask.options[
      quickPick(table, ask as RolloutAsk<BattlePrompt, BattleOption>, seeded(1))
    ] as BattleOption
  }

  test('a nearly beaten hero within reach is attacked', () => {
    const t = lay({ B: { characters: [{ card: 'engineer-corp-captain', hp: -2 }] } })
    t.A.picks('activate Dire Wolf')
    expect(picked(t)).toEqual({ do: 'attack', card: on(t, 'engineer-corp-captain').card })
  })

  test('nobody heals the unhurt to draw a card for the event', () => {
    const hand = ['spare-parts-10']
    const whole = lay({ active: 'B', phase: 'refill', B: { hand } })
    expect(whole.match.asks[0]?.prompt).toMatchObject({ type: 'window', moment: 'before-refill' })
    expect(picked(whole)).toEqual({ do: 'pass' })
    const captain = { card: 'engineer-corp-captain', hp: 3 }
    const hurt = lay({ active: 'B', phase: 'refill', B: { hand, characters: [captain] } })
    expect(picked(hurt)).toMatchObject({ do: 'event' })
  })

  test('nobody throws the own equipment away to draw a card for the event', () => {
    const t = lay({
      active: 'B',
      phase: 'refill',
      B: {
        hand: ['sabotage-6'],
        characters: [{ card: 'engineer-corp-captain', equipment: ['rifled-barrel-k'], activated: true }],
      },
    })
    expect(t.match.asks[0]?.prompt).toMatchObject({ type: 'window', moment: 'before-refill' })
    expect(picked(t)).toEqual({ do: 'pass' })
  })

  test('whoever deals the best blow that there is goes first, not whoever hits hardest as a rule', () => {
    const t = lay({
      A: {
        defeated: ['pterosaur-rider', 'dire-wolf'],
        field: ['mammoth-a'],
        characters: [{ card: 'quartermaster', equipment: ['hunters-sights'] }],
      },
      B: { characters: [{ card: 'engineer-corp-captain', hp: -4, equipment: ['riveted-plate'] }] },
    })
    expect(picked(t)).toEqual({ do: 'activate', card: on(t, 'quartermaster').card })
  })

  test('the last hero within reach is attacked before any other gain', () => {
    const t = lay({
      A: {
        characters: [
          { card: 'quartermaster', hp: 1 },
          { card: 'dire-wolf', hp: 2 },
        ],
      },
      B: {
        defeated: ['artillery', 'clockwork-soldier'],
        characters: [{ card: 'engineer-corp-captain', hp: -3 }],
      },
    })
    t.A.picks('activate Quartermaster')
    expect(picked(t)).toEqual({ do: 'attack', card: on(t, 'engineer-corp-captain').card })
  })

  test('a die that failed is rolled again, one that succeeded is left', () => {
    const failed = lay({ A: { hand: ['providence'] }, rolls: [1] })
    failed.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(picked(failed).do).toBe('event')
    const good = lay({ A: { hand: ['providence'] }, rolls: [5] })
    good.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(picked(good).do).toBe('pass')
  })

  test('a blow that may beat a hero is rolled again, likely or not; one that takes little only where it is likely', () => {
    const failed = (hp: number, def: number): string => {
      const t = lay({
        A: { hand: ['providence'], field: ['wolf-pack'] },
        B: { characters: [{ card: 'artillery', hp, tokens: [{ source: 'fog-bank', def }] }] },
        rolls: [1],
      })
      t.A.picks('activate Wolf Pack', 'attack Artillery')
      return picked(t).do
    }
    expect(failed(-4, 4)).toBe('event')
    expect(failed(6, 4)).toBe('pass')
    expect(failed(6, 0)).toBe('event')
  })

  test('rations go to a hero in need and wait where nobody is', () => {
    const hurt = lay({ A: { hand: ['field-rations'], characters: [{ card: 'dire-wolf', hp: -3 }] } })
    expect(picked(hurt).do).toBe('event')
    expect(picked(lay({ A: { hand: ['field-rations'] } })).do).toBe('pass')
  })

  test('a net goes to an enemy, a lance to a friend', () => {
    const t = lay({ phase: 'turn', A: { hand: ['snare-net-5', 'heartseeker-lance-k'] } })
    t.A.picks('play Snare Net (5♠)')
    const net = picked(t)
    expect(PRUSSIA.map((name) => on(t, name).card)).toContain('card' in net ? net.card : -1)
    t.A.pick(0).picks('play Heartseeker Lance (K♠)')
    const lance = picked(t)
    expect(BRITANNIA.map((name) => on(t, name).card)).toContain('card' in lance ? lance.card : -1)
  })

  test('they win against picks at random', () => {
    let won = 0
    for (let k = 0; k < 12; k++) won += quickAgainstRandom(k)
    expect(won).toBeGreaterThanOrEqual(10)
  })
})

/** 1 if the quick picks, on seat k % 2, win a match. */
function quickAgainstRandom(k: number): number {
  const chance = seeded(`picks ${k}`)
  const outcome = playout(battleDecks, battleDecks.clone(layNew(k).state), {
    // oxlint-disable-next-line max-params -- the shape of Decider.decide
    decide(table: Table<BattleState>, seat, prompt, options) {
      const ask = { seat, prompt, options } as RolloutAsk<BattlePrompt, BattleOption>
      const isQuick = seat === k % 2
      return isQuick ? quickPick(table as never, ask, chance) : below(chance, options.length)
    },
  })
  return outcome?.ranks[k % 2] === 1 ? 1 : 0
}

describe('what is worth a thought', () => {
  const listed = (t: BattleScene): (BattleOption | undefined)[] => {
    const [ask] = t.match.asks
    if (ask === undefined) throw new Error('nobody is asked')
    const places = shortlist(t.state, ask as RolloutAsk<BattlePrompt, BattleOption>) ?? []
    return places.map((at) => ask.options[at] as BattleOption)
  }

  test('Ambush waits for an attack, and then it is thought about', () => {
    const t = lay({ A: { hand: ['ambush-b'] } })
    expect(listed(t)).toEqual([{ do: 'pass' }])
    t.A.picks('pass').picks('activate Dire Wolf', 'attack Artillery')
    expect(listed(t).map((option) => option?.do)).toContain('event')
  })

  test('nothing that helps is thought about for an enemy', () => {
    const t = lay({ phase: 'turn', A: { hand: ['scale-barding'] } })
    t.A.picks('play Scale Barding (J♠)')
    const own = BRITANNIA.map((name) => on(t, name).card)
    for (const option of listed(t)) expect(own).toContain(option && 'card' in option ? option.card : -1)
  })
})
