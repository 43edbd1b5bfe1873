import { expect, test } from 'vitest'
import { CHAMPIONS } from '../../game.ts'
import { at, handOf, lay, story, totals } from '../lay.ts'

const TYPES = [
  { type: 'Mental', slug: 'broken-cipher', name: 'Broken Cipher' },
  { type: 'Physical', slug: 'anvil-carry', name: 'Anvil Carry' },
  { type: 'Divine', slug: 'relic-bearing', name: 'Relic Bearing' },
]

test('Aldric rerolls one failed Trial in a game, and the new die stands', () => {
  const t = lay({
    A: { champion: 'aldric', skipsDraw: true },
    B: { skipsDraw: true },
    trials: ['mountain-on-the-back'],
    rolls: [3, 1, 2],
  })
  t.A.picks('attempt Mountain on the Back', 'reroll')
  expect(totals(t)).toEqual([3, 1])
  t.B.picks('rest')
  t.A.picks('attempt Mountain on the Back').isNotAsked()
  expect(totals(t)).toEqual([3, 1, 2])
})

test('Aldric may save the reroll', () => {
  const t = lay({ A: { champion: 'aldric' }, trials: ['mountain-on-the-back'], rolls: [3] })
  t.A.picks('attempt Mountain on the Back', 'accept the failure')
  expect(at(t, 0).rerollSpent).toBe(false)
})

test.each([
  { champion: 'maelis', loves: 'Mental' },
  { champion: 'torvald', loves: 'Physical' },
  { champion: 'ysolde', loves: 'Divine' },
])('$champion adds 1 to $loves Trials and to no others', ({ champion, loves }) => {
  for (const { type, slug, name } of TYPES) {
    const t = lay({ A: { champion }, trials: [slug], rolls: [2] })
    t.A.picks(`attempt ${name}`)
    expect(totals(t)).toEqual([type === loves ? 3 : 2])
  }
})

test.each([
  { slug: 'riddle-of-flames', name: 'Riddle of Flames', total: 2 },
  { slug: 'clockless-hour', name: 'Clockless Hour', total: 3 },
  { slug: 'mountain-on-the-back', name: 'Mountain on the Back', total: 2 },
])('Kessa rolls $total with a 2 for $name', ({ slug, name, total }) => {
  const t = lay({ A: { champion: 'kessa' }, trials: [slug], rolls: [2] })
  t.A.picks(`attempt ${name}`)
  expect(totals(t)).toEqual([total])
})

test('Brannoc adds 1 to his Duel rolls, challenging or challenged', () => {
  const attacking = lay({ A: { champion: 'brannoc' }, rolls: [3, 3] })
  attacking.A.picks('duel Ysolde')
  expect(totals(attacking)).toEqual([4, 3])
  const defending = lay({ B: { champion: 'brannoc' }, rolls: [3, 3] })
  defending.A.picks('duel Brannoc')
  expect(totals(defending)).toEqual([3, 4])
})

test.each([{ hand: [] }, { hand: ['jeers'] }])(
  'Orin draws a card for a failed Trial and keeps $hand',
  ({ hand }) => {
    const t = lay({
      A: { champion: 'orin', hand },
      trials: ['mountain-on-the-back'],
      actionDeck: ['gate-walk'],
      rolls: [1],
    })
    t.A.picks('attempt Mountain on the Back')
    if (hand.length > 0) t.A.picks('pass')
    expect(handOf(t, 0)).toEqual([...hand, 'gate-walk'])
    expect(story(t, 'discarded')).toEqual([])
  },
)

test.each([
  { to: 'move to space 2', space: 2 },
  { to: 'move to space 3 (Fate)', space: 3 },
  { to: 'move to space 4 (Duel Zone)', space: 4 },
])('Brannoc may $to after a completed Trial', ({ to, space }) => {
  const t = lay({
    A: { champion: 'brannoc' },
    trials: ['stone-ladder'],
    fateDeck: ['armoury'],
    rolls: [2],
  })
  t.A.picks('attempt Stone Ladder').isAsked('how far do you walk').picks(to)
  expect(at(t, 0).space).toBe(space)
  expect(story(t, 'fateDrawn')).toHaveLength(space === 3 ? 1 : 0)
})

test('Brannoc stays where he is after a failure', () => {
  const t = lay({ A: { champion: 'brannoc' }, trials: ['stone-ladder'], rolls: [1] })
  t.A.picks('attempt Stone Ladder').isNotAsked()
  expect(at(t, 0).space).toBe(1)
})

test.each([
  { slug: 'jeers', name: 'Jeers from the Crowd', trial: 'Riddle of Flames', total: 4 },
  { slug: 'sand', name: 'Sand in the Eyes', trial: 'Riddle of Flames', total: 3 },
  { slug: 'jeers', name: 'Jeers from the Crowd', trial: 'Clockless Hour', total: 4 },
  { slug: 'jeers', name: 'Jeers from the Crowd', trial: 'Sphinx at the Ford', total: 3 },
])('against Veyra $name leaves $total of 4 at $trial', ({ slug, name, trial, total }) => {
  const t = lay({
    A: { champion: 'veyra' },
    B: { hand: [slug] },
    trials: [trial.toLowerCase().replaceAll(' ', '-')],
    rolls: [4],
  })
  t.A.picks(`attempt ${trial}`)
  t.B.picks(`play ${name}`)
  expect(totals(t)).toEqual([total])
})

test('in a Duel a Lower hits Veyra like everybody', () => {
  const t = lay({ A: { hand: ['sand'] }, B: { champion: 'veyra' }, rolls: [5, 4] })
  t.A.picks('duel Veyra', 'play Sand in the Eyes')
  expect(totals(t)).toEqual([5, 2])
})

test('eight Champions, one of whose traits is printed', () => {
  expect(CHAMPIONS.map((champion) => champion.slug)).toEqual([
    'aldric',
    'maelis',
    'torvald',
    'ysolde',
    'kessa',
    'orin',
    'brannoc',
    'veyra',
  ])
  expect(CHAMPIONS.filter((one) => one.from === 'printed').map((one) => one.slug)).toEqual(['aldric'])
})
