/** How often it is looked whether npm is still there. */
const LOOK_MS = 250

/**
 * Ends this program, as SIGTERM does, when the `npm start` that began it has ended. A signal to npm reaches the shell between
 * npm and this program, and that shell hands nothing on: the server would go on without anybody knowing. Does nothing where
 * the program was begun in another way, so that it may outlive a terminal.
 */
export function endWithNpm({ env, ppid: parent }) {
  if (env.npm_lifecycle_event === undefined) return
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  look.unref()
}
