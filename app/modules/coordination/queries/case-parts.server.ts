import { and, asc, desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { readSealed } from '#app/modules/uploads/sealed-store.server.ts'
import { careConsents, careDocuments, careMessages, careTasks } from '#drizzle/schema/coordination/cases.ts'
import { openCareText, whereCareText } from '../case-sealed.server.ts'

export type CareTask = typeof careTasks.$inferSelect

export async function listTasks(caseId: string, reader: Reader = db) {
  const rows = await reader.select().from(careTasks).where(eq(careTasks.caseId, caseId)).orderBy(asc(careTasks.id))
  return rows.map(({ titleEnc, ...row }) => ({
    ...row,
    title: titleEnc === null ? null : openCareText(whereCareText('care_tasks', 'title_enc', row.id), titleEnc),
  }))
}

export async function listMessages(caseId: string, reader: Reader = db) {
  const rows = await reader
    .select()
    .from(careMessages)
    .where(eq(careMessages.caseId, caseId))
    .orderBy(asc(careMessages.createdAt), asc(careMessages.id))
  return rows.map(({ bodyEnc, ...row }) => ({
    ...row,
    body: openCareText(whereCareText('care_messages', 'body_enc', row.id), bodyEnc),
  }))
}

export async function listDocuments(caseId: string, reader: Reader = db) {
  const rows = await reader
    .select()
    .from(careDocuments)
    .where(eq(careDocuments.caseId, caseId))
    .orderBy(asc(careDocuments.id))
  return rows.map(({ id, kind, nameEnc, mime, bytes, side, isForPatient, createdAt }) => ({
    ...{ id, kind, mime, bytes, side, isForPatient, createdAt },
    name: openCareText(whereCareText('care_documents', 'name_enc', id), nameEnc),
  }))
}

export type CareDocument = Awaited<ReturnType<typeof listDocuments>>[number]

/** The content of a document of a referral; null when it is gone, or of another. */
export async function openDocument(caseId: string, documentId: string) {
  const [row] = await db
    .select()
    .from(careDocuments)
    .where(and(eq(careDocuments.id, documentId), eq(careDocuments.caseId, caseId)))
  if (!row) return null
  const key = openCareText(whereCareText('care_documents', 'key_enc', row.id), row.keyEnc)
  const bytes = await readSealed({ file: row.file, key })
  return bytes && { bytes, mime: row.mime, isForPatient: row.isForPatient, side: row.side }
}

/** What was said of consent, the latest first. */
export const listConsents = (caseId: string, reader: Reader = db) =>
  reader
    .select()
    .from(careConsents)
    .where(eq(careConsents.caseId, caseId))
    .orderBy(desc(careConsents.givenAt), desc(careConsents.id))
