export { importGames, moduleOf } from './worker/import-games.ts'
export { threadChannel, threadWire } from './worker/node.ts'
