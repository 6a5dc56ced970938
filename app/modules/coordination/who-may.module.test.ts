import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { coordinationRoles } from '#app/modules/accounts/coordination-rights.ts'
import { coordinationOf } from '#app/modules/accounts/queries/coordination-of.server.ts'
import { careEvents, providerFacilities, providers, teamMembers } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { careActor, outsideOffice } from '#tests/factories/coordination.ts'
import { careHour, linkedStep, readOutbox, refusal, useCareStage } from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { takeStep } from './commands/take-step.server.ts'
import { readCase } from './queries/case-detail.server.ts'
import { findCase } from './queries/cases.server.ts'

useDatabase()

const { home, other, doctor, create, toOther } = useCareStage()

describe('who may', () => {
  it('write a referral says the role, and a viewer may not', async () => {
    for (const role of coordinationRoles) {
      const work = create({}, careActor(home.facilityId, role, { userId: home.userId }))
      if (role === 'viewer' || role === 'recipient')
        await expect(work).rejects.toEqual(refusal('coordination.not_allowed'))
      else expect((await work).status).toBe('sent')
    }
  })

  it('see it: its two clinics, by role, and nobody else', async () => {
    const { id } = await create({ recipient: toOther })
    const sees = async (actor: ReturnType<typeof careActor>) => (await findCase(actor, id)) !== null
    const someone = { userId: 'somebody', providerId: null }
    expect(await sees(careActor(home.facilityId, 'viewer', someone))).toBe(true)
    expect(await sees(careActor(home.facilityId, 'referrer', someone))).toBe(false)
    expect(await sees(careActor(home.facilityId, 'referrer', { ...someone, providerId: home.providerId }))).toBe(true)
    expect(await sees(careActor(other.facilityId, 'recipient', someone))).toBe(true)
    expect(await sees(careActor(other.facilityId, 'recipient', { ...someone, providerId: 'another doctor' }))).toBe(
      false,
    )
    expect(await sees(careActor(other.facilityId, 'referrer', someone))).toBe(false)
    expect(await sees(careActor('elsewhere', 'cc_admin', someone))).toBe(false)
    await expect(takeStep(careActor('elsewhere', 'cc_admin'), { caseId: id, step: 'accept' })).rejects.toEqual(
      refusal('coordination.unknown'),
    )
  })

  it('answer is the recipient; for one without an account a coordinator writes it down, and it is noted', async () => {
    const onSite = await create({ recipient: toOther })
    await expect(takeStep(doctor(), { caseId: onSite.id, step: 'accept' })).rejects.toEqual(
      refusal('coordination.not_now'),
    )
    await takeStep(doctor(other), { caseId: onSite.id, step: 'accept' })
    const outside = await create({
      recipient: { kind: 'outside', outside: { ...outsideOffice, email: null, fax: '+12125550100' }, locale: 'en-US' },
    })
    await takeStep(doctor(), { caseId: outside.id, step: 'accept' })
    const events = await db
      .select()
      .from(careEvents)
      .where(eq(careEvents.caseId, outside.id))
      .orderBy(asc(careEvents.seq))
    expect(events.at(-1)).toMatchObject({ step: 'accept', side: 'recipient', isOnBehalf: true, userId: home.userId })
  })

  it('nothing may a doctor at a clinic who has left it', async () => {
    const { id } = await create({ recipient: toOther })
    const person = { userId: other.userId, providerId: other.providerId, tier: 4, seats: [] }
    const at = async () => (await coordinationOf(person)).coordination ?? []
    expect(await at()).toEqual([{ facilityId: other.facilityId, role: 'cc_admin' }])
    const draft = await create({ recipient: toOther, isSent: false })
    await withTransaction(async (tx) => {
      const last = { activeTo: '2026-10-19' }
      await tx.update(providerFacilities).set(last).where(eq(providerFacilities.providerId, other.providerId))
    })
    expect(await at()).toEqual([])
    expect(await findCase(careActor(other.facilityId, 'cc_admin', { coordination: await at() }), id)).toBeNull()
    const gone = refusal('coordination.recipient')
    await expect(create({ recipient: toOther })).rejects.toEqual(gone)
    await expect(takeStep(doctor(), { caseId: draft.id, step: 'send' })).rejects.toEqual(gone)
    const asThem = { requester: toOther.doctor }
    await expect(create(asThem, doctor(other))).rejects.toEqual(refusal('coordination.not_allowed'))
  })

  it('be sent a referral is a doctor who takes part', async () => {
    const stranger = { kind: 'site' as const, doctor: { facilityId: other.facilityId, providerId: home.providerId } }
    await expect(create({ recipient: stranger })).rejects.toEqual(refusal('coordination.recipient'))
  })
})

describe('who is told of a referral that comes in', () => {
  it('is who may read it: its doctor and who receives for the clinic, no other doctor there', async () => {
    const { facilityId } = other
    const seated = async (email: string, isDoctor: boolean) =>
      withTransaction(async (tx) => {
        const userId = await insertUser(tx, { emailVerifiedAt: 1, email })
        await insertSeat(tx, { userId, facilityId, role: 'front_desk', coordinationRole: 'recipient' })
        if (isDoctor) await insertProvider(tx, { userId })
      })
    await seated('desk@clinic.example', false)
    await seated('another.doctor@clinic.example', true)
    await create({ recipient: toOther })
    const told = (await readOutbox()).filter(({ template }) => template === 'care_staff').map(({ to }) => to)
    expect(told).toContain('desk@clinic.example')
    expect(told).not.toContain('another.doctor@clinic.example')
  })
})

describe('why a referral is on hold', () => {
  it('is read by the clinic that holds it and by nobody else', async () => {
    const { id } = await create({ recipient: toOther })
    const hold = (words: string) => takeStep(doctor(), { caseId: id, step: 'hold', input: { words } })
    const seenBy = async (clinic: typeof home) => readCase(doctor(clinic), (await findCase(doctor(clinic), id))!)
    await hold('Coverage in doubt')
    expect((await seenBy(home)).open).toMatchObject({ holdReason: 'Coverage in doubt' })
    expect(JSON.stringify(await seenBy(other))).not.toContain('Coverage')
    await takeStep(doctor(), { caseId: id, step: 'resume' })
    expect((await seenBy(home)).open).toMatchObject({ holdReason: null })
  })
})

describe('whoever wrote a referral and has left the clinic', () => {
  it('is told nothing more of it', async () => {
    const email = 'left@clinic.example'
    const place = { facilityId: home.facilityId, role: 'front_desk' } as const
    const userId = await withTransaction(async (tx) => {
      const made = await insertUser(tx, { emailVerifiedAt: 1, email })
      await insertSeat(tx, { userId: made, ...place, coordinationRole: 'referrer' })
      return made
    })
    const { id } = await create({}, careActor(home.facilityId, 'referrer', { userId }))
    const told = async () => (await readOutbox()).filter(({ to }) => to === email).length
    await linkedStep(id, 'accept')
    expect(await told()).toBe(1)
    await withTransaction(async (tx) => {
      await tx.update(teamMembers).set({ status: 'left' }).where(eq(teamMembers.userId, userId))
    })
    await linkedStep(id, 'schedule', { visitAt: now() + 48 * careHour })
    expect(await told()).toBe(1)
  })

  it('is told nothing more as a doctor without a seat either', async () => {
    const email = 'doctor.left@clinic.example'
    const { facilityId, providerId } = home
    const userId = await withTransaction(async (tx) => {
      const made = await insertUser(tx, { emailVerifiedAt: 1, email })
      await tx.update(providers).set({ userId: made }).where(eq(providers.id, providerId))
      return made
    })
    const { id } = await create({}, careActor(facilityId, 'referrer', { userId, providerId }))
    const told = async () => (await readOutbox()).filter(({ to }) => to === email).length
    await linkedStep(id, 'accept')
    expect(await told()).toBe(1)
    await withTransaction(async (tx) => {
      const last = { activeTo: '2026-10-19' }
      await tx.update(providerFacilities).set(last).where(eq(providerFacilities.providerId, providerId))
    })
    await linkedStep(id, 'schedule', { visitAt: now() + 48 * careHour })
    expect(await told()).toBe(1)
  })
})
