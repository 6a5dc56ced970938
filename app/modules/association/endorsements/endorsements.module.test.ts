import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssociationActor } from '#app/core/actor.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { dateSpan, newYork } from '#app/core/calendar/zones.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { endorsementsOf } from '#app/modules/directory/queries/endorsements.server.ts'
import { findResults } from '#app/modules/directory/results/pages/results-page.server.ts'
import { parseSearchParams } from '#app/modules/directory/results/search-params.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { pageRevisions } from '#drizzle/schema/pages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { associationActor, insertUser } from '#tests/factories/accounts.ts'
import { insertAssociation, insertMember, switchAssociations } from '#tests/factories/associations.ts'
import { insertProvider, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { answerEndorsement, type EndorsementAnswer } from './commands/answer-endorsement.server.ts'
import { proposeEndorsement } from './commands/propose-endorsement.server.ts'
import { revokeEndorsement } from './commands/revoke-endorsement.server.ts'
import type { EndorsementWords } from './forms.ts'
import { listEndorsementsOf } from './queries/doctors-endorsements.server.ts'
import { listEndorsements } from './queries/own-endorsements.server.ts'
import { followToAssociation, followToDoctor } from './queries/followed-endorsement.server.ts'
import { listShownEndorsements } from './queries/shown-endorsements.server.ts'

useDatabase()

const refused = (code: string) => expect.objectContaining({ code }) as unknown
const text = tri(
  '每个月在讲座上义务讲课，讲得明白。',
  '每個月在講座上義務講課，講得明白。',
  'Teaches at our free talks every month.',
)

async function makeAssociation() {
  return withTransaction(async (tx) => {
    const userId = await insertUser(tx, { scopes: ['association'] })
    const associationId = await insertAssociation(tx)
    const memberId = await insertMember(tx, { associationId, userId, role: 'owner' })
    const own = [{ id: associationId, role: 'owner' as const, isApproved: true }]
    const actor: AssociationActor = { ...associationActor, userId, associations: own }
    return { actor, associationId, memberId }
  })
}

async function makeDoctor(slug: string) {
  return withTransaction(async (tx) => {
    const userId = await insertUser(tx, { locale: 'en-US' })
    const providerId = await insertProvider(tx, { slug, userId, specialties: ['family-medicine'] })
    await indexProviders(tx, [providerId])
    return { providerId, userId }
  })
}

const wordsFor = (shown: string, providerId: string | null, changes: Partial<EndorsementWords> = {}) => ({
  ...{ shown, providerId, formKey: newId(), text, startsOn: todayInNewYork(), endsOn: addDays(todayInNewYork(), 30) },
  ...changes,
})

const answerAs = (
  { providerId, userId }: { providerId: string; userId: string },
  id: string,
  answer: EndorsementAnswer,
) => answerEndorsement({ providerId, actor: { type: 'user', id: userId } }, id, answer)

const onlyId = async () => {
  const rows = await db.select({ id: associationEndorsements.id }).from(associationEndorsements)
  expect(rows).toHaveLength(1)
  return rows[0]!.id
}

/** Where readers would find that somebody endorses the doctor. */
async function whereShown(providerId: string, associationId: string) {
  const [card] = await findProviderCards([{ providerId, facilityId: null, distanceMeters: null }], 'en-US')
  const [association] = await db.select().from(associations).where(eq(associations.id, associationId))
  const found = async (endorsed: string) =>
    (await findResults(parseSearchParams(new URLSearchParams({ endorsed })), 'en-US')).total
  return {
    profile: (await endorsementsOf(providerId, 'en-US')).length,
    card: card!.endorsers.length,
    any: await found('any'),
    one: await found(association!.slug),
    page: (await listShownEndorsements(associationId, 'en-US')).doctors.length,
  }
}

const everywhere = { profile: 1, card: 1, any: 1, one: 1, page: 1 }
const nowhere = { profile: 0, card: 0, any: 0, one: 0, page: 0 }

beforeEach(async () => {
  await switchAssociations(true)
  await withTransaction((tx) => insertSpecialty(tx, { id: 'family-medicine' }))
})

describe('an endorsement', () => {
  it('shows once the doctor has agreed, everywhere, and is gone after its last day without a write', async () => {
    const { actor, associationId } = await makeAssociation()
    const doctor = await makeDoctor('endorsed')
    await makeDoctor('other')
    await proposeEndorsement(actor, wordsFor(associationId, doctor.providerId))
    expect(await whereShown(doctor.providerId, associationId)).toEqual(nowhere)
    await answerAs(doctor, await onlyId(), 'accept')
    expect(await whereShown(doctor.providerId, associationId)).toEqual(everywhere)
    const revisions = () => db.select().from(pageRevisions).orderBy(pageRevisions.tag)
    const before = await revisions()
    const { to: over } = dateSpan(addDays(todayInNewYork(), 30), newYork)
    setClock(over - 1)
    expect(await whereShown(doctor.providerId, associationId)).toEqual(everywhere)
    setClock(over)
    expect(await whereShown(doctor.providerId, associationId)).toEqual(nowhere)
    expect(await listEndorsements(actor)).toMatchObject([{ status: 'expired' }])
    expect(await revisions()).toEqual(before)
  })

  it('begins on its first day, and is shown while the doctor does not hide it', async () => {
    const { actor, associationId } = await makeAssociation()
    const doctor = await makeDoctor('endorsed')
    const startsOn = addDays(todayInNewYork(), 3)
    await proposeEndorsement(actor, wordsFor(associationId, doctor.providerId, { startsOn }))
    const id = await onlyId()
    await answerAs(doctor, id, 'accept')
    expect(await listEndorsementsOf(doctor.providerId, 'en-US')).toMatchObject([{ status: 'accepted' }])
    expect(await whereShown(doctor.providerId, associationId)).toEqual(nowhere)
    setClock(dateSpan(startsOn, newYork).from)
    expect(await whereShown(doctor.providerId, associationId)).toEqual(everywhere)
    await answerAs(doctor, id, 'hide')
    expect(await whereShown(doctor.providerId, associationId)).toEqual(nowhere)
    await answerAs(doctor, id, 'show')
    expect(await whereShown(doctor.providerId, associationId)).toEqual(everywhere)
  })

  it('is gone at once where it is revoked, the association is suspended or the area is switched off', async () => {
    const { actor, associationId } = await makeAssociation()
    const doctor = await makeDoctor('endorsed')
    await proposeEndorsement(actor, wordsFor(associationId, doctor.providerId))
    const id = await onlyId()
    await answerAs(doctor, id, 'accept')
    const shown = () => endorsementsOf(doctor.providerId, 'en-US')
    expect(await shown()).toHaveLength(1)
    await switchAssociations(false)
    expect(await shown()).toEqual([])
    await switchAssociations(true)
    await withTransaction((tx) => tx.update(associations).set({ status: 'suspended' }))
    expect(await shown()).toEqual([])
    await withTransaction((tx) => tx.update(associations).set({ status: 'approved' }))
    expect(await shown()).toHaveLength(1)
    await expect(revokeEndorsement(actor, id, { seen: 1, reason: 'Left our city.' })).rejects.toEqual(
      refused('association.stale'),
    )
    await revokeEndorsement(actor, id, { seen: 2, reason: 'Left our city.' })
    expect(await shown()).toEqual([])
    await expect(answerAs(doctor, id, 'show')).rejects.toEqual(refused('association.endorsement_over'))
  })

  it('may be declined, and then another one may be proposed; there is one at a time', async () => {
    const { actor, associationId } = await makeAssociation()
    const doctor = await makeDoctor('endorsed')
    const propose = () => proposeEndorsement(actor, wordsFor(associationId, doctor.providerId))
    await propose()
    await expect(propose()).rejects.toEqual(refused('association.endorsement_open'))
    await answerAs(doctor, await onlyId(), 'decline')
    await propose()
    setClock(dateSpan(addDays(todayInNewYork(), 30), newYork).to)
    await propose()
    const statuses = (await listEndorsements(actor)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['declined', 'expired', 'proposed'])
  })

  it('is one for a form that comes twice, with one message to the doctor and no words in the audit log', async () => {
    const { actor, associationId } = await makeAssociation()
    const doctor = await makeDoctor('endorsed')
    const words = wordsFor(associationId, doctor.providerId)
    await Promise.all([proposeEndorsement(actor, words), proposeEndorsement(actor, words)])
    await onlyId()
    const messages = await db.select().from(messageOutbox)
    expect(messages.map(({ template, locale }) => [template, locale])).toEqual([['association_endorsement', 'en-US']])
    expect(JSON.stringify(await db.select().from(auditEvents))).not.toContain('talks')
  })

  it('is answered by its own doctor and nobody else', async () => {
    const [{ actor, associationId }, doctor] = [await makeAssociation(), await makeDoctor('endorsed')]
    await proposeEndorsement(actor, wordsFor(associationId, doctor.providerId))
    const stranger = await makeDoctor('stranger')
    await expect(answerAs(stranger, await onlyId(), 'accept')).rejects.toEqual(
      refused('association.unknown_endorsement'),
    )
  })
})

it('the link of an endorsement leads on once its doctor has agreed, and counts while it is shown', async () => {
  const [{ actor, associationId }, other] = [await makeAssociation(), await makeAssociation()]
  const doctor = await makeDoctor('endorsed')
  await proposeEndorsement(actor, wordsFor(associationId, doctor.providerId))
  const id = await onlyId()
  const slugOf = async (association: string) =>
    (await db.select().from(associations).where(eq(associations.id, association)))[0]!.slug
  const [slug, otherSlug] = [await slugOf(associationId), await slugOf(other.associationId)]
  const follow = async (at = slug) => [await followToDoctor(at, id, 'en-US'), await followToAssociation(at, id)]
  const leadsOn = (isShown: boolean) => [
    expect.objectContaining({ to: '/doctor/family-medicine/endorsed', associationId, isShown }) as unknown,
    expect.objectContaining({ to: `/association/${slug}`, associationId, isShown }) as unknown,
  ]
  expect(await follow()).toEqual([null, null])
  await answerAs(doctor, id, 'accept')
  expect(await follow()).toEqual(leadsOn(true))
  expect(await follow(otherSlug)).toEqual([null, null])
  await answerAs(doctor, id, 'hide')
  expect(await follow()).toEqual(leadsOn(false))
  await answerAs(doctor, id, 'show')
  setClock(dateSpan(addDays(todayInNewYork(), 30), newYork).to)
  expect(await follow()).toEqual(leadsOn(false))
  await withTransaction((tx) => tx.update(providers).set({ status: 'unlisted' }))
  expect((await follow())[0]).toBeNull()
  await withTransaction((tx) => tx.update(associations).set({ status: 'suspended' }))
  expect(await follow()).toEqual([null, null])
})

describe('nobody endorses themselves', () => {
  it('as the owner of the profile or as the member whom it belongs to', async () => {
    const { actor, associationId, memberId } = await makeAssociation()
    const doctor = await makeDoctor('endorsed')
    const propose = () => proposeEndorsement(actor, wordsFor(associationId, doctor.providerId))
    const setOwner = (userId: string) =>
      withTransaction((tx) => tx.update(providers).set({ userId }).where(eq(providers.id, doctor.providerId)))
    await setOwner(actor.userId)
    await expect(propose()).rejects.toEqual(refused('association.self_endorsed'))
    await setOwner(doctor.userId)
    const setMember = (providerId: string | null) =>
      withTransaction((tx) =>
        tx.update(associationMembers).set({ providerId }).where(eq(associationMembers.id, memberId)),
      )
    await setMember(doctor.providerId)
    await expect(propose()).rejects.toEqual(refused('association.self_endorsed'))
    await setMember(null)
    await propose()
  })

  it('through an association that nobody manages any more but the doctor', async () => {
    const { actor, associationId, memberId } = await makeAssociation()
    const doctor = await makeDoctor('endorsed')
    await proposeEndorsement(actor, wordsFor(associationId, doctor.providerId))
    await withTransaction(async (tx) => {
      await tx.update(associationMembers).set({ role: 'member' }).where(eq(associationMembers.id, memberId))
      await insertMember(tx, { associationId, userId: doctor.userId, role: 'owner' })
    })
    await expect(answerAs(doctor, await onlyId(), 'accept')).rejects.toEqual(refused('association.self_endorsed'))
  })
})

describe('what is refused', () => {
  it('is a promise of a cure in any language, and days that do not fit', async () => {
    await insertReviewReference()
    const { actor, associationId } = await makeAssociation()
    const { providerId } = await makeDoctor('endorsed')
    const propose = (changes: Partial<EndorsementWords>) =>
      proposeEndorsement(actor, wordsFor(associationId, providerId, changes))
    const claim = { ...text, 'zh-Hans': '他的方法包治百病，人人都说好。' }
    await expect(propose({ text: claim })).rejects.toEqual(refused('association.claim'))
    await expect(propose({ startsOn: addDays(todayInNewYork(), -1) })).rejects.toEqual(
      refused('association.term_begun'),
    )
    await expect(propose({ endsOn: addDays(todayInNewYork(), -1) })).rejects.toEqual(refused('association.term_wrong'))
    await expect(propose({ endsOn: addDays(todayInNewYork(), 2000) })).rejects.toEqual(
      refused('association.term_wrong'),
    )
    await expect(propose({ providerId: 'nobody' })).rejects.toEqual(refused('association.unknown_doctor'))
  })

  it('is what belongs to another association, or was written for it', async () => {
    const [one, other] = [await makeAssociation(), await makeAssociation()]
    await proposeEndorsement(one.actor, wordsFor(one.associationId, null))
    const id = await onlyId()
    expect(await listEndorsements(other.actor)).toEqual([])
    const reason = 'We do not like it.'
    await expect(revokeEndorsement(other.actor, id, { seen: 1, reason })).rejects.toEqual(
      refused('association.unknown_endorsement'),
    )
    await expect(proposeEndorsement(one.actor, wordsFor(other.associationId, null))).rejects.toEqual(
      refused('association.other_chosen'),
    )
    expect((await listShownEndorsements(one.associationId, 'en-US')).statements).toHaveLength(1)
  })
})
