import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '@trialhall/games'
import { FAULTS } from '@trialhall/kernel'
import { OPS } from '../../src/env/request.ts'
import { EnvSession } from '../../src/env/session.ts'

const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')

/** The fenced blocks of one language, with the heading each stands under. */
function blocks(language: string): { heading: string; text: string }[] {
  const parts = page.split(/^(?=## |### )/m)
  return parts.flatMap((part) => {
    const heading = part.split('\n')[0]?.replace(/^#+ /, '') ?? ''
    const found = part.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))
    return [...found].map(([, text = '']) => ({ heading, text }))
  })
}

/** The game of a section, where it is not Sigmar's Trial. */
const GAME_OF: Readonly<Record<string, string>> = {
  Lanes: 'lanes',
  'Trials of the Eldar': 'eldar',
  'Battle Decks: Trials of Blood and Steel': 'battle-decks',
  'Trials of Tempus': 'tempus',
}

/** Requests with the part of their reply that the page shows; a reply may go over several lines. */
function exchanges(text: string): { request: string; reply: unknown }[] {
  return text
    .split(/^> /m)
    .slice(1)
    .map((exchange) => {
      const [request = '', ...reply] = exchange.split(/^< /m)
      return { request: request.trimEnd(), reply: JSON.parse(reply.join('')) as unknown }
    })
}

describe('docs/protocol.md', () => {
  const examples = blocks('text')

  test('has an example in every section that needs one', () => {
    expect(new Set(examples.map((one) => one.heading))).toEqual(
      new Set([
        'Requests',
        'The state of play',
        'Many matches',
        'Lean replies',
        'Worlds a seat could believe in',
        'Views',
        'Built-in bots',
        'Errors',
        "Sigmar's Trial",
        'Lanes',
        'Trials of the Eldar',
        'Battle Decks: Trials of Blood and Steel',
        'Trials of Tempus',
        'Logs',
      ]),
    )
  })

  test.each(examples)('the example of "$heading" plays as it is written', ({ heading, text }) => {
    const game = games.find(GAME_OF[heading] ?? 'sigmar')
    if (!game.ok) throw new Error(game.fault.message)
    const env = new EnvSession(game.value, () => 1)
    for (const { request, reply } of exchanges(text)) {
      const real: unknown = JSON.parse(JSON.stringify(env.answer(request)))
      expect({ request, reply: real }).toMatchObject({ request, reply })
    }
  })

  test('has a section about positions for every game', () => {
    const missing = games.games
      .map(({ title }) => `### ${title}`)
      .filter((line) => !page.includes(`${line}\n`))
    expect(missing).toEqual([])
  })

  test('lists every op and every code with its meaning', () => {
    for (const op of OPS) expect(page).toMatch(new RegExp(`^\\| \`${op}\` \\|`, 'm'))
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| ([a-z][^|`]*) \|$/gm)].map(([, code, meaning]) => [
      code,
      meaning,
    ])
    for (const [code, meaning] of Object.entries(FAULTS)) expect(rows).toContainEqual([code, meaning])
  })
})
