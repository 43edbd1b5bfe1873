import { games } from '@trialhall/games'
import { registry, UNKNOWN, type AnyGame, type Viewer } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { isOpening } from '../../../src/match/openings.ts'
import { BOT_PAUSE, QUIET_PAUSE, Room, replayed, savedMatch } from './table-room.ts'

const SHORT = { roundLimit: 1 }

test('a person at a table with bots looks through their own eyes and is asked in the end', async () => {
  const room = new Room(savedMatch('pbb'))
  await room.settle()
  expect(room.now.viewer).toBe(0)
  expect(room.now.own?.seat).toBe(0)
  expect(room.now.handTo).toBeNull()
})

test('bots think after the least pause, and the page hears who thinks', () => {
  const room = new Room(savedMatch('bb'))
  expect(room.now.thinking).toBe(room.now.asked[0]?.seat)
  expect(room.clock.pauses).toEqual([BOT_PAUSE])
  expect(room.thinker.asked).toHaveLength(1)
})

test('a bot waits long after something happened, and shortly after one that only passed', async () => {
  const room = new Room(savedMatch('bbbb', SHORT))
  const pauses = { news: new Set<number>(), quiet: new Set<number>() }
  while (!room.now.outcome) {
    const isNews = (room.updates.at(-1)?.story.told.length ?? 0) > 0
    for (const pause of room.clock.pauses) pauses[isNews ? 'news' : 'quiet'].add(pause)
    await room.clock.strike()
  }
  expect(pauses).toEqual({ news: new Set([BOT_PAUSE]), quiet: new Set([QUIET_PAUSE]) })
})

test('the pauses of a turn fit into its time, however much is decided in it', async () => {
  const turn = 2 * BOT_PAUSE
  const room = new Room(savedMatch('bbbb', SHORT), [], { turn })
  const turns: number[] = [0]
  while (!room.now.outcome) {
    const told = room.updates.at(-1)?.story.told ?? []
    if (told.some(({ event }) => isOpening(event))) turns.push(0)
    const [pause = 0] = room.clock.pauses
    turns.push((turns.pop() ?? 0) + pause)
    await room.clock.strike()
  }
  expect(turns.length).toBeGreaterThan(4)
  expect(Math.max(...turns)).toBeLessThanOrEqual(turn)
  expect(Math.min(...turns.slice(1, -1))).toBeGreaterThan(0)
})

test('bots alone play a match to its end, watched by nobody in particular', async () => {
  const room = new Room(savedMatch('bb', SHORT))
  await room.settle()
  expect(room.now.outcome).not.toBeNull()
  expect(room.now.viewer).toBeNull()
  expect(room.kept.at(-1)?.outcome).toEqual(room.now.outcome)
})

test('every choice is kept before it is shown, and the kept log replays to the same moment', async () => {
  const room = new Room(savedMatch('pb'))
  await room.settle()
  room.pick(0)
  await room.settle()
  expect(replayed(room).length).toBe(room.now.length)
  expect(replayed(room).viewFor(0)).toEqual(room.now.view)
})

test('a stale pick is told in one sentence and changes nothing', async () => {
  const room = new Room(savedMatch('pb'))
  await room.settle()
  const { length } = room.now
  room.table.choose(0, 0, { length: length - 1 })
  expect(room.faults).toEqual(['The table has moved on since you were asked: look again, then choose.'])
  expect(room.now.length).toBe(length)
})

test('nobody picks or goes back for a bot, and a pick that is not offered is refused', async () => {
  const room = new Room(savedMatch('pb'))
  await room.settle()
  const { length } = room.now
  room.table.choose(1, 0, { length })
  room.table.back(1)
  room.table.choose(0, 99, { length })
  expect(room.faults).toHaveLength(3)
  expect(room.now.length).toBe(length)
})

test('a bot that cannot decide takes the first option, and the table says so', async () => {
  const room = new Room(savedMatch('bb'))
  room.thinker.failure = new Error('no wits today')
  await room.clock.strike()
  await room.clock.strike()
  expect(room.faults[0]).toContain('no wits today')
  expect(room.now.length).toBeGreaterThan(0)
})

const drawable = games.games.find(({ agreeOnDraw }) => agreeOnDraw !== undefined)

test('two people at one screen agree on a draw, which is told and kept', async () => {
  const room = new Room(savedMatch('pp', {}, drawable))
  await room.settle()
  room.table.agreeOnDraw()
  expect(room.now.outcome).toMatchObject({ ranks: [1, 1], reason: 'agreed' })
  expect(room.updates.at(-1)?.story.told).toMatchObject([{ event: { type: 'ended' } }])
  expect(room.kept.at(-1)).toMatchObject({ log: { drawn: true }, outcome: { reason: 'agreed' } })
  room.table.agreeOnDraw()
  expect(room.faults).toEqual(['The match is over; nobody can agree on a draw any more.'])
})

test('bots agree to no draw, and some games know none', async () => {
  const room = new Room(savedMatch('pb', {}, drawable))
  await room.settle()
  room.table.agreeOnDraw()
  const other = new Room(savedMatch('pp'))
  await other.settle()
  other.table.agreeOnDraw()
  expect([room.now.outcome, other.now.outcome]).toEqual([null, null])
  expect(room.faults).toEqual(['Bots do not agree to draws: they play to the end.'])
  expect(other.faults[0]).toMatch(/has no draw by agreement/)
})

test('between two people nobody looks until the next one says so', async () => {
  const room = new Room(savedMatch('pp', { championDeal: 'random' }))
  await room.settle()
  const { handTo } = room.now
  expect(room.now.viewer).toBeNull()
  expect(handTo).not.toBeNull()
  expect(room.now.own).toBeNull()
  room.table.look(handTo)
  expect(room.now.viewer).toBe(handTo)
  expect(room.now.handTo).toBeNull()
  while (room.now.own) {
    room.pick(0)
    await room.settle()
  }
  const next = 1 - (handTo ?? 0)
  expect(room.now).toMatchObject({ viewer: handTo, handTo: next, own: null })
  room.table.look(null)
  expect(room.now).toMatchObject({ viewer: null, handTo: next, own: null })
})

test('two people who see each other’s hands pass the screen on without a curtain', async () => {
  const sigmar = sure(games.find('sigmar'))
  const open: AnyGame = {
    ...sigmar,
    advance(table) {
      const show = table.show.bind(table)
      table.show = (card, sight) => show(card, (sight & 3) === 0 ? sight : sight | 3)
      sigmar.advance(table)
    },
  }
  const room = new Room(savedMatch('ppb', { championDeal: 'random' }, open), [], { hall: registry([open]) })
  await room.settle()
  expect(room.now).toMatchObject({ viewer: null, own: null }) // from the bot both hands are hidden
  room.table.look(room.now.handTo)
  const lookers = new Set<Viewer>()
  for (let picks = 0; picks < 30; picks++) {
    expect(room.now).toMatchObject({ handTo: null, own: { seat: room.now.viewer } })
    lookers.add(room.now.viewer)
    room.pick(0)
    await room.settle()
  }
  expect(lookers).toEqual(new Set([0, 1]))
})

test('no curtain falls before a draft in which everybody sees everything, only before the first hands', async () => {
  const tempus = games.games.find(({ id }) => id === 'tempus')
  const room = new Room(savedMatch('1212', { draft: 'short' }, tempus))
  await room.settle()
  expect(room.now).toMatchObject({ handTo: null, own: { seat: room.now.viewer } })
  while (room.now.own) {
    room.pick(0)
    await room.settle()
  }
  expect(room.now).toMatchObject({ viewer: null, own: null })
  expect(room.now.handTo).not.toBeNull()
})

test('while nothing is hidden the next person goes on at once; what is chosen in secret is not shown', async () => {
  const eldar = games.games.find(({ id }) => id === 'eldar')
  const draft = new Room(savedMatch('pp', { format: 'draft' }, eldar))
  await draft.settle()
  draft.table.look(draft.now.handTo)
  const lookers = [draft.now.viewer]
  for (let picks = 0; picks < 6; picks++) {
    draft.pick(0)
    await draft.settle()
    lookers.push(draft.now.viewer)
    expect(draft.now).toMatchObject({ handTo: null, own: { seat: draft.now.viewer } })
  }
  expect(new Set(lookers)).toEqual(new Set([0, 1]))
  while (draft.now.own) {
    draft.pick(0)
    await draft.settle()
  }
  // Hands are dealt: not even the one who picked last sees one before the other has looked away.
  expect(draft.now).toMatchObject({ viewer: null, own: null })
  expect(draft.now.handTo).not.toBeNull()

  const decks = new Room(savedMatch('pp', {}, eldar))
  await decks.settle()
  const first = decks.now.handTo
  decks.table.look(first)
  decks.pick(0)
  await decks.settle()
  expect(decks.now).toMatchObject({ viewer: first, handTo: 1 - (first ?? 0), own: null })
})

test('a person sees the own hand and not the other one', async () => {
  const room = new Room(savedMatch('pp', { championDeal: 'random' }))
  await room.settle()
  room.table.look(room.now.handTo)
  const { view, viewer } = room.now
  const { players } = view as unknown as { readonly players: readonly { readonly hand: readonly number[] }[] }
  const known = players.map(({ hand }) => hand.every((card) => view.cards.def[card] !== UNKNOWN))
  expect(players.every(({ hand }) => hand.length > 0)).toBe(true)
  expect(known).toEqual([viewer === 0, viewer === 1])
})

test('only people at the screen can be looked through', () => {
  const room = new Room(savedMatch('ppb'))
  room.table.look(2)
  expect(room.faults).toEqual(['Only the hands of people at this screen can be looked at.'])
})

test('going back forgets what was told since, and the kept log is shorter again', async () => {
  const room = new Room(savedMatch('pp'))
  await room.settle()
  room.table.look(room.now.handTo)
  const { length, viewer } = room.now
  const told = room.storyLength
  room.pick(1)
  room.table.back(viewer ?? 0)
  expect(room.faults).toEqual([])
  expect(room.now.length).toBe(length)
  expect(room.storyLength).toBe(told)
  expect(room.kept.at(-1)?.log.choices).toHaveLength(length)
})

const FIRST_GAME = { draft: 'first-game', rounds: 6 }

test('Back leads to the last choice of the person, over what the table passed since, and is asked there again', async () => {
  const tempus = games.games.find(({ id }) => id === 'tempus')
  const room = new Room(savedMatch('pbbb', FIRST_GAME, tempus))
  let last = -1
  const far: unknown[] = []
  const near: unknown[] = []
  for (let i = 0; i < 60; i++) {
    await room.settle()
    const { length, canGoBack } = room.now
    const isFar = last < length - 1
    const option = (i * 5) % (room.now.own?.options.length ?? 1)
    if (canGoBack && (isFar || i % 2 === 0)) {
      room.table.back(0)
      await room.settle()
      const led = [room.now.length - last, room.now.own?.seat, room.now.isAskedAnyway]
      if (isFar) far.push(led)
      else near.push(led)
    }
    last = room.now.length
    room.pick(option)
  }
  expect([far.length > 1, near.length > 1]).toEqual([true, true])
  expect(new Set([...far, ...near].map(String))).toEqual(new Set(['0,0,true']))
})

test('windows that nobody could answer are passed after a pause, unless a person asked to be stopped', async () => {
  const passing = new Room(savedMatch('pb'))
  const stopping = new Room(savedMatch('pb'), 'all')
  const single = { passing: 0, stopping: 0 }
  for (let i = 0; i < 40; i++) {
    for (const [name, room] of Object.entries({ passing, stopping })) {
      await room.settle()
      if (room.now.outcome) continue
      if (room.now.own?.options.length === 1) single[name as keyof typeof single]++
      room.pick(0)
    }
  }
  expect(single.passing).toBe(0)
  expect(single.stopping).toBeGreaterThan(0)
})

/** A match of two at one screen in which the first attempts a Trial and the second holds a Lower. */
function attempted(trial: string, stops?: 'all'): Room {
  const saved = savedMatch('pp')
  const seats = [
    { champion: 'torvald', skipsDraw: true },
    { champion: 'orin', hand: ['jeers'] },
  ]
  const room = new Room(
    { ...saved, log: { ...saved.log, position: { phase: 'action', trials: [trial], seats } } },
    stops,
  )
  room.table.look(0)
  room.pick(room.now.own?.options.findIndex((option) => (option as { do: string }).do === 'attempt') ?? -1)
  return room
}

test('where several share the screen, a window in which all can see that nothing succeeds is passed by itself', async () => {
  const vain = attempted('the-unwritten-law')
  expect(vain.now).toMatchObject({ viewer: 0, handTo: null, own: null })
  await vain.settle()
  expect(replayed(vain).log.choices).toHaveLength(2)
  const open = attempted('sphinx-at-the-ford')
  expect(open.now.handTo).toBe(1)
  expect(open.clock.pauses).toEqual([])
  const stopped = attempted('the-unwritten-law', 'all')
  expect(stopped.now.handTo).toBe(1)
})

test('where several share the screen, no other window is passed by itself: who is asked tells nothing of a hand', async () => {
  const room = new Room(savedMatch('ppp', SHORT))
  const seen = { single: 0, handed: 0 }
  while (!room.now.outcome) {
    await room.settle()
    const { handTo } = room.now
    if (handTo !== null) {
      seen.handed++
      room.table.look(handTo)
    }
    if (room.now.own?.options.length === 1) seen.single++
    room.pick(0)
  }
  expect(room.clock.pauses).toEqual([])
  expect(seen.single).toBeGreaterThan(0)
  expect(seen.handed).toBeGreaterThan(seen.single)
})

test('a window can be passed without a look at the screen, an action cannot', async () => {
  const room = new Room(savedMatch('ppp', { ...SHORT, championDeal: 'random' }))
  expect(room.now.canPassUnseen).toBe(false)
  room.table.passUnseen(room.now.length)
  expect(room.faults).toEqual(['Nobody can pass without a look at the table now.'])
  room.table.look(room.now.handTo)
  while (!room.now.canPassUnseen) {
    if (room.now.handTo !== null) room.table.look(room.now.handTo)
    room.pick(0)
  }
  const { handTo, length, viewer } = room.now
  room.table.look(null)
  room.table.passUnseen(length)
  expect(viewer).not.toBe(handTo)
  expect(replayed(room).log.choices.at(-1)?.seat).toBe(handTo)
  expect(room.now).toMatchObject({ length: length + 1, viewer: null, own: null })
})

test('whoever is in a hurry waits for no bot until asked again', async () => {
  const room = new Room(savedMatch('pbbb'))
  await room.settle()
  room.pick(0)
  expect(room.clock.pauses).not.toContain(0)
  const { asked, cancelled } = room.thinker
  const before = asked.length
  room.table.hurry()
  expect([asked.length, room.thinker.cancelled]).toEqual([before, cancelled]) // what it thinks about is not thought anew
  const { length } = room.now
  room.table.hurry()
  expect(room.clock.pauses).toEqual([0])
  await room.clock.strike()
  expect(room.now.length).toBeGreaterThan(length)
  while (room.clock.pauses.length > 0) {
    expect(room.clock.pauses).toEqual([0])
    await room.clock.strike()
  }
  expect(room.now.own).not.toBeNull()
  room.pick(0)
  await room.clock.strike()
  expect(room.clock.pauses).not.toContain(0)
})

test('a match that was left goes on where it stopped, and only what happens then is new', async () => {
  const room = new Room(savedMatch('pb'))
  await room.settle()
  room.pick(0)
  await room.settle()
  const log = room.kept.at(-1)?.log
  if (!log) throw new Error('Nothing was kept.')
  const again = new Room({ ...savedMatch('pb'), log })
  expect(again.now.view).toEqual(room.now.view)
  expect(again.storyLength).toBe(room.storyLength)
  expect(again.updates[0]?.story.fresh).toBe(again.storyLength)
})

test('what is new is told once, also when the eyes change', async () => {
  const room = new Room(savedMatch('pp'))
  await room.settle()
  room.table.look(room.now.handTo)
  expect(room.updates.at(-1)?.story.fresh).toBe(room.storyLength)
})

test('choosing while a bot thinks at the same time makes it think anew', async () => {
  const room = new Room(savedMatch('bb'))
  room.table.stopAt('all')
  expect(room.thinker.cancelled).toBe(1)
  expect(room.clock.pauses).toHaveLength(1)
})
