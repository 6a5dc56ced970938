import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { carriers, eligibilityChecks } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { loadCheck, submitStep } from './pages/check-page.server.ts'
import { submitDraft, submitNewCheck } from './pages/form-page.server.ts'

// A site for the public that has no clearing house: the simulator is closed there.
vi.mock(import('#app/core/env.server.ts'), async (original) => {
  const real = await original()
  return { ...real, env: { ...real.env, SITE_URL: 'https://care.example.org', DEMO_DATA: false } }
})

useDatabase()

beforeEach(() => setClock(Date.parse('2026-10-20T14:00:00Z')))
afterEach(() => setClock(null))

const requestWith = (fields: Record<string, string> = {}, search = '') =>
  new Request(`https://care.example.org/${search}`, { method: 'POST', body: new URLSearchParams(fields) })

it('a site that nobody answers keeps what was to be sent as a draft, and offers no sending', async () => {
  const practice = await withTransaction(async (tx) => {
    const aliases = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
    const named = { id: 'plan-1', name: tri('甲', '甲', 'Plan One'), aliases, payerCode: '80141' }
    await tx.insert(carriers).values({ ...named, kind: 'private', sort: 1 })
    return insertPractice(tx, { provider: { tier: 3 }, facility: { slug: 'harbor' } })
  })
  const actor = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'front_desk', tier: 3 }] })
  const serviceDate = '2026-10-21'
  const typed = {
    ...{ doctor: practice.providerId, carrier: 'plan-1', memberId: 'AB123', holder: 'subscriber', serviceDate },
    ...{ firstName: 'Mei', lastName: 'Li', birthDate: '1950-02-03', intent: 'send' },
  }
  const id = newId()
  const made = (await submitNewCheck(requestWith({ id, ...typed }), actor)) as Response
  expect([made.status, made.headers.get('Location')]).toEqual([302, `/provider/3/mgmt/insurance-eligibility/${id}`])
  const changed = (await submitDraft(requestWith({ version: '1', ...typed, lastName: 'Lee' }), actor, id)) as Response
  expect(changed.status).toBe(302)
  expect(await db.select().from(eligibilityChecks)).toMatchObject([{ id, status: 'draft', version: 2 }])
  const { steps } = await loadCheck(new Request('https://care.example.org/'), actor, id)
  expect(steps).toMatchObject({ mayEdit: true, maySend: false, mayRetry: false })
  const pressed = (await submitStep(requestWith({ version: '2' }, '?step=send'), actor, id)) as Response
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([302, made.headers.get('Location')])
})
