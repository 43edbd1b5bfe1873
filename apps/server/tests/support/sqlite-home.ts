import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from '../../src/store/driver/driver.ts'
import type { OpenDriver } from '../../src/store/driver/usual-driver.ts'
import { DATABASE, MARK, openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { faultyDriver } from './faulty.ts'
import type { StoreHome } from './store-life.ts'
import { Weather } from './weather.ts'

/** An embedded store in a folder: a process that dies leaves a copy of it. */
export class SqliteHome implements StoreHome {
  private readonly openDriver: OpenDriver
  private readonly folders: string[] = []
  private folder = this.newFolder()
  private left: string | null = null
  private inner: Driver | null = null

  constructor(openDriver: OpenDriver) {
    this.openDriver = openDriver
  }

  private newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-life-'))
    this.folders.push(folder)
    return folder
  }

  weather(): Weather {
    const disk = { fill: () => this.fill(), makeRoom: () => this.limitPages(1073741823) }
    return new Weather(disk, (sql) => sql === 'COMMIT')
  }

  /** The disk is full, as SQLite itself finds out. */
  private fill(): void {
    const { page_count: pages = 1 } = this.inner?.prepare('PRAGMA page_count').get() ?? {}
    this.limitPages(Number(pages))
  }

  private limitPages(pages: number): void {
    this.inner?.exec(`PRAGMA max_page_count = ${pages}`)
  }

  /** What is on disk is the same without waiting for it. */
  open(weather: Weather, how: { mostInJournal: number }): Promise<Store> {
    const open: OpenDriver = async (file) => {
      const inner = await this.openDriver(file)
      this.inner = inner
      const faulty = faultyDriver(inner, (sql) => weather.falls(sql))
      return { ...faulty, exec: (sql) => faulty.exec(sql.replace('synchronous = FULL', 'synchronous = OFF')) }
    }
    return openStore(this.folder, open, how)
  }

  /** Keeps the disk as it is now. */
  died(): void {
    const to = this.newFolder()
    for (const name of [DATABASE, `${DATABASE}-wal`, MARK])
      if (existsSync(join(this.folder, name))) copyFileSync(join(this.folder, name), join(to, name))
    this.left = to
  }

  async bury(store: Store | null): Promise<void> {
    await store?.close()
    this.inner = null
    rmSync(this.folder, { recursive: true, force: true })
    this.folder = this.left ?? this.folder
  }

  clearAway(): void {
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true })
  }
}
