import { beforeEach, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { associationManager, insertAssociation, switchAssociations } from '#tests/factories/associations.ts'
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
