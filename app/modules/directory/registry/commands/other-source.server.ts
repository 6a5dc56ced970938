import {
  type RecordCheckpoint,
  type RecordParams,
  syncRecordFile,
} from '#app/modules/directory/registry/record-files/commands/sync-record-file.server.ts'
import {
  type StateCheckpoint,
  type StateParams,
  syncStateFile,
} from '#app/modules/directory/registry/state-facilities/commands/sync-state-file.server.ts'
import type { RunInHand } from '#app/modules/long-work/run-kinds.ts'

type AnyRun = Readonly<{ params: Readonly<{ source?: string }> }>

/** The work of a run over another source than the main file of NPPES; null for that file. */
export function syncOtherSource(run: AnyRun, how: { isDry: boolean }): Promise<void> | null {
  const { source } = run.params
  if (source === undefined) return null
  return source === 'ny_facilities'
    ? syncStateFile(run as unknown as RunInHand<StateParams, StateCheckpoint>, how)
    : syncRecordFile(run as unknown as RunInHand<RecordParams, RecordCheckpoint>, how)
}
