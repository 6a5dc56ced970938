import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { castVote } from '#app/modules/association/polls/commands/cast-vote.server.ts'
import type { loadManagementHome } from '#app/modules/association/pages/management-page.server.ts'
import type { loadOnboarding } from '#app/modules/association/pages/onboarding-page.server.ts'
import type { loader as listLoader } from '#app/routes/association/list.tsx'
import type { loader as publicLoader } from '#app/routes/association/public-page.tsx'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { insertEvent } from '#tests/factories/events.ts'
import { insertPoll, pollStage } from '#tests/factories/polls.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const homePath = '/association-management'
const insert = (given: Parameters<typeof insertAssociation>[1]) => withTransaction((tx) => insertAssociation(tx, given))

describe('the list of associations', () => {
  it('names the approved ones in three languages, by name, and leads to their pages', async () => {
    await insert({ slug: 'second', name: { 'zh-Hans': '周氏公所', 'zh-Hant': '周氏公所', 'en-US': 'Beta Society' } })
    await insert({
      slug: 'first',
      name: { 'zh-Hans': '爱华医师会', 'zh-Hant': '愛華醫師會', 'en-US': 'Alpha Society' },
    })
    await insert({ slug: 'waiting', status: 'pending' })
    for (const locale of locales) {
      const { status, data } = await get<typeof listLoader>(withPrefix('/association', locale))
      expect(status).toBe(200)
      // By pinyin and by letter the first comes first, and by strokes 周 does: eight against thirteen.
      const slugs = locale === 'zh-Hant' ? ['second', 'first'] : ['first', 'second']
      expect(data.associations.map(({ slug }) => slug)).toEqual(slugs)
    }
  })
})

describe('the page of an association', () => {
  it('is there while it is approved, in three languages, and says who leads it', async () => {
    const id = await insert({ slug: 'society' })
    const office = { 'zh-Hans': '会长', 'zh-Hant': '會長', 'en-US': 'President' }
    await withTransaction((tx) =>
      insertMember(tx, { associationId: id, name: '顾瑞清', role: 'officer', office, isPublic: true }),
    )
    for (const locale of locales) {
      const { status, data } = await get<typeof publicLoader>(withPrefix('/association/society', locale))
      expect(status).toBe(200)
      expect(data.association).toMatchObject({ members: 1, officers: [{ name: '顾瑞清', office: office[locale] }] })
      expect(data.head.structuredData?.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain(
        'Organization',
      )
    }
  })

  it.each(['pending', 'rejected', 'suspended', 'closed'] as const)('is not found while it is %s', async (status) => {
    await insert({ slug: 'society', status })
    expect((await get<never>('/association/society')).status).toBe(404)
  })

  it('names doctors who have agreed and are listed, and no other member', async () => {
    const associationId = await insert({ slug: 'society' })
    await withTransaction(async (tx) => {
      await insertSpecialty(tx, { id: 'family-medicine' })
      const slugs = ['agreed', 'silent', 'unlisted']
      for (const slug of slugs) {
        const status = slug === 'unlisted' ? 'suspended' : 'listed'
        const providerId = await insertProvider(tx, { slug, status, specialties: ['family-medicine'] })
        await insertMember(tx, { associationId, providerId, name: slug, isPublic: slug !== 'silent' })
      }
      await insertMember(tx, { associationId, name: 'hidden', email: 'hidden@example.com' })
    })
    const { data } = await get<typeof publicLoader>('/association/society')
    expect(data.association.doctors.map(({ slug }) => slug)).toEqual(['agreed'])
    expect(JSON.stringify(data)).not.toContain('hidden')
  })
})

describe('the management', () => {
  it('is for its owner and its admins; an officer or a stranger has nothing to manage', async () => {
    const associationId = await insert({ status: 'pending' })
    for (const role of ['owner', 'admin'] as const) {
      const headers = await associationManager({ associationIds: [associationId], role })
      const { status, data } = await get<typeof loadManagementHome>(homePath, { headers })
      expect([status, data.chosen.status]).toEqual([200, 'pending'])
    }
    const officer = await associationManager({ associationIds: [associationId], role: 'officer' })
    const stranger = await signedIn(await withTransaction((tx) => insertUser(tx, { scopes: ['association'] })), {
      scope: 'association',
    })
    for (const headers of [officer, stranger]) {
      const { status, location } = await get<never>(homePath, { headers })
      expect([status, location]).toEqual([302, '/unauthorized'])
    }
  })

  it('is over with the association', async () => {
    for (const status of ['rejected', 'closed'] as const) {
      const headers = await associationManager({ associationIds: [await insert({ status })] })
      expect((await get<never>(homePath, { headers })).location).toBe('/unauthorized')
    }
  })

  it('opens nothing of providers or administrators, and their sessions nothing of it', async () => {
    const headers = await associationManager()
    expect((await get<never>('/provider/4/dashboard', { headers })).location).toMatch(/^\/provider\/4\/login/)
    expect((await get<never>('/admin', { headers })).location).toMatch(/^\/admin\/login/)
    const provider = await signedIn(
      await withTransaction((tx) => insertUser(tx, { scopes: ['provider', 'association'] })),
    )
    expect((await get<never>(homePath, { headers: provider })).location).toMatch(/^\/association\/login/)
  })

  it('lets somebody choose among their own associations, and no other', async () => {
    const [one, other, foreign] = [await insert({}), await insert({}), await insert({})]
    const headers = await associationManager({ associationIds: [one, other] })
    const chosen = async () => (await get<typeof loadManagementHome>(homePath, { headers })).data.chosen.id
    for (const association of [other, one, other]) {
      const answer = await post(homePath, { intent: 'choose', association }, { headers })
      expect([answer.status, await chosen()]).toEqual([302, association])
    }
    expect((await post(homePath, { intent: 'choose', association: foreign }, { headers })).status).toBe(404)
    expect(await chosen()).toBe(other)
  })
})

describe('onboarding', () => {
  const path = (step: string) => `/association/onboarding?step=${step}`
  const about = {
    aboutHans: '我们是在纽约行医的华人医生，每月办一场免费讲座。',
    aboutHant: '我們是在紐約行醫的華人醫師，每月辦一場免費講座。',
  }
  const aboutEn = 'We practice in New York and hold a free talk every month.'

  it('keeps a step, leads to the next, and is audited by the names of what changed', async () => {
    const associationId = await insert({ status: 'pending', about: { 'zh-Hans': '', 'zh-Hant': '', 'en-US': '' } })
    const headers = await associationManager({ associationIds: [associationId] })
    const answer = await post(
      path('about'),
      { association: associationId, version: '1', ...about, aboutEn },
      { headers },
    )
    expect([answer.status, answer.location]).toEqual([302, '/association/onboarding?step=logo'])
    const [row] = await db.select().from(associations)
    expect(row).toMatchObject({ version: 2, about: { 'en-US': aboutEn } })
    const events = await db.select().from(auditEvents)
    expect(events.map(({ action }) => action)).toContain('association.profile_save')
    expect(JSON.stringify(events)).not.toContain('New York')
  })

  it('says what is wrong beside its field and loses nothing', async () => {
    const headers = await associationManager()
    const { status, data } = await post<FormAnswer>(
      path('about'),
      { version: '1', ...about, aboutEn: 'Short' },
      { headers },
    )
    expect(status).toBe(400)
    expect(data.submission.error).toEqual({ aboutEn: ['errors.about'] })
    expect(data.submission.initialValue).toMatchObject({ ...about, aboutEn: 'Short' })
  })

  it.each([
    [{}, { email: ['errors.contact'] }],
    [{ email: 'nobody' }, { email: ['errors.email'] }],
    [{ email: 'a@example.com', phone: '12' }, { phone: ['errors.phone'] }],
    [{ email: 'a@example.com', website: 'javascript:alert(1)' }, { website: ['errors.website'] }],
    [{ email: 'a@example.com', website: 'https://user:pass@example.org' }, { website: ['errors.website'] }],
  ])('refuses a contact of %o', async (fields, error) => {
    const headers = await associationManager()
    const { status, data } = await post<FormAnswer>(path('contact'), { version: '1', ...fields }, { headers })
    expect([status, data.submission.error]).toEqual([400, error])
  })

  it('keeps dues in cents, and tells who comes second that somebody was quicker', async () => {
    const association = await insert({})
    const headers = await associationManager({ associationIds: [association] })
    const send = (dues: string) =>
      post<FormAnswer>(path('joining'), { association, version: '1', joinRule: 'open', dues }, { headers })
    expect((await send('19.99')).location).toBe('/association/onboarding?step=bylaws')
    const late = await send('5')
    expect([late.status, late.data.isStale]).toEqual([409, true])
    const { data } = await get<typeof loadOnboarding>(path('joining'), { headers })
    expect(data.typed).toMatchObject({ joinRule: 'open', dues: '19.99' })
  })

  it('writes nothing into another association that was chosen in another tab', async () => {
    const [shown, other] = [await insert({}), await insert({})]
    const headers = await associationManager({ associationIds: [shown, other] })
    await post(homePath, { intent: 'choose', association: other }, { headers })
    const sent = { association: shown, version: '1', joinRule: 'open', dues: '7' }
    const { status, data } = await post<FormAnswer>(path('joining'), sent, { headers })
    expect([status, data.submission.error]).toEqual([409, { association: ['errors.otherChosen'] }])
    const rows = await db.select({ dues: associations.duesCents }).from(associations)
    expect(rows).toEqual([{ dues: 0 }, { dues: 0 }])
    // The form came back as it was, so that it is saved once its association is chosen again.
    await post(homePath, { intent: 'choose', association: shown }, { headers })
    expect((await post<FormAnswer>(path('joining'), sent, { headers })).status).toBe(302)
  })
})

it('shows on the first page the next event with its seats, polls with their quorum, and the last announcement', async () => {
  const { actor, associationId, memberIds } = await pollStage(9)
  const headers = await signedIn(actor.userId, { scope: 'association' })
  const empty = await get<typeof loadManagementHome>(homePath, { headers })
  expect(empty.data.underWay).toEqual({ event: null, polls: [], announcement: null })
  const [later, next] = await withTransaction(async (tx) => {
    await insertEvent(tx, {
      associationId,
      status: 'finished',
      startsAt: now() - 90_000_000,
      endsAt: now() - 80_000_000,
    })
    const far = await insertEvent(tx, { associationId, startsAt: now() + 200_000_000, endsAt: now() + 210_000_000 })
    return [far, await insertEvent(tx, { associationId, startsAt: now() + 90_000_000, endsAt: now() + 100_000_000 })]
  })
  const poll = await insertPoll(actor)
  await castVote({ memberId: memberIds[1]!, associationId }, poll, [0])
  const { data } = await get<typeof loadManagementHome>(homePath, { headers })
  expect(data.underWay!.event).toMatchObject({ id: next, taken: 0, waiting: 0 })
  expect(data.underWay!.event!.id).not.toBe(later)
  expect(data.underWay!.polls).toMatchObject([{ id: poll, eligible: 10, votes: 1, quorum: 5 }])
  // What another association does is none of its business, and one that waits has nothing under way.
  await insertPoll((await pollStage(1)).actor)
  expect((await get<typeof loadManagementHome>(homePath, { headers })).data.underWay!.polls).toHaveLength(1)
  for (const locale of locales) {
    const { status, html } = await openPage(withPrefix(homePath, locale), { headers })
    expect([status, html.match(/<meter /g)?.length]).toEqual([200, 1])
  }
})
