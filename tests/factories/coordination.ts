import type { CoordinationRole, ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { type CaseAnswers, createCase } from '#app/modules/coordination/commands/save-case.server.ts'
import type { CareCase } from '#app/modules/coordination/case-sealed.server.ts'
import { actorOf, insertSeat, insertUser, signedIn } from './accounts.ts'
import { insertPractice, type Practice } from './booking.ts'

/** A practice that takes part in care coordination, and the account of its doctor. */
export async function insertCoordinated(
  tx: Transaction,
  { name = 'Lin', slug }: { name?: string; slug?: string } = {},
): Promise<Practice & { userId: string }> {
  const userId = await insertUser(tx, { emailVerifiedAt: 1, firstName: 'Doctor', lastName: name, locale: 'en-US' })
  const practice = await insertPractice(tx, {
    provider: {
      ...{ tier: 4, userId, legalLast: name, isProfileComplete: true },
      ...{ careCoordinationEnabled: true, careCoordinationRole: 'cc_admin' },
    },
    ...(slug !== undefined && { facility: { slug } }),
  })
  await insertSeat(tx, { userId, facilityId: practice.facilityId, role: 'owner' })
  return { ...practice, userId }
}

/** Somebody with a role at a place; a doctor where they have a profile. */
export function careActor(facilityId: string, role: CoordinationRole, of: Partial<ProviderActor> = {}): ProviderActor {
  return actorOf({ tier: 4, seats: [], coordination: [{ facilityId, role }], locale: 'en-US', ...of })
}

export const carePatient = {
  ...{ nameEn: 'FANG QINIAN', nameZh: '方杞年', birthDate: '1950-02-03' },
  ...{ phone: '+12125550177', email: null },
} as const

export const outsideOffice = {
  ...{ clinic: 'Harbor Heart Office', doctor: 'Dana Reed', email: 'front@harbor.example', fax: null },
} as const

/** What a form of a referral says: an outside recipient and consent in words, unless told otherwise. */
export function careAnswers(
  requester: Pick<Practice, 'facilityId' | 'providerId'>,
  of: Partial<CaseAnswers> = {},
): CaseAnswers {
  const { facilityId, providerId } = requester
  return {
    ...{ requester: { facilityId, providerId }, patient: carePatient, patientLocale: 'zh-Hans', specialtyId: null },
    recipient: { kind: 'outside', outside: outsideOffice, locale: 'en-US' },
    ...{ urgency: 'urgent', reason: 'Chest pain on stairs', questions: null, plain: null },
    ...{ consent: 'verbal', isSent: true },
    ...of,
  }
}

/** A referral that is sent to an outside recipient, from a practice that need have no account. */
export async function insertCareCase(
  practice: Pick<Practice, 'facilityId' | 'providerId'>,
  { userId, ...of }: Partial<CaseAnswers> & { userId?: string } = {},
): Promise<CareCase> {
  const id = userId ?? (await withTransaction((tx) => insertUser(tx)))
  const actor = careActor(practice.facilityId, 'cc_admin', { userId: id, providerId: practice.providerId })
  return createCase(actor, newId(), careAnswers(practice, of))
}

/** The address of a referral's patient, whose code needs no typing. */
export async function patientCareLink(): Promise<{ token: string; caseId: string }> {
  const practice = await withTransaction((tx) => insertCoordinated(tx))
  const { id } = await insertCareCase(practice)
  const link = { kind: 'cc_access', subjectType: 'care_patient', subjectId: id, isOtpRequired: false } as const
  const { token } = await withTransaction((tx) => createActionLink(tx, { ...link, expiresAt: now() + 3_600_000 }))
  return { token, caseId: id }
}

/** Headers of a doctor who leads care coordination. */
export async function signedInCoordinator(): Promise<Record<string, string>> {
  const { userId } = await withTransaction((tx) => insertCoordinated(tx))
  return signedIn(userId)
}
