import { goldenPlaythroughs } from '@trialhall/kernel/testkit'
import { sigmar } from '../game.ts'

goldenPlaythroughs(sigmar, new URL('./playthroughs/', import.meta.url))
