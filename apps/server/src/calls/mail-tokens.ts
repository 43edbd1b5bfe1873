import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link in a letter lets its reader do. */
export type MailRight =
  /** An address is that of a person, who asked for it. */
  | { readonly for: 'confirm'; readonly who: string; readonly address: string; readonly until: number }
  /** No more letters go to an address. */
  | { readonly for: 'stop'; readonly who: string; readonly address: string }
  /** An account gets another password; `stamp` is of the one of before, so that it works once. */
  | { readonly for: 'reset'; readonly who: string; readonly stamp: string; readonly until: number }

/** Longer ones were not made here. */
const LONGEST = 1000

/** Makes and reads what links in letters hold. It is signed by a key of the hall, so nothing of it is kept. */
export class MailTokens {
  private readonly key: string
  private readonly wall: () => number

  constructor({ key, wall }: { readonly key: string; readonly wall: () => number }) {
    this.key = key
    this.wall = wall
  }

  make(right: MailRight): string {
    const body = Buffer.from(JSON.stringify(right)).toString('base64url')
    return `${body}.${this.sign(body).toString('base64url')}`
  }

  /** What a token lets its bearer do; null where it was not made here, is for something else, or its time is over. */
  read<F extends MailRight['for']>(token: string, purpose: F): Extract<MailRight, { for: F }> | null {
    const [body = '', signature = '', ...rest] = token.split('.')
    if (token.length > LONGEST || rest.length > 0) return null
    const [given, right] = [Buffer.from(signature, 'base64url'), this.sign(body)]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    const read = JSON.parse(Buffer.from(body, 'base64url').toString()) as MailRight
    if (read.for !== purpose || ('until' in read && read.until < this.wall())) return null
    return read as Extract<MailRight, { for: F }>
  }

  private sign(body: string): Buffer {
    return createHmac('sha256', this.key).update(body).digest()
  }
}
