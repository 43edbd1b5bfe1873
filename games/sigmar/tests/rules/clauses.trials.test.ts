import { expect, test } from 'vitest'
import { TRIALS } from '../../content/trials.ts'
import { CATALOG } from '../../game.ts'
import { at, dice, handOf, lay, slugsOf, story, totals, valors } from '../lay.ts'

test('[S-6.1] an attempt rolls one die, a Duel rolls two', () => {
  const attempt = lay({ trials: ['wolf-run'], rolls: [3] })
  attempt.A.picks('attempt Wolf Run')
  expect(attempt.eventsOf('rolled').map(({ seat, die }) => [seat, die])).toEqual([[0, 3]])
  const duel = lay({ trials: ['wolf-run'], rolls: [3, 5] })
  duel.A.picks('duel Torvald')
  expect(duel.eventsOf('rolled').map(({ seat, die }) => [seat, die])).toEqual([
    [0, 3],
    [1, 5],
  ])
})

test('[S-6.2] neither a rest nor a card is rolled for', () => {
  const t = lay({ A: { hand: ['waystep'] }, B: { hand: ['waystep'] }, trials: ['wolf-run'] })
  t.A.picks('rest')
  t.B.picks('play Waystep', 'move to space 2')
  t.A.picks('pass').isAsked('your one action')
  expect(dice(t)).toEqual([])
})

test('[S-6.3] cards change the roll', () => {
  const t = lay({ A: { hand: ['steady-hand'] }, B: { hand: ['sand'] }, trials: ['wolf-run'], rolls: [5] })
  t.A.picks('attempt Wolf Run', 'play Steady Hand')
  t.B.picks('pass', 'play Sand in the Eyes')
  expect(t.eventsOf('rolled')).toEqual([{ type: 'rolled', seat: 0, die: 5, modifier: -1, total: 4 }])
})

test('[S-6.4] abilities change the roll', () => {
  const t = lay({ A: { champion: 'torvald' }, trials: ['wolf-run'], rolls: [2] })
  t.A.picks('attempt Wolf Run')
  expect(t.eventsOf('rolled')).toEqual([{ type: 'rolled', seat: 0, die: 2, modifier: 1, total: 3 }])
  expect(valors(t)).toEqual([3, 0])
})

test('[S-6.5] a total equal to the difficulty succeeds, one below it fails', () => {
  for (const [die, completed] of [
    [4, 1],
    [3, 0],
  ] as const) {
    const t = lay({ trials: ['trial-of-echoes'], rolls: [die] })
    t.A.picks('attempt Trial of Echoes')
    expect(at(t, 0).completed).toBe(completed)
  }
})

test('[S-6.6] one roll has room for one Boost, whatever else may be played', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'blazing-zeal'], kept: ['second-wind'] },
    trials: ['chain-bridge'],
    rolls: [3],
  })
  t.A.picks('attempt Chain Bridge', 'play Steady Hand')
  t.A.isOffered('pass').isRefused('play Blazing Zeal', 'One Boost is on this roll')
  t.A.picks('pass')
  expect(totals(t)).toEqual([4])
})

test('[S-6.7] a natural 6 draws a Fate Card and is no success by itself', () => {
  const t = lay({ trials: ['the-unwritten-law'], rolls: [6], fateDeck: ['wager'] })
  t.A.picks('attempt The Unwritten Law')
  expect(at(t, 0).completed).toBe(0)
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['wager'])
  const five = lay({ trials: ['stone-ladder'], rolls: [5] })
  five.A.picks('attempt Stone Ladder')
  expect(five.eventsOf('fateDrawn')).toEqual([])
})

test('[S-7.1] a completed Trial pays its reward to whoever attempted it', () => {
  const t = lay({ A: { valor: 2 }, B: { valor: 2 }, trials: ['riddle-of-flames'], rolls: [4] })
  t.A.picks('attempt Riddle of Flames')
  expect(valors(t)).toEqual([6, 2])
})

test('[S-7.2] a completed Trial goes to the discard pile', () => {
  const t = lay({
    B: { skipsDraw: true },
    trials: ['riddle-of-flames', 'wolf-run'],
    trialDiscard: ['stone-ladder'],
    rolls: [4],
  })
  t.A.picks('attempt Riddle of Flames')
  expect(slugsOf(t, t.state.trialDiscard)).toEqual(['stone-ladder', 'riddle-of-flames'])
  expect(slugsOf(t, t.state.trials)).toEqual(['wolf-run'])
})

test('[S-7.3] a failed Trial costs one Action Card, if there is one', () => {
  const t = lay({ A: { hand: ['sand', 'waystep'] }, trials: ['wolf-run'], rolls: [2] })
  t.A.picks('attempt Wolf Run', 'pass').isOffered('discard Sand in the Eyes', 'discard Waystep')
  t.A.picks('discard Waystep').isNotAsked()
  expect(handOf(t, 0)).toEqual(['sand'])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['waystep'])
  const empty = lay({ trials: ['wolf-run'], rolls: [2] })
  empty.A.picks('attempt Wolf Run')
  empty.B.isAsked('your one action')
})

test('[S-7.4] a failed Trial pays no Valor', () => {
  const t = lay({ A: { valor: 5 }, trials: ['wolf-run'], rolls: [2] })
  t.A.picks('attempt Wolf Run')
  expect(valors(t)).toEqual([5, 0])
  expect(t.eventsOf('valorChanged')).toEqual([])
})

test('[S-7.5] the winner of a Duel steals 2 Valor or one Action Card', () => {
  const position = {
    A: { valor: 1 },
    B: { valor: 5, hand: ['gate-walk', 'gate-walk'], skipsDraw: true },
    trials: ['wolf-run'],
    rolls: [5, 2],
  }
  const valor = lay(position)
  valor.A.picks('duel Torvald')
  valor.B.picks('pass')
  valor.A.isOffered('take Valor', 'take a card at random').picks('take Valor')
  expect(valors(valor)).toEqual([3, 3])
  expect([handOf(valor, 0), handOf(valor, 1)]).toEqual([[], ['gate-walk', 'gate-walk']])
  const card = lay(position)
  card.A.picks('duel Torvald')
  card.B.picks('pass')
  card.A.picks('take a card at random')
  expect(valors(card)).toEqual([1, 5])
  expect([handOf(card, 0), handOf(card, 1)]).toEqual([['gate-walk'], ['gate-walk']])
})

test('[S-8.1] every Trial shows a name, a difficulty, a reward and a type', () => {
  const faces = CATALOG.filter((face) => face.kind === 'trial')
  expect(faces).toHaveLength(36)
  expect(new Set(faces.map((face) => face.name)).size).toBe(36)
  for (const { name, facts } of faces) {
    expect(name).not.toBe('')
    expect(facts).toEqual({
      type: expect.stringMatching(/./),
      difficulty: expect.any(Number),
      reward: expect.any(Number),
    })
  }
})

test('[S-8.2] the difficulty is what the total must reach', () => {
  for (const [die, completed] of [
    [5, 0],
    [6, 1],
  ] as const) {
    const t = lay({
      A: { hand: ['blazing-zeal'] },
      trials: ['mountain-on-the-back'],
      fateDeck: ['wager'],
      rolls: [die],
    })
    t.A.picks('attempt Mountain on the Back', 'play Blazing Zeal')
    expect(at(t, 0).completed).toBe(completed)
  }
})

test('[S-8.3] the reward is the Valor that the Trial pays', () => {
  for (const { slug, name, reward } of TRIALS) {
    const t = lay({ A: { kept: ['blessing'] }, trials: [slug] })
    t.A.picks(`attempt ${name}`)
    expect([name, at(t, 0).valor]).toEqual([name, reward])
  }
})

test('[S-8.4] there are three types of Trial, twelve of each', () => {
  const types = TRIALS.map((trial) => trial.type)
  expect([...new Set(types)]).toEqual(['Mental', 'Physical', 'Divine'])
  for (const type of ['Mental', 'Physical', 'Divine'])
    expect(types.filter((one) => one === type)).toHaveLength(12)
})

test('[S-R28] a failed Trial stays active, and whoever failed chooses the card to discard', () => {
  const t = lay({
    active: 'B',
    A: { hand: ['sand'] },
    B: { champion: 'kessa', hand: ['waystep', 'bandage'] },
    trials: ['wolf-run'],
    rolls: [1],
  })
  t.B.picks('attempt Wolf Run', 'pass')
  t.A.picks('pass').isNotAsked()
  t.B.isAsked('which card do you lose').picks('discard Bandage and Prayer')
  expect([handOf(t, 0)[0], handOf(t, 1)]).toEqual(['sand', ['waystep']])
  expect(slugsOf(t, t.state.trials)).toContain('wolf-run')
  expect(t.state.trialDiscard).toEqual([])
})

test('[S-R28] with an empty hand nothing is discarded', () => {
  const t = lay({ trials: ['wolf-run'], rolls: [1] })
  t.A.picks('attempt Wolf Run')
  expect(story(t, 'failed', 'discarded')).toEqual(['failed'])
})

test('[S-R30] a natural 6 can fail and a natural 1 can succeed', () => {
  const six = lay({ trials: ['the-unwritten-law'], rolls: [6], fateDeck: ['wager'] })
  six.A.picks('attempt The Unwritten Law')
  expect(story(six, 'succeeded', 'failed')).toEqual(['failed'])
  const one = lay({ A: { hand: ['steady-hand'] }, trials: ['stone-ladder'], rolls: [1] })
  one.A.picks('attempt Stone Ladder', 'play Steady Hand')
  expect(story(one, 'succeeded', 'failed')).toEqual(['succeeded'])
})

test('[S-R31] a difficulty above 6 takes modifiers or an automatic success', () => {
  const trial = { trials: ['mountain-on-the-back'], fateDeck: ['wager'] }
  const bare = lay({ ...trial, rolls: [6] })
  bare.A.picks('attempt Mountain on the Back')
  expect(at(bare, 0).completed).toBe(0)
  const boosted = lay({ ...trial, A: { hand: ['blazing-zeal'] }, rolls: [6] })
  boosted.A.picks('attempt Mountain on the Back', 'play Blazing Zeal')
  expect(at(boosted, 0).completed).toBe(1)
  const blessed = lay({ ...trial, A: { kept: ['blessing'] } })
  blessed.A.picks('attempt Mountain on the Back')
  expect(at(blessed, 0).completed).toBe(1)
})

test('[S-R32] a total may go beyond 6 and below 1', () => {
  const high = lay({
    A: { hand: ['blazing-zeal'] },
    trials: ['stone-ladder'],
    rolls: [6],
    fateDeck: ['wager'],
  })
  high.A.picks('attempt Stone Ladder', 'play Blazing Zeal')
  expect(totals(high)).toEqual([8])
  const low = lay({ B: { hand: ['sand'] }, trials: ['stone-ladder'], rolls: [1] })
  low.A.picks('attempt Stone Ladder')
  low.B.picks('play Sand in the Eyes')
  expect(totals(low)).toEqual([-1])
})

test('[S-R33] the cap of 5 covers a doubled reward but no Valor from elsewhere', () => {
  const t = lay({ A: { kept: ['wager'] }, trials: ['chain-bridge'], rolls: [6], fateDeck: ['hammers-gift'] })
  t.A.picks('attempt Chain Bridge')
  expect(t.eventsOf('valorChanged').map((event) => event.by)).toEqual([5, 2])
  expect(valors(t)).toEqual([7, 0])
})

test('[S-R34] a reroll is offered when the total fails; modifiers stay, and the second die counts', () => {
  const position = { A: { champion: 'aldric', hand: ['steady-hand'] }, trials: ['storm-psalm'] }
  const better = lay({ ...position, rolls: [2, 3] })
  better.A.picks('attempt Storm Psalm', 'play Steady Hand')
  better.A.isAsked('a total of 3 fails').isOffered('reroll', 'accept the failure').picks('reroll')
  expect(totals(better)).toEqual([3, 4])
  expect(valors(better)).toEqual([3, 0])
  const worse = lay({ ...position, rolls: [2, 1] })
  worse.A.picks('attempt Storm Psalm', 'play Steady Hand', 'reroll')
  expect(totals(worse)).toEqual([3, 2])
  expect(at(worse, 0)).toMatchObject({ completed: 0, rerollSpent: true })
  const accepted = lay({ ...position, rolls: [2] })
  accepted.A.picks('attempt Storm Psalm', 'play Steady Hand', 'accept the failure')
  expect(at(accepted, 0)).toMatchObject({ completed: 0, rerollSpent: false })
})

test('[S-R34] no reroll is offered after a success', () => {
  const t = lay({ A: { champion: 'aldric' }, trials: ['storm-psalm'], rolls: [4] })
  t.A.picks('attempt Storm Psalm').isNotAsked()
  expect(at(t, 0)).toMatchObject({ completed: 1, rerollSpent: false })
})

test('[S-R34] only the final die of an attempt draws a Fate Card', () => {
  const position = { A: { champion: 'aldric' }, trials: ['mountain-on-the-back'], fateDeck: ['wager'] }
  const away = lay({ ...position, rolls: [6, 4] })
  away.A.picks('attempt Mountain on the Back', 'reroll')
  expect(away.eventsOf('fateDrawn')).toEqual([])
  const onto = lay({ ...position, rolls: [4, 6] })
  onto.A.picks('attempt Mountain on the Back', 'reroll')
  expect(onto.eventsOf('fateDrawn')).toHaveLength(1)
})

test('[S-R34] several rerolls may be used one after another', () => {
  const t = lay({
    A: { champion: 'aldric', kept: ['second-dawn'] },
    trials: ['storm-psalm'],
    rolls: [1, 2, 4],
  })
  t.A.picks('attempt Storm Psalm').isOffered('reroll', 'reroll with Second Dawn', 'accept the failure')
  t.A.picks('reroll').isOffered('reroll with Second Dawn', 'accept the failure')
  t.A.picks('reroll with Second Dawn')
  expect(dice(t)).toEqual([1, 2, 4])
  expect(at(t, 0).completed).toBe(1)
})

test('[S-R35] a type matters to the Champions that name it and to nobody else', () => {
  const ONE_OF_EACH = { Mental: 'Broken Cipher', Physical: 'Anvil Carry', Divine: 'Fast of Nine Bells' }
  const FAVOURITES = { maelis: 'Mental', torvald: 'Physical', ysolde: 'Divine', brannoc: 'none' }
  for (const [champion, favourite] of Object.entries(FAVOURITES)) {
    for (const [type, name] of Object.entries(ONE_OF_EACH)) {
      const trials = [name.toLowerCase().replaceAll(' ', '-')]
      const t = lay({ A: { champion }, trials, rolls: [3] })
      t.A.picks(`attempt ${name}`)
      expect([champion, type, totals(t)]).toEqual([champion, type, [type === favourite ? 4 : 3]])
    }
  }
})

test('[S-R36] every success counts as a completed Trial, and no failure does', () => {
  const ordinary = lay({ A: { completed: 3 }, trials: ['wolf-run'], rolls: [3] })
  ordinary.A.picks('attempt Wolf Run')
  expect(at(ordinary, 0).completed).toBe(4)
  const automatic = lay({ A: { completed: 3, kept: ['blessing'] }, trials: ['wolf-run'] })
  automatic.A.picks('attempt Wolf Run')
  expect(at(automatic, 0).completed).toBe(4)
  const instant = lay({
    A: { completed: 3, space: 4, hand: ['waystep'] },
    trials: ['wolf-run'],
    rolls: [3],
  })
  instant.A.picks('play Waystep', 'move to space 6 (Instant Trial)')
  expect(at(instant, 0).completed).toBe(4)
  const failed = lay({ A: { completed: 3 }, trials: ['wolf-run'], rolls: [2] })
  failed.A.picks('attempt Wolf Run')
  expect(at(failed, 0).completed).toBe(3)
})
