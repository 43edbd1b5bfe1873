/** One end of a wire between two threads, whatever they are. */
export interface WorkerWire<Out, In> {
  send(message: Out): void
  /** Who hears what comes; set once. */
  listen(hear: (message: In) => void): void
}

/** The pool's end of a wire to a worker that it may put an end to. */
export interface Channel<Out, In> extends WorkerWire<Out, In> {
  /** Called once if the worker dies by itself, with why. */
  onDeath(hear: (why: string) => void): void
  end(): void
}
