import { serve, WrongSetting } from './serve.ts'

serve({ args: process.argv.slice(2), env: process.env }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof WrongSetting ? 2 : 1
})
