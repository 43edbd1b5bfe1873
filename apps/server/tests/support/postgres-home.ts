import { openPgLine, type DatabaseLine, type OpenLine } from '../../src/store/postgres/line.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { LineLost, StatementRefused } from '../../src/store/postgres/trouble.ts'
import type { Store } from '../../src/store/store.ts'
import type { StoreHome } from './store-life.ts'
import { Weather } from './weather.ts'

/** What failing means here: the connection ends, or PostgreSQL refuses the statement. */
export type Fault = 'lost' | 'refused'

const DISK_FULL = '53100'
const WRITES = /INSERT|UPDATE|DELETE|COMMIT/

/** A store on PostgreSQL: a process that dies leaves its connections to the system, and the database as it is. */
export class PostgresHome implements StoreHome {
  private readonly url: string
  private readonly fault: Fault
  private readonly lines: Set<DatabaseLine> = new Set()
  private isFull = false

  constructor(url: string, fault: Fault) {
    this.url = url
    this.fault = fault
  }

  /** Where a connection ended behind a write, whoever gave up cannot know whether it was done. */
  weather(): Weather {
    const disk = { fill: () => void (this.isFull = true), makeRoom: () => void (this.isFull = false) }
    return new Weather(disk, (sql) => WRITES.test(sql))
  }

  open(weather: Weather): Promise<Store> {
    return openPostgresStore(databasePlace(this.url), {
      openLine: this.faulty(weather),
      patience: { waitMs: 20, pauseMs: 1 },
      lease: { leaseMs: 5000, renewMs: 1000, graceMs: 0 },
    })
  }

  private faulty(weather: Weather): OpenLine {
    return async (place) => {
      if (weather.falls('connect') !== null) throw new LineLost('no connection in this weather')
      const line = await openPgLine(place)
      await line.query({ text: 'SET synchronous_commit = off' }) // what is there is the same without waiting for it
      this.lines.add(line)
      return this.faultyLine(line, weather)
    }
  }

  private faultyLine(line: DatabaseLine, weather: Weather): DatabaseLine {
    let isLost = false
    const lose = (sql: string): never => {
      isLost = true
      void line.close()
      throw new LineLost(`lost at ${sql}`)
    }
    return {
      query: async (sql) => {
        const when = weather.falls(sql.text)
        if (isLost) return lose(sql.text)
        if (this.isFull && WRITES.test(sql.text)) await this.refuse(line, sql)
        if (when === 'before' && this.fault === 'lost') return lose(sql.text)
        if (when !== null && this.fault === 'refused') await this.refuse(line, sql)
        const rows = await line.query(sql)
        return when === 'after' ? lose(sql.text) : rows
      },
      close: () => line.close(),
    }
  }

  /** PostgreSQL says no, which spoils the transaction if there is one. */
  private async refuse(line: DatabaseLine, sql: { text: string }): Promise<never> {
    const { text } = sql
    await line.query({ text: 'SELECT 1 / 0' }).catch(() => undefined)
    if (text === 'COMMIT') await line.query({ text: 'ROLLBACK' })
    throw new StatementRefused(`no space left on device, at ${text}`, DISK_FULL)
  }

  /** The system ends the connections of a dead process. */
  died(): void {
    for (const line of this.lines) void line.close()
    this.lines.clear()
  }

  async bury(store: Store | null): Promise<void> {
    await store?.close().catch(() => undefined)
  }

  clearAway(): void {
    this.died()
  }
}
