import { Listeners } from '../kit/listeners.ts'

/** The browser's offer to install the app; not every browser makes one. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Holds the browser's offer to install the app until somebody asks for it in the settings. */
class Installing {
  offer: InstallOffer | null = null
  private readonly listeners: Listeners = new Listeners()

  /** Waits for the offer from now on. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.show(event as InstallOffer)
    })
    addEventListener('appinstalled', () => this.show(null))
  }

  subscribe(listener: () => void): () => void {
    return this.listeners.add(listener)
  }

  /** Lets the browser ask. An offer can be taken once. */
  async accept(): Promise<void> {
    const { offer } = this
    this.show(null)
    await offer?.prompt()
  }

  private show(offer: InstallOffer | null): void {
    this.offer = offer
    this.listeners.tell()
  }
}

/** The offer of this page. */
export const installing: Installing = new Installing()
