import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findProof } from '#app/modules/association/identity/queries/proofs.server.ts'
import { findNamedVisits } from '#app/modules/booking/appointments/queries/named-visits.server.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { listPlans } from '#app/modules/directory/queries/reference.server.ts'
import { openReport } from '#app/modules/moderation/report-text.server.ts'
import { claimTime } from '#app/modules/moderation/review-claim.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities, media, providerFacilities } from '#drizzle/schema/directory.ts'
import { markClaims } from '#app/modules/moderation/banned-claims.ts'
import { changedLines, hasMoved, inWords, type Values } from '../changed-values.ts'
import { editFieldsOf } from '../edited-values.ts'
import { canReopen } from '../reopening.ts'
import { isListing, queueOf, queueRules, waitingStatuses } from '../request-queues.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import { withKindInWords } from './association-kind.server.ts'
import { findLeadable } from './leadable-facilities.server.ts'
import { listReasons } from './decision-reasons.server.ts'
import { isOwnRequest } from './open-request.server.ts'
import { findEvidence } from './registration-evidence.server.ts'
import { findSubjects } from './request-subjects.server.ts'
import { findSpokenChoices, withLanguagesInWords } from './spoken-languages.server.ts'
import { listReviewers } from './reviewers.server.ts'
import { isConfirmedByPhone, listCalls, type ReviewCall } from './review-calls.server.ts'
import { type ChangeRequest, findStanding, seenMark, wantedValues } from './standing-values.server.ts'

async function nameOf(userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user ? `${user.firstName} ${user.lastName}`.trim() : null
}

/** What a visitor has written. How to reach them is told only as far as it is one: whoever needs it asks support. */
function reportOf({ id, reportEnc }: ChangeRequest) {
  if (reportEnc === null) return null
  const { details, contact } = openReport(id, reportEnc)
  return { details, hasContact: contact !== null }
}

/** The numbers that may be called about a request: those that the directory has, never the one that is asked for. */
async function findNumbers({ targetType, targetId }: ChangeRequest, locale: Locale) {
  const at =
    targetType === 'facility'
      ? eq(facilities.id, targetId)
      : and(eq(providerFacilities.providerId, targetId), isNull(providerFacilities.activeTo))
  const rows = await db
    .selectDistinct({
      id: facilities.id,
      phone: facilities.phone,
      nameEn: facilities.nameEn,
      nameHans: facilities.nameHans,
      nameHant: facilities.nameHant,
    })
    .from(facilities)
    .leftJoin(providerFacilities, eq(providerFacilities.facilityId, facilities.id))
    .where(at)
    .orderBy(asc(facilities.id))
  return rows.flatMap((row) => (row.phone === null ? [] : [{ phone: row.phone, name: facilityName(row, locale) }]))
}

/** The card as patients see it; the page shows it with the photo as it is and as it would be. */
async function findPhoto({ kind, targetId, after }: ChangeRequest, locale: Locale) {
  if (kind !== 'image') return null
  const hit = { providerId: targetId, facilityId: null, distanceMeters: null }
  const [[card], [row]] = await Promise.all([
    findProviderCards([hit], locale),
    db
      .select({ width: media.width, height: media.height, bytes: media.bytes, state: media.state })
      .from(media)
      .where(eq(media.id, String(after.photoId)))
      .orderBy(desc(media.createdAt)),
  ])
  return { card: card ?? null, file: row ?? null }
}

/** What is known of the paper that an association has sent with a request; `file` is null once it has been replaced or forgotten. */
async function findSentProof({ targetId, after }: ChangeRequest) {
  return typeof after.proofId === 'string' ? { file: await findProof(targetId, after.proofId) } : null
}

/** What a patient has reported of these is put right from what stands. */
const isHeard = ({ submitterType, field }: ChangeRequest) =>
  submitterType === 'public' && ['address', 'hours', 'plans', 'name', 'languages'].includes(field)

const findPlanChoices = async (locale: Locale) =>
  (await listPlans()).map(({ id, name }) => ({ value: id, label: name[locale] }))

const dataOf = ({ id, kind, field, status, createdAt, dueAt, locale, submitterType }: ChangeRequest) => {
  return { id, kind, field, status, createdAt, dueAt, locale, submitterType }
}

/** How far a request has come: who works on it or has decided it, and what was said. */
async function findProgress(actor: AdminActor, request: ChangeRequest) {
  const { status, reviewerId, claimedAt, decidedAt, decisionNote, reopenedFromId } = request
  const isHeld = status === 'in_review' && claimedAt !== null && claimedAt > now() - claimTime
  return {
    isWaiting: (waitingStatuses as readonly string[]).includes(status),
    isLate: (request.dueAt ?? Infinity) < now(),
    isOwn: await isOwnRequest(db, actor, request),
    heldBy: isHeld ? (reviewerId === actor.userId ? ('me' as const) : ('other' as const)) : null,
    heldUntil: isHeld ? claimedAt + claimTime : null,
    // Given by somebody, and not begun: it can be given on.
    isGiven: isHeld && claimedAt > now(),
    holderId: reviewerId,
    reviewer: await nameOf(reviewerId),
    ...{ decidedAt, decisionNote, reopenedFromId },
    canReopen: canReopen(request, now()),
  }
}

/** The visits that a visitor's report, the asked for words or a note of a call names. */
function findVisits(actor: AdminActor, request: ChangeRequest, calls: readonly ReviewCall[]) {
  const said = [reportOf(request)?.details, inWords(Object.values(request.after)), ...calls.map(({ note }) => note)]
  return findNamedVisits(
    actor,
    said.filter((text) => typeof text === 'string'),
  )
}

/** What patients will see of a profile that they have not seen before: all of it is new. */
function newLines(standing: Values | null) {
  const { status: _, ...written } = standing ?? {}
  return changedLines({}, written)
}

/** Where the reviewer may decide that the submitter leads the team; after the decision it is for those who decide such requests. */
async function findLeadChoices(actor: AdminActor, request: ChangeRequest, locale: Locale) {
  const { permission } = queueRules[queueOf(request.kind)!]
  if (!actor.permissions.has(permission) || (await isOwnRequest(db, actor, request))) return []
  const facilities = await findLeadable(db, request)
  return facilities.map((row) => ({
    id: row.id,
    name: facilityName(row, locale),
    address: `${row.addressLine1}, ${row.city}`,
  }))
}

/** Everything that a reviewer sees of a request. */
export async function findRequestDetails(actor: AdminActor, request: ChangeRequest, locale: Locale) {
  const queue = queueOf(request.kind)!
  const standing = await findStanding(db, request)
  const wanted = standing && wantedValues(request, standing)
  const isRegistration = queue === 'doctors'
  const isDecided = request.decidedAt !== null
  // A decided request is shown as it was; one that waits beside what stands now.
  const [from, to] = isDecided
    ? [request.before, await withLanguagesInWords(request.decidedAfter ?? request.after, locale)]
    : [standing ?? request.before, wanted ?? request.after]
  const lines = isListing(request)
    ? newLines(isDecided ? null : standing)
    : isRegistration || queue === 'photos'
      ? []
      : changedLines(withKindInWords(from, locale), withKindInWords(to, locale))
  const claims = queue === 'descriptions' || isListing(request) ? await listBannedClaims() : []
  const calls = await listCalls(request.id)
  const subject = (await findSubjects([request], locale))(request)
  return {
    ...dataOf(request),
    queue,
    subject,
    submitter: await nameOf(request.submitterId),
    progress: await findProgress(actor, request),
    seen: standing && seenMark(request, standing),
    hasMoved: standing !== null && !isDecided && hasMoved(request.before, standing),
    lines: lines.map((line) => ({ ...line, marked: markClaims(line.to, line.field, claims) })),
    asked: isDecided && request.decidedAfter ? changedLines(request.after, request.decidedAfter) : [],
    edits: wanted ? editFieldsOf(request, isHeard(request) ? { ...standing, ...wanted } : wanted) : [],
    plans: isHeard(request) && request.field === 'plans' ? await findPlanChoices(locale) : [],
    spoken: isHeard(request) && request.field === 'languages' ? await findSpokenChoices(standing ?? {}, locale) : [],
    effectiveFrom: typeof request.after.effectiveFrom === 'string' ? request.after.effectiveFrom : null,
    reasons: (await listReasons(queue)).map(({ id, decision, text }) => ({ id, decision, text: text[locale] })),
    report: reportOf(request),
    calls,
    visits: await findVisits(actor, request, calls),
    providerId: request.targetType === 'provider' ? request.targetId : null,
    targetsFacility: request.targetType === 'facility' || request.submitterType === 'public',
    isConfirmed: await isConfirmedByPhone(db, request.id),
    reviewers: (await listReviewers(queue)).filter(
      ({ id }) => request.submitterType !== 'user' || id !== request.submitterId,
    ),
    numbers: request.targetType === 'npi' ? [] : await findNumbers(request, locale),
    evidence: isRegistration ? await findEvidence(request, locale) : null,
    leadable: await findLeadChoices(actor, request, locale),
    photo: await findPhoto(request, locale),
    proof: queue === 'associations' ? await findSentProof(request) : null,
  }
}

export type ShownRequest = Awaited<ReturnType<typeof findRequestDetails>>
