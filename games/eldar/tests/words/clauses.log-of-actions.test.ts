import { factsOf } from '@trialhall/kernel'
import { present } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { CATALOG, eldar, faceOf } from '../../game.ts'
import { isSeveral } from '../../rules/printed.ts'
import { plays, table } from '../content/table.ts'
import { lay, settle } from '../lay.ts'
import { about, readBy, said, told } from './told.ts'

// What the log says of actions, and of what comes of them for Heroes and cards.

describe('an action', () => {
  test('[E-8.01, E-8.03, E-8.05, E-8.10] is told step by step: who, at whom, for what, and what comes of it', () => {
    const t = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'giana', focus: 3, is: ['dazed'] } })
    expect(told(t, () => plays(t, 'Yuri: Wallop', 'Giana'))).toEqual([
      'Yuri uses Wallop.',
      'Wallop on Giana.',
      'Yuri pays 1 Focus and stamina.',
      'Yuri has 1 less Focus (now 8).',
      'Yuri becomes exhausted.',
      'Wallop resolves.',
      'Yuri deals 5 damage to Giana (11 HP left).',
      'Giana has 1 less Focus (now 2).',
      'Player A passes initiative.',
    ])
  })

  test('[E-8.02, E-11.12] leads from a card to the card, and names an ability only', () => {
    const linked = (action: string) => {
      const t = table({ hero: 'yuri' }, { hand: ['wallop'] })
      t.A.picks(action, 'Pavani')
      const facts = factsOf(t.match.viewFor(null))
      const [used] = t.eventsOf('used')
      const pieces = used === undefined ? [] : eldar.words.event(facts, used)
      return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.ref?.kind]))
    }
    expect(linked('Yuri: Wallop')).toEqual(['hero', 'card'])
    expect(linked('Yuri: Brine Knuckles')).toEqual(['hero'])
  })

  test('[E-4.10, E-8.08, E-21.03] names an ability by its own name, and HP among the costs', () => {
    const t = table({ hero: 'yuri' })
    expect(told(t, () => plays(t, 'Yuri: Brine Knuckles', 'Pavani')).slice(0, 6)).toEqual([
      'Yuri uses Brine Knuckles.',
      'Brine Knuckles on Pavani.',
      'Yuri pays stamina and 3 HP.',
      'Yuri becomes exhausted.',
      'Yuri loses 3 HP (15 left).',
      'Brine Knuckles resolves.',
    ])
  })

  test('[E-8.03, E-14.01] says the X and the choice, and nothing of aims where there is none', () => {
    const t = table({ hero: 'zakir', equipment: 'alchemists-tools' }, { hand: ['chain-lightning', 'flash'] })
    const bolt = told(t, () => plays(t, 'Zakir: Chain Lightning', 'Pavani', 'X = 2'))
    expect(bolt.slice(0, 3)).toEqual([
      'Zakir uses Chain Lightning.',
      'Chain Lightning on Pavani, X is 2.',
      'Zakir pays 2 Focus and stamina.',
    ])
    const brewer = table({ hero: 'zakir', equipment: 'alchemists-tools' }, { hand: ['flash'] })
    const brew = told(brewer, () => plays(brewer, 'Zakir: Brew', 'Target enemy loses 2 HP', 'Pavani'))
    expect(brew.slice(0, 3)).toEqual([
      'Zakir uses Brew.',
      'Brew on Pavani: target enemy loses 2 HP.',
      'Zakir pays 1 Focus.',
    ])
    const plain = table({ hero: 'zakir' }, { hand: ['flash'] })
    expect(told(plain, () => plays(plain, 'Zakir: Flash')).slice(0, 4)).toEqual([
      'Zakir uses Flash.',
      'Zakir pays 1 Focus.',
      'Zakir has 1 less Focus (now 8).',
      'Flash resolves.',
    ])
  })

  test('[E-13.02, E-R86] names both targets, and leaves out one that is not chosen', () => {
    const two = table({ hero: 'isra', equipment: 'radiant-greathammer' })
    expect(told(two, () => plays(two, 'Isra: Radiant Smash', 'Pavani', 'Isra'))[1]).toBe(
      'Radiant Smash on Pavani and Isra.',
    )
    const one = table({ hero: 'zakir' }, { hand: ['delve-the-past'], A: { graveyard: ['wallop', 'flash'] } })
    const lines = told(one, () => plays(one, 'Zakir: Delve the Past', 'Flash', 'none'))
    expect(about(lines, /Delve the Past on/)).toEqual(['Delve the Past on Flash.'])
    expect(lines.slice(-4)).toEqual([
      'Delve the Past resolves.',
      'Flash goes back to the hand of Player A.',
      'Delve the Past of Player A is banished.',
      'Player A passes initiative.',
    ])
  })

  test('[E-11.12, E-13.02] names the card that it is aimed at, and so does a triggered ability', () => {
    const t = table({ hero: 'elric' }, { hand: ['dismantle'], foe: { hero: 'giana', equipment: 'caltrops' } })
    const lines = told(t, () => plays(t, 'Elric: Dismantle'))
    expect(about(lines, /Dismantle on/)).toEqual(['Dismantle on Caltrops.'])
    const apprentice = lay({
      phase: 'startAbilities',
      A: { heroes: [{ hero: 'elric', focus: 1, support: 'tinkers-apprentice' }], graveyard: ['caltrops'] },
      B: { heroes: [{ hero: 'mei' }] },
    })
    apprentice.A.picks('pay')
    expect(about(apprentice.log(), /triggers/)).toEqual([
      "The ability of Tinker's Apprentice on Elric triggers on Caltrops.",
    ])
  })

  test('[E-10.01, E-11.09, E-27.15] is answered by a reaction, and may come to nothing', () => {
    const t = table(
      { hero: 'yuri' },
      {
        hand: ['wallop'],
        B: { heroes: [{ hero: 'giana', focus: 2 }, { hero: 'daron' }], hand: ['uncanny-dodge'] },
      },
    )
    const lines = told(t, () => {
      t.A.picks('Yuri: Wallop', 'Giana')
      t.log() // whoever reads along sees what is aimed at
      t.B.picks('Giana: Uncanny Dodge')
    })
    expect(lines.slice(5)).toEqual([
      'Giana reacts with Uncanny Dodge.',
      'Uncanny Dodge on a pending effect.',
      'Giana pays 2 Focus.',
      'Giana has 2 less Focus (now 0).',
      'Uncanny Dodge resolves.',
      'Wallop comes to nothing.',
      'Player A passes initiative.',
    ])
  })

  test('[E-11.12] a pending effect is named as long as it lies on the stack', () => {
    const t = table(
      { hero: 'yuri', focus: 9 },
      {
        hand: ['wallop', 'impatient-assault'],
        B: { heroes: [{ hero: 'giana', focus: 9 }, { hero: 'daron' }], hand: ['uncanny-dodge'] },
        A: {
          heroes: [
            { hero: 'yuri', focus: 9 },
            { hero: 'kiran', focus: 9 },
          ],
        },
      },
    )
    t.A.picks('Yuri: Wallop', 'Giana')
    t.B.picks('Giana: Uncanny Dodge')
    expect(t.log().at(-1)).toBe('Giana has 2 less Focus (now 7).')
    expect(t.log()).toContain('Uncanny Dodge on Wallop.')
  })

  test('[E-R54] taken over by another Hero says who takes it', () => {
    const t = table(
      { hero: 'yuri' },
      {
        hand: ['wallop'],
        B: { heroes: [{ hero: 'giana' }, { hero: 'pavani', focus: 1 }], hand: ['intercept'] },
      },
    )
    const lines = told(t, () => {
      t.A.picks('Yuri: Wallop', 'Giana')
      t.B.picks('Pavani: Intercept')
      settle(t)
    })
    expect(about(lines, /becomes the target|becomes R|deals/)).toEqual([
      'Pavani becomes the target of Wallop.',
      'Pavani becomes Resilient.',
      'Yuri deals 4 damage to Pavani (15 HP left).',
    ])
  })
})

describe('what happens to Heroes', () => {
  test('[E-20.05, E-R80] no damage is told as such, and as nobody’s wound', () => {
    const t = table({ hero: 'giana' }, { hand: ['carve-an-opening'], foe: { hero: 'pavani' } })
    const none = told(t, () => plays(t, 'Giana: Carve an Opening', 'Pavani'))
    expect(about(none, /damage/)).toEqual([])
    const axe = table(
      { hero: 'giana', equipment: 'scimitar-of-speed' },
      { foe: { hero: 'pavani', is: ['resilient'] } },
    )
    expect(
      about(
        told(axe, () => plays(axe, 'Giana: Flicker', 'Pavani')),
        /damage/,
      ),
    ).toEqual(['Giana deals no damage to Pavani.'])
  })

  test('[E-21.04, E-18.05, E-R75] HP come back with their number, and statuses that go are listed', () => {
    const t = table(
      { hero: 'isra' },
      { hand: ['lay-on-hands'], partner: { hero: 'sosha', hp: 5, is: ['dazed', 'marked', 'alert'] } },
    )
    expect(told(t, () => plays(t, 'Isra: Lay on Hands', 'Sosha')).slice(6, 8)).toEqual([
      'Sosha recovers 4 HP (now 9).',
      'Sosha is no longer Dazed or Marked.',
    ])
  })

  test('[E-21.07, E-28.01, E-28.02, E-28.04] a defeat takes its permanents along and is worth Glory', () => {
    const t = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'giana', hp: 3, support: 'fixate' } })
    expect(told(t, () => plays(t, 'Yuri: Wallop', 'Giana')).slice(6, 10)).toEqual([
      'Yuri deals 5 damage to Giana (0 HP left).',
      'Giana is defeated.',
      'Fixate on Giana goes to the graveyard with its Hero.',
      'Player A now has 1 Glory.',
    ])
  })

  test('[E-R77] a guardian keeps its Hero at 1 HP, and is sacrificed for it', () => {
    const t = table(
      { hero: 'yuri' },
      { hand: ['wallop'], foe: { hero: 'giana', hp: 3, support: 'spirit-guardian' } },
    )
    expect(told(t, () => plays(t, 'Yuri: Wallop', 'Giana')).slice(6, 9)).toEqual([
      'Spirit Guardian keeps Giana at 1 HP.',
      'Spirit Guardian on Giana is sacrificed.',
      'Yuri deals 5 damage to Giana (1 HP left).',
    ])
  })

  test('[E-R98] attributes that are borrowed are told as they stand then', () => {
    const t = table({ hero: 'giana', equipment: 'thieves-gloves' })
    const lines = told(t, () => plays(t, 'Giana: Borrowed Talent', 'Pavani'))
    expect(about(lines, /now has/)).toEqual(['Giana now has Power 2, Skill 4 and Wisdom 3.'])
  })

  test('[E-R2] the same Hero on both sides is told apart by its seat', () => {
    const t = lay({
      A: { heroes: [{ hero: 'yuri' }, { hero: 'isra' }] },
      B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }] },
    })
    expect(told(t, () => t.A.picks('Yuri (A): Brine Knuckles', 'Yuri (B)')).slice(0, 2)).toEqual([
      'Yuri (A) uses Brine Knuckles.',
      'Brine Knuckles on Yuri (B).',
    ])
  })
})

describe('a triggered ability', () => {
  test('[E-17.02, E-17.03] is named with its Hero, and with what it aims at', () => {
    const own = lay({
      phase: 'startAbilities',
      A: { heroes: [{ hero: 'daron' }] },
      B: { heroes: [{ hero: 'mei' }] },
    })
    expect(about(own.log(), /Foreshadow/)[0]).toBe('Foreshadow of Daron triggers on Mei.')
    const permanent = lay({
      phase: 'startAbilities',
      A: { heroes: [{ hero: 'yuri', support: 'fixate' }] },
      B: { heroes: [{ hero: 'mei' }] },
    })
    expect(permanent.log().slice(0, 3)).toEqual([
      'The ability of Fixate on Yuri triggers.',
      'The ability of Fixate resolves.',
      'Yuri gains 1 Focus (now 1).',
    ])
  })

  test('[E-17.04] asks for its optional cost in the words of its text', () => {
    const t = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'elena', focus: 1 } })
    t.A.picks('Yuri: Wallop', 'Elena')
    t.B.isAsked('pay 1 Focus for Spring the Trap about Yuri?').isOffered('pay', 'decline')
    const blessed = table(
      { hero: 'yuri' },
      { hand: ['wallop'], foe: { hero: 'giana', support: 'blessing-of-the-dawn' } },
    )
    blessed.A.picks('Yuri: Wallop', 'Giana')
    settle(blessed, 'pay')
    blessed.B.isAsked('sacrifice the card for the ability of Blessing of the Dawn about Giana?')
  })
})

describe('cards', () => {
  test('[E-25.01, E-25.06, E-22.03] equipment is put on, and what it replaces goes', () => {
    const t = lay({
      phase: 'equip',
      A: { heroes: [{ hero: 'giana', equipment: 'caltrops' }], hand: ['scimitar-of-speed'] },
      B: { heroes: [{ hero: 'mei' }] },
    })
    expect(told(t, () => t.A.picks('equip Giana with Scimitar of Speed')).slice(0, 2)).toEqual([
      'Giana is equipped with Scimitar of Speed.',
      'Caltrops on Giana are replaced.',
    ])
  })

  test('[E-8.11, E-8.12, E-24.07] a permanent is attached, an injury with its counters', () => {
    const t = table({ hero: 'yuri' }, { hand: ['bloodlust'] })
    expect(told(t, () => plays(t, 'Yuri: Bloodlust')).at(4)).toBe('Bloodlust is attached to Yuri.')
    const wound = table({ hero: 'mei' }, { hand: ['seeing-stars'] })
    expect(
      about(
        told(wound, () => plays(wound, 'Mei: Seeing Stars', 'Pavani')),
        /attached/,
      ),
    ).toEqual(['Seeing Stars is attached to Pavani with 3 counters.'])
  })

  test('[E-26.01, E-24.08, E-24.09] counters are told as they come and go', () => {
    const t = table({ hero: 'yuri', equipment: 'tablet-of-the-star-scribe' }, { hand: ['bloodlust'] })
    expect(
      about(
        told(t, () => plays(t, 'Yuri: Bloodlust')),
        /counter/,
      ),
    ).toEqual(['Tablet of the Star-Scribe gains 1 counter (now 1).'])
    const wound = lay({
      phase: 'startAbilities',
      A: { heroes: [{ hero: 'yuri', affliction: 'seeing-stars', afflictionCounters: 1 }] },
      B: { heroes: [{ hero: 'mei' }] },
    })
    settle(wound, 'equip')
    expect(about(wound.log(), /counter|sacrificed/)).toEqual([
      'Seeing Stars loses 1 counter (now 0).',
      'Seeing Stars on Yuri is sacrificed.',
    ])
  })

  test('[E-27.04, E-27.01, E-27.13] destroyed, banished and recalled are three different words', () => {
    const absolve = table(
      { hero: 'isra', equipment: 'censer-of-absolution' },
      { partner: { hero: 'sosha', affliction: 'seeing-stars' } },
    )
    expect(
      about(
        told(absolve, () => plays(absolve, 'Isra: Absolve')),
        /Stars on/,
      ).at(-1),
    ).toBe('Seeing Stars on Sosha is destroyed.')
    const verdict = table(
      { hero: 'isra' },
      { hand: ['lights-verdict'], foe: { hero: 'pavani', equipment: 'orb-of-acuity' } },
    )
    const choice = 'Deal Wisdom + 1 damage to target enemy, then banish the equipment attached to it'
    const lines = told(verdict, () => plays(verdict, "Isra: Light's Verdict", choice, 'Pavani'))
    expect(about(lines, /Orb of Acuity/)).toEqual(['Orb of Acuity on Pavani is banished.'])
    const forge = table({ hero: 'elric', equipment: 'caltrops' })
    expect(
      about(
        told(forge, () => plays(forge, 'Elric: Reforge')),
        /Caltrops on/,
      ),
    ).toEqual(['Caltrops on Elric are recalled.'])
  })

  test('[E-22.03, E-27.13, E-28.02] what comes in pairs or in pieces is told in the plural', () => {
    const fallen = table(
      { hero: 'yuri' },
      { hand: ['wallop'], foe: { hero: 'giana', hp: 3, equipment: 'thieves-gloves' } },
    )
    expect(
      about(
        told(fallen, () => plays(fallen, 'Yuri: Wallop', 'Giana')),
        /Gloves/,
      ),
    ).toEqual(["Thieves' Gloves on Giana go to the graveyard with their Hero."])
    const recalled = (equipment: string): readonly string[] => {
      const t = lay({
        phase: 'startAbilities',
        A: { heroes: [{ hero: 'elric', focus: 1, support: 'tinkers-apprentice' }], graveyard: [equipment] },
        B: { heroes: [{ hero: 'mei' }] },
      })
      t.A.picks('pay')
      settle(t, 'equip')
      return about(t.log(), /back to/)
    }
    expect(recalled('alchemists-tools')).toEqual(["Alchemist's Tools go back to the hand of Player A."])
    expect(recalled('throwing-axe')).toEqual(['Throwing Axe goes back to the hand of Player A.'])
    expect(CATALOG.flatMap(({ slug }, def) => (isSeveral(faceOf(def)) ? [slug] : []))).toEqual([
      'thieves-gloves',
      'alchemists-tools',
      'caltrops',
      'acolytes-robes',
    ])
  })

  test('[E-3.04] a card that is not seen is told in the singular, whatever it is', () => {
    const t = table({ hero: 'giana' })
    expect(said(t, { type: 'recalled', seat: 1, card: present(t.state.players[1]?.deck[0]) })).toBe(
      'A card goes back to the hand of Player B.',
    )
  })

  test('[E-27.08, E-27.09] discarded and scrapped cards are named to all', () => {
    const t = table(
      { hero: 'daron', equipment: 'fences-satchel' },
      {
        hand: ['wallop', 'inspire'],
        A: { deck: ['flash', 'fixate', 'caltrops'] },
        B: { heroes: [{ hero: 'pavani', hp: 5 }, { hero: 'mei' }] },
      },
    )
    const paid = told(t, () => t.A.picks('Daron: Fence the Goods', 'discard Wallop'))
    expect(about(paid, /discards/)).toEqual(['Player A discards Wallop.'])
    settle(t)
    const scrapped = told(t, () => t.A.picks('Daron: Final Page'))
    expect(about(scrapped, /scraps/)).toEqual(['Player A scraps Fixate and Caltrops.'])
  })

  test('[E-27.11, E-27.12, E-R48] foreseen cards stay unnamed, kept or not', () => {
    const t = table({ hero: 'zakir', equipment: 'orb-of-acuity' })
    t.A.picks('Zakir: Gaze')
    settle(t, 'foresee')
    t.A.isAsked('you foresee 2 cards: which stays on top?')
    expect(told(t, () => t.A.picks('keep Wallop'))[0]).toBe('Player A foresees 2 cards and keeps one on top.')
    const none = table({ hero: 'zakir', equipment: 'orb-of-acuity' }, { A: { deck: ['wallop'] } })
    none.A.picks('Zakir: Gaze')
    settle(none, 'foresee')
    expect(told(none, () => none.A.picks('keep none'))[0]).toBe(
      'Player A foresees 1 card and keeps none on top.',
    )
  })

  test('[E-R48] a hand that is looked at is named to the one who looks, and counted for others', () => {
    const looks = (hand: readonly string[]) => {
      const t = table(
        { hero: 'giana' },
        { hand: ['eavesdrop'], B: { heroes: [{ hero: 'yuri' }, { hero: 'daron' }], hand } },
      )
      plays(t, 'Giana: Eavesdrop')
      return [...about(t.log(), /looks/), ...about(readBy(t, 0), /looks/)]
    }
    expect(looks([])).toEqual(['Player A looks at an empty hand.', 'Player A looks at an empty hand.'])
    expect(looks(['wallop'])).toEqual([
      "Player A looks at the opponent's hand: a card.",
      "Player A looks at the opponent's hand: Wallop.",
    ])
    expect(looks(['wallop', 'flash', 'fixate'])).toEqual([
      "Player A looks at the opponent's hand: 3 cards.",
      "Player A looks at the opponent's hand: Wallop, Flash and Fixate.",
    ])
  })

  test('[E-3.04, E-R48] of cards that are known in part the others are counted', () => {
    const t = table({ hero: 'giana' }, { hand: ['wallop'], B: { hand: ['flash', 'fixate'] } })
    const [own, foreign] = t.state.players.map(({ hand }) => hand)
    const cards = [...(own ?? []), ...(foreign ?? [])]
    const { def, seen } = t.state.cards
    const told = cards.map((card) => ({ card, def: present(def[card]), seen: present(seen[card]) }))
    expect(said(t, { type: 'looked', seat: 1, cards }, told)).toBe(
      "Player B looks at the opponent's hand: Wallop and 2 more.",
    )
  })
})
