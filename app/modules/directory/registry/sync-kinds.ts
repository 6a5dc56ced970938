/** What runs over a source: a look at what would happen, or the writing of it. */
export const syncKinds = ['registry_import', 'registry_dry_run'] as const
export type SyncKind = (typeof syncKinds)[number]

/** The sources of which one run is at work at a time: all files of NPPES change the same rows. */
export const syncKeys = ['nppes', 'ny_facilities', 'csv', 'fhir'] as const
export type SyncKey = (typeof syncKeys)[number]
