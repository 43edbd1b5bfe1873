export { createServer } from './create-server.ts'
export type { GameServer, ServerOptions } from './create-server.ts'
