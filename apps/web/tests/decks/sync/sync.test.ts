import { fault, ok } from '@trialhall/kernel'
import type { Me, SaveDeck, SavedDeck } from '@trialhall/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveNewDeck } from '../../../src/decks/saved/save-deck.ts'
import {
  listDecks,
  putDeckBack,
  readDeck,
  removeDeck,
  writeDeck,
} from '../../../src/decks/saved/saved-decks.ts'
import { readSyncState } from '../../../src/decks/saved/sync-state.ts'
import { type DeckServer, exchange } from '../../../src/decks/sync/exchange.ts'
import { accountsAway, forgetDecksOf } from '../../../src/decks/sync/owner.ts'
import { awayWords } from '../../../src/decks/sync/sync-note.tsx'
import { storage } from '../../device/kept-storage.ts'

const GUEST: Me = { id: 'guest001', name: 'Amber Fox', account: null }
const ADA: Me = { id: 'ada00001', name: 'Ada', account: 'Ada' }
const BOB: Me = { id: 'bob00001', name: 'Bob', account: 'Bob' }
const AWAY = fault('bad-request', 'server', 'The server does not answer.')

/** A server as `docs/protocol.md` has it, for everybody. */
class Hall {
  isUp = true
  /** Answers that get lost on their way back. */
  lost = 0
  sent = 0
  private readonly decks: Map<string, SavedDeck[]> = new Map()

  of({ id }: Me): SavedDeck[] {
    const found = this.decks.get(id) ?? []
    this.decks.set(id, found)
    return found
  }

  names(me: Me): string[] {
    return this.of(me).flatMap(({ deck }) => (deck ? [deck.name] : []))
  }

  put(me: Me, id: string, { base, changedAt, deck }: SaveDeck): { isKept: boolean; deck: SavedDeck } {
    this.sent++
    const decks = this.of(me)
    const stored = decks.find((one) => one.id === id)
    if (stored && stored.revision !== base) return { isKept: false, deck: stored }
    const revision = Math.max(0, ...decks.map((one) => one.revision)) + 1
    const saved = { id, revision, changedAt, deck: deck && structuredClone(deck) }
    if (stored) decks.splice(decks.indexOf(stored), 1)
    if (stored || deck) decks.push(saved)
    return { isKept: true, deck: saved }
  }
}

/** A browser, with who uses it. */
class Device {
  me: Me
  readonly told: string[] = []
  private readonly hall: Hall
  private readonly kept: Storage = storage()

  constructor(hall: Hall, me: Me = GUEST) {
    this.hall = hall
    this.me = me
  }

  /** Everything from here on happens on this device. */
  use(): this {
    vi.stubGlobal('localStorage', this.kept)
    return this
  }

  async meet(): Promise<ReturnType<typeof exchange> extends Promise<infer R> ? R : never> {
    this.use()
    const { hall, me } = this
    const server: DeckServer = {
      me: async () => (hall.isUp ? ok(me) : AWAY),
      since: async (revision) => {
        const decks = hall.of(me).filter((one) => one.revision > revision)
        return ok({ owner: me.id, revision: Math.max(revision, ...decks.map((one) => one.revision)), decks })
      },
      save: async (id, change) => {
        const { isKept, deck } = hall.put(me, id, change)
        if (hall.lost-- > 0) return AWAY
        return ok(isKept ? { isKept, deck } : { isKept: false, stored: deck })
      },
    }
    return exchange(server, (sentence) => this.told.push(sentence))
  }

  names(): string[] {
    this.use()
    return listDecks('eldar').map(({ deck }) => deck?.name ?? 'damaged')
  }

  /** Builds a deck, or on with one. */
  build(name: string, at: number, id?: string): string {
    this.use()
    const cards = { yuri: 1, wallop: (at % 2) + 1 }
    if (id === undefined) return saveNewDeck('eldar', { name, rules: {}, cards }, at)?.id ?? ''
    expect(writeDeck({ id, game: 'eldar', name, rules: {}, cards, changedAt: at })).toBe(true)
    return id
  }

  remove(id: string, at: number): string {
    this.use()
    vi.setSystemTime(at)
    return removeDeck(id) ?? ''
  }
}

let hall = new Hall()
beforeEach(() => {
  vi.useFakeTimers()
  hall = new Hall()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Two devices of one person that both have a deck as it was at 10. */
async function pair(): Promise<{ desk: Device; phone: Device; id: string }> {
  const [desk, phone] = [new Device(hall, ADA), new Device(hall, ADA)]
  const id = desk.build('Aggro', 10)
  await desk.meet()
  await phone.meet()
  expect(phone.names()).toEqual(['Aggro'])
  return { desk, phone, id }
}

describe('decks of a device and of the server', () => {
  test('are brought together: what is new and what changed comes to the other device, and nothing is sent twice', async () => {
    const { desk, phone, id } = await pair()
    phone.build('Aggro II', 20, id)
    phone.build('Control', 21)
    await phone.meet()
    await desk.meet()
    expect(desk.names()).toEqual(['Control', 'Aggro II'])
    const { sent } = hall
    await desk.meet()
    await phone.meet()
    expect(hall.sent).toBe(sent)
    expect([...desk.told, ...phone.told]).toEqual([])
  })

  test('wait without a server, and are sent when there is one', async () => {
    const desk = new Device(hall)
    hall.isUp = false
    desk.build('Aggro', 10)
    expect(await desk.meet()).toEqual(AWAY)
    expect(desk.names()).toEqual(['Aggro'])
    hall.isUp = true
    expect(await desk.meet()).toEqual(ok(GUEST))
    expect(hall.names(GUEST)).toEqual(['Aggro'])
  })

  test('changed on two devices: the newer one stays, the older one is kept beside it, and both devices have both', async () => {
    for (const [atDesk, atPhone] of [
      [30, 20],
      [20, 30],
    ] as const) {
      hall = new Hall()
      const { desk, phone, id } = await pair()
      phone.build('From the phone', atPhone, id)
      await phone.meet()
      desk.build('From the desk', atDesk, id)
      await desk.meet()
      await phone.meet()
      const [newer, older] =
        atDesk > atPhone ? ['From the desk', 'From the phone'] : ['From the phone', 'From the desk']
      for (const device of [desk, phone]) {
        expect(device.names()).toEqual([newer, `${older}, older`])
        expect(readDeck(id)).toMatchObject({ value: { name: newer } })
      }
      expect(desk.told).toEqual([
        `From the desk was changed on two devices: the newer one stays, the older one is kept as ${older}, older.`,
      ])
      expect(phone.told).toEqual([])
    }
  })

  test('changed alike on two devices: nothing is to be told', async () => {
    const { desk, phone, id } = await pair()
    phone.build('Same', 20, id)
    await phone.meet()
    desk.build('Same', 22, id)
    await desk.meet()
    expect(desk.names()).toEqual(['Same'])
    expect(desk.told).toEqual([])
  })

  test('an answer that got lost does no harm', async () => {
    const desk = new Device(hall, ADA)
    const id = desk.build('Aggro', 10)
    hall.lost = 1
    expect(await desk.meet()).toEqual(AWAY)
    desk.build('Aggro II', 11, id)
    await desk.meet()
    expect(hall.names(ADA)).toEqual(['Aggro II'])
    expect(desk.names()).toEqual(['Aggro II'])
    expect(desk.told).toEqual([])
  })
})

describe('a deleted deck', () => {
  test('stays deleted on every device, also on one that was away', async () => {
    const { desk, phone, id } = await pair()
    desk.remove(id, 20)
    expect(desk.names()).toEqual([])
    await desk.meet()
    await phone.meet()
    expect(phone.names()).toEqual([])
    expect(phone.told).toEqual(['Aggro was deleted on another device.'])
    await desk.meet()
    expect([desk.names(), hall.names(ADA)]).toEqual([[], []])
  })

  test('that is put back is back everywhere', async () => {
    const { desk, phone, id } = await pair()
    const text = desk.remove(id, 20)
    await desk.meet()
    await phone.meet()
    desk.use()
    putDeckBack(id, text)
    await desk.meet()
    await phone.meet()
    expect([desk.names(), phone.names(), hall.names(ADA)]).toEqual([['Aggro'], ['Aggro'], ['Aggro']])
    expect(desk.told).toEqual([])
  })

  test('that was changed elsewhere before: what was changed is kept as a deck of its own', async () => {
    const { desk, phone, id } = await pair()
    desk.remove(id, 30)
    await desk.meet()
    phone.build('Changed away from the net', 20, id)
    await phone.meet()
    await desk.meet()
    phone.use()
    expect(readDeck(id).ok).toBe(false)
    expect([phone.names(), desk.names()]).toEqual([
      ['Changed away from the net 2'],
      ['Changed away from the net 2'],
    ])
    expect(phone.told[0]).toMatch(
      /^Changed away from the net was deleted on another device; what you changed/,
    )
  })

  test('that was changed elsewhere after: it is back, and that is told', async () => {
    const { desk, phone, id } = await pair()
    phone.build('Changed later', 30, id)
    await phone.meet()
    desk.remove(id, 20)
    await desk.meet()
    expect(desk.names()).toEqual(['Changed later'])
    expect(desk.told).toEqual([
      'Changed later was changed on another device after you deleted it here, so it is back.',
    ])
    expect(hall.names(ADA)).toEqual(['Changed later'])
  })

  test('that was changed elsewhere, but before it was deleted here, is gone', async () => {
    const { desk, phone, id } = await pair()
    phone.build('Changed first', 20, id)
    await phone.meet()
    desk.remove(id, 30)
    await desk.meet()
    await phone.meet()
    expect([desk.names(), phone.names(), hall.names(ADA)]).toEqual([[], [], []])
    expect(phone.told).toEqual(['Changed first was deleted on another device.'])
  })

  test('that never came to the server is of no interest there', async () => {
    const desk = new Device(hall)
    desk.remove(desk.build('Fleeting', 10), 20)
    await desk.meet()
    expect(hall.of(GUEST)).toEqual([])
    expect(readSyncState().gone).toEqual({})
  })
})

describe('whose decks they are', () => {
  test('a guest who makes an account, or enters one, brings their decks along', async () => {
    const desk = new Device(hall)
    desk.build('Mine', 10)
    await desk.meet()
    desk.me = { ...GUEST, account: 'Ada' }
    await desk.meet()
    expect(hall.names(GUEST)).toEqual(['Mine'])

    const phone = new Device(hall)
    phone.me = { ...GUEST, id: 'guest002' }
    phone.build('Of the phone', 20)
    await phone.meet()
    phone.me = { ...GUEST, account: 'Ada' }
    await phone.meet()
    expect(phone.names()).toEqual(['Of the phone', 'Mine'])
    await desk.meet()
    expect(desk.names()).toEqual(['Of the phone', 'Mine'])
  })

  test('who signs out leaves none in sight or to the next one, and has them again after signing in', async () => {
    const desk = new Device(hall, ADA)
    const id = desk.build('Of Ada', 10)
    await desk.meet()
    desk.build('Of Ada, not sent yet', 12, id)
    desk.me = { ...GUEST, id: 'guest003' }
    await desk.meet()
    expect(desk.names()).toEqual([])
    expect(accountsAway()).toEqual(['ada'])
    desk.me = BOB
    await desk.meet()
    expect([desk.names(), hall.names(BOB)]).toEqual([[], []])
    desk.build('Of Bob', 20)
    desk.me = ADA
    await desk.meet()
    expect(desk.names()).toEqual(['Of Ada, not sent yet'])
    expect([hall.names(ADA), accountsAway()]).toEqual([['Of Ada, not sent yet'], ['bob']])
    expect(desk.told).toEqual([])
  })

  test('who had everything deleted leaves nothing to whoever comes next', async () => {
    for (const me of [GUEST, ADA]) {
      hall = new Hall()
      const desk = new Device(hall, me)
      desk.build('Mine', 10)
      await desk.meet()
      desk.use()
      forgetDecksOf(me)
      const names: string[] = []
      for (const next of [
        { ...GUEST, id: 'guest009' },
        { ...ADA, id: 'ada00009' },
      ]) {
        desk.me = next
        await desk.meet()
        names.push(...desk.names(), ...hall.names(next))
      }
      expect([names, accountsAway(), desk.told]).toEqual([[], [], []])
    }
  })

  test('decks of others in the browser stay where somebody has everything deleted', async () => {
    const desk = new Device(hall, ADA)
    desk.build('Of Ada', 10)
    await desk.meet()
    desk.me = BOB
    await desk.meet()
    forgetDecksOf(BOB)
    desk.me = ADA
    await desk.meet()
    expect(desk.names()).toEqual(['Of Ada'])
  })

  test('a server that lost everything is given the decks anew', async () => {
    const desk = new Device(hall, ADA)
    desk.build('Aggro', 10)
    await desk.meet()
    hall = new Hall()
    const after = new Device(hall, { ...ADA, id: 'ada00002' })
    Object.assign(after, { kept: (desk as unknown as { kept: Storage }).kept })
    await after.meet()
    expect([after.names(), hall.names(after.me)]).toEqual([['Aggro'], ['Aggro']])
  })
})

/** Whole numbers below a bound, the same for the same seed. */
function chances(seed: number): (bound: number) => number {
  let word = seed
  return (bound) => {
    word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0
    return (word >>> 8) % bound
  }
}

/** The name that a copy was made of: 'n7' of 'n7, older 2'. */
function stem(name: string): string {
  return name.split(/[ ,]/)[0] ?? ''
}

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  'whatever three devices do, they agree in the end and nothing is lost unsaid (seed %i)',
  async (seed) => {
    const below = chances(seed)
    const devices = [0, 1, 2].map(() => new Device(hall, ADA))
    /** Names that nobody has replaced or deleted knowingly: every change gives a deck a new name. */
    const alive = new Set<string>()
    for (let at = 1; at <= 60; at++) {
      const device = devices[below(3)] as Device
      device.use()
      const decks = listDecks('eldar')
      const deck = decks.length > 0 ? decks[below(decks.length)]?.deck : undefined
      const act = below(6)
      hall.lost = below(5) === 0 ? 1 : 0
      if (act === 0) {
        alive.add(`n${at}`)
        device.build(`n${at}`, at)
      } else if (act === 1 && deck) {
        alive.delete(stem(deck.name))
        device.remove(deck.id, at)
      } else if (act <= 3 && deck) {
        alive.delete(stem(deck.name))
        alive.add(`n${at}`)
        device.build(`n${at}`, at, deck.id)
      } else await device.meet()
    }
    hall.lost = 0
    for (let round = 0; round < 4; round++) for (const device of devices) await device.meet()
    const [first, ...others] = devices.map((device) => device.names().toSorted())
    for (const other of others) expect(other).toEqual(first)
    expect(hall.names(ADA).toSorted()).toEqual(first)
    const told = devices.flatMap((device) => device.told)
    const kept = new Set(first?.map(stem))
    const lost = [...alive].filter((name) => !kept.has(stem(name)))
    expect(
      lost.filter((name) => !told.some((sentence) => sentence.startsWith(`${name} was deleted`))),
    ).toEqual([])
  },
)

test('a deck that got lost on the device alone is fetched again', async () => {
  const { desk, id } = await pair()
  desk.use()
  localStorage.removeItem(`trialhall/deck/${id}`)
  await desk.meet()
  expect(desk.names()).toEqual(['Aggro'])
})

test('what the server refuses of one deck is told with its name, and the others are sent', async () => {
  const desk = new Device(hall, ADA)
  desk.build('Good', 10)
  desk.build('Bad', 11)
  desk.use()
  const server: DeckServer = {
    me: async () => ok(ADA),
    since: async (revision) => ok({ owner: ADA.id, revision, decks: [] }),
    save: async (id, change) =>
      change.deck?.name === 'Bad'
        ? fault('bad-request', 'deck.cards', 'deck.cards is wrong.')
        : ok({ isKept: true as const, deck: hall.put(ADA, id, change).deck }),
  }
  expect(await exchange(server, () => undefined)).toEqual(
    fault('bad-request', 'deck.cards', 'Bad is kept in this browser only. deck.cards is wrong.'),
  )
  expect(hall.names(ADA)).toEqual(['Good'])
})

test('decks of several accounts wait for their owners', () => {
  expect(awayWords(['ana'])).toBe('Decks of ana wait in this browser until ana signs in here again.')
  expect(awayWords(['ana', 'bo'])).toBe(
    'Decks of ana and bo wait in this browser until their owners sign in here again.',
  )
})
