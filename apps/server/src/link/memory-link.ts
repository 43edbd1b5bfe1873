import type { Link } from './link.ts'

/** Where links in one process meet: for tests, and for programs that run several servers at once. */
export class MemoryHub {
  private readonly links: Set<MemoryLink> = new Set()
  private isDown = false

  /** One more link. */
  link(): MemoryLink {
    const link = new MemoryLink(this)
    this.links.add(link)
    return link
  }

  get isUp(): boolean {
    return !this.isDown
  }

  /** Carries nothing any more. */
  goDown(): void {
    this.isDown = true
    for (const link of this.links) link.onDown()
  }

  /** Carries on: what was sent meanwhile is lost. */
  comeBack(): void {
    this.isDown = false
    for (const link of this.links) link.onBack()
  }

  carry(from: MemoryLink, subject: string, message: Uint8Array): void {
    if (this.isDown) return
    const copy = Uint8Array.from(message)
    for (const link of this.links)
      if (link !== from) setImmediate(() => this.isDown || !this.links.has(link) || link.hear(subject, copy))
  }

  drop(link: MemoryLink): void {
    this.links.delete(link)
  }
}

/** A link to others in the same process. */
export class MemoryLink implements Link {
  onDown: () => void = () => undefined
  onBack: () => void = () => undefined
  private readonly hub: MemoryHub
  private readonly hearers: Map<string, (message: Uint8Array) => void> = new Map()

  constructor(hub: MemoryHub) {
    this.hub = hub
  }

  get isUp(): boolean {
    return this.hub.isUp
  }

  publish(subject: string, message: Uint8Array): void {
    this.hub.carry(this, subject, message)
  }

  subscribe(subject: string, hear: (message: Uint8Array) => void): void {
    this.hearers.set(subject, hear)
  }

  hear(subject: string, message: Uint8Array): void {
    this.hearers.get(subject)?.(message)
  }

  async close(): Promise<void> {
    this.hub.drop(this)
  }
}
