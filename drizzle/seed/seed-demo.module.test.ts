import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { asc, eq, inArray, notInArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import * as schema from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemo } from './seed-demo.ts'
import { seedReference } from './seed-reference.ts'

useDatabase()

const day = 86_400_000
const seed = () =>
  withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  })
const listed = () =>
  db.select().from(schema.providers).where(eq(schema.providers.status, 'listed')).orderBy(asc(schema.providers.id))
const facilities = () => db.select().from(schema.facilities).orderBy(asc(schema.facilities.id))

/** Accepted plans of listed providers with their age in days; null is undated. */
async function acceptedPlans() {
  const { providers, providerFacilities, providerFacilityPlans } = schema
  const rows = await db
    .select({
      slug: providers.slug,
      planId: providerFacilityPlans.planId,
      state: providerFacilityPlans.state,
      verifiedAt: providerFacilityPlans.verifiedAt,
    })
    .from(providerFacilityPlans)
    .innerJoin(providerFacilities, eq(providerFacilities.id, providerFacilityPlans.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(eq(providers.status, 'listed'))
    .orderBy(asc(providerFacilityPlans.id))
  return rows
    .filter(({ state }) => state === 'accepted')
    .map((row) => ({ ...row, days: row.verifiedAt === null ? null : (now() - row.verifiedAt) / day }))
}

async function everything() {
  const tables = [
    schema.providers,
    schema.providerSearchNames,
    schema.providerCredentials,
    schema.providerSpecialties,
    schema.providerLanguages,
    schema.facilities,
    schema.facilityHours,
    schema.facilityLanguages,
    schema.providerFacilities,
    schema.providerFacilityPlans,
    schema.closures,
    schema.redirects,
  ]
  const contents = []
  for (const table of tables) contents.push(await db.select().from(table).orderBy(asc(table.id)))
  return contents
}

describe('seedDemo', () => {
  beforeEach(seed)

  it('fills the directory with fictional records that say so', async () => {
    const providers = await db.select().from(schema.providers).orderBy(asc(schema.providers.id))
    const found = await facilities()
    expect((await listed()).length).toBeGreaterThanOrEqual(60)
    expect(providers.length).toBeGreaterThanOrEqual(72)
    expect(found.filter(({ status }) => status === 'active').length).toBeGreaterThanOrEqual(25)
    expect(found.length).toBeGreaterThanOrEqual(32)
    expect(new Set(found.map(({ neighborhoodId }) => neighborhoodId)).size).toBeGreaterThanOrEqual(16)
    for (const record of [...providers, ...found]) {
      expect(record).toMatchObject({ isDemo: true, source: 'demo', id: `demo-${record.slug}`, editedFields: [] })
      expect(isValidNpi(record.npi!)).toBe(true)
    }
    const npis = [...providers, ...found].map(({ npi }) => npi)
    expect(new Set(npis).size).toBe(npis.length)
  })

  it('stores telephone numbers of the fictional range in E.164', async () => {
    for (const { phone, fax } of await facilities()) {
      for (const number of [phone, fax])
        if (number) expect(number).toMatch(/^\+1(212|718|347|929|516|732|201)55501\d\d$/)
    }
  })

  it('changes nothing when it runs again, even on another day', async () => {
    const before = await everything()
    setClock(now() + 3 * day)
    await withTransaction(seedDemo)
    expect(await everything()).toEqual(before)
  })

  it('puts back a missing record whole and leaves an edited one alone', async () => {
    const before = await everything()
    const { providers, providerLanguages, providerSearchNames } = schema
    await withTransaction(async (tx) => {
      await tx.update(providers).set({ preferredName: 'Zoe Bai' }).where(eq(providers.slug, 'zhining-bai'))
      await tx.delete(providerLanguages).where(eq(providerLanguages.providerId, 'demo-zhining-bai'))
      for (const table of [
        schema.providerSpecialties,
        providerLanguages,
        providerSearchNames,
        schema.providerCredentials,
      ]) {
        await tx.delete(table).where(eq(table.providerId, 'demo-jordan-newfield'))
      }
      const practice = 'demo-jordan-newfield-at-apricot-family-clinic'
      await tx.delete(schema.providerFacilities).where(eq(schema.providerFacilities.id, practice))
      await tx.delete(providers).where(eq(providers.slug, 'jordan-newfield'))
      await seedDemo(tx)
    })
    const [edited] = await db.select().from(providers).where(eq(providers.slug, 'zhining-bai'))
    expect(edited?.preferredName).toBe('Zoe Bai')
    expect(
      await db.select().from(providerLanguages).where(eq(providerLanguages.providerId, 'demo-zhining-bai')),
    ).toEqual([])
    await withTransaction((tx) =>
      tx.update(providers).set({ preferredName: null }).where(eq(providers.slug, 'zhining-bai')),
    )
    const after = await everything()
    expect(after[0]).toEqual(before[0])
    expect(after[8]).toEqual(before[8])
  })

  it('refuses to run without reference data', async () => {
    const seedingBare = withTransaction(async (tx) => {
      await tx.delete(schema.facilityHours)
      await tx.delete(schema.facilityLanguages)
      await tx.delete(schema.providerFacilityPlans)
      await tx.delete(schema.providerFacilities)
      await tx.delete(schema.teamMembers)
      await tx.delete(schema.complianceItems)
      await tx.delete(schema.eligibilityEvents)
      await tx.delete(schema.eligibilityChecks)
      await tx.delete(schema.refillRequests)
      await tx.delete(schema.facilityPharmacies)
      // What is kept in stock is only ever added to, and keeps its facility.
      const stocked = await tx.select({ id: schema.supplyItems.facilityId }).from(schema.supplyItems)
      // So are the events of referrals.
      const { requesterFacilityId, recipientFacilityId } = schema.careCases
      const referred = await tx.select({ from: requesterFacilityId, to: recipientFacilityId }).from(schema.careCases)
      const ids = [...stocked.map(({ id }) => id), ...referred.flatMap(({ from, to }) => [from, ...(to ? [to] : [])])]
      await tx.update(schema.facilities).set({ neighborhoodId: null }).where(inArray(schema.facilities.id, ids))
      await tx.delete(schema.facilities).where(notInArray(schema.facilities.id, ids))
      await tx.delete(schema.eventRegistrations)
      await tx.delete(schema.associationEvents)
      await tx.delete(schema.neighborhoods)
      await seedDemo(tx)
    })
    await expect(seedingBare).rejects.toThrow(/not in the reference data/)
  })

  it('places facilities near the center of their neighborhood, two of them without coordinates', async () => {
    const centers = new Map((await db.select().from(schema.neighborhoods)).map((row) => [row.id, row]))
    const found = await facilities()
    expect(found.filter(({ lat, lng }) => lat === null && lng === null)).toHaveLength(2)
    for (const { slug, neighborhoodId, lat, lng, zip } of found) {
      const center = centers.get(neighborhoodId!)!
      expect(center.zips, slug).toContain(zip)
      if (lat === null || lng === null) continue
      const north = (lat - center.lat) * 111_320
      const east = (lng - center.lng) * 111_320 * Math.cos((center.lat * Math.PI) / 180)
      expect(Math.hypot(north, east), slug).toBeLessThanOrEqual(center.radiusMeters)
    }
  })

  it('has Dr. Zhang of the acceptance story, with plans checked on 2026-09-30', async () => {
    const doctor = (await listed()).find(({ slug }) => slug === 'meiling-zhang')
    expect(doctor).toMatchObject({
      legalFirst: 'Mei Ling',
      legalLast: 'Cheung',
      nameHans: '张美玲',
      nameHant: '張美玲',
    })
    const healthfirst = (await acceptedPlans()).filter(
      ({ slug, planId }) => slug === 'meiling-zhang' && planId.startsWith('healthfirst'),
    )
    expect(healthfirst.length).toBeGreaterThan(1)
    expect(new Set(healthfirst.map(({ days }) => days))).toEqual(new Set([20]))
    const checked = new Date(healthfirst[0]!.verifiedAt!).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
    expect(checked).toBe('2026-09-30')
  })

  it('has plans in every state of freshness, and providers with none and with many', async () => {
    const facts = await acceptedPlans()
    const count = (test: (days: number) => boolean) => facts.filter(({ days }) => days !== null && test(days)).length
    expect(count((days) => days <= 90)).toBeGreaterThan(20)
    expect(count((days) => days > 90 && days <= 180)).toBeGreaterThan(20)
    expect(count((days) => days > 180)).toBeGreaterThan(10)
    expect(facts.some(({ days }) => days === null)).toBe(true)

    const plans = new Map((await listed()).map(({ slug }) => [slug, 0]))
    for (const { slug } of facts) plans.set(slug, plans.get(slug)! + 1)
    expect([...plans.values()].some((number) => number === 0)).toBe(true)
    expect([...plans.values()].some((number) => number >= 15)).toBe(true)
  })

  it('answers every filter with some provider and leaves some empty', async () => {
    const providers = await listed()
    const distinct = (values: unknown[]) => new Set(values)
    expect(distinct(providers.map(({ gender }) => gender))).toEqual(new Set(['f', 'm', 'x', 'undisclosed']))
    expect(distinct(providers.map(({ accepting }) => accepting))).toEqual(new Set(['yes', 'no', 'limited', 'unknown']))
    expect(distinct(providers.map(({ tier }) => tier))).toEqual(new Set([1, 2, 3, 4]))
    expect(distinct(providers.map(({ offersTelehealth }) => offersTelehealth)).size).toBe(2)
    expect(providers.some(({ minAge, maxAge }) => minAge === 0 && maxAge === 18)).toBe(true)
    expect(providers.some(({ minAge }) => minAge === 65)).toBe(true)
    expect(providers.some(({ cashPriceCents, cashPriceNote }) => cashPriceCents && cashPriceNote)).toBe(true)
    expect(providers.some(({ acceptingVerifiedAt }) => (acceptingVerifiedAt ?? now()) < now() - 180 * day)).toBe(true)

    const found = (await facilities()).filter(({ status }) => status === 'active')
    for (const feature of ['isWheelchairAccessible', 'hasElevator', 'acceptsWalkIn'] as const) {
      expect(distinct(found.map((facility) => facility[feature])).size).toBe(2)
    }
    const hours = await db.select().from(schema.facilityHours)
    expect(hours.some(({ weekday }) => weekday === 6) && hours.some(({ weekday }) => weekday === 7)).toBe(true)
    expect(hours.some(({ weekday, closes }) => weekday <= 5 && closes > '18:00')).toBe(true)
    expect(found.some(({ id }) => hours.every(({ facilityId }) => facilityId !== id))).toBe(true)
    const bookable = (await db.select().from(schema.providerFacilities)).map(({ isBookable }) => isBookable)
    expect(distinct(bookable).size).toBe(2)
  })

  it('covers the dialects with every level and every kind of helper', async () => {
    const spoken = await db.select().from(schema.providerLanguages)
    const ids = new Set(spoken.map(({ languageId }) => languageId))
    for (const dialect of [
      'cmn',
      'yue',
      'yue-x-toisan',
      'cdo',
      'nan',
      'nan-x-teochew',
      'hak',
      'wuu-x-wenzhou',
      'wuu',
    ]) {
      expect(ids).toContain(dialect)
    }
    expect(new Set(spoken.map(({ level }) => level))).toEqual(new Set(['native', 'fluent', 'basic']))
    const staff = await db.select().from(schema.facilityLanguages)
    expect(new Set(staff.map(({ who }) => who)).size).toBe(4)
  })

  it('leaves neighborhoods and specialties empty or thin, and one building full', async () => {
    const active = new Set((await listed()).map(({ id }) => id))
    const practices = (await db.select().from(schema.providerFacilities)).filter(({ providerId }) =>
      active.has(providerId),
    )
    const areaOf = new Map((await facilities()).map(({ id, neighborhoodId }) => [id, neighborhoodId!]))
    const doctors = new Map((await db.select().from(schema.neighborhoods)).map(({ id }) => [id, new Set<string>()]))
    for (const { providerId, facilityId } of practices) doctors.get(areaOf.get(facilityId)!)!.add(providerId)
    const sizes = [...doctors.values()].map(({ size }) => size)
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(3)
    expect(sizes.filter((size) => size === 1 || size === 2).length).toBeGreaterThan(3)
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThanOrEqual(16)
    expect(
      practices.filter(({ facilityId }) => facilityId === 'demo-magnolia-medical-building').length,
    ).toBeGreaterThan(9)
    expect(practices.filter(({ providerId }) => providerId === 'demo-chee-keong-lim')).toHaveLength(3)

    const { id, specialtyId, providerId } = schema.providerSpecialties
    const seen = await db.select({ id, specialtyId, providerId }).from(schema.providerSpecialties).orderBy(asc(id))
    const perSpecialty = (await db.select().from(schema.specialties)).map(
      (specialty) => seen.filter((row) => row.specialtyId === specialty.id && active.has(row.providerId)).length,
    )
    expect(perSpecialty.filter((size) => size === 0).length).toBeGreaterThan(3)
    expect(perSpecialty.some((size) => size === 1)).toBe(true)
    expect(perSpecialty.some((size) => size >= 10)).toBe(true)
  })

  it('keeps six profiles from the public and forwards old slugs', async () => {
    const hidden = (await db.select().from(schema.providers)).filter(({ status }) => status !== 'listed')
    expect(hidden.map(({ status }) => status).sort()).toEqual(
      ['draft', 'merged', 'pending', 'retired', 'suspended', 'unlisted'].sort(),
    )
    const forwards = await db.select().from(schema.redirects)
    const target = (kind: string, from: string) =>
      forwards.find((row) => row.kind === kind && row.fromSlug === from)?.toSlug
    expect(target('provider', 'guo-qiang-lin')).toBe('guoqiang-lin')
    expect(target('facility', 'peony-dental-annex')).toBe('peony-dental')
    expect(target('neighborhood', 'eighth-avenue')).toBe('sunset-park')
    const areas = new Set((await db.select().from(schema.neighborhoods)).map(({ slug }) => slug))
    const specialties = new Set((await db.select().from(schema.specialties)).map(({ slug }) => slug))
    expect(areas).toContain('sunset-park')
    for (const { kind, fromSlug } of forwards) {
      if (kind === 'neighborhood') expect(areas.has(fromSlug) || specialties.has(fromSlug)).toBe(false)
    }
  })

  it('masks license numbers and has three civil surgeons', async () => {
    const credentials = await db.select().from(schema.providerCredentials)
    for (const { numberMasked } of credentials) if (numberMasked) expect(numberMasked).toMatch(/^••••\d\d$/)
    const surgeons = credentials.filter(({ kind }) => kind === 'civil_surgeon')
    expect(new Set(surgeons.map(({ providerId }) => providerId)).size).toBe(3)
    expect(new Set(credentials.map(({ verifyState }) => verifyState))).toEqual(
      new Set(['verified', 'unverified', 'expired']),
    )
  })
})

const registry = '../shared/data/nppes'

describe.skipIf(!existsSync(registry))(`against the registry samples (skipped where ${registry} is absent)`, () => {
  it('shares no NPI, telephone number or street address with a real provider', async () => {
    await seed()
    const providers = await db.select().from(schema.providers)
    const found = await facilities()
    const mine = [
      ...[...providers, ...found].map(({ npi }) => npi!),
      ...found.flatMap(({ phone }) => (phone ? [phone.slice(2)] : [])),
      ...found.map(({ addressLine1 }) => addressLine1.toUpperCase()),
    ]
    for (const file of readdirSync(registry)) {
      const contents = readFileSync(`${registry}/${file}`, 'utf8').toUpperCase()
      expect(mine.filter((value) => contents.includes(value))).toEqual([])
    }
  })
})
