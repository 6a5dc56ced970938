/** Practitioners that a dry run would make or change, as the registry names them. */
export type SyncSamples = Record<'created' | 'changed', { npi: string; name: string }[]>

/** How many of each kind are kept to be looked at. */
const mostSamples = 10

export const noSamples = (): SyncSamples => ({ created: [], changed: [] })

/** The first ones of both. */
export function addSamples(kept: SyncSamples, more: SyncSamples): SyncSamples {
  return {
    created: [...kept.created, ...more.created].slice(0, mostSamples),
    changed: [...kept.changed, ...more.changed].slice(0, mostSamples),
  }
}
