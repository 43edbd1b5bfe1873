import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failed, misused } from '../failure.ts'

/** A server that runs, and what lets one act as an operator of it. */
export interface ServerDoor {
  readonly url: string
  readonly token: string
}

/** Which server is meant, as it was typed. */
export interface DoorFlags {
  readonly data?: string
  readonly server?: string
}

/** Finds the server: by its data folder, or by its address and the token of the environment. Throws a Failure. */
export function doorFrom({ data, server }: DoorFlags, env: NodeJS.ProcessEnv): ServerDoor {
  if (data !== undefined) return pinnedIn(data)
  const token = env['TRIALHALL_OPERATOR_TOKEN']
  if (server === undefined || !token)
    throw misused(
      'Name the server that runs: its data folder with --data, or its address with --server and TRIALHALL_OPERATOR_TOKEN.',
    )
  if (!URL.canParse(server))
    throw misused(`--server is "${server}"; allowed is an address such as http://127.0.0.1:4310.`)
  return { url: server, token: token.startsWith('@') ? secretIn(token.slice(1)) : token }
}

function pinnedIn(folder: string): ServerDoor {
  try {
    return JSON.parse(readFileSync(join(folder, 'operator.json'), 'utf8')) as ServerDoor
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES'
    throw failed(
      isForbidden
        ? `You may not read ${join(folder, 'operator.json')}; act as the user that the server runs as.`
        : `No server runs on ${folder}: start it, then ask again.`,
    )
  }
}

function secretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw failed(`TRIALHALL_OPERATOR_TOKEN names the file ${file}, which cannot be read.`)
  }
}

/** Asks the server to do something; answers what it tells. Throws a Failure with its sentence. */
export async function askServer({ url, token }: ServerDoor, act: string, given: object): Promise<unknown> {
  const answer = await fetch(new URL(`/api/operator/${act}`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  }).catch(() => {
    throw failed(`No server answers at ${url}.`)
  })
  const body = (await answer.json().catch(() => ({}))) as { value?: unknown; error?: string }
  if (answer.ok) return body.value
  throw failed(body.error ?? `The server answered ${answer.status}.`)
}
