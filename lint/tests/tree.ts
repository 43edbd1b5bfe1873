import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')

/** One thing that lint refused: the rule's name, the message and the file. */
export type Refusal = { readonly rule: string; readonly message: string; readonly file: string }

/** Lints a throwaway repository of these files under the project's own settings. */
export function lintTree(files: Readonly<Record<string, string>>): Refusal[] {
  const root = mkdtempSync(join(tmpdir(), 'trialhall-lint-'))
  try {
    cpSync(join(repository, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
    cpSync(join(repository, 'lint'), join(root, 'lint'), { recursive: true })
    write(join(root, 'package.json'), '{ "type": "module" }')
    for (const [path, text] of Object.entries(files)) write(join(root, path), text)
    return refusalsIn(root, Object.keys(files))
  } finally {
    rmSync(root, { recursive: true })
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

type Diagnostic = { readonly code?: string; readonly message: string; readonly filename: string }

function refusalsIn(root: string, paths: readonly string[]): Refusal[] {
  const sources = paths.filter((path) => /\.tsx?$/.test(path))
  const { diagnostics } = JSON.parse(output(root, sources)) as { diagnostics: Diagnostic[] }
  return diagnostics.map(({ code, message, filename }) => ({ rule: code ?? '', message, file: filename }))
}

function output(cwd: string, sources: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [oxlint, '--format=json', ...sources], { cwd, encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
