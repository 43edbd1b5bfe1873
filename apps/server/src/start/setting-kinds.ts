import { wholeNumberIn } from '@trialhall/kernel'
import { linkPlace } from '../link/nats-link.ts'
import { databasePlace } from '../store/postgres/place.ts'

/** One setting of the server: how it is called, what its help says, and how a text is read as it. */
export interface ServerSetting<T> {
  /** Its name in the environment. */
  readonly variable: string
  /** What stands for its value in the help; null where the flag alone says it. */
  readonly value: string | null
  /** What it is, for the help. */
  readonly about: string
  /** What holds where nothing is said, and how the help says so. */
  readonly usual: T
  readonly otherwise: string
  /** Its value is for nobody to see: it may stand in a file, which `@` and a path name. */
  readonly isSecret?: true
  /** Reads a text. Throws one sentence, which begins with the name that was used: a variable or a flag. */
  readonly read: (text: string, name: string) => T
}

/** What every setting says of itself. */
export type Described = Pick<ServerSetting<unknown>, 'variable' | 'about'>

/** A text that is taken as it is. */
export function textSetting(
  given: Described & { readonly value: string; readonly usual: string },
): ServerSetting<string> {
  return { ...given, otherwise: given.usual, read: (text) => text }
}

/** One of some words. */
export function choiceSetting<const T extends string>(
  given: Described & { readonly allowed: readonly T[]; readonly usual: T },
): ServerSetting<T> {
  const { allowed, usual } = given
  return {
    ...given,
    value: `<${allowed.join('|')}>`,
    otherwise: usual,
    read(text, name) {
      const found = allowed.find((one) => one === text)
      if (found !== undefined) return found
      throw new Error(`${name} is "${text}"; allowed is one of ${allowed.join(', ')}.`)
    },
  }
}

/** A whole number within bounds. */
export function numberSetting<T>(
  given: Described & {
    readonly value: string
    readonly min: number
    readonly max: number
    readonly usual: T
    readonly otherwise: string
  },
): ServerSetting<number | T> {
  const { min, max } = given
  return {
    ...given,
    read(text, name) {
      const value = wholeNumberIn(text)
      if (value !== null && value >= min && value <= max) return value
      throw new Error(`${name} is "${text}"; it must be a number from ${min} to ${max}.`)
    },
  }
}

/** A number of days. */
export function daysSetting(given: Described & { readonly usual: number }): ServerSetting<number> {
  const { usual } = given
  return numberSetting({ ...given, value: '<days>', min: 0, max: 36_500, usual, otherwise: String(usual) })
}

/** An address at which somebody is reached: `mailto:` and `https:` ones are. */
export function contactSetting(
  given: Described & { readonly otherwise: string },
): ServerSetting<string | null> {
  return {
    ...given,
    value: '<address>',
    usual: null,
    read(text, name) {
      if (
        /^mailto:[^\s@]+@[^\s@]+$/.test(text) ||
        (URL.canParse(text) && new URL(text).protocol === 'https:')
      )
        return text
      throw new Error(
        `${name} is "${text}"; it must be an address such as mailto:you@example.org or https://example.org.`,
      )
    },
  }
}

/** Something that is so or not. In the environment `1` says that it is. */
export function switchSetting(given: Described): ServerSetting<boolean> {
  return {
    ...given,
    value: null,
    usual: false,
    otherwise: 'off',
    read(text, name) {
      if (text === '1') return true
      if (text === '0') return false
      throw new Error(`${name} is "${text}"; allowed is 1 or 0.`)
    },
  }
}

/** Fewer characters could be guessed. */
const SHORTEST_TOKEN = 16

/** Something that opens a door: long, and without blanks. */
export function tokenSetting(
  given: Described & { readonly otherwise: string },
): ServerSetting<string | null> {
  return {
    ...given,
    value: '<token>',
    usual: null,
    isSecret: true,
    read(token, name) {
      if (/^[\x21-\x7e]+$/.test(token) && token.length >= SHORTEST_TOKEN) return token
      throw new Error(
        `${name} has ${token.length} characters; it must have at least ${SHORTEST_TOKEN}, letters, digits and signs without blanks.`,
      )
    },
  }
}

/** The address of a database, which may hold a password. */
export function databaseSetting(given: Described): ServerSetting<string | null> {
  return {
    ...given,
    value: '<address>',
    usual: null,
    otherwise: 'the data folder keeps everything',
    isSecret: true,
    read: (text, name) => databasePlace(text, name).url,
  }
}

/** The address of a mail server, which may hold a password. */
export function mailServerSetting(given: Described): ServerSetting<string | null> {
  return {
    ...given,
    value: '<address>',
    usual: null,
    otherwise: 'no letters',
    isSecret: true,
    read(text, name) {
      const place = URL.canParse(text) ? new URL(text) : null
      if (place && ['smtp:', 'smtps:'].includes(place.protocol) && place.hostname !== '') return text
      throw new Error(
        `${name} is no address of a mail server; it looks like smtp://user:password@host:587 or smtps://user:password@host.`,
      )
    },
  }
}

/** Whom letters are from: an address, or a name with an address behind it. */
export function senderSetting(given: Described): ServerSetting<string | null> {
  return {
    ...given,
    value: '<sender>',
    usual: null,
    otherwise: 'none',
    read(text, name) {
      if (/^(?:[^<>"\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text)) return text
      throw new Error(`${name} is "${text}"; it must be a sender such as Trialhall <hall@example.org>.`)
    },
  }
}

/** Where people open the hall. */
export function siteSetting(given: Described): ServerSetting<string | null> {
  return {
    ...given,
    value: '<address>',
    usual: null,
    otherwise: 'none',
    read(text, name) {
      const place = URL.canParse(text) ? new URL(text) : null
      if (place && ['http:', 'https:'].includes(place.protocol) && place.href === `${place.origin}/`)
        return place.origin
      throw new Error(`${name} is "${text}"; it must be an address such as https://hall.example.org.`)
    },
  }
}

/** The address of a NATS server. */
export function linkSetting(given: Described): ServerSetting<string | null> {
  return {
    ...given,
    value: '<address>',
    usual: null,
    otherwise: 'one server has the database alone',
    isSecret: true,
    read: (text, name) => {
      linkPlace(text, name)
      return text
    },
  }
}
