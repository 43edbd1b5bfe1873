import { CUES, type Motif } from '@trialhall/table-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loudspeaker } from '../../src/sound/loudspeaker.ts'

const MOTIF: Motif = { notes: [220, 330, 440], voice: 'harp' }

/** What was started: when, how loud, and which samples. */
interface Started {
  readonly at: number
  readonly volume: number
  readonly buffer: object
  readonly loops: boolean
}

/** A device's sound as far as the loudspeaker needs it. */
function device(state: AudioContextState = 'running') {
  const started: Started[] = []
  const stopped: number[] = []
  const targets: number[] = []
  const context = {
    state,
    currentTime: 0,
    destination: {},
    made: 0,
    createBuffer(_channels: number, length: number) {
      context.made++
      const samples = new Float32Array(length)
      return { getChannelData: () => samples }
    },
  }
  class FakeGain {
    readonly gain: { value: number; setTargetAtTime(value: number): void }
    constructor(_: unknown, { gain }: { gain: number }) {
      this.gain = { value: gain, setTargetAtTime: (value) => targets.push(value) }
    }
    connect(next: unknown) {
      return next
    }
  }
  class FakeSource {
    private to: FakeGain | null = null
    private readonly how: { buffer: object; loop?: boolean }
    constructor(_: unknown, how: { buffer: object; loop?: boolean }) {
      this.how = how
    }
    connect(next: FakeGain) {
      this.to = next
      return next
    }
    start(at = 0) {
      const { buffer, loop = false } = this.how
      started.push({ at, volume: this.to?.gain.value ?? 1, buffer, loops: loop })
    }
    stop(at: number) {
      stopped.push(at)
    }
  }
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  return { context, started, stopped, targets, speaker: new Loudspeaker(context as unknown as AudioContext) }
}

beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0.5))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('sounds of one moment follow each other', () => {
  const { speaker, started } = device()
  speaker.play(['hit', 'fall'], MOTIF, 100)
  expect(started.map(({ at }) => at)).toEqual([0, expect.closeTo(0.09)])
})

test('a sound is made once, and heard again from what was kept', () => {
  const { speaker, started, context } = device()
  speaker.play(['coin'], MOTIF, 100)
  context.currentTime = 2
  speaker.play(['coin'], MOTIF, 100)
  expect(context.made).toBe(1)
  expect(started[1]?.buffer).toBe(started[0]?.buffer)
})

test('what is made for later is there when it is heard', async () => {
  const { speaker, context } = device()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  await speaker.prepare(MOTIF)
  expect(context.made).toBe(CUES.length)
  speaker.play(CUES, MOTIF, 100)
  expect(context.made).toBe(CUES.length)
})

test('the same sound at the same moment is heard once, and another one is heard', () => {
  const { speaker, started } = device()
  speaker.play(['draw'], MOTIF, 100)
  speaker.play(['draw'], MOTIF, 100)
  speaker.play(['hit'], MOTIF, 100)
  expect(started).toHaveLength(2)
})

test('half of the slider is softer than all of it, and nothing is silent', () => {
  const { speaker, started } = device()
  speaker.play(['hit'], MOTIF, 100)
  speaker.play(['fall'], MOTIF, 50)
  speaker.play(['die'], MOTIF, 0)
  expect(started.map(({ volume }) => volume)).toEqual([1, expect.closeTo(0.354, 2)])
})

test('nothing is kept for later where the device lets nothing be heard', () => {
  const { speaker, started } = device('suspended')
  speaker.play(['hit'], MOTIF, 100)
  expect(started).toEqual([])
})

test('the fire burns once, gets louder and softer, and goes out', () => {
  const { speaker, started, stopped, targets } = device()
  speaker.burn(30)
  speaker.burn(60)
  expect(started.map(({ loops }) => loops)).toEqual([true])
  expect(targets[1]).toBeGreaterThan(targets[0] ?? 1)
  speaker.burn(0)
  speaker.burn(0)
  expect(stopped).toHaveLength(1)
  speaker.burn(30)
  expect(started).toHaveLength(2)
})
