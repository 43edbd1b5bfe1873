import { below, seeded } from '@trialhall/kernel'
import { lossAt } from './loss.ts'

/** A network of one hidden layer. Whoever looks from the other side gets the same with the other sign. */
export interface Network {
  /** By how much a usual lead differs from none. */
  readonly usual: readonly number[]
  /** For each hidden unit the weights of leads, then of the scene, then its bias. */
  readonly inner: readonly (readonly number[])[]
  readonly outer: readonly number[]
}

/** What a network learns from: a lead that is known already, to which it adds. */
export interface NetSample {
  readonly leads: readonly number[]
  readonly scene: readonly number[]
  readonly base: number
  readonly won: number
}

const HIDDEN = 12
const EPOCHS = 40
/** Epochs without a gain after which nothing more is expected. */
const PATIENCE = 6
const BATCH = 64
/** Adam: the pace, and how long the past counts. */
const PACE = 0.003
const MOMENTUM = 0.9
const MEMORY = 0.999
/** How strongly weights are drawn to 0. */
const DECAY = 1e-4

/** What a network adds to the logarithm of the odds. */
export function netLead(net: Network, leads: readonly number[], scene: readonly number[]): number {
  const scaled = leads.map((lead, i) => lead / (net.usual[i] as number))
  let sum = 0
  net.inner.forEach((unit, k) => {
    const [plus, minus] = bothSides(unit, scaled, scene)
    sum += (net.outer[k] as number) * (Math.tanh(plus) - Math.tanh(minus))
  })
  return sum
}

/** What goes into a unit from the eyes of each side. */
function bothSides(
  unit: ArrayLike<number>,
  scaled: readonly number[],
  scene: readonly number[],
): [number, number] {
  let lead = 0
  for (let i = 0; i < scaled.length; i++) lead += (unit[i] as number) * (scaled[i] as number)
  let common = unit[unit.length - 1] as number
  for (let j = 0; j < scene.length; j++) common += (unit[scaled.length + j] as number) * (scene[j] as number)
  return [common + lead, common - lead]
}

/** Learns from `taught` (Adam, in small batches), and keeps what did best on `asked`. */
export function networkOf(taught: readonly NetSample[], asked: readonly NetSample[]): Network {
  const learner = new Learner(taught)
  let best = { network: learner.network, loss: lossOf(asked, null) }
  let idle = 0
  for (let epoch = 0; epoch < EPOCHS && idle < PATIENCE; epoch++) {
    learner.learn()
    const { network } = learner
    const loss = lossOf(asked, network)
    idle = loss < best.loss ? 0 : idle + 1
    if (idle === 0) best = { network, loss }
  }
  return best.network
}

function lossOf(samples: readonly NetSample[], net: Network | null): number {
  let total = 0
  for (const { leads, scene, base, won } of samples)
    total += lossAt(won, 1 / (1 + Math.exp(-base - (net === null ? 0 : netLead(net, leads, scene)))))
  return total / samples.length
}

class Learner {
  private readonly samples: readonly NetSample[]
  private readonly usual: readonly number[]
  /** Hidden units one after another; each as in a network, and its outer weight last. */
  private readonly weights: Float64Array
  private readonly slopes: Float64Array
  private readonly pulls: Float64Array
  private readonly squares: Float64Array
  private readonly width: number
  private readonly chance = seeded('network')
  private steps = 0

  constructor(samples: readonly NetSample[]) {
    this.samples = samples
    const [first] = samples
    const count = first?.leads.length ?? 0
    this.usual = Array.from({ length: count }, (_, i) => usualOf(samples, i))
    this.width = count + (first?.scene.length ?? 0) + 2
    const size = HIDDEN * this.width
    this.weights = Float64Array.from({ length: size }, (_, at) =>
      at % this.width === this.width - 1 ? 0 : this.small(),
    )
    this.slopes = new Float64Array(size)
    this.pulls = new Float64Array(size)
    this.squares = new Float64Array(size)
  }

  private small(): number {
    return (below(this.chance, 2001) - 1000) / 1000 / Math.sqrt(this.width)
  }

  get network(): Network {
    const { weights, width, usual } = this
    const units = Array.from({ length: HIDDEN }, (_, k) => [...weights.subarray(k * width, (k + 1) * width)])
    return {
      usual,
      inner: units.map((unit) => unit.slice(0, -1)),
      outer: units.map((unit) => unit.at(-1) as number),
    }
  }

  /** Looks at every sample once. */
  learn(): void {
    const { samples, chance, slopes } = this
    for (let at = 0; at < samples.length; at += BATCH) {
      slopes.fill(0)
      for (let k = 0; k < BATCH; k++) this.add(samples[below(chance, samples.length)] as NetSample)
      this.step()
    }
  }

  private add({ leads, scene, base, won }: NetSample): void {
    const { weights, slopes, width, usual } = this
    const scaled = leads.map((lead, i) => lead / (usual[i] as number))
    const count = scaled.length
    const sides: [number, number][] = []
    let sum = base
    for (let at = 0; at < weights.length; at += width) {
      const [plus, minus] = bothSides(weights.subarray(at, at + width - 1), scaled, scene).map(Math.tanh) as [
        number,
        number,
      ]
      sides.push([plus, minus])
      sum += (weights[at + width - 1] as number) * (plus - minus)
    }
    const wrong = (1 / (1 + Math.exp(-sum)) - won) / BATCH
    sides.forEach(([plus, minus], k) => {
      const at = k * width
      const outer = wrong * (weights[at + width - 1] as number)
      const [ofPlus, ofMinus] = [outer * (1 - plus * plus), outer * (1 - minus * minus)]
      const [odd, even] = [ofPlus + ofMinus, ofPlus - ofMinus]
      for (let i = 0; i < count; i++)
        slopes[at + i] = (slopes[at + i] as number) + odd * (scaled[i] as number)
      for (let j = 0; j < scene.length; j++)
        slopes[at + count + j] = (slopes[at + count + j] as number) + even * (scene[j] as number)
      slopes[at + width - 2] = (slopes[at + width - 2] as number) + even
      slopes[at + width - 1] = (slopes[at + width - 1] as number) + wrong * (plus - minus)
    })
  }

  private step(): void {
    const { weights, slopes, pulls, squares } = this
    this.steps++
    const [soon, late] = [1 - MOMENTUM ** this.steps, 1 - MEMORY ** this.steps]
    for (let at = 0; at < weights.length; at++) {
      const slope = (slopes[at] as number) + DECAY * (weights[at] as number)
      const pull = MOMENTUM * (pulls[at] as number) + (1 - MOMENTUM) * slope
      const square = MEMORY * (squares[at] as number) + (1 - MEMORY) * slope * slope
      pulls[at] = pull
      squares[at] = square
      weights[at] = (weights[at] as number) - (PACE * pull) / soon / (Math.sqrt(square / late) + 1e-8)
    }
  }
}

/** The root of the mean square of a lead; 1 where there never is one. */
function usualOf(samples: readonly NetSample[], at: number): number {
  return (
    Math.sqrt(samples.reduce((sum, { leads }) => sum + (leads[at] as number) ** 2, 0) / samples.length) || 1
  )
}
