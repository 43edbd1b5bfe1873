import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fault } from '@trialhall/kernel'
import { LineSplitter, TOO_LONG, type InputLine } from './lines.ts'
import type { EnvReply } from './reply.ts'
import { refusal, type EnvSession } from './session.ts'

/** Longest line that is read, in bytes. */
export const LONGEST_LINE = 1_048_576

/**
 * Answers every line of `input` on `output`, in order, until `close` or the end of the input. Reads no further while
 * the other side does not take the replies.
 */
export async function serveEnv(session: EnvSession, input: Readable, output: Writable): Promise<void> {
  const lines = new LineSplitter(LONGEST_LINE)
  for await (const chunk of input) {
    await write(output, answerAll(session, lines.push(chunk as Uint8Array)))
    if (session.isClosed) return
  }
  await write(output, answerAll(session, lines.end()))
}

function answerAll(session: EnvSession, lines: readonly InputLine[]): string {
  let text = ''
  for (const line of lines) {
    if (session.isClosed) break
    text += `${asText(answer(session, line))}\n`
  }
  return text
}

function answer(session: EnvSession, line: InputLine): EnvReply {
  if (line !== TOO_LONG) return session.answer(line)
  const error = `The line is longer than ${LONGEST_LINE} bytes; allowed is one JSON object in a shorter line.`
  return refusal(fault('bad-request', 'request', error).fault)
}

/** A value from outside may be nested so deep that it can be read but not written. */
function asText(reply: EnvReply): string {
  try {
    return JSON.stringify(reply)
  } catch {
    return JSON.stringify(
      refusal(fault('rules-error', 'reply', 'The reply is nested too deep to be written.').fault),
    )
  }
}

async function write(output: Writable, text: string): Promise<void> {
  if (text !== '' && !output.write(text)) await once(output, 'drain')
}
