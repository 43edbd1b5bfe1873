import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { greeting } from '../../src/start/greeting.ts'
import { doorsOf } from '../../src/start/reachable.ts'

function at(address: string, internal: boolean = false): NetworkInterfaceInfo {
  const family = address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }
  return { address, internal, netmask: '', mac: '', cidr: null, ...family } as NetworkInterfaceInfo
}

const MACHINE = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  tun0: [at('100.64.0.7')],
  wlan0: [at('192.168.1.20'), at('fd00::2'), at('fe80::1')],
  eth1: [at('169.254.3.4')],
}

const urlsOf = (host: string): string[] => doorsOf({ host, port: 4310 }, MACHINE).map(({ url }) => url)

test('a server at 0.0.0.0 names the addresses others can type, those of homes first', () => {
  expect(urlsOf('0.0.0.0')).toEqual(['http://192.168.1.20:4310', 'http://100.64.0.7:4310'])
})

test.each(['::', '0:0:0:0:0:0:0:0'])('a server at %s names those of IPv6, too', (host) => {
  expect(urlsOf(host)).toEqual([
    'http://192.168.1.20:4310',
    'http://100.64.0.7:4310',
    'http://[fd00::2]:4310',
  ])
})

test('a server at one address of the network names that one', () => {
  expect(urlsOf('100.64.0.7')).toEqual(['http://100.64.0.7:4310'])
})

test.each(['127.0.0.1', 'localhost', '::1'])('a server at %s names none', (host) => {
  expect(urlsOf(host)).toEqual([])
})

const DOORS = doorsOf({ host: '0.0.0.0', port: 4310 }, MACHINE)

test('a server for this machine alone says one line', () => {
  expect(greeting('http://127.0.0.1:4310', [], { isTTY: true, columns: 80 })).toBe(
    'Trialhall is open at http://127.0.0.1:4310',
  )
})

test('a server for the network says every address and the part of the machine that has it', () => {
  expect(greeting('http://127.0.0.1:4310', DOORS, {})).toBe(
    [
      'Trialhall is open at http://127.0.0.1:4310',
      'On other devices of your network, open:',
      '  http://192.168.1.20:4310  (wlan0)',
      '  http://100.64.0.7:4310  (tun0)',
    ].join('\n'),
  )
})

test('a terminal shows the first address as a QR code, where it is wide enough', () => {
  const shown = greeting('http://127.0.0.1:4310', DOORS, { isTTY: true, columns: 80 })
  expect(shown).toContain('▄▄▄▄▄')
  expect(shown).toContain('The code opens http://192.168.1.20:4310')
  expect(greeting('http://127.0.0.1:4310', DOORS, { isTTY: true, columns: 20 })).not.toContain('▄')
})
