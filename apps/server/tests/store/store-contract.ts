import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type {
  DeckChange,
  LogEntry,
  Store,
  StoredChat,
  StoredCheckpoint,
  StoredDeck,
} from '../../src/store/store.ts'
import { storedMatch as match } from '../support/stored.ts'

/** What every store must do. `open` opens the store of a folder, again and again. */
export function storeContract(name: string, open: (folder: string) => Promise<Store>): void {
  const folders: string[] = []
  const stores: Store[] = []

  async function openIn(folder?: string): Promise<{ store: Store; folder: string }> {
    const place = folder ?? mkdtempSync(join(tmpdir(), 'trialhall-store-'))
    if (!folder) folders.push(place)
    const store = await open(place)
    stores.push(store)
    return { store, folder: place }
  }

  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close().catch(() => undefined)
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  describe(name, () => {
    test('keeps people, their secrets and their names', async () => {
      const { store } = await openIn()
      const ada = { id: 'ada00000', name: 'Ada', account: null, createdAt: 5 }
      await store.addIdentity(ada, 'one')
      expect(await store.identityBySecret('one')).toEqual(ada)
      await store.addSecret('ada00000', 'two')
      await store.removeSecret('one')
      await store.rename('ada00000', "Ada'; DROP TABLE secrets; --")
      expect(await store.identityBySecret('one')).toBeNull()
      expect(await store.identityBySecret('two')).toEqual({ ...ada, name: "Ada'; DROP TABLE secrets; --" })
      await store.addIdentity({ ...ada, id: 'bob00000' }, 'three')
      await store.removeSecretsOf('bob00000')
      expect(await store.identityBySecret('three')).toBeNull()
      expect(await store.identityBySecret('two')).not.toBeNull()
      expect(await store.identity('nobody00')).toBeNull()
    })

    test('gives a name of an account once, whatever its case', async () => {
      const { store } = await openIn()
      await store.addIdentity({ id: 'ada00000', name: 'Ada', account: null, createdAt: 5 }, 'one')
      await store.addIdentity({ id: 'bob00000', name: 'Bob', account: null, createdAt: 6 }, 'two')
      expect(await store.addAccount({ name: 'Ada', identity: 'ada00000', passwordHash: 'x' })).toBe(true)
      expect(await store.addAccount({ name: 'ada', identity: 'bob00000', passwordHash: 'y' })).toBe(false)
      expect(await store.account('ADA')).toEqual({ name: 'Ada', identity: 'ada00000', passwordHash: 'x' })
      expect(await store.account('bob')).toBeNull()
      expect((await store.identity('ada00000'))?.account).toBe('Ada')
      expect((await store.identity('bob00000'))?.account).toBeNull()
    })

    test('gives a person one account, however many ask for it at the same time, and keeps its newest password', async () => {
      const { store } = await openIn()
      await store.addIdentity({ id: 'ada00000', name: 'Ada', account: null, createdAt: 5 }, 'one')
      const names = ['ada', 'lovelace', 'augusta']
      const asked = names.map((name) => store.addAccount({ name, identity: 'ada00000', passwordHash: 'x' }))
      expect(await Promise.all(asked)).toEqual([true, false, false])
      expect(await store.setPassword('ADA', 'y')).toBe(true)
      expect(await store.setPassword('ada', 'z', 'x')).toBe(false)
      const once = ['u', 'v', 'w'].map((hash) => store.setPassword('ada', hash, 'y'))
      expect((await Promise.all(once)).filter(Boolean)).toHaveLength(1)
      expect(await store.setPassword('nobody', 'y')).toBe(false)
      await store.setPassword('ada', 'y')
      expect(await Promise.all(names.map((name) => store.account(name)))).toEqual([
        { name: 'ada', identity: 'ada00000', passwordHash: 'y' },
        null,
        null,
      ])
    })

    test('keeps matches and lists them, newest first', async () => {
      const { store } = await openIn()
      await store.putMatch(match('m1', { changedAt: 1, visibility: 'public' }))
      await store.putMatch(match('m2', { changedAt: 3, identity: 'ada00000' }))
      await store.putMatch(match('m3', { changedAt: 2, status: 'over', identity: 'ada00000' }))
      const ids = async (query: Parameters<Store['matches']>[0]): Promise<string[]> =>
        (await store.matches(query)).map((one) => one.id)
      expect(await ids({ status: 'playing', limit: 9 })).toEqual(['m2', 'm1'])
      expect(await ids({ status: 'playing', limit: 1 })).toEqual(['m2'])
      expect(await ids({ status: 'playing', visibility: 'public', limit: 9 })).toEqual(['m1'])
      expect(await ids({ status: 'over', identity: 'ada00000', limit: 9 })).toEqual(['m3'])
      await store.putMatch(match('m2', { changedAt: 4, identity: 'bob00000' }))
      expect(await ids({ status: 'playing', identity: 'ada00000', limit: 9 })).toEqual([])
      expect(await store.match('m2')).toEqual(match('m2', { changedAt: 4, identity: 'bob00000' }))
      await store.putMatch({ ...match('m4', { changedAt: 5 }), clock: { kind: 'none' } })
      expect(await ids({ status: 'playing', limit: 9 })).toEqual(['m4', 'm2', 'm1'])
      expect(await ids({ status: 'playing', isTimed: true, limit: 9 })).toEqual(['m2', 'm1'])
      expect(await ids({ status: 'playing', changedBefore: 4, limit: 9 })).toEqual(['m1'])
      expect(await store.match('m9')).toBeNull()
    })

    test('lists matches of other rules than those that are played now', async () => {
      const { store } = await openIn()
      const rules = { game: 'race', rulesVersion: 1 }
      await store.putMatch({ ...match('m1', { changedAt: 1 }), ...rules })
      await store.putMatch({ ...match('m2', { changedAt: 2 }), ...rules, rulesVersion: 11 })
      await store.putMatch({ ...match('m3', { changedAt: 3 }), ...rules, game: 'sprint' })
      await store.putMatch({ ...match('m4', { changedAt: 4, status: 'over' }), ...rules, rulesVersion: 2 })
      const ids = async (notOf: NonNullable<Parameters<Store['matches']>[0]['notOf']>): Promise<string[]> =>
        (await store.matches({ status: 'playing', notOf, limit: 9 })).map((one) => one.id)
      expect(await ids([rules])).toEqual(['m3', 'm2'])
      expect(await ids([rules, { game: 'race', rulesVersion: 11 }])).toEqual(['m3'])
      expect(await ids([])).toEqual(['m3', 'm2', 'm1'])
    })

    test('appends all entries or none', async () => {
      const { store } = await openIn()
      await store.append([entry('m1', 1), entry('m2', 1)])
      await expect(store.append([entry('m1', 2), entry('m2', 1)])).rejects.toThrow('UNIQUE constraint failed')
      expect(await store.entries('m1')).toEqual([entry('m1', 1)])
      await store.append([entry('m1', 2, 'ada:c1')])
      await expect(store.append([entry('m1', 3, 'ada:c1')])).rejects.toThrow('UNIQUE constraint failed')
      expect(await store.entries('m1')).toHaveLength(2)
      expect(await store.entries('m9')).toHaveLength(0)
      expect((await store.entries('m1')).map((one) => one.n)).toEqual([1, 2])
      await store.append([entry('m1', 3)])
    })

    test('refuses entries that would leave a gap in a log, with all that is given with them', async () => {
      const { store } = await openIn()
      await store.append([entry('m1', 1)])
      await expect(store.append([entry('m2', 1), entry('m1', 3)])).rejects.toThrow('m1')
      await expect(store.append([entry('m1', 2), entry('m1', 4)])).rejects.toThrow('m1')
      await expect(store.append([entry('m3', 2)])).rejects.toThrow('m3')
      expect((await store.entries('m1')).map(({ n }) => n)).toEqual([1])
      expect(await store.entries('m2')).toEqual([])
      await store.append([entry('m1', 2), entry('m1', 3)])
    })

    test('keeps what was meant by a choice, where that is known', async () => {
      const { store, folder } = await openIn()
      const entries = [{ ...entry('m1', 1), meant: 0xfedcba98 }, entry('m1', 2)]
      await store.append(entries)
      expect(await store.entries('m1')).toEqual(entries)
      await store.close()
      const { store: again } = await openIn(folder)
      expect(await again.entries('m1')).toEqual(entries)
    })

    test('of what is written at the same time a bad part fails alone', async () => {
      const { store } = await openIn()
      const written = [
        store.append([entry('m1', 1)]),
        store.append([entry('m2', 1), entry('m1', 1)]),
        store.putMatch(match('m3', { changedAt: 1 })),
        store.append([entry('m1', 2)]),
        store.append([entry('m1', 2)]),
        store.addChat(line(1)),
      ]
      const settled = (await Promise.allSettled(written)).map((one) => one.status)
      expect(settled).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
      expect((await store.entries('m1')).map((one) => one.n)).toEqual([1, 2])
      expect(await store.entries('m2')).toHaveLength(0)
      expect(await store.match('m3')).not.toBeNull()
    })

    test('writes what waits before it closes', async () => {
      const { store, folder } = await openIn()
      const written = store.append([entry('m1', 1)])
      await store.close()
      await written
      const { store: again } = await openIn(folder)
      expect(await again.entries('m1')).toHaveLength(1)
    })

    test('keeps the checkpoints of a match, each after the one that it follows', async () => {
      const { store, folder } = await openIn()
      const chain = [checkpoint(4, 0), checkpoint(9, 4), checkpoint(20, 9)]
      for (const one of chain) await store.putCheckpoint(one)
      await store.putCheckpoint({ ...checkpoint(7, 0), match: 'm2' })
      expect(await store.checkpoints('m1')).toEqual(chain)
      expect(await store.checkpoints('m9')).toEqual([])
      await store.close()
      const { store: again } = await openIn(folder)
      expect(await again.checkpoints('m1')).toEqual(chain)
      expect(await again.checkpoints('m2')).toHaveLength(1)
    })

    test('drops the checkpoints that came after the one that a new one follows', async () => {
      const { store } = await openIn()
      for (const one of [checkpoint(4, 0), checkpoint(9, 4), checkpoint(20, 9)])
        await store.putCheckpoint(one)
      const other = checkpoint(12, 4)
      await store.putCheckpoint(other)
      expect(await store.checkpoints('m1')).toEqual([checkpoint(4, 0), other])
      const renewed = { ...checkpoint(12, 4), rulesVersion: 2, body: '{"of":"later rules"}' }
      await store.putCheckpoint(renewed)
      expect(await store.checkpoints('m1')).toEqual([checkpoint(4, 0), renewed])
      await store.putCheckpoint(checkpoint(3, 0))
      expect(await store.checkpoints('m1')).toEqual([checkpoint(3, 0)])
    })

    test('keeps the checkpoint of a beginning until there is another', async () => {
      const { store } = await openIn()
      await store.putCheckpoint(checkpoint(0, 0))
      expect(await store.checkpoints('m1')).toEqual([checkpoint(0, 0)])
      await store.putCheckpoint(checkpoint(5, 0))
      await store.putCheckpoint(checkpoint(9, 5))
      expect(await store.checkpoints('m1')).toEqual([checkpoint(5, 0), checkpoint(9, 5)])
    })

    test('keeps what is proposed at a table, in place of what was', async () => {
      const { store, folder } = await openIn()
      const offers = {
        match: 'm1',
        entry: 4,
        undo: { by: 0, waiting: [1] },
        draw: null,
        recentCommands: ['ada:c1'],
      }
      await store.putOffers(offers)
      await store.putOffers({ ...offers, entry: 5, undo: null })
      expect(await store.offers('m2')).toBeNull()
      await store.close()
      const { store: again } = await openIn(folder)
      expect(await again.offers('m1')).toEqual({ ...offers, entry: 5, undo: null })
    })

    test('keeps the newest talk, oldest first', async () => {
      const { store } = await openIn()
      for (const n of [1, 2, 3]) await store.addChat(line(n))
      expect(await store.chat('m1', 9)).toEqual([line(1), line(2), line(3)])
      expect(await store.chat('m1', 2)).toEqual([line(2), line(3)])
      await expect(store.addChat(line(3))).rejects.toThrow('UNIQUE constraint failed')
    })

    test('keeps decks by owner, and changes one only for who knows how it stands', async () => {
      const { store, folder } = await openIn()
      const first = { ...deckChange('ada', 'deck1'), revision: 1 }
      expect(await store.putDeck(first)).toEqual({ outcome: 'kept', deck: stored(first) })
      const others = { ...deckChange('bob', 'deck1', { body: '{"name":"B"}' }), revision: 1 }
      expect(await store.putDeck(others)).toEqual({ outcome: 'kept', deck: stored(others) })
      const second = {
        ...deckChange('ada', 'deck1', { base: 1, changedAt: 9, body: '{"name":"A2"}' }),
        revision: 2,
      }
      expect(await store.putDeck(second)).toEqual({ outcome: 'kept', deck: stored(second) })
      expect(await store.putDeck(deckChange('ada', 'deck1', { base: 1, body: '{"name":"A3"}' }))).toEqual({
        outcome: 'newer',
        deck: stored(second),
      })
      expect(await store.putDeck(deckChange('ada', 'deck1'))).toMatchObject({ outcome: 'newer' })
      await store.putDeck(deckChange('ada', 'deck2'))
      expect((await store.decks('ada', 0)).map(({ id, revision }) => [id, revision])).toEqual([
        ['deck1', 2],
        ['deck2', 3],
      ])
      expect(await store.decks('ada', 3)).toEqual([])
      expect(await store.decks('ada', Number.MAX_SAFE_INTEGER)).toEqual([])
      expect(await store.replaceLine('match1', Number.MAX_SAFE_INTEGER, 'x')).toBe(false)
      await store.close()
      const { store: again } = await openIn(folder)
      expect(await again.decks('bob', 0)).toEqual([stored(others)])
      expect(await again.decks('eve', 0)).toEqual([])
    })

    test('a deleted deck stays deleted for who does not know of it, and counts no more', async () => {
      const { store } = await openIn()
      await store.putDeck(deckChange('ada', 'deck1'))
      await store.putDeck(deckChange('ada', 'deck2'))
      expect(await store.putDeck(deckChange('ada', 'deck3'))).toEqual({ outcome: 'full' })
      expect(await store.putDeck(deckChange('bob', 'deck3'))).toMatchObject({ outcome: 'kept' })
      const gone = { ...deckChange('ada', 'deck1', { base: 1, changedAt: 7, body: null }), revision: 3 }
      expect(await store.putDeck(gone)).toEqual({ outcome: 'kept', deck: stored(gone) })
      expect(await store.putDeck(deckChange('ada', 'deck1', { base: 1 }))).toEqual({
        outcome: 'newer',
        deck: stored(gone),
      })
      expect(await store.putDeck(deckChange('ada', 'deck3'))).toMatchObject({ outcome: 'kept' })
      expect(await store.putDeck(deckChange('ada', 'deck1', { base: 3 }))).toEqual({ outcome: 'full' })
      expect(await store.putDeck(deckChange('ada', 'deck9', { body: null }))).toMatchObject({
        outcome: 'kept',
      })
      expect((await store.decks('ada', 0)).map(({ id, body }) => [id, body === null])).toEqual([
        ['deck2', false],
        ['deck1', true],
        ['deck3', false],
      ])
    })

    test('of deleted decks the newest are remembered, and a forgotten one is not brought back', async () => {
      const { store } = await openIn()
      for (const [n, id] of ['deck1', 'deck2', 'deck3'].entries()) {
        await store.putDeck(deckChange('ada', id))
        await store.putDeck(deckChange('ada', id, { base: 2 * n + 1, body: null }))
      }
      expect((await store.decks('ada', 0)).map(({ id, revision }) => [id, revision])).toEqual([
        ['deck2', 4],
        ['deck3', 6],
      ])
      expect(await store.putDeck(deckChange('ada', 'deck1', { base: 1 }))).toMatchObject({
        outcome: 'newer',
        deck: { revision: 1, body: null },
      })
    })

    test('of a sound folder there is nothing to tell', async () => {
      const { store } = await openIn()
      await store.putMatch(match('m1', { changedAt: 1, identity: 'ada00000' }))
      await store.append([entry('m1', 1)])
      expect(await store.notices()).toEqual([])
      expect(await store.damaged('ada00000')).toEqual([])
    })

    test('holds everything that it took when it is opened again', async () => {
      const { store, folder } = await openIn()
      await store.putMatch(match('m1', { changedAt: 1 }))
      await store.append([entry('m1', 1)])
      await store.check()
      await store.close()
      const { store: again } = await openIn(folder)
      expect(await again.match('m1')).toEqual(match('m1', { changedAt: 1 }))
      expect(await again.entries('m1')).toEqual([entry('m1', 1)])
      await again.append([entry('m1', 2)])
    })
  })
}

function entry(id: string, n: number, command: string | null = null): LogEntry {
  return { match: id, n, kind: 'choose', seat: 1, pick: 2, command, at: 1_790_000_000_000 + n }
}

function checkpoint(entry: number, follows: number): StoredCheckpoint {
  return { match: 'm1', entry, follows, rulesVersion: 1, body: `{"entry":${entry},"“":1}` }
}

function line(n: number): StoredChat {
  return { match: 'm1', n, from: 'Ada', seat: n === 2 ? null : 0, text: `“${n}”`, at: n, command: `ada:${n}` }
}

function deckChange(owner: string, id: string, about: Partial<DeckChange> = {}): DeckChange {
  return { owner, id, base: 0, changedAt: 5, body: '{"name":"A"}', most: { decks: 2, deleted: 2 }, ...about }
}

/** What a store keeps of a change. */
function stored({ owner, id, revision, changedAt, body }: StoredDeck): StoredDeck {
  return { owner, id, revision, changedAt, body }
}
