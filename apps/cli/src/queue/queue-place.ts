import { misused } from '../failure.ts'

/** A PostgreSQL database that hands out work. */
export interface QueuePlace {
  /** With its password: for the driver alone. */
  readonly url: string
  /** What people are told: never the user, never the password. */
  readonly name: string
}

/** The queue that a flag, or the environment, names. Throws a Failure, which does not repeat the address: it may hold a password. */
export function queuePlace(flag: string | true | undefined): QueuePlace {
  const typed = typeof flag === 'string' ? flag : (process.env['TRIALHALL_QUEUE'] ?? '')
  const called = typeof flag === 'string' ? '--queue' : 'TRIALHALL_QUEUE'
  if (typed === '') throw misused('--queue names no database, and TRIALHALL_QUEUE is not set.')
  const place = URL.canParse(typed) ? new URL(typed) : null
  if (place === null || !/^postgres(?:ql)?:$/.test(place.protocol) || place.pathname.length < 2)
    throw misused(
      `${called} is no address of a PostgreSQL database; it looks like postgres://user:password@host:5432/name.`,
    )
  const host = place.hostname || place.searchParams.get('host') || 'localhost'
  return { url: typed, name: `${decodeURIComponent(place.pathname.slice(1))} at ${host}` }
}
