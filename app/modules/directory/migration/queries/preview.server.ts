import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { loadReference } from '#app/modules/directory/registry/reference.server.ts'
import { migrationFiles } from '#drizzle/schema/sync.ts'
import type { PreviewFilters } from '../preview-filters.ts'
import { readLegacyFile } from '../read-legacy-file.ts'
import { countPlanned } from './count-planned.ts'
import { type PlannedRow, planMigration } from './plan-migration.server.ts'

const pageSize = 25

type ShownColumns = Pick<
  Extract<PlannedRow, { outcome: 'new' }>['facility'],
  'nameEn' | 'addressLine1' | 'addressLine2' | 'zip' | 'phone'
>

const shownFacility = ({
  id,
  slug,
  status,
  nameEn,
  ...row
}: ShownColumns & { id: string; slug: string; status: string }) => ({
  ...{ id, slug, status, nameEn, phone: row.phone },
  address: [row.addressLine1, row.addressLine2, row.zip].filter(Boolean).join(', '),
})

/** A row as the page shows it. */
function shownRow(row: PlannedRow) {
  const { line, outcome, clinic } = row
  const provider = 'provider' in row ? row.provider : null
  const facilities = 'facility' in row ? [row.facility] : outcome === 'ambiguous' ? row.candidates : []
  return {
    line,
    outcome,
    clinic: clinic && {
      ...{ name: clinic.nameEn, phone: clinic.phone },
      address: [clinic.addressLine1, clinic.addressLine2, clinic.city, clinic.state, clinic.zip]
        .filter(Boolean)
        .join(', '),
    },
    provider: provider && { name: `${provider.legalFirst} ${provider.legalLast}`.trim(), slug: provider.slug },
    facilities: outcome === 'new' ? [] : facilities.slice(0, 10).map(shownFacility),
    by: outcome === 'matched' ? row.by : null,
    isStanding: outcome === 'matched' && row.link === null,
    problem: 'problem' in row ? row.problem : null,
    column: outcome === 'error' ? row.column : null,
  }
}

/** What a kept file would do now, line by line. @throws DomainError not_found `directory.migration_file_gone` */
export async function previewMigration(fileId: string, { outcome, after }: PreviewFilters) {
  const [file] = await db.select().from(migrationFiles).where(eq(migrationFiles.id, fileId))
  const read = file && readLegacyFile(file.text)
  if (!read || 'fault' in read) throw new DomainError('not_found', 'directory.migration_file_gone')
  const planned = await planMigration(db, read.rows, await loadReference(db))
  const wanted = planned.filter((row) => (outcome === null || row.outcome === outcome) && row.line > after)
  const rows = wanted.slice(0, pageSize)
  return {
    file: { id: file.id, name: file.fileName },
    counts: countPlanned(planned),
    rows: rows.map(shownRow),
    next: wanted.length > pageSize ? rows.at(-1)!.line : null,
  }
}

export type MigrationPreview = Awaited<ReturnType<typeof previewMigration>>
