/** A PostgreSQL database, as its address names it. */
export interface DatabasePlace {
  /** With its password: for the driver alone. */
  readonly url: string
  /** What people are told: never the user, never the password. */
  readonly name: string
}

const USUAL_PORT = '5432'

/** Reads the address of a database, as the setting `name` gave it. Throws one sentence, which does not repeat the address: it may hold a password. */
export function databasePlace(url: string, name: string = 'TRIALHALL_DATABASE'): DatabasePlace {
  const place = URL.canParse(url) ? new URL(url) : null
  if (place === null || !['postgres:', 'postgresql:'].includes(place.protocol))
    throw new Error(
      `${name} is no address of a PostgreSQL database; it looks like postgres://user:password@host:5432/name.`,
    )
  const database = decodeURIComponent(place.pathname.slice(1))
  if (database === '')
    throw new Error(`${name} names no database; it ends with /name, as in postgres://host/name.`)
  const host = place.hostname || place.searchParams.get('host') || 'localhost'
  return { url, name: `${database} at ${host}:${place.port || USUAL_PORT}` }
}
