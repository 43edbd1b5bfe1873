/** What a table tells of whose turn it is. */
export interface Turn {
  /** The person who looks at this page is asked something. */
  readonly isMine: boolean
  /** What a notification says: the game, and what is asked. */
  readonly title: string
  readonly text: string
  /** Address of the table on this site, e.g. '/m/abc'. */
  readonly path: string
}

/** How a person wants to be called. */
export interface Wishes {
  readonly sound: boolean
  /** From 0 to 100. */
  readonly volume: number
  readonly notify: boolean
}

/** The ways to call a person; tests play them. */
export interface CallWorld {
  now(): number
  isHidden(): boolean
  /** Calls back, perhaps a moment later, unless another page shows the address to somebody. */
  unlessSeenElsewhere(path: string, then: () => void): void
  /** Calls back whenever the page comes into sight or goes out of it. Returns what ends it. */
  onSight(then: () => void): () => void
  /** Puts a mark on the tab and on the installed app, or takes it away. */
  mark(mark: 'turn' | 'none'): void
  chime(volume: number): void
  /** Shows a notification. Returns what takes it away. */
  notify(turn: Turn): () => void
}

/** A turn that comes back sooner is no surprise to somebody who looks at the table, in milliseconds. */
const SOON = 2000

const NOTHING = (): void => undefined

/** Calls a person whose turn it has become: with a mark and a notification out of sight, with a sound after a wait. */
export class TurnWatch {
  private readonly world: CallWorld
  private readonly endSight: () => void
  private withdraw: () => void = NOTHING
  private isMine: boolean | null = null
  private waitingSince: number
  /** How often there was no more to call for. */
  private calmed = 0

  constructor(world: CallWorld) {
    this.world = world
    this.waitingSince = world.now()
    this.endSight = world.onSight(() => this.seen())
  }

  /** Looks at the newest moment of a table. */
  see(turn: Turn, wishes: Wishes): void {
    const before = this.isMine
    this.isMine = turn.isMine
    if (!turn.isMine) {
      if (before !== false) this.waitingSince = this.world.now()
      this.calm()
    } else if (before === false) {
      this.call(turn, wishes)
    }
    this.mark()
  }

  /** Somebody calls: heard also by those who look on. */
  nudged(turn: Turn, wishes: Wishes): void {
    this.calm()
    if (this.world.isHidden()) this.callAway(turn, wishes)
    else if (wishes.sound) this.world.chime(wishes.volume)
  }

  /** The table is left. */
  close(): void {
    this.endSight()
    this.isMine = false
    this.calm()
    this.mark()
  }

  private call(turn: Turn, wishes: Wishes): void {
    if (this.world.isHidden()) this.callAway(turn, wishes)
    else if (wishes.sound && this.world.now() - this.waitingSince >= SOON) this.world.chime(wishes.volume)
  }

  /** Calls whoever does not look at this page, unless they look at the same table in another one. */
  private callAway(turn: Turn, { sound, volume, notify }: Wishes): void {
    const before = this.calmed
    this.world.unlessSeenElsewhere(turn.path, () => {
      if (this.calmed !== before) return
      if (sound) this.world.chime(volume)
      if (notify && this.world.isHidden()) this.withdraw = this.world.notify(turn)
    })
  }

  private seen(): void {
    if (!this.world.isHidden()) this.calm()
    this.mark()
  }

  private calm(): void {
    this.calmed++
    this.withdraw()
    this.withdraw = NOTHING
  }

  private mark(): void {
    this.world.mark(this.isMine === true && this.world.isHidden() ? 'turn' : 'none')
  }
}
