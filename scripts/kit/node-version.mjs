const OLDEST = [20, 19]

/** What is wrong with a Node version such as `20.11.0`, in one sentence, or undefined where it will do. */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return `Trialhall needs Node ${OLDEST.join('.')} or later; this is ${version}. Get one from https://nodejs.org.`
}

/** Ends the process with one clear sentence where this Node is too old. */
export function requireNode() {
  const fault = nodeFault(process.versions.node)
  if (fault === undefined) return
  console.error(fault)
  process.exit(1)
}
