import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Everything that is measured, in the text format of Prometheus at /metrics. */
export interface Metrics {
  readonly registry: Registry
  readonly choices: Counter
  readonly appendSeconds: Histogram
  readonly rebuildSeconds: Histogram
  readonly botSeconds: Histogram
  readonly botStandIns: Counter
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Makes the metrics; `count` is asked when somebody reads them. */
export function makeMetrics(count: {
  readonly matches: () => number
  readonly connections: () => number
}): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'trialhall_' }) // with event-loop delay and memory
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('trialhall_matches_live', 'Matches in memory.', count.matches)
  gauge('trialhall_connections', 'Open sockets.', count.connections)
  const histogram = (name: string, help: string): Histogram =>
    new Histogram({ name, help, buckets: SECONDS, registers })
  return {
    registry,
    choices: new Counter({ name: 'trialhall_choices_total', help: 'Entries written to logs.', registers }),
    appendSeconds: histogram('trialhall_append_seconds', 'Time from an entry until it is on disk.'),
    rebuildSeconds: histogram('trialhall_rebuild_seconds', 'Time to rebuild a match from its log.'),
    botSeconds: histogram('trialhall_bot_seconds', 'Time a bot took to decide.'),
    botStandIns: new Counter({
      name: 'trialhall_bot_stand_ins_total',
      help: 'Decisions made in a bot’s place.',
      registers,
    }),
  }
}
