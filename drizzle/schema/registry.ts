import { createdAt, id, index, instant, integer, json, table, text, updatedAt } from './columns.ts'
import { facilities } from './directory.ts'

export const importStatuses = ['running', 'done', 'failed'] as const

/** How far a run has come; written in the transaction of the batch it describes. */
export type ImportCheckpoint = {
  /** Bytes of the file that are dealt with: the next row begins here. */
  byteOffset: number
  /** Line (from 1) on which that next row begins. */
  line: number
  /** Length of the rejects file when the batch was committed. */
  rejectsBytes: number
}

/** One run of the registry import over one file. A run that is not `done` is taken up again by the next start on the same file. */
export const registryImports = table(
  'registry_imports',
  {
    id: id(),
    fileName: text('file_name').notNull(),
    /** Of size, modification time and both ends of the file, so that another file never resumes this run. */
    fileDigest: text('file_digest').notNull(),
    /** The state filter, sorted and joined with commas; empty for all states. */
    states: text('states').notNull(),
    status: text('status', { enum: importStatuses }).notNull(),
    /** Token of the process at work; a second process takes the run over and the first one stops at its next batch. */
    owner: text('owner').notNull(),
    checkpoint: json<ImportCheckpoint>('checkpoint').notNull(),
    counts: json<Record<string, number>>('counts').notNull(),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('registry_imports_file').on(t.fileDigest, t.states, t.createdAt)],
)

/** Where the practitioners of one address are placed. */
export const registryAddresses = table('registry_addresses', {
  /** ZIP and the address in its normal form. */
  key: text('key').primaryKey(),
  /** Null once several organizations share the address: the next practitioner then gets a place named by the address. */
  facilityId: text('facility_id').references(() => facilities.id),
  /** Organizations of a kind that employs practitioners seen at this address. */
  organizationCount: integer('organization_count').notNull(),
})

/**
 * Numbers that the registry has taken out of use, those we do not have among them: an older file read later must not make
 * them anew. The latest of each date that any file gave, so that the order of files does not matter.
 */
export const registryDeactivations = table('registry_deactivations', {
  npi: text('npi').primaryKey(),
  /** "YYYY-MM-DD", as the other. */
  deactivatedOn: text('deactivated_on').notNull(),
  reactivatedOn: text('reactivated_on'),
})
