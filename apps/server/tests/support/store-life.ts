import type { Store } from '../../src/store/store.ts'
import { Dice } from './dice.ts'
import { type Asked, StoreModel } from './store-model.ts'
import type { Weather } from './weather.ts'

/** What happened in the life of a store. */
export interface Told {
  writes: number
  refused: number
  failures: number
  deaths: number
  entries: number
}

/** Where a store lives, in any weather. */
export interface StoreHome {
  /** The weather that is when nothing is threatened. */
  weather(): Weather
  /** Opens the store; an embedded one begins to fold its journal at so many entries. */
  open(weather: Weather, how: { mostInJournal: number }): Promise<Store>
  /** The process dies now: what it has stored by now is what it leaves. */
  died(): void
  /** Goes on with what the dead process left. */
  bury(store: Store | null): Promise<void>
  /** Removes everything. */
  clearAway(): void
}

/** Lets a store live through some steps and compares it with the model at each. Throws where they differ. */
export async function liveThrough(home: StoreHome, how: { seed: number; steps: number }): Promise<Told> {
  const life = new StoreLife(home, new Dice(how.seed))
  try {
    await life.begin()
    for (let step = 0; step < how.steps; step++) await life.step()
    return await life.end()
  } finally {
    life.clearAway()
  }
}

/** A store in any weather, and the model that it is held to. */
export class StoreLife {
  private readonly home: StoreHome
  private readonly dice: Dice
  private readonly model = new StoreModel()
  private readonly told: Told = { writes: 0, refused: 0, failures: 0, deaths: 0, entries: 0 }
  weather: Weather
  private store: Store | null = null
  /** The process has died in this step. */
  private isDead = false

  constructor(home: StoreHome, dice: Dice) {
    this.home = home
    this.dice = dice
    this.weather = home.weather()
  }

  /** Opens the store. */
  async begin(how: { mostInJournal: number } = { mostInJournal: 60 }): Promise<Store> {
    this.store = await this.home.open(this.weather, how)
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
    const mayBeThere = weather.isInDoubt || this.isDead ? refused : []
    weather.calm()
    if (this.isDead) await this.liveOn()
    const store = this.store ?? (await this.begin())
    await this.weather.without(() => model.compare(store, mayBeThere))
    if (isFair && refused.length > 0) throw new Error('a good write was refused in good weather')
  }

  private died(): void {
    if (this.isDead) return
    this.isDead = true
    this.home.died()
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

  /** Goes on with what the dead process left. */
  private async liveOn(): Promise<void> {
    await this.home.bury(this.store)
    this.told.failures += this.weather.failures
    this.told.deaths++
    this.weather = this.home.weather()
    this.isDead = false
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

  /** Removes everything. */
  clearAway(): void {
    this.home.clearAway()
  }
}
