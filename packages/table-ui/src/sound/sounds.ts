import type { Seat } from '@trialhall/kernel'

/** Every sound that a table can make. */
export const CUES = [
  'draw',
  'play',
  'shuffle',
  'reveal',
  'die',
  'hit',
  'block',
  'heal',
  'boon',
  'bane',
  'magic',
  'coin',
  'step',
  'fall',
  'turn',
  'round',
  'won',
  'lost',
] as const
/** One of them. */
export type Cue = (typeof CUES)[number]

/** What is heard of an event: a sound, none, or the verdict, which is another one for those who won. */
export type Heard = Cue | 'verdict' | null

/** What each kind of event of a game sounds like, to whom it may concern: an event that was forgotten does not compile. */
export type Sounds<E extends { readonly type: string }> = {
  readonly [K in E['type']]: Heard | ((event: Extract<E, { readonly type: K }>, ears: Ears) => Heard)
}

/** Whose ears hear it: all seats of the person who looks. */
export interface Ears {
  readonly seats: readonly Seat[]
}

/** The three notes of a game, in hertz, and what plays them. */
export interface Motif {
  readonly notes: readonly [number, number, number]
  readonly voice: 'horn' | 'harp' | 'glass' | 'drum' | 'bell'
}

/** What a game sounds like. */
export interface GameSounds {
  readonly motif: Motif
  /** What an event sounds like to somebody. */
  heard(event: unknown, ears: Ears): Heard
}

/** The sounds of a game, from its motif and what each kind of event sounds like. */
export function gameSounds<E extends { readonly type: string }>(motif: Motif, sounds: Sounds<E>): GameSounds {
  return {
    motif,
    heard: (event, ears) => {
      const told = event as E
      const heard = sounds[told.type as E['type']] as Heard | ((event: E, ears: Ears) => Heard)
      return typeof heard === 'function' ? heard(told, ears) : heard
    },
  }
}
