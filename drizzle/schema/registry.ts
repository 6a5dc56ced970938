import { integer, table, text } from './columns.ts'
import { facilities } from './directory.ts'

/** Where the practitioners of one address are placed. */
export const registryAddresses = table('registry_addresses', {
  /** ZIP and the address in its normal form. */
  key: text('key').primaryKey(),
  /** Null once several organizations share the address: the next practitioner then gets a facility named by the address. */
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
