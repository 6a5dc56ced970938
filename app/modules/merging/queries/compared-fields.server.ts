import { inArray } from 'drizzle-orm'
import { formatMoney, formatPhone } from '#app/core/format/format.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import { media } from '#drizzle/schema/directory.ts'
import { type AnyRow, type ChoosableField, fieldsOf, isSame, type MergeKind, usualChoice } from '../merge-rules.ts'

/** A field in which two differ, as people read it. */
export type ComparedField = Readonly<{
  field: ChoosableField
  kept: string | null
  gone: string | null
  /** From whom it is taken when nobody chooses. */
  usual: 'kept' | 'gone'
}>

function asText(field: ChoosableField, value: unknown, locale: Locale): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'object') return (value as Localized)[locale] || null
  if (field === 'cashPriceCents') return formatMoney(Number(value), locale)
  return field === 'phone' || field === 'fax' ? formatPhone(String(value)) : String(value)
}

/** A photo is told by its size, as two ids tell nobody anything. */
async function photoTexts(ids: readonly unknown[]) {
  const known = ids.filter((id) => typeof id === 'string')
  const rows = known.length === 0 ? [] : await db.select().from(media).where(inArray(media.id, known))
  return new Map(rows.map(({ id, width, height }) => [id, `${width ?? '?'} × ${height ?? '?'}`]))
}

/** The fields in which two differ, side by side. */
export async function compareFields(
  kind: MergeKind,
  kept: AnyRow,
  gone: AnyRow,
  locale: Locale,
): Promise<ComparedField[]> {
  const photos = await photoTexts([kept.photoId, gone.photoId])
  const textOf = (field: ChoosableField, value: unknown) =>
    field === 'photoId' && typeof value === 'string' ? (photos.get(value) ?? null) : asText(field, value, locale)
  const usual = usualChoice(kept, gone, fieldsOf(kind))
  return fieldsOf(kind).flatMap((field): ComparedField[] =>
    isSame(kept[field], gone[field])
      ? []
      : [
          {
            ...{ field, kept: textOf(field, kept[field]), gone: textOf(field, gone[field]) },
            usual: usual.includes(field) ? 'gone' : 'kept',
          },
        ],
  )
}
