import type { Driver, Row, Statement, Value } from '../../src/store/driver/driver.ts'

/** Decides before each statement whether it fails: 'before' it is done, 'after' it was done, or not at all. */
export type Trouble = (sql: string) => 'before' | 'after' | null

/** A driver whose statements fail when `trouble` says so, as those of a disk that is full or broken do. */
export function faultyDriver(inner: Driver, trouble: Trouble): Driver {
  const hit = <T>(sql: string, work: () => T): T => {
    const when = trouble(sql)
    if (when === 'before') throw new Error(`database or disk is full (before ${sql})`)
    const done = work()
    if (when === 'after') throw new Error(`disk I/O error (after ${sql})`)
    return done
  }
  return {
    kind: inner.kind,
    exec: (sql) => hit(sql, () => inner.exec(sql)),
    prepare: (sql) => faultyStatement(hit, { sql, inner: inner.prepare(sql) }),
    close: () => inner.close(),
  }
}

type Hit = <T>(sql: string, work: () => T) => T

function faultyStatement(
  hit: Hit,
  { sql, inner }: { readonly sql: string; readonly inner: Statement },
): Statement {
  return {
    run: (...values: readonly Value[]) => hit(sql, () => inner.run(...values)),
    get: (...values: readonly Value[]): Row | undefined => hit(sql, () => inner.get(...values)),
    all: (...values: readonly Value[]): Row[] => hit(sql, () => inner.all(...values)),
  }
}
