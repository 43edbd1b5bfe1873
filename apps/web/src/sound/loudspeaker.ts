import { CUES, type Cue, type Motif } from '@trialhall/table-ui'
import { fire } from './fire.ts'
import { patchOf } from './patches.ts'
import { RATE, render } from './synth.ts'

/** The same sound again so soon is the same sound; in seconds. */
const AGAIN = 0.05
/** Sounds of one moment follow each other by this, in seconds. */
const SPREAD = 0.09
/** How far a sound may be off its pitch, so that ten cards do not sound like a machine. Notes stay true. */
const DETUNE = 0.04
/** How loud the fire is beside the table. */
const FIRE = 0.5
/** How long the fire takes to be there and to be gone, in seconds. */
const FADE = 1.2
/** Between two sounds that are made for later, in milliseconds. */
const PAUSE = 80
const NOTES: ReadonlySet<Cue> = new Set<Cue>(['turn', 'round', 'won', 'lost'])

/** Plays the sounds of tables through the loudspeaker of a device. Each is made when it is first heard, and kept. */
export class Loudspeaker {
  private readonly context: AudioContext
  private readonly buffers = new Map<string, AudioBuffer>()
  private readonly lastAt = new Map<Cue, number>()
  private burning: { readonly source: AudioBufferSourceNode; readonly gain: GainNode } | null = null

  constructor(context: AudioContext) {
    this.context = context
  }

  /** Plays sounds of one moment, one shortly after the other. `volume` goes from 0 to 100. */
  play(cues: readonly Cue[], motif: Motif, volume: number): void {
    if (volume <= 0 || this.context.state !== 'running') return
    cues.forEach((cue, which) => this.start(cue, motif, { volume, wait: which * SPREAD }))
  }

  /** Makes the sounds of a game while the page has nothing else to do, so that no sound keeps a move waiting. */
  async prepare(motif: Motif): Promise<void> {
    for (const cue of CUES) {
      await idle()
      this.bufferOf(cue, motif)
    }
  }

  /** Lights the fire of the room, or puts it out at 0. */
  burn(volume: number): void {
    if (volume <= 0) return this.quench()
    const gain = this.burning?.gain ?? this.light()
    gain.gain.setTargetAtTime(FIRE * loudnessOf(volume), this.context.currentTime, FADE / 3)
  }

  private start(cue: Cue, motif: Motif, { volume, wait }: { volume: number; wait: number }): void {
    const { currentTime } = this.context
    if (currentTime - (this.lastAt.get(cue) ?? -1) < AGAIN) return
    this.lastAt.set(cue, currentTime)
    const source = new AudioBufferSourceNode(this.context, {
      buffer: this.bufferOf(cue, motif),
      playbackRate: NOTES.has(cue) ? 1 : 1 + DETUNE * (Math.random() - 0.5),
    })
    const gain = new GainNode(this.context, { gain: loudnessOf(volume) })
    source.connect(gain).connect(this.context.destination)
    source.start(currentTime + wait)
  }

  private bufferOf(cue: Cue, motif: Motif): AudioBuffer {
    const key = `${cue} ${motif.voice} ${motif.notes.join(' ')}`
    const kept = this.buffers.get(key)
    if (kept) return kept
    const buffer = this.filled(render(patchOf(cue, motif)))
    this.buffers.set(key, buffer)
    return buffer
  }

  private light(): GainNode {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.filled(fire()), loop: true })
    const gain = new GainNode(this.context, { gain: 0 })
    source.connect(gain).connect(this.context.destination)
    source.start()
    this.burning = { source, gain }
    return gain
  }

  private quench(): void {
    const { burning } = this
    if (burning === null) return
    this.burning = null
    const { currentTime } = this.context
    burning.gain.gain.setTargetAtTime(0, currentTime, FADE / 6)
    burning.source.stop(currentTime + FADE)
  }

  private filled(samples: Float32Array): AudioBuffer {
    const buffer = this.context.createBuffer(1, samples.length, RATE)
    buffer.getChannelData(0).set(samples)
    return buffer
  }
}

/** Until the page has nothing else to do. Safari does not tell, and waits a little instead. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done())
    else setTimeout(done, PAUSE)
  })
}

/** Ears hear ratios: the lower half of the slider would be as good as silent if it were taken as it is. */
function loudnessOf(volume: number): number {
  return (volume / 100) ** 1.5
}
