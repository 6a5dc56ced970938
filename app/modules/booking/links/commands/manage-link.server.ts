import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { derivedToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { addLink } from '#app/modules/action-links/commands/add-link.server.ts'
import { extendLink } from '#app/modules/action-links/commands/extend-link.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import { siteAddress, type SiteAddress } from '#app/core/site.server.ts'

/** A link to an appointment works until a day after the visit; to one without a time, for this long. */
const undatedDays = 60

type Subject = Readonly<{ kind: 'appt_manage' | 'waitlist_offer'; type: string; id: string; seed: string }>

/**
 * The token of a subject in a generation: made again, so that a form sent twice gets the same link and a reminder written weeks later
 * carries one that works.
 */
function tokenOf({ kind, seed }: Subject, generation: number): string {
  return derivedToken(generation === 1 ? `${kind}|${seed}` : `${kind}|${seed}|${generation}`)
}

/**
 * The token of the subject's standing link, which then works at least until `expiresAt`. One that was revoked, or whose
 * token another secret made, is followed by the next generation.
 */
async function standingToken(tx: Transaction, subject: Subject, expiresAt: number): Promise<string> {
  const own = and(
    eq(actionTokens.subjectType, subject.type),
    eq(actionTokens.subjectId, subject.id),
    eq(actionTokens.kind, subject.kind),
    eq(actionTokens.isOtpRequired, true),
  )
  const rows = await tx
    .select()
    .from(actionTokens)
    .where(own)
    .orderBy(asc(actionTokens.createdAt), asc(actionTokens.id))
  const hashes = new Map(rows.map((row) => [row.hash, row]))
  for (let generation = 1; ; generation++) {
    const token = tokenOf(subject, generation)
    const hash = tokenHash(token)
    const row = hashes.get(hash)
    if (row && row.revokedAt === null) {
      // A later visit makes the link last; an earlier one does not end it before its time.
      if (row.expiresAt < expiresAt) await extendLink(tx, row.id, expiresAt)
      return token
    }
    if (row) continue
    await insertLink(tx, subject, hash, expiresAt)
    await recordAudit(tx, {
      actor: { type: 'system' },
      action: 'action_links.link_create',
      subject: { type: subject.type, id: subject.id },
    })
    return token
  }
}

async function insertLink(
  tx: Transaction,
  { kind, type, id }: Subject,
  hash: string,
  expiresAt: number,
  isOtpRequired = true,
): Promise<void> {
  await addLink(tx, { hash, kind, subjectType: type, subjectId: id, expiresAt, isOtpRequired })
}

type LinkedAppointment = Readonly<{ id: string; idempotencyKey: string | null; endsAt: number | null }>

const appointmentSubject = ({ id, idempotencyKey }: Omit<LinkedAppointment, 'endsAt'>): Subject => ({
  kind: 'appt_manage',
  type: 'appointment',
  id,
  seed: idempotencyKey ?? id,
})

/** The token of an appointment's manage link; made, or made to last until a day after the visit, where it has to be. */
export function manageToken(tx: Transaction, appointment: LinkedAppointment): Promise<string> {
  return standingToken(tx, appointmentSubject(appointment), worksUntil(appointment))
}

const worksUntil = ({ endsAt }: LinkedAppointment) => (endsAt === null ? now() + undatedDays * dayMs : endsAt + dayMs)

/** The link of an appointment that is being written; the appointment's own audit event tells of it. */
export async function firstManageLink(tx: Transaction, appointment: LinkedAppointment): Promise<string> {
  const token = firstManageToken(appointment)
  await insertLink(tx, appointmentSubject(appointment), tokenHash(token), worksUntil(appointment))
  return token
}

/** The token that the first link of a form got; for answering the same form again without writing. */
export function firstManageToken(appointment: Omit<LinkedAppointment, 'endsAt'>): string {
  return tokenOf(appointmentSubject(appointment), 1)
}

/** The token under which a waitlist entry is seen, paused and left; it works until a day after the last day wished for. */
export function waitlistToken(tx: Transaction, entry: Readonly<{ id: string; dateTo: string }>): Promise<string> {
  const subject = { kind: 'waitlist_offer', type: 'waitlist_entry', id: entry.id, seed: entry.id } as const
  return standingToken(tx, subject, entryWorksUntil(entry))
}

const entryWorksUntil = ({ dateTo }: Readonly<{ dateTo: string }>) => Date.parse(`${dateTo}T00:00:00Z`) + 2 * dayMs

const confirmingSubject = (entryId: string, channel: 'sms' | 'email'): Subject => ({
  kind: 'waitlist_offer',
  type: 'waitlist_entry',
  id: entryId,
  seed: `${entryId}|${channel}`,
})

/**
 * The token that a message about joining a waitlist carries to one contact, and nothing else does: who has it reads what
 * that contact gets. It asks for no code.
 */
export async function confirmingToken(
  tx: Transaction,
  entry: Readonly<{ id: string; dateTo: string }>,
  channel: 'sms' | 'email',
): Promise<string> {
  const subject = confirmingSubject(entry.id, channel)
  const token = tokenOf(subject, 1)
  await insertLink(tx, subject, tokenHash(token), entryWorksUntil(entry), false)
  return token
}

/** The contact whose message carried a token; null for any other link of the entry, such as the one its form leads to. */
export function confirmedChannel(entryId: string, token: string): 'sms' | 'email' | null {
  return (['sms', 'email'] as const).find((each) => tokenOf(confirmingSubject(entryId, each), 1) === token) ?? null
}

/**
 * The token of a link that works for a day at least: the standing one while it does, so that reminders on their way stay
 * right, else another, which ends those before it.
 */
export async function renewedToken(tx: Transaction, appointment: LinkedAppointment): Promise<string> {
  const subject = appointmentSubject(appointment)
  const own = and(eq(actionTokens.subjectType, subject.type), eq(actionTokens.subjectId, subject.id))
  const alive = and(own, eq(actionTokens.kind, subject.kind), isNull(actionTokens.revokedAt))
  const rows = await tx.select().from(actionTokens).where(alive).orderBy(asc(actionTokens.id))
  if (!rows.some(({ expiresAt }) => expiresAt > now())) await revokeActionLinks(tx, subject, subject.kind)
  const day = now() + dayMs
  return standingToken(tx, subject, Math.max(day, appointment.endsAt === null ? day : appointment.endsAt + dayMs))
}

/** The absolute address of an action link, as messages carry it. */
export function linkAddress(token: string, locale: Locale): SiteAddress {
  return siteAddress(paths.link(token), locale)
}
