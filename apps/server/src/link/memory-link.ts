import type { Link } from './link.ts'

type Answering = (message: Uint8Array) => Promise<Uint8Array>

/** Where links in one process meet: for tests, and for programs that run several servers at once. */
export class MemoryHub {
  private readonly links: Set<MemoryLink> = new Set()
  private isDown = false
  private asked = 0

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

  /** One of the others that serve a subject, each in turn; null where there is none. */
  servant(from: MemoryLink, subject: string): Answering | null {
    if (this.isDown) return null
    const able = [...this.links].filter((link) => link !== from && link.answering(subject))
    return able[this.asked++ % able.length]?.answering(subject) ?? null
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
  private readonly servants: Map<string, Answering> = new Map()

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

  ask(subject: string, message: Uint8Array, patienceMs: number): Promise<Uint8Array | null> {
    const answer = this.hub.servant(this, subject)
    if (!answer) return Promise.resolve(null)
    return new Promise((resolve) => {
      const patience = setTimeout(() => resolve(null), patienceMs)
      void answer(Uint8Array.from(message)).then((data) => {
        clearTimeout(patience)
        setImmediate(() => resolve(this.hub.isUp ? Uint8Array.from(data) : null))
      })
    })
  }

  serve(subject: string, answer: Answering): () => void {
    this.servants.set(subject, answer)
    return () => void this.servants.delete(subject)
  }

  answering(subject: string): Answering | null {
    return this.servants.get(subject) ?? null
  }

  hear(subject: string, message: Uint8Array): void {
    this.hearers.get(subject)?.(message)
  }

  async close(): Promise<void> {
    this.hub.drop(this)
  }
}
