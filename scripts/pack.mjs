import { pathToFileURL } from 'node:url'
import { requireNode } from './kit/node-version.mjs'

requireNode()

/**
 * Lays out every package as it is published, checks it and packs it into `.cache/packages`; answers names and packed files.
 * Throws with all that is wrong.
 */
export async function packAll() {
  const { PUBLISHED } = await import('./packing/published.mjs')
  const { compile, stage } = await import('./packing/stage.mjs')
  const { checkAll, packFolders } = await import('./packing/pack.mjs')
  await compile(PUBLISHED)
  const folders = await Promise.all(PUBLISHED.map(stage))
  checkAll(folders)
  return packFolders(folders)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { installMissing } = await import('./kit/install.mjs')
  try {
    await installMissing()
    for (const { path } of await packAll()) console.log(path)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
