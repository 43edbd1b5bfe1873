/** One server and the swarm that loads it; both are programs that `scripts/load.mjs` bundles. */
export interface ServerContender {
  readonly id: string
  readonly title: string
  readonly server: Program
  readonly swarm: Program
  /** The game that is played: the swarm asks for it. */
  readonly game: string
  /** Persons at each table of two seats; 2 where nothing is said. */
  readonly people?: 1 | 2
}

/** A bundled program: of this server, or of the benchmarks, where boardgame.io is installed. */
export interface Program {
  readonly place: 'server' | 'bench'
  readonly name: string
}

/** Everybody who is measured. In Race matches go on for ever, so that nothing but choices is counted. */
export const CONTENDERS: readonly ServerContender[] = [
  { id: 'echo', title: 'bare ws echo', server: ours('echo'), swarm: ours('swarm'), game: 'echo' },
  { id: 'race', title: 'Trialhall, Race', server: ours('server'), swarm: ours('swarm'), game: 'race' },
  {
    id: 'bgio',
    title: 'boardgame.io, Race',
    server: { place: 'bench', name: 'bgio-server' },
    swarm: { place: 'bench', name: 'bgio-swarm' },
    game: 'race',
  },
  {
    id: 'sigmar',
    title: "Trialhall, Sigmar's Trial",
    server: ours('server'),
    swarm: ours('swarm'),
    game: 'sigmar',
  },
  { id: 'lanes', title: 'Trialhall, Lanes', server: ours('server'), swarm: ours('swarm'), game: 'lanes' },
  {
    id: 'alone',
    title: 'Trialhall, Lanes, one person in both seats',
    server: ours('server'),
    swarm: ours('swarm'),
    game: 'lanes',
    people: 1,
  },
]

function ours(name: string): Program {
  return { place: 'server', name }
}
