import { runCli } from 'trialhall'
import { games } from './games.ts'

process.exitCode = await runCli({ games })
