import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { RecordChange } from '../../src/store/records.ts'
import type { Store } from '../../src/store/store.ts'
import { storedMatch } from '../support/stored.ts'

const change = (given: Partial<RecordChange>): RecordChange => ({
  kind: 'report',
  id: 'a',
  owner: null,
  rank: null,
  base: 0,
  body: '{}',
  ...given,
})
const person = (id: string, name: string, account: string | null = null, createdAt = 5) =>
  ({ id, name, account, createdAt }) as const

/** What every store must keep beside matches, and forget. */
export function recordsContract(name: string, open: (folder: string) => Promise<Store>): void {
  const folders: string[] = []
  const stores: Store[] = []

  async function opened(folder = mkdtempSync(join(tmpdir(), 'trialhall-records-'))): Promise<Store> {
    folders.push(folder)
    const store = await open(folder)
    stores.push(store)
    return store
  }

  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close().catch(() => undefined)
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  describe(name, () => {
    test('changes a record only for whoever knows how it stands', async () => {
      const store = await opened()
      expect(await store.changeRecords([change({})])).toBe(true)
      expect(await store.changeRecords([change({})])).toBe(false)
      expect(await store.changeRecords([change({ base: 1, body: '{"b":1}', owner: 'ada', rank: 1.5 })])).toBe(
        true,
      )
      const [record] = await store.records({ kind: 'report', order: 'first', limit: 5 })
      expect(record).toEqual({
        kind: 'report',
        id: 'a',
        owner: 'ada',
        rank: 1.5,
        revision: 2,
        body: '{"b":1}',
      })
      expect(await store.changeRecords([change({ base: 1, body: null })])).toBe(false)
      expect(await store.changeRecords([change({ base: null, body: '{}' })])).toBe(true)
      expect(await store.changeRecords([change({ base: 3, body: null })])).toBe(true)
      expect(await store.records({ kind: 'report', order: 'first', limit: 5 })).toEqual([])
    })

    test('makes all changes or none', async () => {
      const store = await opened()
      await store.changeRecords([change({ id: 'old' })])
      expect(await store.changeRecords([change({ id: 'new' }), change({ id: 'old' })])).toBe(false)
      const left = await store.records({ kind: 'report', order: 'first', limit: 5 })
      expect(left.map(({ id }) => id)).toEqual(['old'])
      const both = [change({ id: 'one' }), change({ id: 'two', kind: 'other' })]
      expect(await Promise.all([store.changeRecords(both), store.changeRecords(both)])).toEqual([true, false])
    })

    test('lists by id and by rank, of a kind, of an owner, below a rank', async () => {
      const store = await opened()
      await store.changeRecords([
        change({ id: 'a', rank: 3, owner: 'ada' }),
        change({ id: 'b', rank: 1 }),
        change({ id: 'c', rank: 2, owner: 'ada' }),
        change({ id: 'd', kind: 'other', owner: 'ada' }),
      ])
      const ids = async (query: object): Promise<string[]> =>
        (await store.records({ kind: 'report', order: 'first', limit: 9, ...query })).map(({ id }) => id)
      expect(await ids({})).toEqual(['a', 'b', 'c'])
      expect(await ids({ order: 'last', limit: 2 })).toEqual(['c', 'b'])
      expect(await ids({ order: 'highest' })).toEqual(['a', 'c', 'b'])
      expect(await ids({ order: 'lowest', owner: 'ada' })).toEqual(['c', 'a'])
      expect(await ids({ order: 'lowest', rankBelow: 3 })).toEqual(['b', 'c'])
      expect(await ids({ id: 'c' })).toEqual(['c'])
    })

    test('finds people by a part of their name, whatever its case; signs of patterns are letters', async () => {
      const store = await opened()
      await store.addIdentity(person('ada00000', 'Ada 100%'), 'one')
      await store.addIdentity(person('bob00000', 'Bob_', null, 6), 'two')
      await store.addAccount({ name: 'Robert', identity: 'bob00000', passwordHash: 'x' })
      const found = async (text: string): Promise<string[]> =>
        (await store.findPeople(text, 9)).map(({ id }) => id)
      expect(await found('ADA')).toEqual(['ada00000'])
      expect(await found('robe')).toEqual(['bob00000'])
      expect(await found('bob00000')).toEqual(['bob00000'])
      expect(await found('%')).toEqual(['ada00000'])
      expect(await found('_')).toEqual(['bob00000'])
      expect(await found('')).toEqual(['bob00000', 'ada00000'])
      await store.addIdentity({ ...person('eve00000', 'Ärger_Œuvre'), createdAt: 0 }, 'e')
      for (const text of ['ärger', 'ÄRGER', 'œUV', 'r_œ']) expect(await found(text)).toEqual(['eve00000'])
      expect(await found('a\u0308rger')).toEqual(['eve00000']) // as some systems type it
      for (const text of ['örger', 'ä%', 'rxœ', '李']) expect(await found(text)).toEqual([])
    })

    test('knows guests who were not seen since; accounts are none', async () => {
      const store = await opened()
      for (const id of ['ada00000', 'bob00000', 'cyd00000']) await store.addIdentity(person(id, id), id)
      await store.addAccount({ name: 'cyd', identity: 'cyd00000', passwordHash: 'x' })
      await store.changeRecords([change({ kind: 'seen', id: 'bob00000', owner: 'bob00000', rank: 50 })])
      expect(await store.staleGuests(50, 9)).toEqual(['ada00000'])
      expect(await store.staleGuests(51, 9)).toEqual(['ada00000', 'bob00000'])
      expect(await store.staleGuests(5, 9)).toEqual([])
    })

    test('removes a person with all that is theirs, and nobody else', async () => {
      const store = await opened()
      for (const id of ['ada00000', 'bob00000']) {
        await store.addIdentity(person(id, id), id)
        await store.addAccount({ name: id.slice(0, 3), identity: id, passwordHash: 'x' })
        const most = { decks: 9, deleted: 9 }
        await store.putDeck({ owner: id, id: 'deck0000', base: 0, changedAt: 1, body: '{}', most })
        await store.changeRecords([change({ id, owner: id })])
      }
      await store.removePerson('ada00000')
      await store.removePerson('ada00000')
      const left = await Promise.all(
        ['ada', 'bob'].map(async (name) => [
          await store.identity(`${name}00000`),
          await store.identityBySecret(`${name}00000`),
          await store.account(name),
          (await store.decks(`${name}00000`, 0)).length,
          (await store.records({ kind: 'report', owner: `${name}00000`, order: 'first', limit: 9 })).length,
        ]),
      )
      expect(left[0]).toEqual([null, null, null, 0, 0])
      expect(left[1]).toMatchObject([{ name: 'bob00000' }, { account: 'bob' }, { name: 'bob' }, 1, 1])
      expect(await store.addAccount({ name: 'ada', identity: 'ada00000', passwordHash: 'x' })).toBe(false)
    })

    test('puts other words in place of talk: of a line, or of all that somebody said', async () => {
      const store = await opened()
      const line = (n: number, who: string) =>
        ({
          match: 'm0000000',
          n,
          from: who,
          seat: null,
          text: `line ${n}`,
          at: n,
          command: `${who}:${n}`,
        }) as const
      for (const [i, who] of ['ada', 'bob', 'ad', 'ada'].entries()) await store.addChat(line(i + 1, who))
      expect(await store.replaceLine('m0000000', 2, 'gone')).toBe(true)
      expect(await store.replaceLine('m0000000', 9, 'gone')).toBe(false)
      expect(await store.unsay({ identity: 'ada', name: 'Nobody', text: '…' })).toBe(2)
      const said = await store.chat('m0000000', 9)
      expect(said.map(({ from, text }) => `${from}: ${text}`)).toEqual([
        'Nobody: …',
        'bob: gone',
        'ad: line 3',
        'Nobody: …',
      ])
    })

    test('forgets old talk of matches that are over, and tables that never began', async () => {
      const store = await opened()
      const over = { status: 'over', changedAt: 10, startedAt: 1 } as const
      await store.putMatch({ ...storedMatch('played00', { changedAt: 10 }), ...over })
      await store.putMatch({ ...storedMatch('closed00', { changedAt: 10 }), ...over, startedAt: null })
      await store.putMatch({ ...storedMatch('running0', { changedAt: 10 }), ...over, status: 'playing' })
      for (const match of ['played00', 'running0'])
        for (const at of [1, 9])
          await store.addChat({ match, n: at, from: 'x', seat: null, text: 't', at, command: `x:${at}` })
      expect([await store.dropTalk(9, 5), await store.dropTalk(9, 5)]).toEqual([1, 0])
      expect((await store.chat('played00', 9)).map(({ at }) => at)).toEqual([9])
      expect((await store.chat('running0', 9)).length).toBe(2)
      expect([await store.dropTables(10, 5), await store.dropTables(11, 5)]).toEqual([0, 1])
      expect([await store.match('closed00'), (await store.match('played00'))?.id]).toEqual([null, 'played00'])
    })
  })
}
