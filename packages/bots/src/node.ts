export { threadChannel, threadWire } from './worker/node.ts'
