import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { smtpMail } from '../../src/calls/mailer.ts'
import type { SendMail } from '../../src/calls/mailer.ts'

/** A letter as a mail server got it. */
export interface GotLetter {
  readonly to: string
  /** Its headers and its text, as they were sent, with long lines made whole. */
  readonly source: string
}

/** A mail server on this machine. */
export interface Mailbox {
  /** Where it is: `smtp://127.0.0.1:port`. */
  readonly url: string
  readonly send: SendMail
  readonly got: GotLetter[]
  close(): Promise<void>
}

/** Starts a mail server, and what sends letters to it by SMTP. It takes nothing for the address `full@example.org`. */
export async function openMailbox(): Promise<Mailbox> {
  const got: GotLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'full@example.org' ? new Error('no such mailbox') : null),
    onData(stream, { envelope }, done) {
      let source = ''
      stream.on('data', (piece: Buffer) => (source += piece.toString()))
      stream.on('end', () => {
        got.push({ to: envelope.rcptTo.map(({ address }) => address).join(), source: whole(source) })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  const mail = await smtpMail({ server: url, from: 'Trialhall <hall@example.org>' })
  return {
    url,
    send: mail.send,
    got,
    async close() {
      mail.close()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

/** Undoes quoted-printable and folded headers. */
function whole(source: string): string {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const text = body
    .join('\n\n')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return `${head.replace(/\r\n[ \t]+/g, ' ')}\n\n${/quoted-printable/.test(head) ? text : body.join('\n\n')}`
}
