import { asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale, Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { LibraryKind } from '#app/modules/content/library/library-kinds.ts'
import type { LibraryRow } from '#app/modules/content/library/row-text.ts'
import {
  contentPages,
  i693Rules,
  imagingModalities,
  insuranceCards,
  insuranceTerms,
  labTests,
  medications,
} from '#drizzle/schema/content.ts'
import { overdueSince, reviewDueOn } from '#app/modules/library/reading/review-due.ts'
import { contentRevisions } from '#drizzle/schema/editing.ts'
import { specialties } from '#drizzle/schema/reference.ts'

type Kept = LibraryRow & Readonly<{ id: string }>

/** How the rows of each kind are read; of pages with versions the newest first. Policies are no topics: they change by new versions. */
const readers: Readonly<Record<LibraryKind, (reader: Reader) => PromiseLike<readonly Kept[]>>> = {
  topic: async (reader) => {
    const rows = await reader
      .select()
      .from(contentPages)
      .orderBy(asc(contentPages.section), asc(contentPages.key), desc(contentPages.version))
    return rows.filter(({ section }) => section !== 'policy')
  },
  'lab-test': (reader) => reader.select().from(labTests).orderBy(asc(labTests.sort), asc(labTests.id)),
  medicine: (reader) => reader.select().from(medications).orderBy(asc(medications.slug), asc(medications.id)),
  modality: (reader) =>
    reader.select().from(imagingModalities).orderBy(asc(imagingModalities.sort), asc(imagingModalities.id)),
  'insurance-card': (reader) =>
    reader.select().from(insuranceCards).orderBy(asc(insuranceCards.sort), asc(insuranceCards.id)),
  'insurance-term': (reader) =>
    reader.select().from(insuranceTerms).orderBy(asc(insuranceTerms.slug), asc(insuranceTerms.id)),
  'exam-rule': (reader) => reader.select().from(i693Rules).orderBy(asc(i693Rules.sort), asc(i693Rules.id)),
  specialty: (reader) => reader.select().from(specialties).orderBy(asc(specialties.sort), asc(specialties.id)),
}

/** What a row is called, in one language. */
export function rowTitle(kind: LibraryKind, row: LibraryRow, locale: Locale): string {
  if (kind === 'topic') return (row['title'] as Localized)[locale]
  if (kind === 'insurance-term') return (row['term'] as Localized)[locale]
  if (kind !== 'medicine') return (row['name'] as Localized)[locale]
  const [own] = (row['names'] as LocalizedList)[locale]
  return [own, row['generic'] as string].filter(Boolean).join(' · ')
}

/** When a row was reviewed and is to be again; specialties say neither. */
const reviewOf = (row: LibraryRow) => ({
  reviewedOn: row['reviewedOn'] as string | null | undefined,
  reviewDueOn: row['reviewDueOn'] as string | null | undefined,
})

/** The rows of a kind as a list of links: what they are called, when they were reviewed, whether somebody has edited them. */
export async function listLibrary(kind: LibraryKind, locale: Locale) {
  const [rows, edited] = await Promise.all([
    readers[kind](db),
    db
      .selectDistinct({ id: contentRevisions.subjectId })
      .from(contentRevisions)
      .where(eq(contentRevisions.kind, kind))
      .orderBy(asc(contentRevisions.subjectId)),
  ])
  const hands = new Set(edited.map(({ id }) => id))
  return rows.map((row) => ({
    id: row.id,
    title: rowTitle(kind, row, locale),
    version: kind === 'topic' ? (row['version'] as number) : null,
    reviewedOn: (row['reviewedOn'] as string | null | undefined) ?? null,
    reviewDueOn: reviewDueOn(kind, reviewOf(row)),
    isOverdue: overdueSince(kind, reviewOf(row)) !== null,
    isEdited: hands.has(row.id),
  }))
}

/** @throws DomainError not_found `content.unknown` */
export async function getLibraryRow(kind: LibraryKind, id: string, reader: Reader = db): Promise<Kept> {
  const row = (await readers[kind](reader)).find((each) => each.id === id)
  if (!row) throw new DomainError('not_found', 'content.unknown')
  return row
}
