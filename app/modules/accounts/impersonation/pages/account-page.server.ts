import type { AdminActor } from '#app/core/actor.ts'
import { notFound } from '#app/core/http.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { recordAccountRead } from '../commands/record-account-read.server.ts'
import { canBeImpersonated } from '../impersonation-rules.ts'
import { findAccount } from '../queries/find-account.server.ts'

/** One account; looking at it is recorded. */
export async function loadAccount(request: Request, actor: AdminActor, userId: string) {
  const account = (await findAccount(userId, actor.locale)) ?? notFound()
  await recordAccountRead(actor, userId)
  const { name } = account
  const path = paths.adminAccount(userId)
  const head = requestHead(request, { title: name, description: name, path, isIndexable: false })
  return { head, account, isReadable: canBeImpersonated(account) }
}
