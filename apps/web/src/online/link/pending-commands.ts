import type { ClientMessage } from '@trialhall/protocol'
import type { ChosenBy } from '@trialhall/table-ui'

type Command = Extract<ClientMessage, { readonly id: string }>
/** A command before it has an id and a match. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'match'> : never) : never

interface Pending {
  readonly command: Command
  readonly by: ChosenBy
  tries: number
}

/** A command that is refused for good, and who wished for it. */
export type GivenUp = Pick<Pending, 'command' | 'by'>

/** Where a store could not write, the same command is sent again so often, after such a pause. */
const MOST_TRIES = 5
const RETRY_MS = 1500

/** What commands are sent with. */
interface Sender {
  readonly match: string
  newId(): string
  send(command: Command): void
  /** Calls back once after so many milliseconds. */
  after(ms: number, then: () => void): void
}

/** Commands that the server has not answered. They keep their ids and are sent again, so that each is done once. */
export class PendingCommands {
  private readonly sender: Sender
  private readonly pending: Map<string, Pending> = new Map()
  private isClosed = false

  constructor(sender: Sender) {
    this.sender = sender
  }

  /** How many there are. */
  get size(): number {
    return this.pending.size
  }

  add(wish: Wish, by: ChosenBy = 'person'): void {
    const command = { ...wish, id: this.sender.newId(), match: this.sender.match } as Command
    this.pending.set(command.id, { command, by, tries: 0 })
    this.sender.send(command)
  }

  /** Sends all of them again, after the line was lost. */
  sendAgain(): void {
    for (const { command } of this.pending.values()) this.sender.send(command)
  }

  /** One is done, or refused for good. */
  settle(id: string): void {
    this.pending.delete(id)
  }

  /** What a refusal of one leads to: it is unknown here, tried again later, or given up and answered. */
  refuse(id: string, field: string | undefined): 'unknown' | 'again' | GivenUp {
    const one = this.pending.get(id)
    if (!one) return 'unknown'
    if (field === 'storage' && ++one.tries < MOST_TRIES) {
      this.retry(one)
      return 'again'
    }
    this.pending.delete(id)
    return one
  }

  close(): void {
    this.isClosed = true
  }

  private retry({ command }: Pending): void {
    this.sender.after(RETRY_MS, () => {
      if (!this.isClosed && this.pending.has(command.id)) this.sender.send(command)
    })
  }
}
