import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Everything that is measured, in the text format of Prometheus at /metrics. */
export interface Metrics {
  readonly registry: Registry
  readonly choices: Counter
  /** Requests over HTTP, by the first digit of their status. */
  readonly requestSeconds: Histogram<'status'>
  readonly appendSeconds: Histogram
  readonly rebuildSeconds: Histogram
  readonly botSeconds: Histogram
  readonly botWaitSeconds: Histogram
  readonly botEased: Counter
  readonly botStandIns: Counter
  /** Calls to people who have no page open. */
  readonly calls: Counter
  readonly callsFailed: Counter
  readonly broken: Counter
  readonly ended: Counter
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Makes the metrics; `count` is asked when somebody reads them. */
export function makeMetrics(count: {
  readonly matches: () => number
  readonly connections: () => number
  readonly people: () => number
  readonly forwarded: () => number
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
  gauge('trialhall_people', 'People who have a page open.', count.people)
  gauge(
    'trialhall_forwarded',
    'Commands brought to other servers of the hall since the start.',
    count.forwarded,
  )
  const histogram = (name: string, help: string): Histogram =>
    new Histogram({ name, help, buckets: SECONDS, registers })
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers })
  return {
    registry,
    choices: counter('trialhall_choices_total', 'Entries written to logs.'),
    requestSeconds: new Histogram({
      name: 'trialhall_request_seconds',
      help: 'Time from a request over HTTP until its answer was sent.',
      labelNames: ['status'],
      buckets: SECONDS,
      registers,
    }),
    appendSeconds: histogram('trialhall_append_seconds', 'Time from a batch of entries until it is on disk.'),
    rebuildSeconds: histogram('trialhall_rebuild_seconds', 'Time to rebuild a match from its log.'),
    botSeconds: histogram('trialhall_bot_seconds', 'Time a bot took to decide.'),
    botWaitSeconds: histogram(
      'trialhall_bot_wait_seconds',
      'Time until a bot that was asked began to think.',
    ),
    botEased: counter(
      'trialhall_bot_eased_total',
      'Decisions thought as a weaker strength, because many waited.',
    ),
    botStandIns: counter('trialhall_bot_stand_ins_total', 'Decisions made in a bot’s place.'),
    calls: counter('trialhall_calls_total', 'Calls and letters that were taken.'),
    callsFailed: counter('trialhall_calls_failed_total', 'Calls and letters that were not.'),
    broken: counter('trialhall_matches_broken_total', 'Matches built anew after an error.'),
    ended: counter('trialhall_rules_ended_total', 'Times rules ran on without end and were ended by force.'),
  }
}
