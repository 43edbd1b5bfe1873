// Lists the optional platform packages that an installed package declares but package-lock.json lacks:
// a lock file made where one of them could not be had leaves users of that platform without the binary.
// Also refuses packages that would come from anywhere but the public npm registry.
// Run in the folder of the lock file; exits 1 when something is wrong.
const { readFileSync } = require('node:fs')

const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const paths = Object.keys(packages)
const faults = []

for (const [path, entry] of Object.entries(packages)) {
  const own = path.replace(/^.*node_modules\//, '')
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = paths.some(
      (p) => p === `${path}/node_modules/${name}` || p.endsWith(`node_modules/${name}`),
    )
    if (!isThere) faults.push(`${own}@${entry.version} lacks ${name} ${range}`)
  }
  const host = /^\w+:\/\/([^/]*)/.exec(entry.resolved ?? '')?.[1]
  if (host !== undefined && host !== 'registry.npmjs.org') faults.push(`${own} comes from ${host}`)
}

for (const fault of faults) console.error(fault)
console.log(`lock file: ${paths.length} packages, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
