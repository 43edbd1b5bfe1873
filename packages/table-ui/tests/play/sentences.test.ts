import { addressed, named, plainLine, waitingFor, type TableSnapshot } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'

const kessa = { text: 'Kessa', ref: { kind: 'seat', id: 1 } }

const snapshotOf = (viewer: number | null, asked: readonly number[]): TableSnapshot =>
  ({
    viewer,
    outcome: null,
    asked: asked.map((seat) => ({ seat, prompt: null })),
  }) as unknown as TableSnapshot

describe('a prompt', () => {
  test('is put to the seat itself without its name', () => {
    expect(plainLine(addressed([kessa, ': choose your action'], 1))).toBe('Choose your action')
  })

  test('keeps the name of another seat', () => {
    expect(plainLine(addressed([kessa, ': choose your action'], 0))).toBe('Kessa: choose your action')
  })

  test('that begins with a name of its own keeps it', () => {
    expect(plainLine(addressed([kessa, ': ', kessa, ' plays a card'], 1))).toBe('Kessa plays a card')
  })
})

describe('waiting', () => {
  const names = ['Anna', 'Ben', 'Cleo']

  test('names everyone who is asked', () => {
    expect(plainLine(waitingFor(snapshotOf(null, [0, 1, 2]), names))).toBe('Waiting for Anna, Ben and Cleo…')
  })

  test('leaves out the viewer', () => {
    expect(plainLine(waitingFor(snapshotOf(0, [0, 2]), names))).toBe('Waiting for Cleo…')
  })

  test('is over with the match', () => {
    const outcome = { ranks: [1, 2], scores: [0, 0], reason: 'left' }
    expect(plainLine(waitingFor({ ...snapshotOf(0, []), outcome }, names))).toBe('The match is over.')
  })

  test('is a bot that plays for the viewer, once they have left', () => {
    const left = (asked: readonly number[]): TableSnapshot => ({ ...snapshotOf(0, asked), standIn: 'bot' })
    expect(plainLine(waitingFor(left([0]), names))).toBe('A bot plays on for you…')
    expect(plainLine(waitingFor(left([0, 2]), names))).toBe('Waiting for Cleo…')
  })

  test('says so when nobody is asked yet', () => {
    expect(plainLine(waitingFor(snapshotOf(0, []), names))).toBe('One moment…')
  })
})

describe('a seat that the rules call by its letter', () => {
  const seatB = { text: 'Seat B', ref: { kind: 'seat', id: 1 } }

  test('is called by the name of who sits there', () => {
    expect(plainLine(named([seatB, ' rolls 4.'], ['Anna', 'Ben']))).toBe('Ben rolls 4.')
    expect(plainLine(named([{ ...seatB, text: 'Player B' }, ' yields.'], ['Anna', 'Ben']))).toBe(
      'Ben yields.',
    )
  })

  test('keeps its letter, and a Champion its name, where nobody is named', () => {
    expect(plainLine(named([seatB, ' rolls 4.'], []))).toBe('Seat B rolls 4.')
    expect(plainLine(named([kessa, ' rolls 4.'], []))).toBe('Kessa rolls 4.')
  })

  test('goes by the name of who sits there, whatever the rules call it', () => {
    expect(plainLine(named([kessa, ' rolls 4.'], ['Anna', 'Ben']))).toBe('Ben rolls 4.')
    expect(plainLine(named([kessa, ' rolls 4.'], ['Anna', 'You']))).toBe('You roll 4.')
    expect(plainLine(named(['Round 4: ', kessa, "'s turn."], ['Anna', 'You']))).toBe('Round 4: your turn.')
    expect(plainLine(named([kessa, "'s turn."], ['Anna', 'You']))).toBe('Your turn.')
  })

  test('stays "you" in what is put to it, whose verbs fit that', () => {
    const you = { text: 'you', ref: { kind: 'seat', id: 1 } }
    const asked = [kessa, ': ', you, ' are about to take 5 damage: do you play a card?']
    expect(plainLine(addressed(named(asked, ['Anna', 'Ben']), 1))).toBe(
      'You are about to take 5 damage: do you play a card?',
    )
  })
})

describe('whoever plays alone on a device', () => {
  const seatB = { text: 'Seat B', ref: { kind: 'seat', id: 1 } }
  const anvil = { text: 'Anvil', ref: { kind: 'card', id: 7 } }

  test.each([
    [[seatB, ' rolls 4.'], 'You roll 4.'],
    [[seatB, ' is finished.'], 'You are finished.'],
    [[seatB, ' passes initiative.'], 'You pass initiative.'],
    [[seatB, ' tries again.'], 'You try again.'],
    [[seatB, ' now has 1 Glory.'], 'You now have 1 Glory.'],
    [[seatB, ' foresees 2 cards and keeps one on top.'], 'You foresee 2 cards and keep one on top.'],
    [
      ['For the first turn: ', seatB, ' rolls 2 and Anna rolls 5.'],
      'For the first turn: you roll 2 and Anna rolls 5.',
    ],
    [[seatB, ' regains 9 HP and has 30.'], 'You regain 9 HP and have 30.'],
    [
      [seatB, ' takes 3 damage from ', anvil, ' and has 12 HP.'],
      'You take 3 damage from Anvil and have 12 HP.',
    ],
    [[seatB, ' draws ', anvil, '. Anna waits and has 2.'], 'You draw Anvil. Anna waits and has 2.'],
    [['The deck of ', seatB, ' is shuffled.'], 'Your deck is shuffled.'],
    [[anvil, ' goes back to the hand of ', seatB, '.'], 'Anvil goes back to your hand.'],
    [[anvil, ' of ', seatB, ' is banished.'], 'Your Anvil is banished.'],
    [['Anna takes ', anvil, ' from ', seatB, '.'], 'Anna takes Anvil from you.'],
    [[seatB, ' hits ', 'itself', '.'], 'You hit yourself.'],
    [[seatB, ' aims ', anvil, ' around itself', '.'], 'You aim Anvil around yourself.'],
    [
      [seatB, ' discards ', anvil, ' to help itself', ' with Insight.'],
      'You discard Anvil to help yourself with Insight.',
    ],
    [[seatB, ' and Anna share it.'], 'You and Anna share it.'],
  ])('is addressed: %j', (sentence, said) => {
    expect(plainLine(named(sentence, ['Anna', 'You']))).toBe(said)
  })
})
