import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Result } from '@trialhall/kernel'
import { refuse, type Waiter, type Patron, type PageWaiter } from '../waiter/waiter.ts'
import type { PageDeed } from '../link/letters.ts'
import type { LetterOf, Post } from '../link/post.ts'
import { NOT_STORED, unknownMatch, unread } from '../match/faults.ts'
import type { Tenure } from '../match/tenure.ts'
import { NotMine, type SessionId } from '../store/owners.ts'
import { SILENCE_MS, STRAY_MS } from './calls.ts'

/** What a gate needs. */
export interface PageGateParts {
  readonly post: Post
  readonly tenure: Tenure
  readonly waiter: Waiter
  /** Goes on with something that nobody waits for. */
  readonly go: (work: Promise<unknown>) => void
}

/** Milliseconds from one look at what was not answered to the next, and after which a command is refused. */
const LOOK_MS = 250
const GIVEN_UP_MS = 10_000

/** A match that a page follows, wherever that is. */
interface Follow {
  readonly page: GatePage
  readonly match: string
  since: number
  /** Whose match it was when it was asked for; what comes from others is old. */
  at: SessionId | null
  /** What comes from there is told in its order, from its beginning on. */
  isLive: boolean
  /** When another process was asked that has not answered, or null. */
  askedAt: number | null
  /** Who waits to hear whether it can be followed. */
  settle: ((result: Result<null>) => void) | null
}

/** A command that another process is to do. */
interface Sent {
  readonly page: GatePage
  readonly deed: PageDeed
  readonly since: number
  to: SessionId
  at: number
}

/** A page of this process. */
interface GatePage {
  readonly n: number
  readonly guest: Patron
  readonly follows: Map<string, Follow>
  readonly sent: Map<string, Sent>
}

/**
 * Brings what the pages of this process want to whoever owns the match, and what they are told back to them. What is not answered is sent again, by
 * the same id: it is done once.
 */
export class PageGate implements PageWaiter {
  private readonly parts: PageGateParts
  private readonly pages: Map<Patron, GatePage> = new Map()
  private readonly byNumber: Map<number, GatePage> = new Map()
  private readonly looking: NodeJS.Timeout
  private last = 0
  /** Commands that were brought to other processes, for metrics. */
  forwarded = 0

  constructor(parts: PageGateParts) {
    const { post } = parts
    this.parts = parts
    post.on('tell', (letter, from, body) => this.tell(letter, from, body))
    post.on('begun', ({ page, match }, from) => this.begun(page, match, from))
    post.on('watched', (letter, from) => this.watched(letter, from))
    post.on('stray', (letter, from) => this.parts.go(this.stray(letter, from)))
    post.on('moved', (letter, from) => this.moved(letter, from))
    this.looking = setInterval(() => this.look(), LOOK_MS).unref()
  }

  watch(guest: Patron, match: string, since: number): Promise<Result<null>> {
    const page = this.pageOf(guest)
    this.unwatch(guest, match)
    return new Promise((settle) => {
      const follow: Follow = { page, match, since, at: null, isLive: false, askedAt: null, settle }
      page.follows.set(match, follow)
      this.parts.go(this.route(follow))
    })
  }

  unwatch(guest: Patron, match: string): void {
    const page = this.pages.get(guest)
    const follow = page?.follows.get(match)
    if (!page || !follow) return
    page.follows.delete(match)
    this.part(follow)
    follow.settle?.({ ok: true, value: null })
  }

  private part({ page, match, at }: Follow): void {
    const { waiter, post, tenure } = this.parts
    if (at === tenure.me) waiter.unwatch(page.guest, match)
    else if (at !== null) post.send(at, { t: 'unwatch', page: page.n, match })
  }

  gone(guest: Patron): void {
    const page = this.pages.get(guest)
    if (!page) return
    for (const match of page.follows.keys()) this.unwatch(guest, match)
    this.pages.delete(guest)
    this.byNumber.delete(page.n)
  }

  obey(guest: Patron, deed: PageDeed): void {
    const { tenure, waiter, go } = this.parts
    const owner = tenure.known(deed.match)
    if (owner === tenure.me && waiter.isOpen(deed.match)) return this.here(guest, deed)
    const page = this.pageOf(guest)
    if (owner === null || owner === tenure.me) go(this.find(page, deed, performance.now()))
    else this.forward({ page, deed, since: performance.now(), to: owner, at: 0 })
  }

  private here(guest: Patron, deed: PageDeed): void {
    const later = this.parts.waiter.obey(guest, deed)
    if (later) this.parts.go(this.hereLater(guest, deed, later))
  }

  private async hereLater(guest: Patron, deed: PageDeed, work: Promise<void>): Promise<void> {
    try {
      await work
    } catch (error) {
      if (!(error instanceof NotMine)) throw error
      this.parts.tenure.doubt(deed.match)
      await pause(STRAY_MS)
      await this.find(this.pageOf(guest), deed, performance.now())
    }
  }

  /** Looks whose match it is, and has the command done there. */
  private async find(page: GatePage, deed: PageDeed, since: number): Promise<void> {
    const { tenure } = this.parts
    try {
      const owner = await tenure.ownerOf(deed.match)
      if (!this.byNumber.has(page.n)) return
      if (owner === null) refuse(page.guest, deed.id, unknownMatch(deed.match).fault)
      else if (owner === tenure.me) this.here(page.guest, deed)
      else this.forward({ page, deed, since, to: owner, at: 0 })
    } catch (error) {
      refuse(page.guest, deed.id, unread(error).fault)
      throw error
    }
  }

  private forward(sent: Sent): void {
    const { page, deed, to } = sent
    const { id, name } = page.guest.person
    sent.at = performance.now()
    page.sent.set(deed.id, sent)
    this.forwarded++
    this.parts.post.send(to, { t: 'do', page: page.n, who: [id, name], deed })
  }

  /** The same command again, to whoever owns the match now. */
  private again({ page, deed, since }: Sent): void {
    page.sent.delete(deed.id)
    this.parts.go(this.find(page, deed, since))
  }

  /** Has a match followed at whoever owns it. */
  private async route(follow: Follow): Promise<void> {
    const { page, match } = follow
    const { tenure, waiter, post } = this.parts
    try {
      const owner = await tenure.ownerOf(match)
      if (page.follows.get(match) !== follow) return
      if (owner === null) return this.settle(follow, unknownMatch(match))
      follow.at = owner
      if (owner === tenure.me) {
        follow.askedAt = null
        this.settle(follow, await waiter.watch(page.guest, match, follow.since))
        return
      }
      const { id, name } = page.guest.person
      follow.askedAt = performance.now()
      const { isCompact = false } = page.guest
      post.send(owner, { t: 'watch', page: page.n, who: [id, name], match, since: follow.since, isCompact })
    } catch (error) {
      if (error instanceof NotMine) return this.routeLater(follow)
      this.settle(follow, unread(error))
      throw error
    }
  }

  private async routeLater(follow: Follow): Promise<void> {
    this.parts.tenure.doubt(follow.match)
    follow.at = null
    await pause(STRAY_MS)
    if (follow.page.follows.get(follow.match) === follow) await this.route(follow)
  }

  /** Whoever followed a match is shown all of it anew: what it was told last may be lost. */
  private anew(follow: Follow): void {
    if (follow.settle === null) follow.since = -1
    follow.isLive = false
    this.parts.go(this.route(follow))
  }

  private settle(follow: Follow, result: Result<null>): void {
    const { page, match, settle } = follow
    follow.askedAt = null
    follow.settle = null
    if (page.follows.get(match) !== follow) return
    if (!result.ok) page.follows.delete(match)
    if (settle) settle(result)
    else if (!result.ok) page.guest.send(refusal(result.fault))
  }

  private tell({ pages, match, id, alone }: LetterOf<'tell'>, from: SessionId, body: Buffer): void {
    for (const n of pages) {
      const page = this.byNumber.get(n)
      if (!page) continue
      const follow = page.follows.get(match)
      const isInOrder = follow?.at === from && follow.isLive
      if (!alone && !isInOrder) continue // whoever owns it now tells the same, and a command is sent there once more
      const wasSent = id !== undefined && page.sent.delete(id)
      if (isInOrder || wasSent) page.guest.send(body)
    }
  }

  private begun(n: number, match: string, from: SessionId): void {
    const follow = this.byNumber.get(n)?.follows.get(match)
    if (follow?.at === from) follow.isLive = true
  }

  private watched({ page: n, match, fault }: LetterOf<'watched'>, from: SessionId): void {
    const follow = this.byNumber.get(n)?.follows.get(match)
    if (follow?.at !== from || follow.askedAt === null) return
    this.settle(follow, fault === undefined ? { ok: true, value: null } : { ok: false, fault })
  }

  private async stray({ page: n, match, id }: LetterOf<'stray'>, from: SessionId): Promise<void> {
    const page = this.byNumber.get(n)
    if (!page) return
    if (this.parts.tenure.known(match) === from) this.parts.tenure.doubt(match)
    await pause(STRAY_MS)
    const sent = id === undefined ? undefined : page.sent.get(id)
    if (sent?.to === from) this.again(sent)
    const follow = page.follows.get(match)
    if (id === undefined && follow?.at === from) this.anew(follow)
  }

  private moved({ matches, to }: LetterOf<'moved'>, from: SessionId): void {
    for (const match of matches) this.parts.tenure.handed(match, to)
    this.reroute((match, at) => at === from && matches.includes(match))
  }

  /** Matches of this process have gone to another one. */
  left(matches: readonly string[]): void {
    this.reroute((match, at) => at === this.parts.tenure.me && matches.includes(match))
  }

  /** Processes at whose matches pages of this one are. */
  get owners(): Set<SessionId> {
    const owners = new Set<SessionId>()
    for (const page of this.pages.values()) {
      for (const { at } of page.follows.values()) if (at !== null) owners.add(at)
      for (const { to } of page.sent.values()) owners.add(to)
    }
    owners.delete(this.parts.tenure.me)
    return owners
  }

  /** A process is gone. */
  lostPeer(peer: SessionId): void {
    this.parts.tenure.doubtAll(peer)
    this.reroute((_match, at) => at === peer)
  }

  /** Something that a process sent may be lost. */
  lostFrom(peer: SessionId): void {
    this.reroute((_match, at) => at === peer)
  }

  /** The link is back: what was sent meanwhile is lost. */
  linkIsBack(): void {
    this.reroute((_match, at) => at !== null && at !== this.parts.tenure.me)
  }

  /** Asks anew for what is followed or done at processes of which that is wanted. */
  private reroute(isMeant: (match: string, at: SessionId | null) => boolean): void {
    for (const page of this.pages.values()) {
      for (const follow of page.follows.values()) if (isMeant(follow.match, follow.at)) this.anew(follow)
      for (const sent of page.sent.values()) if (isMeant(sent.deed.match, sent.to)) this.again(sent)
    }
  }

  /** What was not answered for a second is asked again. */
  private look(): void {
    const now = performance.now()
    const { tenure } = this.parts
    for (const page of this.pages.values()) {
      for (const sent of page.sent.values()) {
        if (now - sent.at < SILENCE_MS) continue
        tenure.doubt(sent.deed.match)
        if (now - sent.since < GIVEN_UP_MS) this.again(sent)
        else this.giveUp(sent)
      }
      for (const follow of page.follows.values()) {
        if (follow.askedAt === null || now - follow.askedAt < SILENCE_MS) continue
        tenure.doubt(follow.match)
        this.anew(follow)
      }
    }
  }

  private giveUp({ page, deed }: Sent): void {
    page.sent.delete(deed.id)
    refuse(page.guest, deed.id, NOT_STORED)
  }

  private pageOf(guest: Patron): GatePage {
    const known = this.pages.get(guest)
    if (known) return known
    const page: GatePage = { n: ++this.last, guest, follows: new Map(), sent: new Map() }
    this.pages.set(guest, page)
    this.byNumber.set(page.n, page)
    return page
  }

  close(): void {
    clearInterval(this.looking)
  }
}

function refusal({ code, field, message }: Fault): string {
  return JSON.stringify({ type: 'refused', id: null, code, field, error: message })
}
