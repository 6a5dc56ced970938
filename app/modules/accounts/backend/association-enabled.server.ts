import { z } from 'zod'
import { env } from '#app/core/env.server.ts'
import { isFlagOn } from '#app/modules/flags/queries/flags.server.ts'
import { paths } from '#app/paths.ts'
import type { Caller } from './identity-backend.ts'
import { callRemote } from './remote-call.server.ts'

const featureAnswer = z.object({ enabled: z.boolean() })
/** The specification names no limit; a page waits for it. */
const usualLimit = 5000

/** What the backend at `baseUrl` says of the association area; `fallback` where there is none or it does not say. */
export async function associationEnabledAt(
  baseUrl: string,
  fallback: boolean,
  { locale, clientAddress }: Caller,
  limit = usualLimit,
): Promise<boolean> {
  if (baseUrl === '') return fallback
  const call = { baseUrl, path: paths.callAssociationEnabled(), limit, locale, clientAddress }
  const answer = await callRemote(call).catch(() => null)
  const result = featureAnswer.safeParse(answer?.kind === 'answered' ? answer.body : null)
  return result.success ? result.data.enabled : fallback
}

/**
 * Whether there is an association area: the configured backend's word, else the flag that administrators switch, which is
 * ASSOCIATION_ENABLED until they do (specification §7).
 */
export async function isAssociationEnabled(caller: Caller): Promise<boolean> {
  return associationEnabledAt(env.API_BASE_URL, await isFlagOn('associations'), caller)
}
