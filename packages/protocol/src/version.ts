/** Version of the protocol. A server refuses pages of another version with one sentence, and they load themselves anew. */
export const PROTOCOL_VERSION = 8

/** Most bytes of one message from a page. */
export const LARGEST_MESSAGE = 8 * 1024

/** Milliseconds between two heartbeats of a connection; without one for three times as long the other side is gone. */
export const HEARTBEAT_MS = 15_000
