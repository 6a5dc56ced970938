import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { hasCoordinationRight, type CoordinationRight } from '#app/modules/accounts/coordination-rights.ts'
import { isEnded } from '../case-steps.ts'
import { type CareCase, openCase } from '../case-sealed.server.ts'
import { type CaseStanding, isFrozen, openSteps, reachesRecipient, sidesOf } from '../case-standing.ts'
import { consentMark } from '../consent-mark.server.ts'
import { listConsents, listDocuments, listMessages, listTasks } from './case-parts.server.ts'
import { namesOfCases, namesOfPeople } from './case-names.server.ts'
import { listEvents } from './events.server.ts'
import type { SeenCase } from './cases.server.ts'
import { findVisit } from './linked-visit.server.ts'

const has = (role: CaseStanding['requester'], right: CoordinationRight) =>
  role !== null && hasCoordinationRight(role, right)

/** What somebody may write on the page of a referral. */
function mayWrite({ row, standing }: SeenCase) {
  const sides = sidesOf(standing, row).filter(({ isOnBehalf }) => !isOnBehalf)
  const isRequester = sides.some(({ by }) => by === 'requester')
  const isParty = isRequester || sides.some(({ by }) => by === 'recipient')
  const goesOn = !isEnded(row.status) && !isFrozen(row)
  return {
    toClinic: isParty && reachesRecipient(row, now()),
    toPatient: isRequester,
    documents: isParty && goesOn,
    tasks: goesOn && (has(standing.requester, 'tasks') || has(standing.recipient, 'tasks')),
    consent: has(standing.requester, 'consent') && !standing.isShut && !isEnded(row.status),
    edits: isRequester && goesOn,
  }
}

/** Who only receives sees what passes between the clinics, and nothing that the other clinic writes to the patient. */
const isForReader = (isRequester: boolean) => (part: { thread: 'clinics' | 'patient' }) =>
  isRequester || part.thread === 'clinics'

const headOf = (row: CareCase) => ({
  ...{ id: row.id, reference: row.reference, status: row.status, urgency: row.urgency, consentState: row.consent },
  ...{ isSentOnConsent: row.isSentOnConsent, version: row.version, patientLocale: row.patientLocale },
  ...{ createdAt: row.createdAt, sentAt: row.sentAt, dueAt: row.dueAt, overdueAt: row.overdueAt, visitAt: row.visitAt },
})

/** What stands in it. Why it is held stays with the clinic that holds it. */
function sharedOf(row: CareCase, isRequester: boolean) {
  const { statusReason, ...shared } = openCase(row)
  return { ...shared, holdReason: isRequester && row.status === 'on_hold' ? statusReason : null }
}

/** Everything of a referral for somebody at one of its clinics; `open` is null where all they may know is that it is frozen. */
export async function readCase(actor: ProviderActor, seen: SeenCase) {
  const { row, standing } = seen
  const names = (await namesOfCases([row], actor.locale))(row)
  const isRequester = standing.requester !== null
  if (standing.isShut) return { head: headOf(row), names: { ...names, specialty: null }, open: null }
  const [events, tasks, messages, documents, consents] = await Promise.all([
    listEvents(row.id, db),
    ...([listTasks(row.id), listMessages(row.id), listDocuments(row.id), listConsents(row.id)] as const),
  ])
  const people = await namesOfPeople(
    [...events, ...messages].map(({ userId }) => userId),
    actor.locale,
  )
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null))
  return {
    head: headOf(row),
    names,
    open: {
      ...{ ...sharedOf(row, isRequester), isRequester, steps: openSteps(standing, row), may: mayWrite(seen) },
      visitStatus: row.appointmentId === null ? null : ((await findVisit(row.appointmentId))?.status ?? null),
      events: events.map(({ step, side, userId, isOnBehalf, at, toStatus }) => ({
        ...{ step, side, isOnBehalf, at, toStatus, who: nameOf(userId) },
      })),
      tasks: tasks.filter(({ assignee }) => isRequester || assignee !== 'requester'),
      messages: messages
        .filter(isForReader(isRequester))
        .map(({ id, thread, side, userId, step, body, createdAt }) => ({
          ...{ id, thread, side, step, body, createdAt },
          who: nameOf(userId),
        })),
      documents,
      consentMark: consentMark(row),
      consents: consents.map(({ method, givenAt, withdrawnAt }) => ({ method, givenAt, withdrawnAt })),
    },
  }
}

export type CaseData = Awaited<ReturnType<typeof readCase>>
export type OpenCase = NonNullable<CaseData['open']>
