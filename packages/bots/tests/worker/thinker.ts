import { threadWire } from '@trialhall/bots/node'
import { serveBots } from '@trialhall/bots/worker'
import { registry } from '@trialhall/kernel'
import { judgedTricks } from '../support/tricks.ts'

const games = [
  judgedTricks,
  /** Rules that never come back once they are played on. */
  { ...judgedTricks, id: 'stuck', evaluate: (): never => forever() },
  {
    ...judgedTricks,
    id: 'failing',
    evaluate(): never {
      throw new Error('the rules are wrong')
    },
  },
]

function forever(): never {
  for (;;);
}

serveBots(registry(games), threadWire())
