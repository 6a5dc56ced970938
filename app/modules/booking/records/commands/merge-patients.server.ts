import { asc, desc, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { auditActor } from '#app/modules/booking/booking-input.ts'
import { patientHash } from '#app/modules/booking/patients/commands/known-people.server.ts'
import { openPatient, type Patient, sealPatient } from '#app/modules/booking/patients/identity.server.ts'
import { isProvisional, provisionalHash } from '#app/modules/booking/patients/provisional.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { patientMergeMoves, patientMerges } from '#drizzle/schema/people.ts'
import { patients } from '#drizzle/schema/scheduling.ts'
import { entriesOfRows, findMerge, type Move, notesOfRows, visitsOfRows } from '../queries/patient-merges.server.ts'
import { basisOf, joined, type MergeChoices, mergedFields, undoMs } from '../same-person.ts'
import { copyRelation, pointRows } from './point-rows.server.ts'

export type PatientMerging = Readonly<{
  /** That of the form: one that is sent twice merges once. */
  id: string
  actor: StaffActor
  firstId: string
  secondId: string
  choices: MergeChoices
  /** The plan that was chosen, of those named for their visits; null for none. */
  planId: string | null
  /** What the form showed of the two: see `basisOf`. */
  basis: string
}>

type Visits = Awaited<ReturnType<typeof visitsOfRows>>

/** The rows of a person, those with a visit of the practice, and these visits, with all that they have booked. */
async function rowsOf(tx: Transaction, { matchHash }: Patient, actor: StaffActor) {
  const same = (
    await tx
      .select()
      .from(patients)
      .where(eq(patients.matchHash, matchHash))
      .orderBy(desc(patients.updatedAt), asc(patients.id))
  ).map(openPatient)
  const visits = await visitsOfRows(
    tx,
    same.map((row) => row.id),
    actor,
  )
  const here = new Set(visits.map(({ visit }) => visit.patientId))
  return { ids: same.map((row) => row.id), rows: same.filter((row) => here.has(row.id)), visits }
}

/** Locks the doctors of all visits, so that nobody books, moves or merges beside it, and reads them again. */
async function lockRows(tx: Transaction, pair: readonly Patient[], actor: StaffActor) {
  const doctors = []
  for (const person of pair)
    doctors.push(...(await rowsOf(tx, person, actor)).visits.map(({ visit }) => visit.providerId))
  await touchSchedules(tx, doctors)
  const people = []
  for (const { id } of pair) {
    const [person] = await findPatients(tx, [id])
    people.push({ person: person!, ...(await rowsOf(tx, person!, actor)) })
  }
  return people
}

/**
 * The hash under which the new row is known: that of a row that says the same, so that the next form that says it stands beside it; else one
 * of its own, by their contact or that of who booked for them last. Without any they stay provisional.
 */
async function hashOf(tx: Transaction, row: Omit<Patient, 'matchHash'>, pair: readonly Patient[], visits: Visits) {
  const identifying = ['nameEn', 'birthDate', 'phone', 'email'] as const
  const same = pair.find((each) => identifying.every((field) => each[field] === row[field]))
  if (same) return isProvisional(same) ? provisionalHash(row.id) : same.matchHash
  const patient = { ...row, birthDate: row.birthDate ?? '' }
  if (row.phone !== null || row.email !== null) return patientHash({ patient, contact: null })
  const [latest] = visits.toSorted((a, b) => b.visit.createdAt - a.visit.createdAt)
  const [booker] = latest?.visit.bookedById ? await findPatients(tx, [latest.visit.bookedById]) : []
  return booker ? patientHash({ patient, contact: booker }) : provisionalHash(row.id)
}

const movesTo = (mergeId: string, ids: ReadonlySet<string>) => {
  const move = (kind: Move['kind'], rowId: string, fromId: string | null): Move[] =>
    fromId !== null && ids.has(fromId) ? [{ mergeId, kind, rowId, fromId }] : []
  return move
}

/** The relations of the two to who booked their visits, and to whom they booked visits for, also for the new row. */
async function copyRelations(tx: Transaction, visits: Visits, ids: ReadonlySet<string>, intoId: string): Promise<void> {
  const to = (id: string) => (ids.has(id) ? intoId : id)
  for (const { visit } of visits) {
    if (visit.bookedById === null) continue
    const from = { patientId: visit.patientId, contactPatientId: visit.bookedById }
    const pair = { patientId: to(from.patientId), contactPatientId: to(from.contactPatientId) }
    if (pair.patientId !== pair.contactPatientId) await copyRelation(tx, from, pair)
  }
}

/**
 * Makes one patient of two of a practice: a new row with what was chosen, to which only the practice's visits, notes and entries of the waitlist are
 * pointed. The rows of before stay as they are, since another practice may read them.
 * @returns the id of the new row; null when the two are not as the form showed them, or not two any more
 */
export function mergePatients(input: PatientMerging): Promise<string | null> {
  const { id: mergeId, actor, firstId, secondId, choices, planId, basis } = input
  return withTransaction(async (tx) => {
    const pair = await findPatients(tx, [firstId, secondId])
    if (pair.length < 2 || firstId === secondId) return null
    const people = await lockRows(tx, pair, actor)
    const earlier = await findMerge(tx, mergeId)
    if (earlier) return earlier.intoId
    const [first, second] = people.map(({ person }) => person) as [Patient, Patient]
    const isTwo =
      first.matchHash !== second.matchHash &&
      people.every(({ person, rows }) => rows.some(({ id }) => id === person.id))
    if (!isTwo || basisOf(first, second) !== basis) return null

    const at = now()
    const intoId = newId()
    const ids = new Set(people.flatMap((each) => each.ids))
    const visits = [
      ...new Map(people.flatMap((each) => each.visits.map((row) => [row.visit.id, row] as const))).values(),
    ]
    const said = { id: intoId, ...joined(first, second, choices), createdAt: at, updatedAt: at }
    const row: Patient = { ...said, matchHash: await hashOf(tx, said, [first, second], visits) }
    await tx.insert(patients).values(sealPatient(row))

    const move = movesTo(mergeId, ids)
    const own = [...ids]
    const moves = [
      ...visits.flatMap(({ visit }) => [
        ...move('visit', visit.id, visit.patientId),
        ...move('visit_booker', visit.id, visit.bookedById),
      ]),
      ...(await entriesOfRows(tx, own, actor)).flatMap((entry) => [
        ...move('entry', entry.id, entry.patientId),
        ...move('entry_booker', entry.id, entry.bookedById),
      ]),
      ...(await notesOfRows(tx, own, actor)).flatMap((note) => move('note', note.id, note.patientId)),
    ]
    const made = { id: mergeId, intoId, firstId, secondId, planId, madeById: actor.id }
    await tx.insert(patientMerges).values({ ...made, createdAt: at, undoUntil: at + undoMs })
    for (const each of moves) await tx.insert(patientMergeMoves).values(each)
    await copyRelations(tx, visits, ids, intoId)
    const facilityOf = new Map(visits.map(({ visit, facilityId }) => [visit.id, facilityId]))
    await pointRows(
      tx,
      moves.map((each) => ({ ...each, toId: intoId })),
      facilityOf,
      mergeId,
    )
    for (const subjectId of [intoId, firstId, secondId])
      await recordAudit(tx, {
        actor: auditActor(actor),
        action: 'booking.patient_merge',
        subject: { type: 'patient', id: subjectId },
        fields: [...mergedFields, 'planId'],
      })
    return intoId
  })
}
