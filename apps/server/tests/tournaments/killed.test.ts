import type { TournamentView } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import type { Store, StoredMatch } from '../../src/store/store.ts'
import { mortal } from '../support/mortal.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { Member, settled, until } from './club.ts'

/** What a tournament writes: it is killed before each of these writes in turn. */
const WRITES = new Set(['changeRecords', 'putMatch'])
const PLAN = { system: 'swiss', rounds: 1, fillTo: 4, fillBot: 'random', clock: { kind: 'none' } } as const

/** All matches of a store that belong to a tournament. */
async function matchesOf(store: Store, id: string): Promise<StoredMatch[]> {
  const all = await Promise.all(
    (['open', 'playing', 'over'] as const).map((status) => store.matches({ status, limit: 1000 })),
  )
  return all.flat().filter(({ tournament }) => tournament?.id === id)
}

function idsIn({ rounds }: TournamentView): (string | null)[] {
  return rounds.flat().map(({ match }) => match)
}

test('a server is killed before each write of a tournament of bots: another one goes on, and no match is made twice or left out', async () => {
  let isOver = false
  for (let step = 1; !isOver; step++) {
    const kept = await memoryStore()
    let writes = Number.POSITIVE_INFINITY
    const first = mortal(kept, (method) => WRITES.has(method) && --writes < 0)
    const before = await startServer({ store: first.store })
    const organiser = await Member.arrive(before.host, `organiser${step}`)
    const { card } = await organiser.open(PLAN)
    writes = step
    const began = await organiser.act(card.id, 'start')
    if (began.status === 200)
      await until({ server: before, member: organiser, id: card.id }, (view) => {
        isOver = view.card?.status === 'over'
        return isOver || writes < 0
      })
    first.kill()
    const after = await startServer({ store: mortal(kept).store })
    const again = new Member(organiser.person)
    Object.assign(again.person, { host: after.host })
    const at = { server: after, member: again, id: card.id }
    if ((await again.view(card.id)).card.status === 'open') await again.act(card.id, 'start')
    const end = await until(at, (view) => view.card.status === 'over')
    expect(end.rounds.map((tables) => tables.length)).toEqual([2])
    expect(end.rounds.flat().every(({ result }) => result?.how === 'played')).toBe(true)
    const ids = idsIn(end)
    expect(new Set(ids).size).toBe(2)
    const made = await matchesOf(kept, card.id)
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 'over'))
    expect(made.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    await settled(after)
    await after.close()
    await before.close()
    await kept.close()
  }
}, 240_000)
