import { expect, test } from 'vitest'
import { CARD, FACES, type Action, type Face } from '../../game.ts'
import { lay, settle, type EldarScene } from '../lay.ts'

/** Every action that aims at one enemy, with the Hero that uses it and where it is printed. */
interface Attack {
  readonly face: Face
  readonly action: Action
  readonly ability: number
}

const ATTACKS: readonly Attack[] = FACES.flatMap((face) => {
  const printed = face.abilities.map((action, ability) => ({ face, action, ability }))
  const own = face.play === null ? [] : [{ face, action: face.play, ability: CARD }]
  return [...own, ...printed].filter(
    (one): one is Attack =>
      one.action.kind === 'action' &&
      one.action.modes[0]?.aims[0]?.says === 'target enemy' &&
      face.kind !== 'affliction',
  )
})

/** The attack by a Hero of all attributes on Pavani, with these statuses on both. */
function attacked(
  { face, ability, action }: Attack,
  by: readonly string[],
  to: readonly string[],
): EldarScene {
  const isOwn = face.kind === 'hero'
  const isOn = face.kind === 'equipment' || face.kind === 'support'
  const attributes = { power: 4, skill: 4, wisdom: 4 }
  const t = lay({
    A: {
      heroes: [
        {
          hero: isOwn ? face.slug : 'daron',
          focus: isOwn ? 4 : 9,
          is: by,
          attributes,
          ...(isOn ? { [face.slot ?? 'equipment']: face.slug, [`${face.slot}Counters`]: 3 } : {}),
        },
        { hero: 'kiran', down: true, hp: 0 },
      ],
      hand: isOwn || isOn ? [] : [face.slug],
    },
    B: {
      heroes: [
        { hero: 'pavani', is: to },
        { hero: 'mei', down: true, hp: 0 },
      ],
    },
  })
  const index = t.A.options.findIndex((option) => (option as { ability?: number }).ability === ability)
  t.A.pick(index)
  for (let ask = t.A.ask; ask !== null && isPick(ask.prompt); ask = t.A.ask)
    t.A.pick(action.isX ? ask.options.length - 1 : 0)
  settle(t, 'pay')
  return t
}

function isPick(prompt: unknown): boolean {
  return ['target', 'mode', 'x', 'discard'].includes((prompt as { type: string }).type)
}

function blows(t: EldarScene): number[] {
  return t
    .eventsOf('damaged')
    .filter(({ by }) => by === 0)
    .map(({ amount }) => amount)
}

function focusPaid(t: EldarScene): number {
  return t.eventsOf('paid')[0]?.focus ?? -1
}

test('there are attacks of every class', () => {
  expect(new Set(ATTACKS.map(({ face }) => face.class)).size).toBe(6)
})

/** What the Focus part of a price comes to with one more status on the user; with X all Focus is spent in any case. */
function priceWith(attack: Attack, status: string): number {
  return focusPaid(attacked(attack, [status], []))
}

test.each(ATTACKS.map((attack) => [attack.action.name, attack] as const))(
  '%s meets every status',
  (_, attack) => {
    const plain = attacked(attack, [], [])
    const hit = blows(plain)
    const paid = focusPaid(plain)
    const by = attack.action.isX ? 0 : 1
    expect(blows(attacked(attack, ['weakened'], []))).toEqual(
      hit.map((amount) => amount - 1).filter((amount) => amount > 0),
    )
    expect(blows(attacked(attack, ['invigorated'], []))).toEqual(hit.map((amount) => amount + 1))
    expect([priceWith(attack, 'alert'), priceWith(attack, 'dazed')]).toEqual([
      Math.max(0, paid - by),
      paid + by,
    ])
  },
)
