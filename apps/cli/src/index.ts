export { runCli } from './run-cli.ts'
export type { CliOptions } from './run-cli.ts'
