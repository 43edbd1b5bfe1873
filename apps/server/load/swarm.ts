import { echoMany } from './echoers.ts'
import { playMany } from './players.ts'
import { obey } from './swarm-channel.ts'

// Many people at many tables, in a process of their own.
obey((plan, watch) => (plan.game === 'echo' ? echoMany(plan, watch) : playMany(plan, watch)))
