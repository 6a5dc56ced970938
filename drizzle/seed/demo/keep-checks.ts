import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { localDate } from '#app/core/calendar/zones.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { usualServiceCodes } from '#app/modules/practice/eligibility/codes.ts'
import { simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { sealPerson } from '#app/modules/practice/eligibility/person.server.ts'
import { splitName } from '#app/modules/practice/eligibility/visit-draft.ts'
import { plainId } from '#app/modules/practice/eligibility/x12/plain-text.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { eligibilityChecks } from '#drizzle/schema/practice/eligibility.ts'
import { carriers, plans } from '#drizzle/schema/reference.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import { demoUserId } from './accounts.ts'
import { exchangeOf, insertCheck } from './eligibility-rows.ts'
import { insuredFacilityId, type VisitCheck } from './visit-checks.ts'
import type { PlannedVisit } from './visit-plan.ts'

/** A visit about which a payer is asked. */
export type AskedVisit = PlannedVisit & Readonly<{ check: VisitCheck }>

export const isAsked = (visit: PlannedVisit): visit is AskedVisit => visit.check !== null

/** What a check needs to know of visits of which nobody has made one. */
function findUnchecked(ids: readonly string[]) {
  return db
    .select({
      ...{ id: appointments.id, startsAt: appointments.startsAt, memberIdEnc: appointments.memberIdEnc },
      ...{ patientId: patients.id, identityEnc: patients.identityEnc },
      ...{ npi: providers.npi, legalFirst: providers.legalFirst, legalLast: providers.legalLast },
      ...{ carrierId: carriers.id, payerCode: carriers.payerCode, payer: carriers.name },
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .innerJoin(plans, eq(plans.id, appointments.planId))
    .innerJoin(carriers, eq(carriers.id, plans.carrierId))
    .leftJoin(eligibilityChecks, eq(eligibilityChecks.appointmentId, appointments.id))
    .where(
      and(
        inArray(appointments.id, [...ids]),
        inArray(appointments.status, ['booked', 'confirmed', 'arrived', 'in_room', 'completed']),
        isNotNull(providers.npi),
        isNull(eligibilityChecks.id),
      ),
    )
    .orderBy(asc(appointments.id))
}

type Unchecked = Awaited<ReturnType<typeof findUnchecked>>[number]

/** Whether a visit is still the one that was planned, with the member id that its answer is for. */
function isAsPlanned({ id, startsAt, memberIdEnc }: Unchecked, { slot, check }: AskedVisit): boolean {
  if (startsAt !== slot.startsAt || memberIdEnc === null) return false
  const context = { table: 'appointments', column: 'member_id_enc', rowId: id }
  return decryptField(memberIdEnc, context) === simulatedIds[check.answer]
}

/** The check of a visit, about its patient by its member id. */
function checkRow(found: Unchecked, { id: appointmentId, providerFacility, slot, check }: AskedVisit) {
  const { nameEn, birthDate } = openIdentity({ id: found.patientId, identityEnc: found.identityEnc })
  const person = {
    memberId: simulatedIds[check.answer],
    subscriber: { ...splitName(nameEn), birthDate: birthDate!, sex: null },
    dependent: null,
  }
  const id = `${appointmentId}-check`
  const payerCode = plainId(found.payerCode ?? found.carrierId).slice(0, 20)
  const asked = {
    ...{ serviceDate: localDate(slot.startsAt, providerFacility.timeZone), serviceCodes: [...usualServiceCodes] },
    trace: `DEMO${Math.floor(check.at / 60_000)}`,
  }
  const provider = { kind: 'person', lastName: found.legalLast, firstName: found.legalFirst, npi: found.npi! } as const
  const payer = { name: found.payer['en-US'], id: payerCode }
  const made = { id, createdAt: check.at }
  return {
    ...{ ...made, updatedAt: check.at, createdById: demoUserId('magnolia.desk'), version: 1, rejections: [] },
    ...{ facilityId: insuredFacilityId, providerId: providerFacility.providerId, appointmentId },
    ...{ carrierId: found.carrierId, payerCode, personEnc: sealPerson(id, person), ...asked },
    ...exchangeOf(made, { payer, provider, ...person, ...asked }),
  }
}

/**
 * Has the demo clinic ask payers about some of its visits, the evening before. Leaves alone visits that somebody has asked about, moved or
 * called off.
 */
export async function keepDemoChecks(visits: readonly AskedVisit[]): Promise<void> {
  if (visits.length === 0) return
  const found = new Map((await findUnchecked(visits.map(({ id }) => id))).map((row) => [row.id, row]))
  const rows = visits.flatMap((visit) => {
    const row = found.get(visit.id)
    return row && isAsPlanned(row, visit) ? [checkRow(row, visit)] : []
  })
  if (rows.length === 0) return
  await withTransaction(async (tx) => {
    for (const row of rows) await insertCheck(tx, row)
  })
}
