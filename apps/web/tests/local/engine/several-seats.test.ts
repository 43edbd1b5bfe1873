import { registry, UNKNOWN, type Viewer } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../../examples/tug/game.ts'
import { checkSaved } from '../../../src/device/saved-match.ts'
import { Room, savedMatch } from './table-room.ts'

const hall = registry([tug])

function roomOf(signs: string): Room {
  return new Room(savedMatch(signs, {}, tug), [], { hall })
}

/** By seat: whether the cards of its hand are known; null where it has none. */
function handsSeen({ now }: Room): (boolean | null)[] {
  const { hands, cards } = now.view as unknown as { hands: number[][]; cards: { def: number[] } }
  return hands.map((hand) => {
    const known = hand.filter((card) => cards.def[card] !== UNKNOWN).length
    return hand.length === 0 ? null : known === hand.length
  })
}

/** Plays on, and takes the screen whenever it is handed over; calls back before each choice. */
async function playOn(room: Room, look: () => void): Promise<void> {
  for (let picks = 0; picks < 400 && !room.now.outcome; picks++) {
    await room.settle()
    if (room.now.handTo !== null) room.table.look(room.now.handTo)
    if (room.now.own) {
      look()
      room.pick(0)
    }
  }
}

describe('a person who holds several seats at one screen', () => {
  test('looks through all of them, from the one that is asked, and no curtain ever falls', async () => {
    const room = roomOf('1b1b')
    const lookers = new Set<Viewer>()
    const curtains = new Set<unknown>()
    await playOn(room, () => {
      lookers.add(room.now.viewer)
      expect(handsSeen(room).filter((_, seat) => seat % 2 === 0)).not.toContain(false)
    })
    for (const { snapshot } of room.updates) curtains.add(snapshot.handTo)
    expect(room.now.outcome).not.toBeNull()
    expect(lookers).toEqual(new Set([0, 2]))
    expect(curtains).toEqual(new Set([null]))
  })

  test('sees nothing of the hands of others', async () => {
    const room = roomOf('1b1b')
    await room.settle()
    expect(handsSeen(room)).toEqual([true, false, true, false])
  })

  test('takes back a choice of any of their seats while another of them is asked', async () => {
    const room = roomOf('1111')
    await room.settle()
    room.pick(0)
    await room.settle()
    expect(room.now.viewer).toBe(1) // all others may respond, one after the other
    const { own, length } = room.now
    room.pick((own?.options.length ?? 0) - 1)
    await room.settle()
    expect(room.now).toMatchObject({ viewer: 2, canGoBack: true })
    room.table.back(2)
    expect(room.faults).toEqual([])
    expect(room.now).toMatchObject({ length, viewer: 1 })
  })
})

test('two people on four seats: the curtain falls between the people, and never between the seats of one', async () => {
  const room = roomOf('1212')
  const curtains = new Set<string>()
  let last: Viewer = null
  await playOn(room, () => {
    const { viewer } = room.now
    const isOwn = (seat: number): boolean => seat % 2 === (viewer ?? 0) % 2
    expect(handsSeen(room)).toEqual(handsSeen(room).map((seen, seat) => (seen === null ? null : isOwn(seat))))
    last = viewer
  })
  let looker: Viewer = null
  for (const { snapshot } of room.updates) {
    if (snapshot.viewer !== null) looker = snapshot.viewer
    if (snapshot.handTo !== null && looker !== null) curtains.add(`${looker % 2} to ${snapshot.handTo % 2}`)
  }
  expect(room.now.outcome).not.toBeNull()
  expect(last).not.toBeNull()
  expect(curtains).toEqual(new Set(['0 to 1', '1 to 0']))
})

test('who holds which seats is kept with the match', () => {
  const saved = savedMatch('1212', {}, tug)
  expect(sure(checkSaved(JSON.parse(JSON.stringify(saved)))).seats).toEqual(saved.seats)
  const odd = { ...saved, seats: saved.seats.map((info) => ({ ...info, person: 'many' })) }
  expect(checkSaved(odd).ok).toBe(false)
})
