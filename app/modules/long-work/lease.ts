import { minuteMs } from '#app/core/calendar/durations.ts'
import type { Run } from './run-kinds.ts'

/** How long a run is one process's own after its last sign of life, milliseconds. */
export const leaseTime = minuteMs

/** Leases in a row that may lapse without a batch; the run has then failed. */
export const mostClaims = 5

/** A run and the token by which this process has it: what is written under another token is undone. */
export type Lease = { readonly run: Run; readonly owner: string }

/** Another process has the run: what this one was about to write is undone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  constructor() {
    super('Another process has taken the run over.')
  }
}

/** The run was paused or cancelled; not an error of the work. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped'
  constructor() {
    super('The run was asked to stop.')
  }
}
