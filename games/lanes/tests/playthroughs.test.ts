import { goldenPlaythroughs } from '@trialhall/kernel/testkit'
import { lanes } from '../game.ts'

goldenPlaythroughs(lanes, new URL('./playthroughs/', import.meta.url))
