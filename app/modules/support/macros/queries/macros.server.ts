import { and, asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { ticketMacros } from '#drizzle/schema/support.ts'

export type TicketMacro = Pick<typeof ticketMacros.$inferSelect, 'id' | 'name' | 'body' | 'isActive' | 'version'>

const shown = {
  id: ticketMacros.id,
  name: ticketMacros.name,
  body: ticketMacros.body,
  isActive: ticketMacros.isActive,
  version: ticketMacros.version,
}

/** All prepared answers, those in use first. */
export function listMacros(): Promise<TicketMacro[]> {
  return db
    .select(shown)
    .from(ticketMacros)
    .orderBy(asc(ticketMacros.isActive), asc(ticketMacros.sort), asc(ticketMacros.id))
    .then((macros) => macros.toSorted((one, other) => Number(other.isActive) - Number(one.isActive)))
}

/** The prepared answers in use, named in the language of who answers. */
export async function listMacroChoices(locale: Locale): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .select(shown)
    .from(ticketMacros)
    .where(eq(ticketMacros.isActive, true))
    .orderBy(asc(ticketMacros.sort), asc(ticketMacros.id))
  return rows.map(({ id, name }) => ({ value: id, label: name[locale] }))
}

/** The words of a prepared answer in the customer's language; null when there is none. */
export async function findMacroBody(id: string, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select(shown)
    .from(ticketMacros)
    .where(and(eq(ticketMacros.id, id), eq(ticketMacros.isActive, true)))
  return row?.body[locale] ?? null
}

/** @throws DomainError not_found `support.macro_not_found` */
export async function findMacro(id: string): Promise<TicketMacro> {
  const [row] = await db.select(shown).from(ticketMacros).where(eq(ticketMacros.id, id))
  if (!row) throw new DomainError('not_found', 'support.macro_not_found')
  return row
}
