export { serveTables } from './local/engine/serve-tables.ts'
