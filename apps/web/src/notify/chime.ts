/** Two soft notes, the second higher: frequencies in hertz and when they begin, in seconds. */
const NOTES = [
  { pitch: 587.33, at: 0 },
  { pitch: 880, at: 0.16 },
] as const
/** How long a note dies away, in seconds, and how loud it is at full volume. */
const LENGTH = 0.9
const LOUDEST = 0.35

/** Milliseconds after which a sound comes too late to mean anything. */
const LATEST = 1000

const heard: { context: AudioContext | null } = { context: null }

/**
 * To be called during a press: Safari lets a page be heard from then on, and nothing before. A call on a phone takes the sound away, so that
 * each press asks for it again.
 */
export function readyChime(): void {
  if (typeof AudioContext === 'undefined') return
  const context = (heard.context ??= new AudioContext())
  if (context.state !== 'running') context.resume().catch(() => undefined)
}

/** Plays the sound of a turn. Silent where the browser has no sound, or allows none before the page is touched: nor is it heard later. */
export function chime(volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return
  const context = (heard.context ??= new AudioContext())
  const asked = performance.now()
  void context.resume().then(
    () => {
      if (performance.now() - asked < LATEST) for (const note of NOTES) play(context, note, volume)
    },
    () => undefined,
  )
}

function play(context: AudioContext, { pitch, at }: (typeof NOTES)[number], volume: number): void {
  const start = context.currentTime + at
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch })
  const loudness = new GainNode(context, { gain: 0 })
  // Ears hear the square: half of the slider is half as loud.
  const peak = LOUDEST * (volume / 100) ** 2
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(peak, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(start + LENGTH)
}
