import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeMetrics } from '../../src/metrics.ts'
import { startServer } from '../support/server.ts'
import { SETTINGS } from '../../src/start/settings.ts'

const sample = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

test.each(['alerts.yaml', 'grafana/trialhall.json'])('%s asks for figures that there are', async (name) => {
  const none = (): number => 0
  const { registry } = makeMetrics({ matches: none, connections: none, people: none, forwarded: none })
  const known = new Set(registry.getMetricsAsArray().map((metric) => metric.name))
  const asked = [...sample(name).matchAll(/\btrialhall_[a-z0-9_]+/g)].map(([word]) =>
    word.replace(/_bucket$|_count$/, ''),
  )
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((word) => !known.has(word))).toEqual([])
})

test('the unit of systemd and the container set what there is to set', () => {
  const variables = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable))
  for (const name of ['trialhall.service', 'Containerfile'])
    for (const [, word = ''] of sample(name).matchAll(/\b((?:TRIALHALL_[A-Z_]+|HOST|PORT))=/g))
      expect(variables).toContain(word)
})

test('the proxies keep metrics inside, also by the address with a slash that leads there as well', async () => {
  expect(sample('Caddyfile')).toMatch(/^\s*@inside path \/metrics \/metrics\/$/m)
  const [, pattern = '(?!)'] = /^\s*location ~ (\S+) \{\s*return 404;/m.exec(sample('nginx.conf')) ?? []
  const { app } = await startServer()
  for (const url of ['/metrics', '/metrics/', '/metricsx', '/metrics/x']) {
    const { statusCode } = await app.inject({ url })
    expect([url, new RegExp(pattern).test(url)]).toEqual([url, statusCode === 401])
  }
})
