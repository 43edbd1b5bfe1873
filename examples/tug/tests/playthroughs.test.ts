import { goldenPlaythroughs } from '@trialhall/kernel/testkit'
import { tug } from '../game.ts'

goldenPlaythroughs(tug, new URL('./playthroughs/', import.meta.url))
