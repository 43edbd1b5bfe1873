import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { inCache } from './repository.mjs'
import { run, runNpm } from './run.mjs'

/** The newest version that takes Node 20. Its Chromium is a headless one for 64-bit Linux on Intel and AMD. */
const PACKAGE = { name: '@sparticuz/chromium', version: '147.0.0' }

const folder = inCache(`chromium-${PACKAGE.version}`)

/**
 * Installs the Chromium that is shipped inside a registry package into the cache folder, once.
 * Answers its path and the environment that it needs, or undefined where that is not possible.
 */
export async function installPackagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(folder) && !(await fetchAndUnpack())) return undefined
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'trialhall-fonts.conf') },
  }
}

async function fetchAndUnpack() {
  const workshop = inCache(`chromium-workshop-${process.pid}`)
  mkdirSync(workshop, { recursive: true })
  try {
    console.log(`Installing Chromium from ${PACKAGE.name} ${PACKAGE.version} …`)
    writeFileSync(join(workshop, 'package.json'), '{ "private": true }')
    const wanted = `${PACKAGE.name}@${PACKAGE.version}`
    const { code } = await runNpm(['install', '--no-save', '--no-audit', '--no-fund', wanted], {
      cwd: workshop,
    })
    if (code !== 0) return false
    await unpack(join(workshop, 'node_modules', PACKAGE.name, 'bin'), join(workshop, 'unpacked'))
    renameSync(join(workshop, 'unpacked'), folder)
    return true
  } catch (error) {
    console.log(`It could not be unpacked: ${error.message}`)
    return existsSync(folder)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

async function unpack(packed, target) {
  mkdirSync(target)
  const decompressed = async (name) => promisify(brotliDecompress)(readFileSync(join(packed, name)))
  writeFileSync(join(target, 'chromium'), await decompressed('chromium.br'), { mode: 0o755 })
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const archive = join(target, `${name}.tar`)
    writeFileSync(archive, await decompressed(`${name}.tar.br`))
    const { code, output } = await run('tar', ['-x', '-f', archive, '-C', target])
    if (code !== 0) throw new Error(output)
    rmSync(archive)
  }
  writeFileSync(join(target, 'trialhall-fonts.conf'), fontSettings())
}

/** The machine's own fonts, and the package's for a machine that has none. */
function fontSettings() {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(folder, 'fonts')]
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((each) => `  <dir>${each}</dir>`).join('\n')}
  <cachedir>${inCache('fonts')}</cachedir>
</fontconfig>
`
}
