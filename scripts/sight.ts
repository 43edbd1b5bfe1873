/** `npm run sight`: works out who sees whom on the maps of Trials of Tempus and writes the tables beside the maps. */
import { writeFileSync } from 'node:fs'
import { MAPS, sightTable } from '../games/tempus/space/index.ts'
import { inRoot } from './kit/repository.mjs'

for (const { id, name, ground } of MAPS) {
  const table = sightTable(ground)
  const lines = table.map((line) => `  '${line}',`)
  const constant = `${id.toUpperCase().replaceAll('-', '_')}_SIGHT`
  const source = [
    `import type { SightTable } from '../ground.ts'`,
    ``,
    `/** Which spaces of ${name} see each other. Written by \`npm run sight\`; run it again when the drawing changes. */`,
    `export const ${constant}: SightTable = [`,
    ...lines,
    `]`,
  ]
  writeFileSync(inRoot('games/tempus/space/content', `${id}-sight.ts`), `${source.join('\n')}\n`)
  console.log(`${name}: ${lines.join('').length} characters`)
}
