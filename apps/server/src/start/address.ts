/** Where to listen. `isFixed`: the port was asked for, so another one will not do. */
export type Address = { readonly host: string; readonly port: number; readonly isFixed: boolean }

/** Where a server listens if nothing is said. */
export const USUAL_ADDRESS = { host: '127.0.0.1', port: 4310 } as const
