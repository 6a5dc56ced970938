import { sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import content from '#app/locales/zh-Hans/content.json'
import data from '#app/locales/zh-Hans/data.json'
import oversight from '#app/locales/zh-Hans/oversight.json'
import { fieldKeys } from '#app/modules/oversight/audit-log/field-keys.ts'
import { auditEvents } from '#drizzle/schema/security.ts'

const texts: Readonly<Record<string, unknown>> = { content, data, oversight }

function hasWords(key: string): boolean {
  const [namespace, path] = key.split(':') as [string, string]
  const found = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], texts[namespace])
  return typeof found === 'string' && found !== ''
}

/** The names that a list of an entry holds; nothing where a test has spoiled it on purpose. */
function namesIn(stored: string): string[] {
  try {
    const names: unknown = JSON.parse(stored)
    return Array.isArray(names) ? names.map(String) : []
  } catch {
    return []
  }
}

const storedEntries = () =>
  db.selectDistinct({ action: auditEvents.action, fields: sql<string>`${auditEvents.fields}` }).from(auditEvents)

/**
 * The fields of the entries that are in the log now for which the page of the log has no words. A test that has closed the database, or
 * done worse to it, has nothing to say of that.
 */
export async function wordlessFields(): Promise<string[]> {
  const entries = await storedEntries().catch(() => [])
  const named = entries.flatMap(({ action, fields }) => namesIn(fields).map((field) => ({ action, field })))
  return named
    .filter(({ action, field }) => !fieldKeys(action, field).some(hasWords))
    .map(({ action, field }) => `${action}: ${field}`)
}
