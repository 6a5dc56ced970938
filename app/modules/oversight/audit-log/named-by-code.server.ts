import type { Locale } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { referenceTables } from '#app/modules/reference/reference-tables.ts'

/** The words of an object whose id is a code of the product itself; null where ids are rows of a database. */
export function namedByCode(type: string, id: string, locale: Locale): string | null {
  const say = (key: string): string => i18nOf[locale].t(key, { defaultValue: '' })
  if (type === 'review_queue') return say(`review:queue.${id}`) || null
  if (type === 'feature_flag') return say(`data:flags.list.${id}.name`) || null
  if (type === 'reference_table' || type === 'reference_row') {
    const table = referenceTables.find(({ tableName }) => id === tableName || id.startsWith(`${tableName}-`))
    if (!table) return null
    const name = say(`data:tables.${table.key}`)
    const row = id.slice(table.tableName.length + 1)
    return row ? `${name} · ${row}` : name
  }
  return null
}

/** There is one of these only: its id says nothing. */
const onlyOnes: ReadonlySet<string> = new Set(['audit_log', 'quick_search', 'review_queue', 'feature_flag'])

/** What is shown of an id beside its object: the end of a long one, which is what tells two apart; the whole leaves in the file. */
export function shortId(type: string, id: string): string | null {
  if (onlyOnes.has(type)) return null
  return id.length > 12 ? `…${id.slice(-8)}` : id
}
