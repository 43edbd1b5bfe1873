import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../kit/repository.mjs'
import { runNode, runNpm } from '../kit/run.mjs'

/** What a project of somebody else uses beside our packages, in the versions that we use. */
const TOOLS = [
  'typescript',
  'vitest',
  'fast-check',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@types/ws',
  'react',
  'react-dom',
  'vite',
  'ws',
]

/** What npm says where neither its cache nor the registry has a package. */
const NO_REGISTRY = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED)\b/

/** npm tells the programs that it runs about the repository; the project elsewhere is not to hear of it. */
const ALONE = { npm_config_workspaces: '', npm_config_local_prefix: '', INIT_CWD: '' }

/** A folder outside of the repository, as somebody else would begin a project: with packed packages and with no link to ours. */
export class Workshop {
  constructor() {
    this.folder = realpathSync(mkdtempSync(join(tmpdir(), 'trialhall-elsewhere-')))
  }

  at(...parts) {
    return join(this.folder, ...parts)
  }

  /** Lays out the project, with the game of `examples/race` as theirs, and installs what it needs; answers whether it could be had. */
  async install(packed) {
    cpSync(inRoot('scripts/pack-try/project'), this.folder, { recursive: true })
    cpSync(inRoot('examples/race/game.ts'), this.at('race.ts'))
    writeFileSync(this.at('package.json'), JSON.stringify(manifest(packed), null, 2))
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock']
    const done = await runNpm(['install', ...flags], { cwd: this.folder, env: ALONE })
    if (done.code !== 0 && NO_REGISTRY.test(done.output)) return false
    this.sure('npm install', done)
    return true
  }

  /** Runs a program of the project's own node_modules, or throws what it said. */
  async tool(path, args) {
    const done = await runNode([this.at('node_modules', path), ...args], { cwd: this.folder, env: ALONE })
    return this.sure(path, done)
  }

  /** What npm says of a command in the folder, or in one that lies in it and has no packages of its own; throws all of it where it fails. */
  async npm(args, { beside = '.' } = {}) {
    const done = await runNpm(args, { cwd: this.at(beside), env: ALONE })
    return this.sure(`npm ${args.join(' ')}`, done)
  }

  /** What a module of the project says when it is run; throws all of it where it fails. */
  async node(args, options = {}) {
    return this.sure(args.join(' '), await runNode(args, { cwd: this.folder, ...options }))
  }

  /** Starts a program of the project that says its address in its first line; answers that and how to end it. */
  async start(path) {
    const child = spawn(process.execPath, [path], { cwd: this.folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    const end = async () => {
      child.kill()
      await ended
    }
    const [said] = await Promise.race([once(child.stdout, 'data'), ended])
    const address = String(said).trim()
    if (address.startsWith('http')) return { address, end }
    await end()
    throw new Error(`${path} did not start in a folder outside of the repository: ${address}`)
  }

  sure(what, { code, output }) {
    if (code === 0) return output
    throw new Error(`${what} failed in a folder outside of the repository:\n${output.trimEnd()}`)
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function manifest(packed) {
  const { devDependencies } = readJson(inRoot('package.json'))
  const apps = ['web', 'server'].map((name) => readJson(inRoot('apps', name, 'package.json')))
  const versions = Object.assign({}, devDependencies, ...apps.flatMap(versionsIn))
  const tools = TOOLS.map((name) => [name, versions[name]])
  const ours = packed.map(({ name, path }) => [name, `file:${path}`])
  return { private: true, type: 'module', dependencies: Object.fromEntries([...ours, ...tools]) }
}

const versionsIn = ({ dependencies, devDependencies }) => [dependencies, devDependencies]

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
