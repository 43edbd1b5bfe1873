import { receiveMessageOnPort, type MessagePort, type Worker } from 'node:worker_threads'
import { MessageChannel } from 'node:worker_threads'
import { shown } from '@trialhall/kernel'

const MOST_SHOWN = 80

/** What the thread beside the process is told. */
export interface ExecWork {
  readonly command: string
  /** Counts what was said, so that the asking thread can wait for it. */
  readonly shared: SharedArrayBuffer
  readonly pids: Int32Array
  readonly slot: number
}

/** What that thread says of the process: a line of its output, or its end and the last it complained of. */
export type ExecNews = { readonly line: string } | { readonly ended: string; readonly said: string }

interface ExchangeWays {
  readonly shared: SharedArrayBuffer
  readonly id: string
  readonly patienceMs: number
}

/** Sends a line to a process and waits for one back, without going on meanwhile: the rules of a match are plain functions. */
export class Exchange {
  private readonly port: MessagePort
  private readonly count: Int32Array
  private readonly ways: ExchangeWays

  constructor(worker: Worker, ways: ExchangeWays) {
    const { port1, port2 } = new MessageChannel()
    worker.postMessage({ port: port2 }, [port2])
    this.port = port1
    this.port.unref()
    this.count = new Int32Array(ways.shared)
    this.ways = ways
  }

  /** The answer to a line. Throws one sentence where the process ended, is silent for too long, or said more than it was asked. */
  ask(line: string): string {
    const early = this.heard()
    if (early) throw new Error('line' in early ? this.unaskedText(early.line) : this.endText(early))
    this.port.postMessage(line)
    const until = performance.now() + this.ways.patienceMs
    for (;;) {
      const seen = Atomics.load(this.count, 0)
      const news = this.heard()
      if (news && 'line' in news) return news.line
      if (news) throw new Error(this.endText(news))
      const left = until - performance.now()
      if (left <= 0) throw new Error(this.silenceText())
      Atomics.wait(this.count, 0, seen, left)
    }
  }

  private heard(): ExecNews | undefined {
    return receiveMessageOnPort(this.port)?.message as ExecNews | undefined
  }

  private unaskedText(line: string): string {
    return `${this.ways.id} wrote a line that nobody asked for: ${shown(line.slice(0, MOST_SHOWN))}.`
  }

  private endText({ ended, said }: Extract<ExecNews, { ended: string }>): string {
    return `${this.ways.id} ${ended} before it answered${said === '' ? '' : `, and said: ${said}`}.`
  }

  private silenceText(): string {
    return `${this.ways.id} did not answer within ${this.ways.patienceMs / 1000} s; --patience gives it longer.`
  }
}
