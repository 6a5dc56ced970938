import { and, asc, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { calls, phoneLines, voicemails } from '#drizzle/schema/practice/telephony.ts'
import { liveStates, toReturn } from '../call-states.ts'
import { openCaller, openRecording, openTranscript, type StoredCall } from '../sealed.server.ts'
import { type Caller, findCallers } from './callers.server.ts'

/** A call as lists show it. */
export type DeskCall = Readonly<
  Pick<
    StoredCall,
    | 'id'
    | 'state'
    | 'carrier'
    | 'language'
    | 'path'
    | 'version'
    | 'createdAt'
    | 'queuedAt'
    | 'answeredAt'
    | 'endedAt'
    | 'textedAt'
    | 'returnedAt'
  > & {
    /** E.164; null where it was withheld or wiped. */
    number: string | null
    line: string
    people: readonly Caller[]
    answeredBy: string | null
    returnedBy: string | null
    voicemailId: string | null
  }
>

/** Calls of one page. */
const pageLength = 30

type Which = Readonly<{ where: SQL | undefined; isOldestFirst?: boolean; most?: number }>

async function readCalls(actor: ProviderActor, facilityId: string, { where, isOldestFirst, most = pageLength }: Which) {
  const rows = await db
    .select({ call: calls, line: phoneLines.label, voicemailId: voicemails.id })
    .from(calls)
    .innerJoin(phoneLines, eq(phoneLines.id, calls.lineId))
    .leftJoin(voicemails, eq(voicemails.callId, calls.id))
    .where(and(eq(calls.facilityId, facilityId), where))
    .orderBy(isOldestFirst ? asc(calls.createdAt) : desc(calls.createdAt), asc(calls.id))
    .limit(most)
  const numbers = rows.map(({ call }) => openCaller(call))
  const people = await findCallers(actor, facilityId, numbers)
  const staff = rows.flatMap(({ call }) => [call.answeredById ?? [], call.returnedById ?? []].flat())
  const names = await namesOfStaff(staff, actor.locale)
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return rows.map(({ call, line, voicemailId }, index): DeskCall => {
    const number = numbers[index] ?? null
    const { id, state, carrier, language, path, version, createdAt, queuedAt, answeredAt, endedAt } = call
    return {
      ...{ id, state, carrier, language, path, version, createdAt, queuedAt, answeredAt, endedAt },
      ...{ textedAt: call.textedAt, returnedAt: call.returnedAt, number, line, voicemailId },
      people: number === null ? [] : (people.get(number) ?? []),
      ...{ answeredBy: nameOf(call.answeredById), returnedBy: nameOf(call.returnedById) },
    }
  })
}

/** Who is on the line at a clinic now, the longest first. */
export const listLiveCalls = (actor: ProviderActor, facilityId: string) =>
  readCalls(actor, facilityId, { where: inArray(calls.state, [...liveStates]), isOldestFirst: true })

/** Calls that somebody has to return, the oldest first. */
export const listToReturn = (actor: ProviderActor, facilityId: string) =>
  readCalls(actor, facilityId, { where: inArray(calls.state, [...toReturn]), isOldestFirst: true })

/** Every call of a clinic, the last one first. @param before instant of the last one of the page before */
export const listCallLog = (actor: ProviderActor, facilityId: string, before: number | null) =>
  readCalls(actor, facilityId, { where: before === null ? undefined : lt(calls.createdAt, before) })

export const isWholePage = (list: readonly DeskCall[]) => list.length === pageLength

/** A call of one of the person's clinics; null for a foreign one as for a missing one. */
export async function findDeskCall(actor: ProviderActor, callId: string) {
  const [stored] = await db.select().from(calls).where(eq(calls.id, callId))
  if (!stored || !allows(actor, 'telephony.use', { facilityId: stored.facilityId })) return null
  const [call] = await readCalls(actor, stored.facilityId, { where: eq(calls.id, callId), most: 1 })
  return call ? { stored, call } : null
}

/** How many calls wait to be returned at the clinics of these that somebody answers for. */
export async function countToReturn(actor: ProviderActor, facilityId: string): Promise<number | null> {
  if (!allows(actor, 'telephony.use', { facilityId })) return null
  return db.$count(calls, and(eq(calls.facilityId, facilityId), inArray(calls.state, [...toReturn])))
}

const openVoicemailStates = ['new', 'listened', 'assigned', 'reopened'] as const

/** How many voicemails of a clinic are open. */
export const countVoicemails = (facilityId: string): Promise<number> =>
  db.$count(voicemails, and(eq(voicemails.facilityId, facilityId), inArray(voicemails.state, [...openVoicemailStates])))

/** The voicemail box of a clinic: what is open, or what is done. */
export async function listVoicemails(actor: ProviderActor, facilityId: string, isOpen: boolean) {
  const rows = await db
    .select({ voicemail: voicemails, call: calls })
    .from(voicemails)
    .innerJoin(calls, eq(calls.id, voicemails.callId))
    .where(
      and(
        eq(voicemails.facilityId, facilityId),
        inArray(voicemails.state, isOpen ? [...openVoicemailStates] : ['done', 'spam']),
      ),
    )
    .orderBy(isOpen ? asc(voicemails.createdAt) : desc(voicemails.createdAt), asc(voicemails.id))
    .limit(100)
  const numbers = rows.map(({ call }) => openCaller(call))
  const people = await findCallers(actor, facilityId, numbers)
  const names = await namesOfStaff(
    rows.flatMap(({ voicemail }) => voicemail.assigneeId ?? []),
    actor.locale,
  )
  return rows.map(({ voicemail, call }, index) => {
    const number = numbers[index] ?? null
    const { id, state, seconds, createdAt, assigneeId } = voicemail
    return {
      ...{ id, state, seconds, createdAt, number, language: call.language },
      people: number === null ? [] : (people.get(number) ?? []),
      assignee: assigneeId === null ? null : (names.get(assigneeId) ?? null),
    }
  })
}

/** A voicemail of one of the person's clinics, opened; null for a foreign one as for a missing one. */
export async function findVoicemail(actor: ProviderActor, voicemailId: string) {
  const [stored] = await db.select().from(voicemails).where(eq(voicemails.id, voicemailId))
  if (!stored || !allows(actor, 'telephony.use', { facilityId: stored.facilityId })) return null
  const found = await findDeskCall(actor, stored.callId)
  if (!found) return null
  const { id, facilityId, state, seconds, assigneeId, wipedAt, version, createdAt } = stored
  return {
    ...{ id, facilityId, state, seconds, assigneeId, wipedAt, version, createdAt, call: found.call },
    transcript: openTranscript(stored),
    // What is over is listened to by nobody, though its carrier may still have it.
    recording: wipedAt === null ? openRecording(stored) : null,
    isAtCarrier: wipedAt !== null && stored.recordingEnc !== null,
  }
}
