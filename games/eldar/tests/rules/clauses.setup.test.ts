import { defaultOptions, NOBODY, UNKNOWN } from '@trialhall/kernel'
import { present, scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import {
  checkDeck,
  CLASSES,
  deckText,
  eldar,
  FACES,
  faceOf,
  fitted,
  KINDS,
  rulesOf,
  SAMPLES,
  type Sample,
} from '../../game.ts'
import { plays, table } from '../content/table.ts'
import { cardsIn, focusOf, glory, hero, hpOf, kitOf, lay, offers, passTo, slugs, statuses } from '../lay.ts'

const DECKS = ['bloodied-aggro', 'affliction-attrition']
const RULES = rulesOf(defaultOptions(eldar.options, 2))
const AGGRO = deckText(fitted(SAMPLES[0] as Sample, RULES, []))

function opening(seed = 'opening') {
  return scene(eldar, { seed, options: { decks: DECKS } })
}

function faultsOf(text: string): string[] {
  return checkDeck(text, RULES).faults.map(({ clause, message }) => `${clause} ${message}`)
}

test('[E-1.01, E-3.01, E-3.02, E-4.01] two players, two Heroes each, and a zone for every card', () => {
  const t = opening()
  expect([t.match.seats, t.state.heroes.map(({ seat }) => seat)]).toEqual([2, [0, 0, 1, 1]])
  expect(t.state.heroes.every(({ kit }) => kit.length === 3)).toBe(true)
  expect(eldar.zones(t.state).map(({ name }) => name)).toEqual([
    'field',
    'stack',
    'deck',
    'hand',
    'graveyard',
    'banished',
    'deck',
    'hand',
    'graveyard',
    'banished',
  ])
  expect(FACES.every(({ kind }) => KINDS.includes(kind))).toBe(true)
})

test('[E-1.02, E-1.05, E-34.03] the leader after round 7 wins, not before', () => {
  const t = lay({ round: 6, phase: 'draw', A: { glory: 1 } })
  expect([t.outcome, t.state.isSudden]).toEqual([null, false])
  expect(lay({ round: 7, phase: 'draw', A: { glory: 1 } }).outcome?.ranks).toEqual([1, 2])
  expect(lay({ round: 7, phase: 'draw', B: { glory: 2 } }).outcome?.ranks).toEqual([2, 1])
})

test('[E-1.03, E-1.04, E-28.02, E-34.06] a defeat is 1 Glory for the other, and the third wins in the middle of a phase', () => {
  const t = table(
    { hero: 'yuri' },
    { foe: { hero: 'giana', hp: 3 }, A: { heroes: [{ hero: 'yuri' }, { hero: 'sosha' }], glory: 2 } },
  )
  plays(t, 'Yuri: Brine Knuckles', 'Giana')
  expect([glory(t), t.outcome?.reason, t.state.step]).toEqual([[3, 0], 'glory', 'main'])
})

test('[E-1.03, E-1.04, E-28.02] a second Glory ends nothing, and an own Hero that falls is worth Glory to the other only', () => {
  const second = table(
    { hero: 'yuri' },
    { foe: { hero: 'giana', hp: 3 }, A: { heroes: [{ hero: 'yuri' }, { hero: 'sosha' }], glory: 1 } },
  )
  plays(second, 'Yuri: Brine Knuckles', 'Giana')
  expect([glory(second), second.outcome]).toEqual([[2, 0], null])
  const own = table({ hero: 'yuri', hp: 3 })
  own.A.picks('Yuri: Brine Knuckles', 'Pavani')
  expect([glory(own), own.outcome]).toEqual([[0, 1], null])
})

test('[E-1.05, E-1.06] unequal Glory after round 7 is no sudden death, nor is equal Glory before', () => {
  expect(lay({ round: 7, phase: 'draw', A: { glory: 2 }, B: { glory: 1 } }).eventsOf('suddenDeath')).toEqual(
    [],
  )
  const early = lay({ round: 6, phase: 'draw', A: { glory: 2 }, B: { glory: 2 } })
  expect([early.outcome, early.state.round, early.state.isSudden]).toEqual([null, 7, false])
})

test('[E-1.06, E-34.02, E-34.05] equal Glory after round 7 is sudden death, for as long as it takes', () => {
  const t = lay({ round: 7, phase: 'draw', A: { glory: 2 }, B: { glory: 2 } })
  expect([t.outcome, t.state.round, t.state.isSudden]).toEqual([null, 8, true])
  passTo(t, 'main', 8)
  passTo(t, 'main', 9)
  expect([t.outcome, t.eventsOf('suddenDeath').length]).toEqual([null, 1])
})

test('[E-1.07, E-8.01, E-11.12] every pending effect names its Hero, its targets and its X to all', () => {
  const t = table(
    { hero: 'sosha' },
    { hand: ['chain-lightning'], partner: { hero: 'zakir', focus: 2 }, foe: { hero: 'giana', focus: 1 } },
  )
  t.A.picks('Zakir: Chain Lightning', 'Giana', 'X = 2')
  const seen = t.match.viewFor(null).stack[0]
  expect([seen?.hero, seen?.targets, seen?.x, seen?.seat]).toEqual([1, [2], 2, 0])
})

test('[E-1.08, E-3.05, E-3.10] what stands on the table is in every view', () => {
  const t = table(
    { hero: 'yuri', is: ['alert'], support: 'fixate' },
    {
      A: {
        heroes: [{ hero: 'yuri', focus: 3, support: 'fixate' }, { hero: 'sosha' }],
        graveyard: ['wallop'],
      },
    },
  )
  const view = t.B.view
  expect([view.heroes[0]?.focus, view.heroes[0]?.hp, view.round, view.players[0]?.glory]).toEqual([
    3, 18, 1, 0,
  ])
  const [card] = view.players[0]?.graveyard ?? []
  expect([t.A.knows(present(card)), t.B.knows(present(card))]).toEqual([true, true])
  expect(t.match.viewFor(null).cards.def[present(card)]).toBe(t.state.cards.def[present(card)])
})

test('[E-1.09, E-29.01, E-30.01] one seat holds initiative, and both share every phase', () => {
  const t = opening()
  expect([0, 1]).toContain(t.state.initiative)
  t.A.picks('done')
  t.B.picks('done')
  expect(t.eventsOf('phaseBegan').map(({ phase }) => phase)).toEqual(['start', 'equip'])
})

test('[E-2.01, E-2.02, E-2.03, E-2.04, E-2.06] a deck is 30 cards of the own classes, two of each at most', () => {
  expect(faultsOf(AGGRO)).toEqual([])
  expect(faultsOf(`${AGGRO}\n1 Bloodlust`)[0]).toMatch(/^E-2\.01 The deck has 31 cards/)
  expect(faultsOf(AGGRO.replace('2 Wallop', '').replace('2 Great Cleave', '1 Great Cleave'))[0]).toMatch(
    /29 cards/,
  )
  expect(faultsOf(AGGRO.replace('2 Great Cleave', '1 Great Cleave\n1 Fixate'))[0]).toMatch(
    /^E-2\.02 Fixate is a Mage card/,
  )
  expect(
    faultsOf(AGGRO.replace('2 Great Cleave', '3 Great Cleave').replace('2 Shockwave', '1 Shockwave'))[0],
  ).toMatch(/^E-2\.03 3 copies/)
  const commands = [
    'Disarming Strike',
    "Dragonlord's Wrath",
    'Great Cleave',
    'Impatient Assault',
    'Prize Fighting',
    'Reckless Charge',
    'Second Wind',
    'Wallop',
    'Shockwave',
    'Sundering Blow',
    'Intercept',
    'Searing Pulse',
    'Lay on Hands',
    "Light's Verdict",
    'Bloodlust',
  ]
  expect(faultsOf(['Yuri', 'Isra', ...commands.map((name) => `2 ${name}`)].join('\n'))).toEqual([])
})

test('[E-2.05, E-R2] a team is two different Heroes, of one class if it likes', () => {
  const wild = AGGRO.replace('Isra, Light of the Lost', 'Sosha').replace(
    /2 (Ironshell Plate|Radiant Greathammer|Involuntary Repose|Shockwave|Spirit Guardian|Sundering Blow)\n?/g,
    '',
  )
  expect(faultsOf(wild).filter((text) => !text.startsWith('E-2.01'))).toEqual([])
  expect(faultsOf(AGGRO.replace('Isra, Light of the Lost', 'Yuri'))[0]).toMatch(/^E-2\.05/)
  const mirror = scene(eldar, { seed: 1, options: { decks: ['bloodied-aggro', 'bloodied-aggro'] } })
  expect(mirror.state.heroes.map(({ face }) => faceOf(face).slug)).toEqual(['yuri', 'isra', 'yuri', 'isra'])
})

test('[E-2.07, E-3.09] Heroes are in no zone of cards, defeated or not', () => {
  const t = table({ hero: 'yuri' }, { foe: { hero: 'giana', hp: 3 } })
  plays(t, 'Yuri: Brine Knuckles', 'Giana')
  expect([hero(t, 'giana').isDown, t.state.heroes.length]).toEqual([true, 4])
  expect(t.state.cards.def.every((def) => faceOf(def).kind !== 'hero')).toBe(true)
})

test('[E-2.08] every Hero may use every card of the deck', () => {
  const t = table({ hero: 'yuri' }, { hand: ['inspire'], partner: { hero: 'sosha', focus: 1 } })
  expect(offers(t, 0).filter((offer) => offer.endsWith('Inspire'))).toEqual([
    'Yuri: Inspire',
    'Sosha: Inspire',
  ])
})

test('[E-2.09, E-2.10, E-2.14] Heroes, initiative, decks, hands, and nothing before both hands are settled', () => {
  const t = opening()
  const types = t.events.map(({ type }) => type)
  expect(types.slice(0, 5)).toEqual([
    'heroesRevealed',
    'heroesRevealed',
    'tookInitiative',
    'shuffled',
    'shuffled',
  ])
  expect(t.state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
    [5, 25],
    [5, 25],
  ])
  expect(t.state.heroes.map(({ hp, face }) => hp === faceOf(face).hp)).toEqual([true, true, true, true])
  t.A.picks('done')
  expect(t.state.step).toBe('mulligan')
  t.B.picks('done')
  expect(t.state.round).toBe(1)
})

test('[E-2.09, E-2.10, E-2.13, E-R85] first initiative, both decks and what a mulligan puts back are left to chance', () => {
  const seeds = [...Array(12).keys()].map(String)
  const games = seeds.map((seed) => {
    const t = opening(seed)
    const firstHand = slugs(t, t.state.players[0]?.hand ?? []).join()
    const returned = t.state.cards.def[t.state.players[1]?.hand[0] ?? 0] ?? 0
    t.B.pick(0)
    t.B.picks('done')
    t.A.picks('done')
    const depth = t.state.players[1]?.deck.map((card) => t.state.cards.def[card]).lastIndexOf(returned)
    return { first: t.state.first, firstHand, depth }
  })
  expect(new Set(games.map(({ first }) => first))).toEqual(new Set([0, 1]))
  expect(new Set(games.map(({ firstHand }) => firstHand)).size).toBeGreaterThan(8)
  expect(new Set(games.map(({ depth }) => depth)).size).toBeGreaterThan(5)
  const [a, b] = opening()
    .eventsOf('heroesRevealed')
    .map(({ faces }) => faces.map((face) => faceOf(face).slug))
  expect([a, b]).toEqual([
    ['yuri', 'isra'],
    ['mei', 'asad'],
  ])
})

test('[E-2.11, E-2.12, E-2.13, E-R68] one mulligan of any cards, at the same time, and only its size is told', () => {
  const t = opening()
  t.A.pick(0).pick(0)
  expect(JSON.stringify(t.match.viewFor(1))).toBe(JSON.stringify(opening().match.viewFor(1)))
  t.B.picks('done')
  t.A.picks('done')
  expect(t.eventsOf('mulliganed').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 2],
    [1, 0],
  ])
  expect(
    [t.A.ask?.prompt, t.B.ask?.prompt].some(
      (prompt) => (prompt as { type?: string } | undefined)?.type === 'mulligan',
    ),
  ).toBe(false)
})

test('[E-2.12, E-2.13] what is set aside is drawn from the deck first and goes back into it afterwards', () => {
  const t = lay({
    phase: 'mulligan',
    A: { hand: ['great-cleave', 'wallop', 'fixate'], deck: ['caltrops', 'flash', 'inspire'] },
  })
  t.A.picks('replace Great Cleave', 'replace Fixate', 'done')
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'deck')]).toEqual([
    ['caltrops', 'flash', 'wallop'],
    ['fixate', 'great-cleave', 'inspire'],
  ])
})

test('[E-2.11, E-2.12] a mulligan may take the whole hand, and touches nobody else’s cards', () => {
  const hands = {
    A: { hand: ['great-cleave', 'wallop'], deck: ['caltrops', 'flash', 'inspire'] },
    B: { hand: ['fixate'], deck: ['bloodlust'] },
  }
  const t = lay({ phase: 'mulligan', ...hands })
  t.A.isOffered('replace Great Cleave', 'replace Wallop', 'done')
  t.A.picks('replace Great Cleave', 'replace Wallop')
  expect(t.match.askOf(0)).toBe(null) // there is nothing left to replace
  expect(cardsIn(t, 0, 'hand')).toEqual(['great-cleave', 'wallop']) // and nothing happens before both have decided
  t.B.picks('done')
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'deck')]).toEqual([
    ['caltrops', 'flash'],
    ['great-cleave', 'inspire', 'wallop'],
  ])
  expect([cardsIn(t, 1, 'hand'), cardsIn(t, 1, 'deck')]).toEqual([['fixate'], ['bloodlust']])
})

test('[E-2.15, E-2.16] what was brought is what is played, edited or not', () => {
  const edited = AGGRO.replace('2 Great Cleave', '1 Great Cleave\n1 Bloodlust')
  const t = scene(eldar, { seed: 2, options: { decks: [edited, 'turbo-focus'] } })
  const own = [...(t.state.players[0]?.deck ?? []), ...(t.state.players[0]?.hand ?? [])]
  expect(slugs(t, own)).toContain('bloodlust')
  expect(own.length).toBe(30)
})

test('[E-3.03, E-3.04, E-2.13] decks and foreign hands are closed', () => {
  const t = opening()
  const [own] = t.state.players[0]?.hand ?? []
  const [foreign] = t.state.players[1]?.hand ?? []
  const [top] = t.state.players[0]?.deck ?? []
  expect([t.A.knows(present(own)), t.A.knows(present(foreign)), t.A.knows(present(top))]).toEqual([
    true,
    false,
    false,
  ])
  const seen = t.match.viewFor(null).cards.def
  expect([seen[present(own)], seen[present(foreign)], seen[present(top)]]).toEqual([
    UNKNOWN,
    UNKNOWN,
    UNKNOWN,
  ])
  expect(t.A.view.pools.filter(({ defs }) => defs === null).length).toBe(1)
  expect(t.state.cards.seen.filter((sight) => sight === NOBODY).length).toBe(50)
})

test('[E-3.06, E-27.08, E-27.09] cards reach the graveyard from deck, hand, field and stack', () => {
  const t = table(
    { hero: 'daron', equipment: 'fences-satchel', support: 'ethereal-guide' },
    {
      hand: ['inspire', 'wallop'],
      A: { deck: ['fixate', 'orb-of-acuity', 'caltrops', 'flash'] },
      B: { heroes: [{ hero: 'yuri', hp: 5 }, { hero: 'mei' }] },
    },
  )
  plays(t, 'Daron: Inspire', 'Daron')
  plays(t, 'Daron: Guidance')
  plays(t, 'Daron: Fence the Goods', 'discard Wallop')
  plays(t, 'Daron: Final Page')
  expect(cardsIn(t, 0, 'graveyard')).toEqual(
    ['caltrops', 'ethereal-guide', 'flash', 'inspire', 'wallop'].toSorted(),
  )
})

test('[E-3.07, E-24.12] a card always goes home to its owner', () => {
  const t = table(
    { hero: 'isra', equipment: 'censer-of-absolution' },
    { partner: { hero: 'sosha', affliction: 'seeing-stars' } },
  )
  plays(t, 'Isra: Absolve')
  expect([cardsIn(t, 0, 'graveyard'), cardsIn(t, 1, 'graveyard')]).toEqual([[], ['seeing-stars']])
})

test('[E-3.07, E-27.13] what is recalled goes to the hand of its owner, not of who recalls it', () => {
  const t = table({ hero: 'mei' }, { hand: ['reevaluate'], foe: { hero: 'pavani', equipment: 'caltrops' } })
  plays(t, 'Mei: Reevaluate')
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 1, 'hand')]).toEqual([[], ['caltrops']])
})

test('[E-3.08] neither a hand nor a graveyard gives a Hero abilities or statuses', () => {
  const cards = ['umbral-veil', 'scimitar-of-speed']
  const t = table({ hero: 'giana' }, { hand: cards, A: { graveyard: cards } })
  expect([statuses(t, 'giana'), offers(t, 0)]).toEqual([[], ['Giana: Umbral Veil', 'pass']])
  const worn = table({ hero: 'giana', support: 'umbral-veil', equipment: 'scimitar-of-speed' })
  expect(statuses(worn, 'giana')).toEqual(['elusive', 'resilient'])
  expect([statuses(worn, 'sosha'), statuses(worn, 'pavani')]).toEqual([[], []])
  expect(offers(worn, 0)).toEqual(['Giana: Flicker', 'Giana: Full Swing', 'pass'])
})

test('[E-3.08, E-3.11] abilities work in play only, and permanents lie on Heroes only', () => {
  const t = table({ hero: 'giana' }, { hand: ['umbral-veil', 'scimitar-of-speed'] })
  expect(offers(t, 0).filter((offer) => offer.includes('Flicker'))).toEqual([])
  plays(t, 'Giana: Umbral Veil')
  expect(kitOf(t, 'giana')[0]).toBe('umbral-veil')
  expect(eldar.zones(t.state).find(({ name }) => name === 'field')?.cards.length).toBe(1)
})

test('[E-4.02, E-4.03, E-4.04, E-4.05, E-5.04, E-5.05] classes and their attributes', () => {
  expect(new Set(FACES.map(({ class: own }) => own))).toEqual(new Set(CLASSES))
  const of = (id: string): string[] =>
    FACES.filter((face) => face.kind === 'hero' && face.class === id).map(({ attributes }) =>
      attributes.map((value) => (value >= 4 ? 'high' : value > 0 ? 'some' : '-')).join(' '),
    )
  expect(of('warrior')).toEqual(['high - -', 'high - -'])
  expect(of('thief')).toEqual(['- high -', '- high -'])
  expect(of('mage')).toEqual(['- - high', '- - high'])
  expect(of('ranger')).toEqual(['some some -', 'some some -'])
  expect(of('artificer')).toEqual(['- some some', '- some some'])
  expect(of('paladin')).toEqual(['some - some', 'some - some'])
  expect(
    FACES.filter(({ kind, play }) => (kind === 'equipment' || kind === 'hero') !== (play === null)),
  ).toEqual([])
})

test('[E-4.06, E-4.07, E-8.10] a command is paid by one Hero, works and goes to the graveyard', () => {
  const t = table(
    { hero: 'yuri', focus: 3 },
    { hand: ['great-cleave'], partner: { hero: 'sosha', focus: 3 } },
  )
  plays(t, 'Yuri: Great Cleave')
  expect([focusOf(t, 'yuri'), focusOf(t, 'sosha'), cardsIn(t, 0, 'graveyard'), kitOf(t, 'yuri')]).toEqual([
    1,
    3,
    ['great-cleave'],
    [null, null, null],
  ])
})

test('[E-4.08, E-9.05, E-31.03] outside the Main Phase only reactions can be used', () => {
  const t = table({ hero: 'giana' }, { phase: 'equip', hand: ['flash', 'eavesdrop'] })
  t.A.isAsked('equipment').isOffered('pass').isRefused('Giana: Flash', 'only equipment')
  const answer = table(
    { hero: 'giana' },
    { phase: 'startAbilities', hand: ['flash', 'wallop'], foe: { hero: 'zakir', support: 'fixate' } },
  )
  answer.A.isRefused('Sosha: Test of Iron', 'is Slow').isRefused('Giana: Wallop', 'is Slow')
  answer.A.isOffered('Giana: Rewrite the Rules', 'Giana: Flash', 'pass')
})

test('[E-4.09, E-4.10, E-4.11, E-4.12, E-4.13] every text has its kind, its speed and its price', () => {
  const kinds = new Set(FACES.flatMap(({ abilities }) => abilities.map(({ kind }) => kind)))
  expect(kinds).toEqual(new Set(['action', 'trigger', 'ongoing']))
  expect(FACES.filter(({ kind, abilities }) => kind === 'command' && abilities.length > 0)).toEqual([])
  const fixate = eldar.catalog.find(({ slug }) => slug === 'fixate')
  expect([fixate?.facts.speed, fixate?.facts.focus, fixate?.facts.exhaust, fixate?.from]).toEqual([
    'slow',
    1,
    'exhaust',
    'printed',
  ])
  expect(eldar.catalog.find(({ slug }) => slug === 'uncanny-dodge')?.facts.speed).toBe('fast')
  expect(eldar.catalog.find(({ slug }) => slug === 'thieves-gloves')?.text).toMatch(
    /Borrowed Talent \(Slow, 2 Focus\):/,
  )
})

test('[E-4.14, E-R3] Heroes are never among permanents that can be removed', () => {
  const t = table({ hero: 'mei' }, { hand: ['dismantle', 'reevaluate'] })
  t.A.isRefused('Mei: Dismantle', 'target').isRefused('Mei: Reevaluate', 'target')
})

test('[E-5.01, E-5.02, E-5.03, E-5.09] a text reads the attributes of whoever uses it', () => {
  const t = table({ hero: 'elena' }, { hand: ['surgical-strike', 'wallop'] })
  plays(t, 'Elena: Wallop', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(19 - 4)
  const thief = table({ hero: 'giana' }, { hand: ['carve-an-opening'] })
  plays(thief, 'Giana: Carve an Opening', 'Pavani')
  expect([hpOf(thief, 'pavani'), thief.eventsOf('damaged').length]).toEqual([19, 0])
})

test('[E-5.07, E-5.08, E-5.09] “each ally” is the own side with its user, “each enemy” the other, “this Hero” one of them', () => {
  const all = ['giana', 'sosha', 'pavani', 'daron']
  const ally = table({ hero: 'giana', equipment: 'shield-of-primordials' })
  plays(ally, 'Giana: Primordial Aegis')
  expect(all.map((slug) => statuses(ally, slug))).toEqual([['resilient'], ['resilient'], [], []])
  const foe = table({ hero: 'giana' }, { hand: ['flash'] })
  plays(foe, 'Giana: Flash')
  expect(all.map((slug) => statuses(foe, slug))).toEqual([[], [], ['weakened'], ['weakened']])
  const self = table({ hero: 'giana' }, { hand: ['sudden-clarity'] })
  plays(self, 'Giana: Sudden Clarity')
  expect(all.map((slug) => statuses(self, slug))).toEqual([['alert'], [], [], []])
})

test('[E-2.15, E-11.05] while decks are chosen nothing has happened: no effect is pending and none waits', () => {
  const t = scene(eldar, { seed: 1, options: {} })
  expect([t.state.stack, t.state.queue, t.state.heroes]).toEqual([[], [], []])
  expect(t.match.asks.map(({ seat }) => seat)).toEqual([0, 1])
})
