import type { AppLoadContext } from '@remix-run/node'
import type { z } from 'zod'
import type { ProviderActor } from '#app/core/actor.ts'
import { json, privateHeaders, privateHeadersWith } from '#app/core/http.server.ts'
import { detectLocale } from '#app/core/i18n/locale-detection.server.ts'
import {
  endedCookie,
  findSession,
  findSessionByToken,
  hasSessionCookie,
  type SessionRow,
} from '#app/core/session/session.server.ts'
import { findActorIn } from '#app/modules/accounts/queries/find-actor.server.ts'
import { callMessage } from '../backend-messages.server.ts'
import type { Caller } from '../identity-backend.ts'

/** The envelope of the specified POST calls. `user_data` is there in the answer to a login only. */
export type Envelope = Readonly<{
  status: 'success' | 'error'
  message: string
  error_code: string | null
  user_data?: string | null
}>

export type CallSession = Readonly<{ row: SessionRow; actor: ProviderActor }>

/** Who calls, in the locale of the path's prefix, the cookie or Accept-Language. What a call starts is kept for 7 days. */
export async function callerOf(request: Request, context: AppLoadContext): Promise<Caller> {
  return {
    locale: await detectLocale(request),
    clientAddress: context.clientAddress ?? 'unknown',
    userAgent: request.headers.get('User-Agent'),
    scope: 'provider',
    isRemembered: true,
  }
}

export function envelopeAnswer(envelope: Envelope, init: { status?: number; headers?: HeadersInit } = {}): Response {
  return json(envelope, { status: init.status ?? 200, headers: privateHeadersWith(init.headers) })
}

/** The answer of a POST call to any other method. */
export function postOnly(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST', ...privateHeaders } })
}

/**
 * The body of a POST call. A foreign page can make a browser send a form but not JSON, so nothing else is read.
 * @throws Response 405 for another method, 400 with the envelope for what is no JSON of this shape
 */
export async function readCall<T>(request: Request, shape: z.ZodType<T>, { locale }: Caller): Promise<T> {
  if (request.method !== 'POST') throw postOnly()
  const isJson = /^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '')
  const given: unknown = isJson ? await request.json().catch(() => undefined) : undefined
  const result = shape.safeParse(given)
  if (result.success) return result.data
  const message = callMessage('INVALID_REQUEST', locale)
  throw envelopeAnswer({ status: 'error', message, error_code: 'INVALID_REQUEST' }, { status: 400 })
}

/** The session of a call: of `Authorization: Bearer` with the token of a login when there is one, else of the cookie. */
export async function findCallSession(request: Request, { locale }: Caller): Promise<CallSession | null> {
  const authorization = request.headers.get('Authorization')
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1]
  const row = authorization === null ? await findSession(request) : token ? await findSessionByToken(token) : null
  const actor = await findActorIn('provider', row, locale)
  return row && actor && { row, actor }
}

/**
 * @param missing which text says that somebody has to sign in
 * @throws Response 401 without a session, 403 when the call names somebody else
 */
export async function requireOwnSession(
  request: Request,
  userId: string,
  caller: Caller,
  missing: 'SESSION_REQUIRED' | 'NOT_AUTHENTICATED',
): Promise<CallSession> {
  const session = await findCallSession(request, caller)
  if (!session) {
    const message = callMessage(missing, caller.locale)
    throw envelopeAnswer({ status: 'error', message, error_code: 'NOT_AUTHENTICATED' }, { status: 401 })
  }
  if (session.actor.userId !== userId) {
    const message = callMessage('FOREIGN_USER', caller.locale)
    throw envelopeAnswer({ status: 'error', message, error_code: 'FOREIGN_USER' }, { status: 403 })
  }
  return session
}

/** The header that takes the cookie of an ended session away, where there is one. */
export async function endedCookieHeaders(request: Request): Promise<Record<string, string>> {
  return hasSessionCookie(request) ? { 'Set-Cookie': await endedCookie(request) } : {}
}
