import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A line to the server that counts what comes over it, and can go dead. */
export interface CountingProxy {
  /** The same server, at the address of this line. */
  readonly address: string
  /** Bytes that the server has sent so far, heads of its answers included. */
  sent(): number
  /** All that is connected now hangs: nothing passes any more, and nobody is told. Who connects after that is served. */
  hang(): void
  close(): void
}

/** Stands between browsers and the server at an address, passes everything on, and counts. */
export async function wireTo(address: string): Promise<CountingProxy> {
  const port = Number(new URL(address).port)
  const count = { sent: 0 }
  const ends: Socket[] = []
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    far.on('data', (piece) => (count.sent += piece.length))
    ends.push(near, far)
    near.pipe(far).on('error', () => near.destroy())
    far.pipe(near).on('error', () => far.destroy())
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    sent: () => count.sent,
    hang: () => {
      for (const end of ends.splice(0)) end.unpipe().pause()
    },
    close: () => line.close(),
  }
}
