import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is compressed already gains nothing. */
const WORTH_IT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/
/** So much a server sends in one packet anyway, in bytes. */
const SMALLEST = 600

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) } as const

/** Writes a brotli and a gzip file beside each file of the built app that is smaller so; the server sends what a browser takes. */
export function compressed(): Plugin {
  const place = { outDir: '', isWritten: false }
  return {
    name: 'trialhall:compressed',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      place.outDir = resolve(root, outDir)
    },
    writeBundle() {
      place.isWritten = true
    },
    async closeBundle() {
      if (!place.isWritten) return
      const files = readdirSync(place.outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
      await Promise.all(files.map(compress))
    },
  }
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  if (plain.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [br, gz] = await Promise.all([
    squeeze.br(plain, { params }),
    squeeze.gz(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length < plain.length) await writeFile(`${path}.br`, br)
  if (gz.length < plain.length) await writeFile(`${path}.gz`, gz)
}
