import { describe, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { auditEvents } from '#drizzle/schema/index.ts'
import { adminActor, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertReviewer } from '#tests/factories/review.ts'
import {
  askForBio,
  doctor,
  phoneRequest,
  request,
  reviewer,
  seen,
  useReviewedDoctor,
} from '#tests/factories/reviewed-doctor.ts'
import { assignRequest } from './assign-request.server.ts'
import { claimRequest, releaseRequest } from './claim-request.server.ts'
import { approveRequest } from './decide-request.server.ts'

useReviewedDoctor()

describe('a claim of a request', () => {
  it('is one reviewer’s for half an hour', async () => {
    const id = await askForBio()
    const other = await insertReviewer()
    await claimRequest(reviewer, id)
    await expect(claimRequest(other, id)).rejects.toMatchObject({ code: 'moderation.request_taken' })
    await expect(approveRequest(other, id, { seen: await seen(id) })).rejects.toMatchObject({
      code: 'moderation.request_taken',
    })
    await releaseRequest(other, id)
    expect(await request(id)).toMatchObject({ status: 'in_review', reviewerId: reviewer.userId })
    setClock(now() + 30 * minuteMs)
    await claimRequest(other, id)
    expect(await request(id)).toMatchObject({ reviewerId: other.userId })
    await releaseRequest(other, id)
    expect(await request(id)).toMatchObject({ status: 'submitted', reviewerId: null, claimedAt: null })
  })

  it('is one of many at once', async () => {
    const id = await askForBio()
    const others = await Promise.all([1, 2, 3].map(() => insertReviewer()))
    const outcomes = await Promise.allSettled(others.map((each) => claimRequest(each, id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a request that is given to a reviewer', () => {
  const staff = async (permission: 'description.review' | 'image.review' | 'update.review' = 'description.review') => {
    const { userId } = await signedInAdmin({ permissions: [permission] })
    return { ...adminActor(permission), userId }
  }
  const give = (giver: AdminActor, id: string, to: AdminActor, seenReviewerId: string | null = null) =>
    assignRequest(giver, id, { reviewerId: to.userId, seenReviewerId })

  it('is theirs for a day and then anybody’s, and the audit log has who gave it', async () => {
    const id = await askForBio()
    const colleague = await staff()
    await give(reviewer, id, colleague)
    expect(await request(id)).toMatchObject({ status: 'in_review', reviewerId: colleague.userId })
    const events = (await db.select().from(auditEvents)).filter(({ action }) => action === 'moderation.change_assign')
    expect(events).toMatchObject([{ actorId: reviewer.userId, subjectId: id }])
    setClock(now() + dayMs - 1)
    await expect(claimRequest(reviewer, id)).rejects.toMatchObject({ code: 'moderation.request_taken' })
    setClock(now() + 1)
    await claimRequest(reviewer, id)
    expect(await request(id)).toMatchObject({ reviewerId: reviewer.userId, claimedAt: now() })
  })

  it('is decided by them, or given on until they begin', async () => {
    const [one, two] = [await askForBio(), await phoneRequest()]
    const colleague = await staff()
    await give(reviewer, one, colleague)
    await approveRequest(colleague, one, { seen: await seen(one) })
    expect(await request(one)).toMatchObject({ status: 'applied', reviewerId: colleague.userId })
    const [third, fourth] = [await staff('update.review'), await staff('update.review')]
    await give(reviewer, two, third)
    await give(reviewer, two, fourth, third.userId)
    await claimRequest(fourth, two)
    await expect(give(reviewer, two, third, fourth.userId)).rejects.toMatchObject({
      code: 'moderation.request_taken',
    })
    expect(await request(two)).toMatchObject({ reviewerId: fourth.userId, claimedAt: now() })
  })

  it('is given once by two who saw the same', async () => {
    const id = await askForBio()
    const [one, other] = [await staff(), await staff()]
    const given = await Promise.allSettled([give(reviewer, id, one), give(reviewer, id, other)])
    expect(given.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('goes to nobody who may not decide it, and comes from nobody who may not', async () => {
    const id = await askForBio()
    const [colleague, stranger] = [await staff(), await staff('image.review')]
    for (const to of [stranger, { ...stranger, userId: doctor.userId }])
      await expect(give(reviewer, id, to)).rejects.toMatchObject({ code: 'review.reviewer_unknown' })
    await expect(give(stranger, id, colleague)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(give({ ...reviewer, userId: doctor.userId }, id, colleague)).rejects.toMatchObject({
      code: 'review.own_request',
    })
    expect(await request(id)).toMatchObject({ status: 'submitted', reviewerId: null })
  })
})
