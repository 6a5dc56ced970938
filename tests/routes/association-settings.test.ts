import { beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { AnnouncementFormData } from '#app/modules/association/announcements/pages/announcement-form.server.ts'
import type { SettingsData } from '#app/modules/association/settings/pages/settings-page.server.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { associationManager, insertAssociation, switchAssociations } from '#tests/factories/associations.ts'
import { insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const path = '/association-management/settings'

it('moves the page with all below it, refuses words that mean something else, and closes with everything handed out', async () => {
  const association = await withTransaction((tx) => insertAssociation(tx, { slug: 'old-name', joinRule: 'open' }))
  const headers = await associationManager({ associationIds: [association] })
  const typed = { association, version: '1' }
  const reserved = await post<FormAnswer>(`${path}?form=address`, { ...typed, slug: 'Login' }, { headers })
  expect([reserved.status, reserved.data.submission.error?.slug]).toEqual([400, ['errors.slug']])
  expect((await post(`${path}?form=address`, { ...typed, slug: 'New-Name' }, { headers })).status).toBe(302)
  for (const below of ['', '/join', '/my-link', '/events/some/calendar.ics']) {
    const moved = await get(`/en-US/association/old-name${below}?sent=1`)
    expect([below, moved.status, moved.location]).toEqual([below, 301, `/association/new-name${below}?sent=1`])
  }
  expect((await get('/association/new-name')).status).toBe(200)
  const file = await get(`${path}/export.json`, { headers })
  expect(file.status).toBe(200)
  const wrong = await post<FormAnswer>(`${path}?form=close`, { association, confirmation: 'no' }, { headers })
  expect([wrong.status, wrong.data.submission.error?.confirmation]).toEqual([400, ['errors.confirmation']])
  expect((await post(`${path}?form=close`, { association, confirmation: 'new-name' }, { headers })).status).toBe(302)
  expect((await get('/association/new-name')).status).toBe(404)
  expect((await get('/association/old-name')).status).toBe(404)
})

it('begins a new announcement as the association usually sends its own', async () => {
  const [association, other] = await withTransaction(async (tx) => [
    await insertAssociation(tx),
    await insertAssociation(tx),
  ])
  const headers = await associationManager({ associationIds: [association!] })
  const channelsOf = async () =>
    (await get<AnnouncementFormData>('/association-management/notifications/new', { headers })).data.typed.channels
  const send = (fields: Record<string, string>) =>
    post<FormAnswer>(`${path}?form=channels`, { association: association!, version: '1', ...fields }, { headers })
  expect(await channelsOf()).toBe('both')
  const wrong = await send({ channels: 'pigeon' })
  expect([wrong.status, wrong.data.submission.error?.channels]).toEqual([400, ['errors.channels']])
  expect((await send({ channels: 'mail', association: other! })).status).toBe(409)
  expect((await send({ channels: 'mail' })).status).toBe(302)
  expect((await send({ channels: 'in_app' })).data.isStale).toBe(true)
  expect(await channelsOf()).toBe('mail')
  expect((await get<SettingsData>(path, { headers })).data.channels).toBe('mail')
})

describe('another name or kind', () => {
  const names = { nameHans: '某医师联合会', nameHant: '某醫師聯合會', nameEn: 'Some Physicians United' }
  const queue = '/admin/associations/requests'

  /** An association with its owner's browser, and a reviewer's. */
  async function manage(slug: string) {
    const association = await withTransaction((tx) => insertAssociation(tx, { slug }))
    const headers = await associationManager({ associationIds: [association] })
    const { headers: reviewer } = await signedInAdmin({ permissions: ['association.review'] })
    const send = (fields: Record<string, string>) => post<FormAnswer>(`${path}?form=identity`, fields, { headers })
    const shown = async () => (await get<SettingsData>(path, { headers })).data
    const page = async () => {
      const { association: id, version, identity } = await shown()
      return { association: id, version: String(version), ...identity.typed, reason: '会员大会已通过' }
    }
    return { association, headers, reviewer, send, shown, page }
  }

  it('says what is wrong beside its field and loses nothing that was typed', async () => {
    const { send, page } = await manage('typed-wrong')
    const typed = { ...(await page()), nameEn: '联合会', nameHans: '会', reason: '改' }
    const { status, data } = await send(typed)
    expect([status, data.submission.error]).toEqual([
      400,
      { nameEn: ['errors.nameEn'], nameHans: ['errors.nameHans'], reason: ['errors.reason'] },
    ])
    expect(data.submission.initialValue).toMatchObject({ nameEn: '联合会', nameHans: '会', reason: '改' })
    const nothing = await send(await page())
    expect([nothing.status, nothing.data.submission.error?.association]).toEqual([400, ['errors.nothing']])
    const stale = await send({ ...(await page()), ...names, version: '99' })
    expect([stale.status, stale.data.isStale]).toEqual([409, true])
    const elsewhere = await send({ ...(await page()), ...names, association: 'nobody' })
    expect([elsewhere.status, elsewhere.data.submission.error?.association]).toEqual([409, ['errors.otherChosen']])
  })

  it('stays out of sight until a reviewer agrees, who sees the old beside the new, and then stands everywhere', async () => {
    await insertReviewReference()
    const { headers, reviewer, send, shown, page } = await manage('to-be-renamed')
    const typed = await page()
    for (const _ of [1, 2]) expect((await send({ ...typed, ...names, kind: 'charity' })).status).toBe(302)
    const { change } = (await shown()).identity
    expect(change).toMatchObject({ state: 'waiting', lines: { length: 4 } })
    const body = async (address: string) => JSON.stringify((await get<object>(address)).data)
    expect(await body('/en-US/association/to-be-renamed')).not.toContain('United')
    const request = `${queue}/${change!.id}`
    type Shown = {
      request: { seen: string; subject: { name: string }; lines: { field: string; from: string; to: string }[] }
    }
    const { data } = await get<Shown>(`/en-US${request}`, { headers: reviewer })
    expect(data.request.subject.name).toBe('Some Physicians')
    expect(data.request.lines).toContainEqual(
      expect.objectContaining({ field: 'associationKind', from: 'Professional society', to: 'Charity' }),
    )
    const returned = { intent: 'return', seen: data.request.seen, reason: 'association_proof', note: '' }
    expect((await post(request, returned, { headers: reviewer })).status).toBe(302)
    expect((await get<{ hasReturnedChange: boolean }>('/association-management', { headers })).data).toMatchObject({
      hasReturnedChange: true,
      returned: null,
    })
    expect((await send(await page())).status).toBe(302)
    const again = (await shown()).identity.change!
    const { seen } = (await get<Shown>(`${queue}/${again.id}`, { headers: reviewer })).data.request
    expect((await post(`${queue}/${again.id}`, { intent: 'approve', seen }, { headers: reviewer })).status).toBe(302)
    const renamed = await body('/en-US/association/to-be-renamed')
    expect(renamed).toContain(JSON.stringify('"name":"Some Physicians United"').slice(1, -1))
    expect(renamed).toContain('"kind":"charity"')
  })

  it('is taken back by its own association alone', async () => {
    const own = await manage('takes-back')
    const other = await manage('somebody-else')
    await own.send({ ...(await own.page()), ...names })
    const request = (await own.shown()).identity.change!.id
    const withdraw = ({ association, headers }: typeof own) =>
      post<never>(`${path}?form=withdrawal`, { association, request }, { headers })
    expect((await withdraw(other)).status).toBe(404)
    expect((await own.shown()).identity.change).toMatchObject({ id: request, state: 'waiting' })
    for (const _ of [1, 2]) expect((await withdraw(own)).status).toBe(302)
    expect((await own.shown()).identity.change).toBeNull()
  })
})
