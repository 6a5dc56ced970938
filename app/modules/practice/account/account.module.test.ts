import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { facilityAccounts } from '#drizzle/schema/practice/facility-accounts.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { saveLegalEntity } from './commands/save-legal-entity.server.ts'
import { saveNoticeRules } from './commands/save-notice-rules.server.ts'
import type { LegalAnswers } from './forms.ts'
import { findFacilityAccount, listLedFacilities } from './queries/facility-account.server.ts'

useDatabase()

let facilityId: string
beforeEach(async () => {
  facilityId = await withTransaction((tx) => insertFacility(tx, { slug: 'harbor' }))
})

const actor = actorOf()
const answers: LegalAnswers = {
  ...{ legalName: 'Harbor Medical PLLC', taxId: '12-3456789' },
  ...{ billingName: 'Ann Lee', billingEmail: 'bills@example.com', billingPhone: '+12125550110' },
}
const save = (given: Partial<LegalAnswers>, seen: number | null) =>
  saveLegalEntity(actor, { facilityId, seen, answers: { ...answers, ...given } })
const tell = (told: Parameters<typeof saveNoticeRules>[1]['told'], seen: number | null) =>
  saveNoticeRules(actor, { facilityId, seen, told })
const recorded = async () => {
  const rows = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
  return rows.map(({ action, fields, subjectId }) => ({ action, fields, subjectId }))
}

describe('the legal entity and billing contact', () => {
  it('are kept, the tax id encrypted and shown by its end', async () => {
    await save({}, 0)
    const { maskedTaxId, version, ...rest } = await findFacilityAccount(facilityId)
    expect([maskedTaxId, version]).toEqual(['•••••6789', 1])
    const { taxId: _taxId, ...plain } = answers
    expect(rest).toEqual({ ...plain, rules: { bookings: true, moves: true, cancellations: true } })
    const stored = JSON.stringify(await db.select().from(facilityAccounts))
    expect(stored).not.toContain('3456789')
    const fields = ['billingEmail', 'billingName', 'billingPhone', 'legalName', 'taxId']
    expect(await recorded()).toEqual([{ action: 'practice.account_save', fields, subjectId: facilityId }])
  })

  it('leave the tax id alone that is not typed, and take it away when asked', async () => {
    await save({}, 0)
    await save({ taxId: undefined, billingName: 'Bo Lee' }, 1)
    expect(await findFacilityAccount(facilityId)).toMatchObject({ maskedTaxId: '•••••6789', billingName: 'Bo Lee' })
    await save({ taxId: null, billingName: 'Bo Lee' }, 2)
    expect(await findFacilityAccount(facilityId)).toMatchObject({ maskedTaxId: null, version: 3 })
    expect((await recorded()).map(({ fields }) => fields).slice(1)).toEqual([['billingName'], ['taxId']])
  })

  it('are written and recorded only where something changes', async () => {
    await save({}, 0)
    await save({}, 1)
    expect(await findFacilityAccount(facilityId)).toMatchObject({ version: 1 })
    expect(await recorded()).toHaveLength(1)
  })

  it('are refused from a page that somebody has overtaken', async () => {
    await save({}, 0)
    for (const seen of [0, null, 2])
      await expect(save({ legalName: 'Other' }, seen)).rejects.toMatchObject({ code: 'directory.stale' })
    expect(await findFacilityAccount(facilityId)).toMatchObject({ legalName: 'Harbor Medical PLLC', version: 1 })
  })

  it('of two first pages at once one is kept', async () => {
    const results = await Promise.allSettled([save({}, 0), save({ legalName: 'Other' }, 0)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.select().from(facilityAccounts)).toHaveLength(1)
  })
})

describe('what a facility is told', () => {
  it('is everything until it says otherwise, and stays what it says', async () => {
    await tell(['moves'], 0)
    const rules = { bookings: false, moves: true, cancellations: false }
    expect(await findFacilityAccount(facilityId)).toMatchObject({ rules, version: 1 })
    await save({}, 1)
    expect(await findFacilityAccount(facilityId)).toMatchObject({ rules, version: 2 })
    const fields = ['bookings', 'cancellations']
    expect((await recorded())[0]).toEqual({ action: 'practice.notices_save', fields, subjectId: facilityId })
  })

  it('is refused from a page that somebody has overtaken, and recorded only where it changes', async () => {
    await tell(['bookings', 'moves', 'cancellations'], 0)
    expect(await recorded()).toEqual([])
    await tell([], 0)
    await expect(tell(['moves'], 0)).rejects.toMatchObject({ code: 'directory.stale' })
    expect(await recorded()).toHaveLength(1)
  })
})

it('somebody leads where they are owner or manager, unless it is closed', async () => {
  const other = await withTransaction((tx) => insertFacility(tx, { slug: 'annex' }))
  const closed = await withTransaction((tx) => insertFacility(tx, { slug: 'gone', status: 'closed' }))
  const seat = (id: string, role: 'owner' | 'manager' | 'front_desk') => ({ facilityId: id, role, tier: 1 }) as const
  const led = async (...seats: ReturnType<typeof seat>[]) =>
    (await listLedFacilities(actorOf({ seats }))).map(({ slug }) => slug).sort()
  expect(await led(seat(facilityId, 'owner'), seat(other, 'manager'), seat(closed, 'owner'))).toEqual([
    'annex',
    'harbor',
  ])
  expect(await led(seat(facilityId, 'front_desk'), seat(other, 'manager'))).toEqual(['annex'])
  expect(await led()).toEqual([])
})
