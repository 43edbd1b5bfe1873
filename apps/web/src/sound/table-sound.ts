import type { Cue, Motif } from '@trialhall/table-ui'
import type { Loudspeaker } from './loudspeaker.ts'

/** What a page wants to be heard now. */
interface Wish {
  /** The game's; null while no game is heard. */
  readonly motif: Motif | null
  readonly volume: number
  readonly isBurning: boolean
}

const SILENT: Wish = { motif: null, volume: 0, isBurning: false }

/**
 * The sound of the table that is open. Browsers let nothing be heard before the page was pressed, so the loudspeaker and all that makes
 * sounds are loaded with the first press, and only where somebody wants to hear them.
 */
class TableSound {
  private loudspeaker: Loudspeaker | null = null
  private isComing = false
  private wish = SILENT

  /** Somebody pressed something: from now on sounds can be heard. */
  async wake(): Promise<void> {
    if (this.isComing || this.wish.volume <= 0 || typeof AudioContext === 'undefined') return
    this.isComing = true
    const context = new AudioContext()
    try {
      const [{ Loudspeaker: Loaded }] = await Promise.all([import('./loudspeaker.ts'), context.resume()])
      this.loudspeaker = new Loaded(context)
      this.tend()
      if (this.wish.motif) await this.loudspeaker.prepare(this.wish.motif)
    } catch {
      this.isComing = false // the device has no sound, or the network went: the next press tries again
    }
  }

  /** From now on a table sounds like this. */
  set(wish: Wish): void {
    this.wish = wish
    this.tend()
  }

  /** The table is closed. */
  leave(): void {
    this.set(SILENT)
  }

  play(cues: readonly Cue[]): void {
    const { motif, volume } = this.wish
    if (motif) this.loudspeaker?.play(cues, motif, volume)
  }

  private tend(): void {
    this.loudspeaker?.burn(this.wish.isBurning ? this.wish.volume : 0)
  }
}

/** The one of this page. */
export const tableSound = new TableSound()
