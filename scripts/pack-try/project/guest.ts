import { momentAfter, PROTOCOL_VERSION, readServerMessage, type Moment } from '@trialhall/protocol'
import { WebSocket } from 'ws'

/** Somebody who plays over the network and always picks what is offered first. */
export class Guest {
  private readonly address: string
  private readonly cookie: string

  private constructor(address: string, cookie: string) {
    this.address = address
    this.cookie = cookie
  }

  static async arrive(address: string): Promise<Guest> {
    const answer = await fetch(`${address}/api/me`)
    return new Guest(address, answer.headers.get('set-cookie')?.split(';')[0] ?? '')
  }

  /** Posts what is asked for; throws what the server says against it. */
  async post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.address}/api/${path}`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }

  /** Plays a match to its end; answers its last moment and how many choices were made here. */
  play(match: string): Promise<{ readonly moment: Moment; readonly choices: number }> {
    const address = `${this.address.replace('http', 'ws')}/api/socket?v=${PROTOCOL_VERSION}`
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } })
    const send = (message: object): void => socket.send(JSON.stringify(message))
    let moment: Moment | null = null
    let choices = 0
    return new Promise((resolve, reject) => {
      socket.on('open', () => send({ type: 'watch', match }))
      socket.on('error', reject)
      socket.on('message', (frame: Buffer) => {
        const read = readServerMessage(frame.toString())
        if (!read.ok || read.value.type === 'refused') return reject(new Error(frame.toString()))
        const message = read.value
        if (message.type === 'table' || message.type === 'moment') moment = message.moment
        else if (message.type === 'change' && moment) moment = momentAfter(moment, message)
        else return
        if (moment?.outcome) {
          socket.close()
          return resolve({ moment, choices })
        }
        const [ask] = moment?.own ?? []
        if (!moment || !ask) return
        send({ type: 'choose', id: `c${choices++}`, match, seat: ask.seat, length: moment.length, pick: 0 })
      })
    })
  }
}
