import { isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** An address that people can type on another device of the network, and the part of this machine that has it. */
export interface Door {
  readonly url: string
  readonly device: string
}

type Interfaces = ReturnType<typeof networkInterfaces>

/** Homes and offices hand out these: they come first. */
const PRIVATE = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/
/** Only within one cable; browsers cannot open those of IPv6. */
const SELF_GIVEN = /^169\.254\.|^fe80:/i

/**
 * The addresses at which other devices reach a server that listens at `host`, the likeliest first.
 * None for a server that this machine alone can reach.
 */
export function doorsOf(
  { host, port }: { readonly host: string; readonly port: number },
  interfaces: Interfaces = networkInterfaces(),
): readonly Door[] {
  const found = Object.entries(interfaces).flatMap(([device, all = []]) =>
    all
      .filter(({ internal, address }) => !internal && !SELF_GIVEN.test(address))
      .map(({ address }) => ({ device, address })),
  )
  return found
    .filter(({ address }) => listensAt(host, address))
    .toSorted((a, b) => rank(a.address) - rank(b.address))
    .map(({ device, address }) => ({ device, url: `http://${inUrl(address)}:${port}` }))
}

function listensAt(host: string, address: string): boolean {
  if (host === '0.0.0.0') return isIPv4(address)
  return isEverything(host) || host === address
}

/** Every address of the machine, of both kinds, in any spelling of it. */
function isEverything(host: string): boolean {
  return isIPv6(host) && /^[0:]+$/.test(host)
}

function rank(address: string): number {
  if (PRIVATE.test(address)) return 0
  return isIPv4(address) ? 1 : 2
}

function inUrl(address: string): string {
  return isIPv6(address) ? `[${address}]` : address
}
