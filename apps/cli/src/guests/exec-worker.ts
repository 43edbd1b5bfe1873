import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { hearLines } from '../env/lines.ts'
import type { ExecNews, ExecWork } from './exchange.ts'

const MOST_SAID = 300

/** Runs the process of a bot, and passes lines on to it and from it. */
const { command, shared, pids, slot } = workerData as ExecWork
const count = new Int32Array(shared)

function tell(port: MessagePort, news: ExecNews): void {
  port.postMessage(news)
  Atomics.add(count, 0, 1)
  Atomics.notify(count, 0)
}

function run(port: MessagePort): void {
  // a group of its own, so that all of it can be ended and Ctrl-C reaches only the program, which then ends it
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32' })
  let said = ''
  let isOver = false
  const end = (ended: string): void => {
    if (isOver) return
    isOver = true
    Atomics.store(pids, slot, 0)
    tell(port, { ended, said: lastLine(said) })
  }
  Atomics.store(pids, slot, child.pid ?? 0)
  child.stderr.on('data', (text) => {
    said = (said + String(text)).slice(-MOST_SAID * 4)
  })
  hearLines(child.stdout, (line) => tell(port, { line }))
  child.stdin.on('error', () => undefined) // it has ended; that is told below
  child.on('error', (error) => end(`cannot be started (${error.message})`))
  child.on('close', (code, signal) => end(signal ? `was ended by ${signal}` : `ended with exit code ${code}`))
  port.on('message', (line: string) => child.stdin.write(`${line}\n`))
}

function lastLine(said: string): string {
  const [line = ''] = said.trim().split('\n').slice(-1)
  return line.trim().replace(/\.$/, '').slice(0, MOST_SAID)
}

if (parentPort) {
  const [{ port }] = (await once(parentPort, 'message')) as [{ port: MessagePort }]
  run(port)
}
