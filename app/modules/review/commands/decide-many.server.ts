import type { AdminActor } from '#app/core/actor.ts'
import { type Outcome, outcomeOf } from '#app/core/answer/outcome.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError, type ErrorCode } from '#app/core/errors.ts'
import { markClaims } from '#app/modules/moderation/banned-claims.ts'
import { inWords } from '../changed-values.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import { openRequest } from '../queries/open-request.server.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'
import { assignFreeRequest } from './assign-request.server.ts'
import { claimRequest } from './claim-request.server.ts'
import { approveRequest, refuseRequest } from './decide-request.server.ts'
import { refusePhotoRequest } from './decide-photo.server.ts'

export type BulkDecision = Readonly<
  { decision: 'approve' } | { decision: 'return' | 'reject'; reason: string; note: string | null }
>

/** How many were decided, and why the others were not. */
export type BulkResult = Readonly<{ done: number; refused: readonly ErrorCode[] }>

const bulkKinds: readonly ChangeRequest['kind'][] = ['description', 'update_provider', 'update_facility']

/** A list shows too little of a person, a photo or a promise of a cure to say yes to it there. */
async function requireBulk(request: ChangeRequest): Promise<void> {
  const claims = await listBannedClaims()
  const isClaiming = Object.values(request.after).some((value) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).some(([locale, text]) =>
          markClaims(inWords(text), locale, claims).some(({ kind }) => kind),
        )
      : false,
  )
  if (!bulkKinds.includes(request.kind) || isClaiming) throw new DomainError('conflict', 'review.not_bulk')
}

async function decideOne(actor: AdminActor, id: string, bulk: BulkDecision): Promise<void> {
  const request = await openRequest(db, actor, id)
  if (bulk.decision === 'approve') {
    await requireBulk(request)
    return approveRequest(actor, id, { seen: 'unmoved' })
  }
  const refusal = { ...bulk, seen: 'unmoved' }
  if (request.kind === 'image') await refusePhotoRequest(actor, id, refusal)
  else await refuseRequest(actor, id, refusal)
}

async function each(ids: readonly string[], work: (id: string) => Promise<void>): Promise<BulkResult> {
  const outcomes: Outcome<void>[] = []
  for (const id of new Set(ids)) outcomes.push(await outcomeOf(work(id)))
  const refused = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal.code]))
  return { done: outcomes.length - refused.length, refused }
}

/** Takes several requests on, each for the next half hour; what somebody else works on stays theirs. */
export function claimMany(actor: AdminActor, ids: readonly string[]): Promise<BulkResult> {
  return each(ids, (id) => claimRequest(actor, id))
}

/** Gives several requests to a reviewer, each for a day; what somebody else has stays theirs. */
export function assignMany(actor: AdminActor, ids: readonly string[], reviewerId: string): Promise<BulkResult> {
  return each(ids, (id) => assignFreeRequest(actor, id, reviewerId))
}

/** Decides several requests, each in a transaction of its own: one that cannot be decided so holds up no other. */
export function decideMany(actor: AdminActor, ids: readonly string[], bulk: BulkDecision): Promise<BulkResult> {
  return each(ids, (id) => decideOne(actor, id, bulk))
}
