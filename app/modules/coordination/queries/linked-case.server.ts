import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { isEnded } from '../case-steps.ts'
import { type CareCase, openCase } from '../case-sealed.server.ts'
import { isFrozen, isPast, linkedSteps } from '../case-standing.ts'
import { isOpenTask } from '../case-text.ts'
import { consentMark } from '../consent-mark.server.ts'
import { findPhone, namesOfCases } from './case-names.server.ts'
import { listDocuments, listMessages, listTasks } from './case-parts.server.ts'
import { listEvents } from './events.server.ts'

/** Events that a patient is told of in plain words; the rest is between the clinics. */
const told = new Set([
  ...['send', 'accept', 'schedule', 'reschedule', 'no_show', 'patient_cancel', 'report', 'close', 'confirm_cancel'],
  ...['consent_given', 'consent_withdrawn', 'resend', 'close_unfilled', 'visit_moved'],
])

/** A referral as its patient sees it by the link. */
export async function readForPatient(row: CareCase, locale: Locale) {
  const names = (await namesOfCases([row], locale))(row)
  const [events, tasks, messages, documents] = await Promise.all([
    listEvents(row.id, db),
    ...([listTasks(row.id), listMessages(row.id), listDocuments(row.id)] as const),
  ])
  return {
    party: 'patient' as const,
    ...{ reference: row.reference, status: row.status, consent: row.consent, visitAt: row.visitAt },
    ...{ requester: names.requester, recipient: names.recipient, plain: openCase(row).plain },
    ...{ isEnded: isEnded(row.status), isFrozen: isFrozen(row), consentMark: consentMark(row) },
    events: events.flatMap(({ step, at }) => (told.has(step) ? [{ step, at }] : [])),
    tasks: isFrozen(row)
      ? []
      : tasks.flatMap(({ id, kind, title, status, dueOn, assignee }) =>
          assignee === 'patient' ? [{ ...{ id, kind, title, status, dueOn }, isOpen: isOpenTask(status) }] : [],
        ),
    messages: messages.flatMap(({ id, side, thread, body, createdAt }) =>
      thread === 'patient' ? [{ id, side, body, createdAt }] : [],
    ),
    documents: documents.filter(({ side, isForPatient }) => side === 'patient' || isForPatient),
    mayCancelVisit: linkedSteps(row, 'patient').includes('patient_cancel'),
    isOwnVisit: row.status === 'scheduled' && row.appointmentId !== null,
  }
}

/** What became of a referral whose record a recipient without an account sees no more; null for one that is shared. */
function shutFor(row: CareCase): 'frozen' | 'declined' | 'closed' | 'canceled' | null {
  if (isFrozen(row) || row.consent !== 'given' || row.sentAt === null) return 'frozen'
  if (!isPast(row, now())) return null
  return row.status === 'closed' || row.status === 'canceled' ? row.status : 'declined'
}

/** A referral as a recipient without an account sees it; `open` is null where nothing of it is shared any more, and `shut` says why. */
export async function readForRecipient(row: CareCase, locale: Locale) {
  const names = (await namesOfCases([row], locale))(row)
  const shut = shutFor(row)
  const base = { party: 'recipient' as const, reference: row.reference, requester: names.requester, shut }
  if (shut !== null) return { ...base, phone: await findPhone(row.requesterFacilityId), open: null }
  const { patient, reason, questions, outcome } = openCase(row)
  const [messages, documents, tasks] = await Promise.all([
    listMessages(row.id),
    listDocuments(row.id),
    listTasks(row.id),
  ])
  return {
    ...{ ...base, phone: null },
    open: {
      ...{ patient, reason, questions, outcome, specialty: names.specialty, urgency: row.urgency, status: row.status },
      ...{ sentAt: row.sentAt, dueAt: row.dueAt, visitAt: row.visitAt, isEnded: isEnded(row.status) },
      steps: linkedSteps(row, 'recipient').filter((step) => step !== 'receive'),
      messages: messages.flatMap(({ id, side, thread, body, createdAt }) =>
        thread === 'clinics' ? [{ id, side, body, createdAt }] : [],
      ),
      documents,
      tasks: tasks.flatMap(({ id, kind, title, dueOn, status, assignee }) =>
        assignee === 'recipient' && isOpenTask(status) ? [{ id, kind, title, dueOn, status, isOpen: true }] : [],
      ),
    },
  }
}

export type ForPatient = Awaited<ReturnType<typeof readForPatient>>
export type ForRecipient = Awaited<ReturnType<typeof readForRecipient>>
