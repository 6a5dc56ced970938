import { beforeEach, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import { paths } from '#app/paths.ts'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { loadEndorsements } from '#app/modules/association/endorsements/pages/endorsements-page.server.ts'
import { currentEndorsements, endorsementsOf } from '#app/modules/directory/queries/endorsements.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { associationManager, insertAssociation, switchAssociations } from '#tests/factories/associations.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const path = '/association-management/endorsements'
const ownPath = '/provider/4/dashboard/association'

async function makeDoctor(slug: string) {
  const { userId, providerId } = await withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    const provider = { slug, userId, specialties: ['family-medicine'], tier: 4 as const, isProfileComplete: true }
    const providerId = await insertProvider(tx, provider)
    await indexProviders(tx, [providerId])
    return { userId, providerId }
  })
  return { providerId, headers: await signedIn(userId) }
}

/** Both links of an endorsement that is shown: where they stand, where they lead, and when they count. */
async function expectCounted(endorsement: string, associationId: string): Promise<void> {
  const [{ slug } = { slug: '' }] = await currentEndorsements()
  const profile = '/doctor/family-medicine/endorsed'
  for (const locale of locales) {
    for (const [from, link, to] of [
      [paths.association(slug), paths.endorsedDoctor(slug, endorsement), profile],
      [profile, paths.endorser(slug, endorsement), paths.association(slug)],
    ] as const) {
      const { html } = await openPage(withPrefix(from, locale), {})
      expect(html).toMatch(new RegExp(`<a (?=[^>]*rel="nofollow")[^>]*href="${withPrefix(link, locale)}"`))
      const notes: PageNote[] = []
      const answer = await get(withPrefix(link, locale), { notes })
      expect([answer.status, answer.location, answer.headers.get('Cache-Control')]).toEqual([303, to, 'no-store'])
      expect(answer.headers.get('Set-Cookie')).toBeNull()
      await get(withPrefix(link, locale), { notes, headers: { 'Sec-Purpose': 'prefetch' } })
      expect(notes).toEqual([{ kind: 'endorsement', associationId }])
    }
  }
  expect((await openPage(paths.endorsedDoctor('another', endorsement), {})).status).toBe(404)
  expect((await openPage(paths.endorser(slug, 'nothing'), {})).status).toBe(404)
  await switchAssociations(false)
  expect((await get(paths.endorsedDoctor(slug, endorsement))).location).toBe(paths.unauthorized())
  await switchAssociations(true)
}

it('is offered, answered by its doctor alone, and taken back by its association alone', async () => {
  await insertReviewReference()
  const association = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    return insertAssociation(tx)
  })
  const headers = await associationManager({ associationIds: [association] })
  const [doctor, other] = [await makeDoctor('endorsed'), await makeDoctor('other')]
  const today = todayInNewYork()
  const typed = {
    ...{
      association,
      provider: doctor.providerId,
      form: 'form-of-this-page',
      startsOn: today,
      endsOn: addDays(today, 9),
    },
    ...{
      textHans: '每个月在讲座上义务讲课。',
      textHant: '每個月在講座上義務講課。',
      textEn: 'He cures everything, 包治百病.',
    },
  }
  const address = `${path}?new=${doctor.providerId}`
  const claim = await post<FormAnswer>(address, typed, { headers })
  expect([claim.status, claim.data.submission.error?.textEn?.[0]]).toEqual([
    400,
    expect.stringMatching(/^errors\.claim\?/),
  ])
  expect(claim.data.submission.initialValue).toMatchObject({ textEn: typed.textEn })
  const fit = { ...typed, textEn: 'Teaches at our free talks every month.' }
  for (const _ of [1, 2]) expect((await post(address, fit, { headers })).status).toBe(302)
  const { data } = await get<typeof loadEndorsements>(path, { headers })
  expect(data.list).toMatchObject([{ status: 'proposed', hasAccount: true }])
  const endorsement = data.list[0]!.id
  const accept = { intent: 'endorsement-accept', endorsement }
  expect((await post(ownPath, accept, { headers: other.headers })).status).toBe(404)
  expect(await endorsementsOf(doctor.providerId, 'en-US')).toEqual([])
  expect((await post(ownPath, accept, { headers: doctor.headers })).status).toBe(302)
  expect(await endorsementsOf(doctor.providerId, 'en-US')).toMatchObject([{ text: fit.textEn }])
  await expectCounted(endorsement, association)
  const stranger = { headers: await associationManager() }
  const revoke = `${path}?revoke=${endorsement}`
  const reason = { version: '2', reason: 'They have left the city.' }
  expect((await get<never>(revoke, stranger)).status).toBe(404)
  expect((await post(revoke, reason, stranger)).status).toBe(404)
  expect((await post(revoke, reason, { headers })).status).toBe(302)
  expect(await endorsementsOf(doctor.providerId, 'en-US')).toEqual([])
})
