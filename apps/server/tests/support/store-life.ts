import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDriver } from '../../src/store/driver/usual-driver.ts'
import { DATABASE, MARK, openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { Dice } from './dice.ts'
import { type Asked, StoreModel } from './store-model.ts'
import { Weather } from './weather.ts'

/** What happened in the life of a store. */
export interface Told {
  writes: number
  refused: number
  failures: number
  deaths: number
  entries: number
}

/** Lets a store live through some steps and compares it with the model at each. Throws where they differ. */
export async function liveThrough(open: OpenDriver, how: { seed: number; steps: number }): Promise<Told> {
  const life = new StoreLife(open, new Dice(how.seed))
  await life.begin()
  try {
    for (let step = 0; step < how.steps; step++) await life.step()
    return await life.end()
  } finally {
    life.clearAway()
  }
}

/** A store in any weather, and the model that it is held to. */
export class StoreLife {
  private readonly open: OpenDriver
  private readonly dice: Dice
  private readonly model = new StoreModel()
  private readonly told: Told = { writes: 0, refused: 0, failures: 0, deaths: 0, entries: 0 }
  private readonly folders: string[] = []
  private folder = this.newFolder()
  weather: Weather = new Weather()
  private store: Store | null = null
  /** The folder that a process left when it died in this step. */
  private left: string | null = null

  constructor(open: OpenDriver, dice: Dice) {
    this.open = open
    this.dice = dice
  }

  private newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-life-'))
    this.folders.push(folder)
    return folder
  }

  /** Opens the store, which begins to fold its journal at so many entries. */
  async begin(how: { mostInJournal: number } = { mostInJournal: 60 }): Promise<Store> {
    const { weather, folder } = this
    const open: OpenDriver = async (file) => weather.over(await this.open(file))
    this.store = await openStore(folder, open, how)
    return this.store
  }

  /** Writes something, in some weather, and compares the store with the model. */
  async step(): Promise<void> {
    const { dice, weather } = this
    const kind = dice.below(20)
    if (kind < 7) weather.threaten(dice)
    else if (kind === 7) weather.fill()
    else if (kind === 8) weather.doom(dice, () => this.died())
    await this.stepThrough()
    if (kind === 9 && dice.onceIn(4)) await this.reopen()
  }

  /** Writes something and compares the store with the model, in the weather that is. */
  async stepThrough(): Promise<void> {
    const { weather, model } = this
    const [refused, isFair] = await this.write(this.store ?? (await this.begin()))
    if (weather.isDoomed) this.died()
    const mayBeThere = weather.isInDoubt || this.left !== null ? refused : []
    weather.calm()
    if (this.left !== null) await this.dieInto(this.left)
    const store = this.store ?? (await this.begin())
    await this.weather.without(() => model.compare(store, mayBeThere))
    if (isFair && refused.length > 0) throw new Error('a good write was refused in good weather')
  }

  /** What the process leaves on the disk as it dies. */
  private died(): void {
    this.left = this.copied()
  }

  /** Answers which good writes were refused, and whether the weather was good. */
  private async write(store: Store): Promise<[refused: Asked[], isFair: boolean]> {
    const asked = this.model.writes(this.dice)
    const settled = await Promise.allSettled(
      asked.map(({ entries, checkpoint }) =>
        checkpoint ? store.putCheckpoint(checkpoint) : store.append(entries),
      ),
    )
    const isDone = (i: number): boolean => settled[i]?.status === 'fulfilled'
    for (const [i, one] of asked.entries()) if (isDone(i)) this.model.acknowledged(one)
    const refused = asked.filter((_, i) => !isDone(i))
    this.told.writes += asked.length
    this.told.refused += refused.length
    return [refused.filter(({ isBad }) => !isBad), this.weather.isFair]
  }

  /** The disk as it is now. */
  private copied(): string {
    const to = this.newFolder()
    for (const name of [DATABASE, `${DATABASE}-wal`, MARK])
      if (existsSync(join(this.folder, name))) copyFileSync(join(this.folder, name), join(to, name))
    return to
  }

  /** Goes on with what the dead process left on the disk. */
  private async dieInto(folder: string): Promise<void> {
    await this.store?.close()
    rmSync(this.folder, { recursive: true, force: true })
    this.told.failures += this.weather.failures
    this.told.deaths++
    this.weather = new Weather()
    this.folder = folder
    this.left = null
    await this.begin()
  }

  private async reopen(): Promise<void> {
    await this.store?.close()
    await this.model.compare(await this.begin(), [])
  }

  /** Closes the store, and looks at it once more. */
  async end(): Promise<Told> {
    await this.reopen()
    await this.store?.close()
    this.told.failures += this.weather.failures
    return { ...this.told, entries: this.model.size }
  }

  /** Removes everything from the disk. */
  clearAway(): void {
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true })
  }
}
