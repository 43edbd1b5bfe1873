import { goldenPlaythroughs } from '@trialhall/kernel/testkit'
import { tempus } from '../game.ts'

goldenPlaythroughs(tempus, new URL('./playthroughs/', import.meta.url))
