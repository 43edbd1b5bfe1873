import { pathToFileURL } from 'node:url'
import { endWithNpm } from './kit/end-with-npm.mjs'
import { requireNode } from './kit/node-version.mjs'

requireNode()
endWithNpm(process)

try {
  const { installMissing } = await import('./kit/install.mjs')
  const { buildStale } = await import('./build.mjs')
  const { inRoot } = await import('./kit/repository.mjs')
  await installMissing()
  for (const target of ['web', 'server']) {
    if (await buildStale(target)) console.log(`Built the ${target === 'web' ? 'web app' : target}.`)
  }
  await import(pathToFileURL(inRoot('apps/server/dist/main.js')).href)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
