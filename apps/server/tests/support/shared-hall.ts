import type { Store } from '../../src/store/store.ts'
import { MemoryHub } from '../../src/link/memory-link.ts'
import type { ServiceParts } from '../../src/service.ts'
import { MemoryOwnersHub } from './memory-owners.ts'
import { mortal, type MortalStore } from './mortal.ts'
import { Person } from './person.ts'
import { memoryStore, startServer, type TestServer } from './server.ts'

/** One of several servers of a hall. */
export interface HallServer {
  readonly server: TestServer
  readonly session: number
  /** It dies: nothing of what it wants comes to disk, and the others know. */
  die(): void
}

/** Servers that share a hall in one process: one store, and a link in memory. */
export class TestHall {
  readonly hub: MemoryHub = new MemoryHub()
  readonly store: Store
  readonly owners: MemoryOwnersHub

  private constructor(store: Store) {
    this.store = store
    this.owners = new MemoryOwnersHub(store)
  }

  static async open(): Promise<TestHall> {
    const store = await memoryStore()
    store.close = async () => undefined
    return new TestHall(store)
  }

  /** Starts one more server. */
  async server(parts: Partial<ServiceParts> = {}): Promise<HallServer> {
    const owners = this.owners.join()
    const seen: MortalStore = mortal(this.store)
    const link = this.hub.link()
    const server = await startServer({ ...parts, store: seen.store, shared: { owners, link } })
    return {
      server,
      session: owners.me,
      die: () => {
        seen.kill()
        void link.close()
        this.owners.kill(owners.me)
      },
    }
  }
}

/** The same person at another server. */
export function personAt({ server }: HallServer, { cookie, me }: Person): Person {
  return Object.assign(new Person(server.host), { cookie, me })
}
