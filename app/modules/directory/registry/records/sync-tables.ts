import {
  facilities,
  facilitySources,
  providerFacilities,
  providers,
  providerSpecialties,
  registryAddresses,
  registryDeactivations,
} from '#drizzle/schema/index.ts'

/** The tables that a run of a source writes, each with the column by which its rows are known. */
export const syncTables = {
  facilities: { table: facilities, key: facilities.id, keyName: 'id' },
  providers: { table: providers, key: providers.id, keyName: 'id' },
  providerSpecialties: { table: providerSpecialties, key: providerSpecialties.id, keyName: 'id' },
  providerFacilities: { table: providerFacilities, key: providerFacilities.id, keyName: 'id' },
  registryAddresses: { table: registryAddresses, key: registryAddresses.key, keyName: 'key' },
  registryDeactivations: { table: registryDeactivations, key: registryDeactivations.npi, keyName: 'npi' },
  facilitySources: { table: facilitySources, key: facilitySources.id, keyName: 'id' },
} as const

export type SyncTable = keyof typeof syncTables

export const syncTableNames = Object.keys(syncTables) as SyncTable[]

/** A row of any of them. */
export type AnyRow = Readonly<Record<string, unknown>>

/** Rows of several tables by their keys. */
export type RowsOfTables = ReadonlyMap<SyncTable, ReadonlyMap<string, AnyRow>>
