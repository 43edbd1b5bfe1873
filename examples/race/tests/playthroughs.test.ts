import { goldenPlaythroughs } from '@trialhall/kernel/testkit'
import { race } from '../game.ts'

goldenPlaythroughs(race, new URL('./playthroughs/', import.meta.url))
