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
  /** What serves it, where that is not one process with the embedded store. */
  readonly hall?: HallPlan
}

/** Processes that share a database. */
export interface HallPlan {
  readonly processes: 1 | 2
  /** Whether people play by way of a process that does not own their match. */
  readonly isForwarded: boolean
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
  inDatabase('postgres', 'Trialhall, Race, PostgreSQL', { processes: 1, isForwarded: false }),
  inDatabase('pair', 'Trialhall, Race, PostgreSQL, two processes', { processes: 2, isForwarded: false }),
  inDatabase('forwarded', 'Trialhall, Race, PostgreSQL, by way of the other process', {
    processes: 2,
    isForwarded: true,
  }),
]

function inDatabase(id: string, title: string, hall: HallPlan): ServerContender {
  return { id, title, server: ours('server'), swarm: ours('swarm'), game: 'race', hall }
}

function ours(name: string): Program {
  return { place: 'server', name }
}
