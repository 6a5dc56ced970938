import type { AdminActor } from '#app/core/actor.ts'
import { notFound } from '#app/core/http.server.ts'
import { listEdits } from '#app/modules/edits/queries/edits.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { recordAccountRead } from '../commands/record-account-read.server.ts'
import { type LockStep, lockStepOf } from '../lock-rules.ts'
import { canBeImpersonated, impersonate } from '#app/modules/accounts/impersonation/impersonation-rules.ts'
import { findAccount } from '#app/modules/accounts/impersonation/queries/find-account.server.ts'

/** Who locked an account or opened it again, and why, the latest first. */
async function listLocks(userId: string) {
  const edits = await listEdits('users', userId)
  return edits.flatMap(({ version, after, reason, at, firstName, lastName }) => {
    const status = after?.status
    if (status !== 'locked' && status !== 'active') return []
    const step: LockStep = status === 'locked' ? 'lock' : 'unlock'
    return [{ version, step, reason: reason ?? '', at, name: [firstName, lastName].filter(Boolean).join(' ') }]
  })
}

/** One account; looking at it is recorded. */
export async function loadAccount(request: Request, actor: AdminActor, userId: string) {
  const account = (await findAccount(userId, actor.locale)) ?? notFound()
  await recordAccountRead(actor, userId)
  const { name } = account
  const path = paths.adminAccount(userId)
  const head = requestHead(request, { title: name, description: name, path, isIndexable: false })
  const isReadable = actor.permissions.has(impersonate) && canBeImpersonated(account)
  return { head, page: { account, isReadable, lockStep: lockStepOf(account), locks: await listLocks(userId) } }
}

export type AccountPageData = Awaited<ReturnType<typeof loadAccount>>['page']
