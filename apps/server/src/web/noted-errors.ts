import type { ErrorBook } from '../desk/error-book.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What goes wrong, for operators. */
    errorBook: ErrorBook
  }
}

/** Errors and worse, as the log writes their levels. */
const IS_ERROR = /"level":[56]0\b/

/** Where the log goes: the error output, and its errors into a book, too. */
export function notingLog(book: ErrorBook): { write(line: string): void } {
  return {
    write(line) {
      process.stderr.write(line)
      if (IS_ERROR.test(line.slice(0, 20))) book.note(sentenceIn(line), Date.now())
    },
  }
}

/** What a line of the log says, and of which error. */
function sentenceIn(line: string): string {
  const { msg, err } = JSON.parse(line) as {
    readonly msg?: string
    readonly err?: { readonly message?: string }
  }
  return [msg, err?.message].filter((one) => one !== undefined && one !== '').join(': ')
}
