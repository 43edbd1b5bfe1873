import { seatLetter, type Log, type SeedFrom } from '@trialhall/kernel'
import { commitmentOf, seedOf } from './chain.ts'

/** One thing that was checked of a match. `isRight` is null where it says something that is neither right nor wrong. */
export interface Finding {
  readonly isRight: boolean | null
  readonly sentence: string
}

/**
 * Checks where the seed of a log comes from: the secret is the one that was promised, seed and generator follow from it and
 * from what the seats brought. Nothing is found of a log that does not say where its seed comes from.
 */
export function verifySeed({ seedFrom, seed, generator }: Log): readonly Finding[] {
  if (seedFrom === undefined) return []
  return [
    secretFinding(seedFrom),
    seedFinding(seedFrom, String(seed)),
    generatorFinding(generator),
    broughtFinding(seedFrom),
  ]
}

function secretFinding(from: SeedFrom): Finding {
  const found = commitmentOf(from)
  return found === from.commitment
    ? right(`The secret of the server is the one of the commitment ${from.commitment}.`)
    : wrong(`The secret of the server gives the commitment ${found}, and not ${from.commitment}.`)
}

function seedFinding(from: SeedFrom, seed: string): Finding {
  const found = seedOf(from)
  return found === seed
    ? right('The seed follows from that secret and from what each seat brought.')
    : wrong(`Secret and seats give the seed ${found}, but the match was played with ${seed}.`)
}

function generatorFinding(generator: Log['generator']): Finding {
  return generator === 'chacha20'
    ? right('All chance of the match was drawn from it by ChaCha20.')
    : wrong(`The match was played with the generator ${generator ?? 'sfc32'}, and not with chacha20.`)
}

function broughtFinding({ brought }: SeedFrom): Finding {
  const seats = brought.flatMap((bytes, seat) => (bytes === '' ? [] : [seatLetter(seat)]))
  if (seats.length === 0)
    return { isRight: null, sentence: 'No seat brought anything, so the server alone drew the seed.' }
  const [others, last] = [seats.slice(0, -1), seats.at(-1)]
  const who = others.length === 0 ? `Seat ${last}` : `Seats ${others.join(', ')} and ${last}`
  return right(`${who} brought 16 bytes of their own to it.`)
}

function right(sentence: string): Finding {
  return { isRight: true, sentence }
}

function wrong(sentence: string): Finding {
  return { isRight: false, sentence }
}
