import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { patients } from '#drizzle/schema/scheduling.ts'
import { type Identity, openPatient, type Patient, sealIdentity, sealPatient } from '../identity.server.ts'
import type { KnownPeople } from '../people.ts'
import { isProvisional, provisionalHash } from '../provisional.ts'
import { forgetTokens } from './facility-people.server.ts'
import { patientHash } from './known-people.server.ts'

/** What is known of somebody who stands at the desk: a name, and perhaps a number (E.164). */
export type ProvisionalInput = Pick<Identity, 'nameEn' | 'nameZh' | 'phone'> & Readonly<{ locale: Locale }>

/**
 * A person of whom too little is known to know them again: always a row of their own, under a hash that no form makes, so that nobody is
 * ever taken for them, or they for anybody, by a name alone.
 */
export async function provisionalPerson(tx: Transaction, { locale, ...said }: ProvisionalInput): Promise<KnownPeople> {
  const id = newId()
  const at = now()
  const patient: Patient = {
    ...said,
    id,
    birthDate: null,
    email: null,
    wechat: null,
    sex: 'undisclosed',
    locale,
    languageId: null,
    matchHash: provisionalHash(id),
    smsConsentAt: null,
    emailConsentAt: null,
    createdAt: at,
    updatedAt: at,
  }
  await tx.insert(patients).values(sealPatient(patient))
  return { patient, contact: null, created: [id] }
}

/** What makes somebody known. `birthDate` is "YYYY-MM-DD", `phone` in E.164. */
export type CompleteIdentity = Readonly<{ nameEn: string; nameZh: string | null; birthDate: string; phone: string }>

/**
 * Makes a provisional person one who is known again: from now on their row stands beside those of forms that say the same of a person, as
 * if they had booked so. Nothing but the walk-in has ever found it, so it is of one practice alone.
 * @returns whether it was still provisional
 */
export async function completePerson(tx: Transaction, id: string, identity: CompleteIdentity): Promise<boolean> {
  const [stored] = await tx.select().from(patients).where(eq(patients.id, id))
  if (!stored || !isProvisional(stored)) return false
  const { email, wechat } = openPatient(stored)
  const said = { ...identity, email, wechat }
  const written = await tx
    .update(patients)
    .set({
      ...sealIdentity(id, said),
      matchHash: patientHash({ patient: said, contact: null }),
      updatedAt: now(),
    })
    .where(and(eq(patients.id, id), eq(patients.matchHash, stored.matchHash)))
    .returning({ id: patients.id })
  if (written.length === 0) return false
  await forgetTokens(tx, id)
  return true
}
