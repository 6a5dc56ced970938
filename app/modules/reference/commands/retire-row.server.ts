import { and, asc, eq, inArray, like } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { type LocalizedList, type Localized, locales } from '#app/core/i18n/locale.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { leadOn } from '#app/modules/directory/commands/lead-on.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { renewReferences } from '#app/modules/directory/search/commands/write-index.server.ts'
import { recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { facilities, providerFacilities, providerSpecialties } from '#drizzle/schema/directory.ts'
import { findRow, type ReferenceRow } from '../queries/rows.server.ts'
import { usesOf } from '../queries/uses.server.ts'
import type { ReferenceTable } from '../table-columns.ts'
import { demandReference, followInSearch } from './save-row.server.ts'
import { deleteDoubles, deleteRow, repointRows, setList, updateRow } from './write-rows.server.ts'

/** Words and codes of the retired row by which its successor is found from now on. */
function inherited(gone: ReferenceRow, heir: ReferenceRow): Record<string, unknown> {
  const [own, old] = [heir.aliases, gone.aliases] as [LocalizedList, LocalizedList]
  const names = gone.name as Localized
  const aliases = Object.fromEntries(
    locales.map((locale) => [locale, [...new Set([...own[locale], names[locale], ...old[locale]])]]),
  )
  const union = (column: string) =>
    Array.isArray(heir[column]) && Array.isArray(gone[column])
      ? { [column]: [...new Set([...(heir[column] as string[]), ...(gone[column] as string[])])] }
      : {}
  return { aliases, ...union('nuccCodes'), ...union('zips') }
}

/** The providers whose documents name the row. */
async function providersOf(tx: Transaction, { key }: ReferenceTable, id: string): Promise<string[]> {
  const rows =
    key === 'specialties'
      ? await tx
          .selectDistinct({ id: providerSpecialties.providerId })
          .from(providerSpecialties)
          .where(eq(providerSpecialties.specialtyId, id))
      : await tx
          .selectDistinct({ id: providerFacilities.providerId })
          .from(providerFacilities)
          .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
          .where(eq(facilities.neighborhoodId, id))
  return rows.map((row) => row.id)
}

/** Who has both specialties keeps one row: that of the successor, or the other where it is the main one. */
async function dropDoubles(tx: Transaction, goneId: string, heirId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(providerSpecialties)
    .where(inArray(providerSpecialties.specialtyId, [goneId, heirId]))
    .orderBy(asc(providerSpecialties.id))
  const heirs = new Map(rows.filter((row) => row.specialtyId === heirId).map((row) => [row.providerId, row]))
  const doubles = rows.flatMap((row) => {
    const heir = row.specialtyId === goneId ? heirs.get(row.providerId) : undefined
    return heir ? [row.isPrimary && !heir.isPrimary ? heir.id : row.id] : []
  })
  await deleteDoubles(tx, providerSpecialties, doubles)
}

/** Puts the successor wherever rows name the retired one. */
async function repoint(tx: Transaction, table: ReferenceTable, gone: ReferenceRow, heir: ReferenceRow): Promise<void> {
  if (table.key === 'specialties') await dropDoubles(tx, gone.id, heir.id)
  for (const use of usesOf(table.key)) {
    if (!use.list) {
      await repointRows(tx, use, gone.id, heir.id)
      continue
    }
    const [from, to] = use.list === 'slug' ? [String(gone.slug), String(heir.slug)] : [gone.id, heir.id]
    const { id } = use.table as unknown as { id: typeof use.column }
    const rows = await tx
      .select({ id, list: use.column })
      .from(use.table)
      .where(and(like(use.column, `%"${from}"%`)))
    for (const row of rows) {
      const list = row.list as string[]
      await setList(tx, use, row.id as string, [...new Set(list.map((each) => (each === from ? to : each)))])
    }
  }
}

type Retiring = Readonly<{ id: string; version: number; successorId: string; reason: string }>

/**
 * Retires a row: its public address leads to the successor's, which is found by its words. A specialty or a neighborhood goes, and whatever
 * named it names the successor; a plan stays as one that is no longer sold, as what is known of its acceptance says nothing about another.
 * @throws DomainError forbidden `reference.not_allowed`, not_found `reference.row_not_found`, invalid `reference.no_successor`,
 * conflict `edits.stale`
 */
export async function retireRow(
  actor: AdminActor,
  table: ReferenceTable,
  { id, version, successorId, reason }: Retiring,
): Promise<void> {
  demandReference(actor)
  const kind = table.retires
  if (!kind) throw new DomainError('invalid', 'reference.no_successor')
  await withTransaction(async (tx) => {
    const gone = await findRow(table, id, tx)
    const heir = await findRow(table, successorId, tx)
    if (!gone) throw new DomainError('not_found', 'reference.row_not_found')
    if (!heir || heir.id === gone.id || heir.parentId === gone.id || heir.isRetired === true)
      throw new DomainError('invalid', 'reference.no_successor')
    const named = { tableName: table.tableName, reason }
    if (kind === 'plan') {
      const after = { ...gone, isRetired: true }
      await recordEdit(tx, actor, { ...named, rowId: id, before: gone, after }, version)
      await updateRow(tx, table.key, id, { isRetired: true })
    } else {
      await recordEdit(tx, actor, { ...named, rowId: id, before: gone, after: null }, version)
      const words = inherited(gone, heir)
      const seen = (await findVersions(table.tableName, [heir.id], tx)).get(heir.id) ?? 0
      await recordEdit(tx, actor, { ...named, rowId: heir.id, before: heir, after: { ...heir, ...words } }, seen)
      const providerIds = await providersOf(tx, table, id)
      await repoint(tx, table, gone, heir)
      await updateRow(tx, table.key, heir.id, words)
      await deleteRow(tx, table.key, id)
      await indexProviders(tx, providerIds)
    }
    await leadOn(tx, kind, { from: String(gone.slug), to: String(heir.slug) })
    await renewReferences(tx)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'reference.row_retire',
      subject: { type: 'reference_row', id: `${table.tableName}-${id}` },
      fields: ['successor'],
    })
  })
  if (kind === 'plan') await followInSearch(['isRetired'])
}
