import { games } from '@trialhall/games'
import { Match } from '@trialhall/kernel'
import { storedCheckpoint } from '../../apps/server/src/match/history/checkpoint-body.ts'
import { EventHistory } from '../../apps/server/src/match/history/event-history.ts'
import { drawOf } from '../../apps/server/src/match/history/kept.ts'
import { openStore } from '../../apps/server/src/store/open.ts'
import type { OwnServer } from './own-server.ts'

/** Lays a table of the same people and terms that begins in the middle, by the checkpoint from which its server opens it. Answers its path. */
export async function layOnline(server: OwnServer, path: string, position: object): Promise<string> {
  await server.stop()
  const store = await openStore(server.data)
  const stored = await store.match(path.replace('/m/', ''))
  const game = games.find(stored?.game ?? '')
  if (!stored || !game.ok) throw new Error('there is no such match')
  const id = [...stored.id].toReversed().join('')
  const begun = Match.start(game.value, { seats: stored.seats.length, ...drawOf(stored), position })
  if (!begun.ok) throw new Error(begun.fault.message)
  const { checkpoint } = begun.value
  const history = EventHistory.begin(begun.value)
  await store.putMatch({ ...stored, id })
  await store.putCheckpoint(
    storedCheckpoint(id, {
      entry: 0,
      at: 0,
      follows: 0,
      rulesVersion: stored.rulesVersion,
      state: () => checkpoint,
      since: { ...history.indexBetween(0, 0), packs: history.packsBetween(0, 0), timed: [] },
    }),
  )
  await store.close()
  await server.start()
  return `/m/${id}`
}
