import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { readClinicHours } from '#app/modules/practice/clinics/queries/clinic-hours.server.ts'
import {
  changeRequests,
  facilities,
  providerFacilities,
  providerFacilityPlans,
  providers,
} from '#drizzle/schema/index.ts'
import { insertFacility, insertPlan, insertProvider } from '#tests/factories/directory.ts'
import { insertPhoto } from '#tests/factories/photos.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role } from '../world.ts'

const base = '/provider/4/dashboard/clinics'
const tiers: readonly Role[] = ['tier_1', 'tier_2', 'tier_3', 'tier_4']
const editors: readonly Role[] = [...tiers, 'manager', 'front_desk']
type Make = AccessRow['make']

/** A form may change the place; the version is what the page showed. */
const versionOf = async (providerId: string) => {
  const [row] = await db.select({ version: providers.version }).from(providers).where(eq(providers.id, providerId))
  return String(row?.version ?? 0)
}

const ofProviderFacility: Make = async ({ practice }) => ({
  providerFacility: practice.providerFacilityId,
  version: await versionOf(practice.providerId),
})

/** Another place of the same provider, so that leaving it takes nothing from the next role. */
const ofSecondProviderFacility: Make = async ({ practice: { providerId } }) => {
  const providerFacility = newId()
  await withTransaction(async (tx) => {
    const facilityId = await insertFacility(tx)
    await tx
      .insert(providerFacilities)
      .values({ id: providerFacility, providerId, facilityId, role: 'associate', isBookable: false, isPrimary: false })
  })
  return { providerFacility, version: await versionOf(providerId) }
}

const submitterOf = (given: Parameters<Make>[0]) =>
  given.practice === given.world.foreign ? 'somebody-else' : given.world.userIds[given.role]

/** A request of the role's own about a profile, or at a foreign practice of somebody else. */
const ofRequest: Make = async (given) => {
  const request = newId()
  await withTransaction((tx) =>
    tx.insert(changeRequests).values({
      ...{
        id: request,
        kind: 'description',
        targetType: 'provider',
        targetId: given.practice.providerId,
        field: 'bio',
      },
      ...{ submitterType: 'user', submitterId: submitterOf(given), locale: 'zh-Hans', before: {}, after: {} },
      ...{ status: 'submitted', createdAt: now(), updatedAt: now() },
    }),
  )
  return { request }
}

/** Somebody else asks to practice at the facility. */
const ofJoining: Make = async ({ practice: { facilityId } }) => {
  const request = newId()
  await withTransaction(async (tx) => {
    const providerId = await insertProvider(tx, { practices: [] })
    await tx.insert(changeRequests).values({
      ...{ id: request, kind: 'update_facility', targetType: 'facility', targetId: facilityId, field: 'member' },
      ...{ submitterType: 'user', submitterId: 'somebody-else', locale: 'zh-Hans', before: {} },
      after: { providerId, role: 'visiting' },
      ...{ status: 'submitted', createdAt: now(), updatedAt: now() },
    })
  })
  return { request }
}

const ofPhoto: Make = async ({ practice }) => {
  const { id } = await insertPhoto({ providerId: practice.providerId, state: 'pending' })
  return { photo: id }
}

/** The clinic, with the mark of the opening hours that a form would have shown. */
const ofClinic: Make = async ({ practice: { facilityId } }) => {
  const [row] = await db.select({ slug: facilities.slug }).from(facilities).where(eq(facilities.id, facilityId))
  return { facility: row!.slug, basis: (await readClinicHours(facilityId)).basis }
}

/** A colleague at the same clinic, of whose plans something is known. */
const ofSamePlans: Make = async ({ practice: { providerId, providerFacilityId, facilityId } }) => {
  const from = newId()
  await withTransaction(async (tx) => {
    const colleague = await insertProvider(tx, { practices: [] })
    const role = { role: 'associate' as const, isBookable: false, isPrimary: true }
    await tx.insert(providerFacilities).values({ id: from, providerId: colleague, facilityId, ...role })
    const planId = await insertPlan(tx, { id: newId() })
    await tx.insert(providerFacilityPlans).values({ id: newId(), providerFacilityId: from, planId, state: 'accepted' })
  })
  return {
    providerFacility: providerFacilityId,
    from,
    seen: 'an earlier preview',
    version: await versionOf(providerId),
  }
}

const missing = { providerFacility: nobody, version: '1' }
const version = ({ version = '' }: Readonly<Record<string, string>>) => ({ version })

export const rows: readonly AccessRow[] = [
  { path: `${base}/:providerFacility`, method: 'GET', make: ofProviderFacility, missing, allowed: insiders },
  {
    ...{ path: `${base}/:providerFacility`, method: 'POST', make: ofProviderFacility, missing, allowed: editors },
    fields: (params) => ({ ...version(params), accepting: 'yes' }),
  },
  {
    path: `${base}/:providerFacility/verification`,
    method: 'POST',
    make: ofProviderFacility,
    missing,
    fields: version,
    allowed: editors,
  },
  {
    ...{ path: `${base}/:providerFacility/same-plans`, method: 'GET', make: ofSamePlans, missing, allowed: editors },
    search: ({ from = '' }) => `?from=${from}`,
  },
  {
    ...{ path: `${base}/:providerFacility/same-plans`, method: 'POST', make: ofSamePlans, missing, allowed: editors },
    fields: ({ from = '', seen = '', version = '' }) => ({ from, seen, version }),
  },
  {
    ...{ path: `${base}/at/:facility/verification`, method: 'POST', make: ofClinic, missing: { facility: nobody } },
    ...{ fields: () => ({ seen: 'an earlier page' }), allowed: [...editors, 'clinician'] },
  },
  { path: `${base}/:providerFacility/departure`, method: 'GET', make: ofProviderFacility, missing, allowed: tiers },
  {
    ...{
      path: `${base}/:providerFacility/departure`,
      method: 'POST',
      make: ofSecondProviderFacility,
      missing,
      fields: version,
    },
    allowed: tiers,
  },
  { path: `${base}/at/:facility`, method: 'GET', make: ofClinic, missing: { facility: nobody }, allowed: insiders },
  {
    ...{ path: `${base}/at/:facility/contact`, method: 'GET', make: ofClinic, missing: { facility: nobody } },
    allowed: [...tiers, 'manager', 'clinician'],
  },
  {
    ...{ path: `${base}/at/:facility/contact`, method: 'POST', make: ofClinic, missing: { facility: nobody } },
    ...{
      fields: () => ({ phone: '(718) 555-0142', wechat: 'clinic_desk' }),
      allowed: [...tiers, 'manager', 'clinician'],
    },
  },
  {
    ...{ path: `${base}/at/:facility/hours`, method: 'GET', make: ofClinic, missing: { facility: nobody } },
    allowed: [...tiers, 'manager'],
  },
  {
    ...{ path: `${base}/at/:facility/hours`, method: 'POST', make: ofClinic, missing: { facility: nobody } },
    ...{ fields: ({ basis = '' }) => ({ basis, hours1: '9:00-17:00' }), allowed: [...tiers, 'manager'] },
  },
  {
    ...{ path: `${base}/requests/:request`, method: 'GET', make: ofJoining, missing: { request: nobody } },
    allowed: [...tiers, 'manager'],
  },
  {
    ...{ path: `${base}/requests/:request`, method: 'POST', make: ofJoining, missing: { request: nobody } },
    ...{ fields: () => ({ answer: 'accept' }), allowed: [...tiers, 'manager'] },
  },
  {
    path: `${base}/edit/personal/photo/:photo`,
    method: 'GET',
    make: ofPhoto,
    missing: { photo: nobody },
    allowed: tiers,
  },
  {
    ...{ path: `${base}/edit/personal/requests/:request/withdrawal`, method: 'POST', make: ofRequest },
    ...{ missing: { request: nobody }, fields: () => ({}), allowed: insiders },
  },
]
