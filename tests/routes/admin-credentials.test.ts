import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import type { action } from '#app/routes/admin/credentials/credentials.tsx'
import { providerCredentials } from '#drizzle/schema/index.ts'
import { insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { insertRequest } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

let path = ''
let providerId = ''
beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  providerId = await withTransaction(async (tx) => {
    const id = await insertProvider(tx)
    const license = { kind: 'license', issuer: 'New York', title: 'Physician', verifyState: 'unverified' } as const
    await tx.insert(providerCredentials).values({ id: 'license', providerId: id, ...license })
    return id
  })
  path = `/admin/credentials/${providerId}`
})
afterEach(() => setClock(null))

const withPermissions = async (...permissions: Permission[]) => (await signedInAdmin({ permissions })).headers
const send = (fields: Record<string, string>, headers: Record<string, string>) =>
  post<typeof action>(path, fields, { headers })
const stored = () => db.select().from(providerCredentials)
const verify = { intent: 'check', credential: 'license', state: 'verified', source: 'State lookup', version: '1' }

it('who reads doctors reads them; who edits doctors decides, in three languages', async () => {
  const reader = await withPermissions('doctor.read', 'doctor.approve')
  const editor = await withPermissions('doctor.read', 'doctor.edit')
  for (const locale of locales) {
    const { html, status } = await openPage(withPrefix(path, locale), { headers: reader })
    expect(status).toBe(200)
    expect(html).toContain('Physician')
    expect(html).not.toContain('name="intent"')
    expect((await openPage(withPrefix(path, locale), { headers: editor })).html).toContain('value="designate"')
  }
  expect((await send(verify, reader)).location).toContain('/unauthorized')
  expect((await get(path, { headers: await withPermissions('update.review') })).location).toContain('/unauthorized')
  expect(await stored()).toMatchObject([{ verifyState: 'unverified' }])
  expect((await send(verify, editor)).status).toBe(302)
  expect(await stored()).toMatchObject([{ verifyState: 'verified', verifiedBy: 'State lookup' }])
  const { html } = await openPage(withPrefix(path, 'en-US'), { headers: editor })
  expect(html).toContain('against: State lookup')
})

it('a form that is wrong or too late says so and keeps what was typed', async () => {
  const editor = await withPermissions('doctor.read', 'doctor.edit')
  const empty = await send({ ...verify, source: ' ' }, editor)
  expect(empty.status).toBe(400)
  expect(empty.data.submission.error).toEqual({ source: ['credentials.errors.source'] })
  expect((await send({ intent: 'check', credential: 'license', version: '1' }, editor)).data.submission.error).toEqual({
    state: ['credentials.errors.state'],
  })
  const late = await send({ ...verify, version: '0' }, editor)
  expect(late.status).toBe(409)
  expect(late.data).toMatchObject({ isStale: true, submission: { initialValue: { source: 'State lookup' } } })
  expect(await stored()).toMatchObject([{ verifyState: 'unverified' }])
})

it('nobody decides about their own, and a request about a doctor leads there', async () => {
  const own = await signedInAdmin({ permissions: ['doctor.read', 'doctor.edit', 'update.review'] })
  const mine = await withTransaction((tx) => insertProvider(tx, { userId: own.userId }))
  path = `/admin/credentials/${mine}`
  expect((await openPage(withPrefix(path, 'en-US'), { headers: own.headers })).html).not.toContain('name="intent"')
  await send({ intent: 'designate', source: 'USCIS', version: '1' }, own.headers)
  expect(await stored()).toHaveLength(1)
  const request = await withTransaction(async (tx) => {
    const submitterId = await insertUser(tx)
    const about = { kind: 'update_provider', targetType: 'provider', targetId: providerId, field: 'names' } as const
    return insertRequest(tx, { submitterId, ...about, before: { title: null }, after: { title: 'MD' } })
  })
  const { html } = await openPage(`/en-US/admin/update-request-management/${request}`, { headers: own.headers })
  expect(html).toContain(`/admin/credentials/${providerId}`)
})
