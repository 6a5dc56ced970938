import { FetchError, ofetch } from 'ofetch'
import type { Locale } from '#app/core/i18n/locale.ts'

/** How long each call may take, in milliseconds, from the first byte out to the last byte in (specification §7, §9). */
export type TimeLimits = Readonly<{ signIn: number; signOut: number; passwordChange: number; sessionCheck: number }>

export const timeLimits: TimeLimits = {
  signIn: 10_000,
  signOut: 5000,
  passwordChange: 30_000,
  // The specification names none; a page waits for it.
  sessionCheck: 5000,
}

/** Methods without a body are tried once more on these (specification §7). */
const retryStatusCodes = [408, 409, 425, 429, 500, 502, 503, 504]
/** An answer is a few hundred bytes; a longer one is none. */
const longestAnswer = 64 * 1024

export type RemoteCall = Readonly<{
  baseUrl: string
  path: string
  limit: number
  locale: Locale
  /** Who asks; a backend that trusts this server as its proxy throttles by it. */
  clientAddress: string
  /** What the other backend gave at sign-in. */
  token?: string
  /** Sent as JSON by POST; without one the call is a GET. */
  body?: Readonly<Record<string, string>>
}>

export type RemoteAnswer = Readonly<
  | { kind: 'answered'; status: number; /** Undefined when it is no JSON. */ body: unknown; retryAfterSeconds?: number }
  | { kind: 'timed_out' }
  | { kind: 'unreachable' }
>

async function readText(stream: ReadableStream<Uint8Array> | null | undefined): Promise<string | null> {
  if (!stream) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > longestAnswer) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isTimeout(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each.name === 'TimeoutError') return true
  return false
}

/** Fetch reports what went wrong on the wire as a TypeError with its cause, also while a body is read; one without is our own mistake. */
function isNetworkFailure(error: unknown): boolean {
  const reported = error instanceof FetchError ? error.cause : error
  return reported instanceof TypeError && reported.cause !== undefined
}

/**
 * Asks the other backend. It is spoken to at its configured address only: a redirect is an answer, and is not followed. The
 * time limit holds for each try and covers the body, which a server may send as slowly as it likes.
 * @throws what is neither an answer, nor a timeout, nor a failure of the network
 */
export async function callRemote({ baseUrl, path, limit, token, body, ...caller }: RemoteCall): Promise<RemoteAnswer> {
  try {
    const response = await ofetch.raw<unknown, 'stream'>(path, {
      baseURL: baseUrl,
      method: body ? 'POST' : 'GET',
      ...(body && { body }),
      headers: {
        Accept: 'application/json',
        'Accept-Language': caller.locale,
        'X-Forwarded-For': caller.clientAddress,
        // For a backend that refuses unsafe requests of unknown origin, as this product does.
        Origin: new URL(baseUrl).origin,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(!body && { 'Cache-Control': 'no-cache' }),
      },
      cache: 'no-store',
      redirect: 'manual',
      responseType: 'stream',
      retry: body ? 0 : 1,
      retryStatusCodes,
      // What a refused POST has to say stands in its body.
      ignoreResponseError: body !== undefined,
      onRequest: ({ options }) => {
        options.signal = AbortSignal.timeout(limit)
      },
      onResponseError: async ({ response: refused }) => {
        await refused.body?.cancel()
      },
    })
    const wait = Number(response.headers.get('Retry-After'))
    return {
      kind: 'answered',
      status: response.status,
      body: parsed(await readText(response._data)),
      ...(Number.isInteger(wait) && wait > 0 && { retryAfterSeconds: wait }),
    }
  } catch (error) {
    if (isTimeout(error)) return { kind: 'timed_out' }
    if (error instanceof FetchError && error.status !== undefined)
      return { kind: 'answered', status: error.status, body: undefined }
    if (isNetworkFailure(error)) return { kind: 'unreachable' }
    throw error
  }
}
