import { createServer } from '@trialhall/server'
import { games } from './games.ts'

// Serves the page of this project until it is told to go.
const server = await createServer({ games, webFolder: 'page/dist', dataFolder: 'data', port: 0 })
console.log(server.url)
process.once('SIGTERM', () => void server.close())
