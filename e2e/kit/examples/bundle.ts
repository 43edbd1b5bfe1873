import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The page of `table.tsx` as one document, made in a second: its scripts and styles stand in it. */
export async function examplePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('table.tsx', import.meta.url))],
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['source'],
    external: ['*.woff2'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const text = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const script = text('.js').replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Example</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${text('.css')}</style></head><body><script>${script}</script></body></html>`
}
