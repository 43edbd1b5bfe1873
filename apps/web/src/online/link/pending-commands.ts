import type { ClientMessage } from '@trialhall/protocol'
import type { ChosenBy } from '@trialhall/table-ui'

type Command = Extract<ClientMessage, { readonly id: string }>
/** A command before it has an id and a match. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'match'> : never) : never

interface Pending {
  readonly command: Command
  readonly by: ChosenBy
  tries: number
  /** Told once what became of it. */
  readonly onEnd: OnEnd
  /** Not sent again before it is known where the match stands. */
  isHeld: boolean
}

type OnEnd = (how: 'done' | 'refused' | 'forgotten') => void

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

  /** Takes a wish on; one that is the same as the newest of its kind, which is not answered yet, is the same press once more. */
  add(wish: Wish, by: ChosenBy = 'person', onEnd: OnEnd = () => undefined): void {
    if (this.isPressedTwice(wish, by)) return
    const command = { ...wish, id: this.sender.newId(), match: this.sender.match } as Command
    this.pending.set(command.id, { command, by, tries: 0, onEnd, isHeld: false })
    this.sender.send(command)
  }

  /** Talk is no press, and does not come between two of them. */
  private isPressedTwice(wish: Wish, by: ChosenBy): boolean {
    if (wish.type === 'chat') return false
    const last = [...this.pending.values()].findLast(({ command }) => command.type !== 'chat')
    return last !== undefined && last.by === by && isSameWish(last.command, wish)
  }

  /** Sends them again, after the line was lost; those that take something back wait for `wereAt`. */
  sendAgain(): void {
    for (const one of this.pending.values()) {
      one.isHeld = one.command.type === 'back'
      if (!one.isHeld) this.sender.send(one.command)
    }
  }

  /**
   * It is known where the match stands after the line was lost. What was to be taken back of where it stood before is sent again there, and
   * given up elsewhere: it would take back what its sender did not mean. Answers what is given up.
   */
  wereAt(place: 'same' | 'elsewhere'): readonly Command[] {
    const held = [...this.pending.values()].filter(({ isHeld }) => isHeld)
    for (const one of held) {
      one.isHeld = false
      if (place === 'same') this.sender.send(one.command)
      else this.pending.delete(one.command.id)
    }
    return place === 'same' ? [] : held.map(({ command }) => command)
  }

  /** Forgets all of them: they were somebody else's. */
  forget(): void {
    this.giveUp(() => true, 'forgotten')
  }

  /** Gives up what was said: the line does not come back, and a page that is loaded anew would lose it. */
  sayNothing(): void {
    this.giveUp(({ command }) => command.type === 'chat', 'refused')
  }

  private giveUp(isMeant: (one: Pending) => boolean, how: 'refused' | 'forgotten'): void {
    for (const one of [...this.pending.values()].filter(isMeant)) {
      this.pending.delete(one.command.id)
      one.onEnd(how)
    }
  }

  /** One is done. */
  settle(id: string): void {
    const one = this.pending.get(id)
    this.pending.delete(id)
    one?.onEnd('done')
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
    one.onEnd('refused')
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

function isSameWish({ id: _id, match: _match, ...before }: Command, wish: Wish): boolean {
  return JSON.stringify(before) === JSON.stringify(wish)
}
