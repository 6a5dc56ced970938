import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { scheduleDrafts } from '#drizzle/schema/scheduling.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { scheduleFingerprint } from '../fingerprint.server.ts'
import { type Impacted, impactOf } from '../impact.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import { editsFacility, findEditable } from '../queries/schedule-provider-facilities.server.ts'
import { findStandingVisits, type PatientVisit } from '../queries/standing-visits.server.ts'
import {
  changedSchedule,
  changeOfDraft,
  factsUnder,
  type StoredSchedule,
  type ScheduleChange,
} from '../schedule-change.ts'
import { refuseImproper, refuseUnowned } from './proper-change.ts'
import { settleVisit, type VisitChoice } from './settle-visit.server.ts'
import { writeChange } from './write-change.server.ts'

/** Drafts nobody decided about are forgotten after a week. */
const draftDays = 7

/** What a change would do: the schedules before and after it, and the visits it touches. */
export type Prospect = {
  before: StoredSchedule[]
  after: StoredSchedule[]
  impacted: Impacted<PatientVisit>[]
}

/** Computes what a change would do, by the facts as they stand. */
export async function foreseeImpact(reader: Reader, change: ScheduleChange): Promise<Prospect> {
  const before = await readStoredSchedules(reader, change)
  const after = before.map((schedule) => changedSchedule(schedule, change))
  const providerFacilityIds = before.map(({ providerFacilityId }) => providerFacilityId)
  const visits = providerFacilityIds.length === 0 ? [] : await findStandingVisits(reader, providerFacilityIds)
  return { before, after, impacted: impactOf(before, after, visits) }
}

/** Names the touched visits as somebody has seen them: another version, or another visit, is another list. */
export function impactSeen(impacted: readonly Impacted[]): string {
  return scheduleFingerprint(impacted.map(({ visit }) => [visit.id, visit.version]))
}

/** The name of what a form shows, which a change may overwrite only while it is so. */
export function basisOf(schedules: readonly StoredSchedule[], change: ScheduleChange): string {
  return scheduleFingerprint(factsUnder(schedules, change))
}

/**
 * Changes schedules at once when that touches no booked visit; else keeps the change as a draft for somebody to decide
 * about the visits. The same change again changes nothing.
 * @param basis `basisOf` what the form showed
 * @returns the draft's id, or null when it has been applied
 * @throws DomainError not_found `booking.NOT_FOUND`; conflict `schedule.stale`; invalid `schedule.overlap`, `schedule.improper`,
 * `schedule.group_locked`, `schedule.resource_unknown`
 */
export function changeSchedule(actor: ProviderActor, change: ScheduleChange, basis: string): Promise<string | null> {
  return withTransaction((tx) => changeScheduleIn(tx, actor, change, basis))
}

/** `changeSchedule` inside a transaction that has more to write. */
export async function changeScheduleIn(
  tx: Transaction,
  actor: ProviderActor,
  change: ScheduleChange,
  basis: string,
): Promise<string | null> {
  const prospect = await open(tx, actor, change, basis)
  if (prospect === 'done') return null
  if (prospect.impacted.length > 0) return keepDraft(tx, actor, change, basis)
  await writeChange(tx, change, prospect.before, actor.userId)
  await auditChange(tx, actor, change)
  return null
}

export type Decisions = {
  draftId: string
  /** `impactSeen` of the list that was decided about. */
  seen: string
  /** One a visit, by its id. */
  choices: ReadonlyMap<string, VisitChoice>
}

/**
 * Applies a draft and what was decided about each visit it touches, all in one transaction: a visit that cannot be moved
 * leaves everything as it was. A draft that has been applied is not applied again.
 * @throws DomainError as `changeSchedule`; conflict `schedule.impact_changed` when other visits are touched by now;
 * conflict `schedule.choice_refused` with `visit` and `reason` when a visit cannot be treated so
 */
export async function applyDraft(actor: ProviderActor, decisions: Decisions): Promise<ScheduleChange> {
  try {
    return await withTransaction((tx) => applyDraftIn(tx, actor, decisions))
  } catch (error) {
    // Somebody has taken one of the times in this very moment.
    if (error instanceof DatabaseError && error.kind === 'conflict')
      throw new DomainError('conflict', 'schedule.impact_changed')
    throw error
  }
}

export async function applyDraftIn(
  tx: Transaction,
  actor: ProviderActor,
  decisions: Decisions,
): Promise<ScheduleChange> {
  const { draftId, seen, choices } = decisions
  const { change, basis, status } = await getDraft(tx, actor, draftId)
  if (status === 'applied') return change
  const prospect = await open(tx, actor, change, basis)
  const impacted = prospect === 'done' ? [] : prospect.impacted
  if (prospect !== 'done') {
    if (impactSeen(impacted) !== seen || impacted.some(({ visit }) => !choices.has(visit.id)))
      throw new DomainError('conflict', 'schedule.impact_changed')
    await writeChange(tx, change, prospect.before, actor.userId)
  }
  // What is given up first makes room for what moves.
  const turn = { cancel: 0, move: 1, keep: 2 } as const
  const steps = impacted.map(({ visit }) => ({ visit, choice: choices.get(visit.id)! }))
  for (const { visit, choice } of steps.sort((one, other) => turn[one.choice.kind] - turn[other.choice.kind]))
    await settleVisit(tx, actor, visit, prospectKeyOf(prospect, visit), choice)
  await tx
    .update(scheduleDrafts)
    .set({ status: 'applied', updatedAt: now() })
    .where(and(eq(scheduleDrafts.id, draftId), eq(scheduleDrafts.status, 'open')))
  await auditChange(tx, actor, change)
  return change
}

const prospectKeyOf = (prospect: Prospect | 'done', { providerFacilityId }: PatientVisit) =>
  prospect === 'done' ? undefined : prospect.before.find((each) => each.providerFacilityId === providerFacilityId)

/** A draft of the actor's own. @throws DomainError not_found `booking.NOT_FOUND` */
export async function getDraft(reader: Reader, actor: ProviderActor, id: string) {
  const [row] = await reader.select().from(scheduleDrafts).where(eq(scheduleDrafts.id, id))
  if (!row || row.userId !== actor.userId) refuse('NOT_FOUND')
  const { basis, status } = row
  return { change: changeOfDraft(row.change), basis, status }
}

/** Forgets a draft: the schedules stay as they are. @throws DomainError not_found `booking.NOT_FOUND` */
export function discardDraft(actor: ProviderActor, id: string): Promise<void> {
  return withTransaction(async (tx) => {
    await getDraft(tx, actor, id)
    await tx.delete(scheduleDrafts).where(and(eq(scheduleDrafts.id, id), eq(scheduleDrafts.status, 'open')))
  })
}

/** Opens the schedules for a change: allowed, proper, and of the facts that the form showed. */
async function open(
  tx: Transaction,
  actor: ProviderActor,
  change: ScheduleChange,
  basis: string,
): Promise<Prospect | 'done'> {
  await refuseForeign(tx, actor, change)
  const concerned = await readStoredSchedules(tx, change)
  await touchSchedules(
    tx,
    concerned.map(({ providerId }) => providerId),
  )
  const prospect = await foreseeImpact(tx, change)
  const { before, after } = prospect
  refuseImproper(change, before, after, actor)
  await refuseUnowned(tx, change, before, actor)
  if (scheduleFingerprint(before) === scheduleFingerprint(after)) return 'done'
  if (basisOf(before, change) !== basis) throw new DomainError('conflict', 'schedule.stale')
  return prospect
}

/** Refuses who may not change these schedules. @throws DomainError not_found `booking.NOT_FOUND` */
export async function refuseForeign(
  reader: Reader,
  actor: ProviderActor,
  { providerFacilityIds, facilityId }: ScheduleChange,
): Promise<void> {
  const providerFacilities = await findEditable(reader, actor, providerFacilityIds)
  const isAllowed = providerFacilityIds.every((id) =>
    providerFacilities.some((providerFacility) => providerFacility.id === id && providerFacility.canEdit),
  )
  if (!isAllowed || (providerFacilityIds.length === 0 && facilityId === null)) refuse('NOT_FOUND')
  if (facilityId !== null && !(await editsFacility(reader, actor, facilityId))) refuse('NOT_FOUND')
}

async function keepDraft(
  tx: Transaction,
  actor: ProviderActor,
  change: ScheduleChange,
  basis: string,
): Promise<string> {
  const at = now()
  const isOld = lt(scheduleDrafts.createdAt, at - draftDays * dayMs)
  await tx.delete(scheduleDrafts).where(and(eq(scheduleDrafts.userId, actor.userId), isOld))
  const id = newId()
  const row = { id, userId: actor.userId, change: { ...change }, basis, status: 'open' as const }
  await tx.insert(scheduleDrafts).values({ ...row, createdAt: at, updatedAt: at })
  return id
}

/** One event a provider facility, or one for the facility; last in the transaction. */
async function auditChange(
  tx: Transaction,
  actor: ProviderActor,
  { kind, providerFacilityIds, facilityId }: ScheduleChange,
) {
  const subjects =
    facilityId === null
      ? providerFacilityIds.map((id) => ({ type: 'provider_facility', id }))
      : [{ type: 'facility', id: facilityId }]
  for (const subject of subjects)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'booking.schedule_update',
      subject,
      fields: [kind],
    })
}
