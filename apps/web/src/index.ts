export { createApp } from './create-app.tsx'
export type { HallApp } from './create-app.tsx'
export type { HallGames } from './games/hall.ts'
