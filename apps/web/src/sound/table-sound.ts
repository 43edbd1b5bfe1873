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
  private context: AudioContext | null = null
  private isComing = false
  private wish = SILENT

  /**
   * Somebody pressed something: from now on sounds can be heard. Not every press counts for a browser, and a call on a phone takes the
   * sound away, so each press asks for it again.
   */
  async wake(): Promise<void> {
    if (this.wish.volume <= 0 || typeof AudioContext === 'undefined') return
    const context = (this.context ??= new AudioContext())
    if (context.state !== 'running') context.resume().catch(() => undefined)
    if (this.isComing) return
    this.isComing = true
    try {
      const { Loudspeaker: Loaded } = await import('./loudspeaker.ts')
      this.loudspeaker = new Loaded(context)
      this.tend()
      if (this.wish.motif) await this.loudspeaker.prepare(this.wish.motif)
    } catch {
      this.isComing = false // the network went: the next press tries again
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
