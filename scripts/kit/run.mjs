import { spawn } from 'node:child_process'
import { root } from './repository.mjs'

/**
 * Runs a program in the repository without a shell and waits for its end.
 * `show` passes its output through; otherwise it is only collected. `input` is what it reads. Never throws: a program that cannot be
 * started has code 127 and its error as output.
 */
export function run(command, args, { show = false, env = {}, cwd = root, shell = false, input } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    })
    child.stdin?.end(input)
    const pieces = []
    const collect = (stream, shown) =>
      stream.on('data', (piece) => {
        pieces.push(piece)
        if (show) shown.write(piece)
      })
    collect(child.stdout, process.stdout)
    collect(child.stderr, process.stderr)
    child.on('error', (error) => done({ code: 127, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(pieces).toString('utf8') }))
  })
}

/** Runs a JavaScript program with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options)

/** Runs npm: the one that runs us, else the one on the path. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  if (npm !== undefined && /npm-cli\.c?js$/.test(npm)) return runNode([npm, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}
