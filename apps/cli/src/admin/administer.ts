import { askServer, doorFrom, type DoorFlags } from './ask-server.ts'

/** Lets the server that runs do something as its operator; answers what it tells. Throws a Failure. */
export type Administer = (which: DoorFlags, act: string, given: object) => Promise<unknown>

/** Over HTTP, as the environment allows it. */
export const administer: Administer = (which, act, given) =>
  askServer(doorFrom(which, process.env), act, given)
