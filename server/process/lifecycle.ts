export type Phase = 'starting' | 'ready' | 'stopping'

/** Where the process stands between start and end: what /readyz tells and what connections are told. */
export type Lifecycle = {
  readonly phase: Phase
  /** Starting is over; without effect once the process is stopping. */
  ready(): void
  stop(): void
  onStop(listener: () => void): void
}

export function createLifecycle(): Lifecycle {
  let phase: Phase = 'starting'
  const listeners: (() => void)[] = []
  return {
    get phase() {
      return phase
    },
    ready() {
      if (phase === 'starting') phase = 'ready'
    },
    stop() {
      if (phase === 'stopping') return
      phase = 'stopping'
      for (const listener of listeners) listener()
    },
    onStop(listener) {
      listeners.push(listener)
    },
  }
}
