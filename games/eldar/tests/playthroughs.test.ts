import { goldenPlaythroughs } from '@trialhall/kernel/testkit'
import { eldar } from '../game.ts'

goldenPlaythroughs(eldar, new URL('./playthroughs/', import.meta.url))
