import { fault, ok, shown, type Result } from '@trialhall/kernel'
import * as z from 'zod/mini'
import { ClientMessage, ServerMessage } from './messages.ts'

/** Checks data against a schema; the fault names the first wrong field, its value and what is allowed. */
export function check<T>(schema: z.ZodMiniType<T>, data: unknown, name: string): Result<T> {
  const checked = schema.safeParse(data)
  if (checked.success) return ok(checked.data)
  const [issue] = checked.error.issues
  const path = issue?.path.map(String).join('.') ?? ''
  const field = path === '' ? name : path
  const value = valueAt(data, issue?.path ?? [])
  return fault('bad-request', field, `${field} is ${shown(value)}: ${issue?.message ?? 'not allowed'}.`)
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  )
}

/** Reads a message of a page from the text of a frame. */
export function readClientMessage(text: string): Result<ClientMessage> {
  return read(ClientMessage, text)
}

/** Reads a message of a server from the text of a frame. */
export function readServerMessage(text: string): Result<ServerMessage> {
  return read(ServerMessage, text)
}

function read<T>(schema: z.ZodMiniType<T>, text: string): Result<T> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return fault('bad-request', 'message', 'The message is not valid JSON.')
  }
  return check(schema, data, 'message')
}
