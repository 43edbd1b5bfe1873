// Whether the server in this container can be played on: the code of the process says so.
const answer = await fetch('http://127.0.0.1:4310/readyz').catch(() => null)
process.exit(answer?.ok ? 0 : 1)
