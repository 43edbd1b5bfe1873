/** A letter as it is sent. */
export interface Letterhead {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where a program of the reader's can say that no more are wanted (RFC 8058). */
  readonly stopUrl: string | null
}

/** Sends a letter. Answers whether the mail server took it. */
export type SendMail = (letter: Letterhead) => Promise<'sent' | 'failed'>

/** How a hall sends letters. */
export interface MailPlace {
  /** The mail server: `smtp://user:password@host:587`, or `smtps://` with TLS from the start. With its password: for the driver alone. */
  readonly server: string
  /** Whom letters are from: `Trialhall <hall@example.org>`. */
  readonly from: string
}

/** Milliseconds that a mail server has for each step. */
const PATIENCE_MS = 20_000

/** Sends letters by SMTP, whose driver is loaded only here. A password goes only over TLS, except to a mail server on the same machine. */
export async function smtpMail({ server, from }: MailPlace): Promise<{ send: SendMail; close(): void }> {
  const { createTransport } = await import('nodemailer')
  const { hostname, username } = new URL(server)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const transport = createTransport(
    {
      url: server,
      pool: true,
      maxConnections: 2,
      requireTLS: username !== '' && !isHere,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text, stopUrl }) {
      const stop: Record<string, string> =
        stopUrl === null
          ? {}
          : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated', ...stop },
        })
        return 'sent'
      } catch {
        return 'failed'
      }
    },
    close: () => transport.close(),
  }
}
