/** Where matches are kept and by what, for whoever starts the server. */
export function storeLine(place: string, kind: string): string {
  const advice = kind.includes('WebAssembly')
    ? ' Node 22 and later bring their own SQLite, which is faster.'
    : ''
  return `Matches are kept in ${place} by ${kind}.${advice}`
}
