import { and, asc, gt, inArray, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { providerSchedules, sessions } from '#drizzle/schema/index.ts'

/**
 * Tells open screens that something changed at their providers. One look at the revisions every two seconds serves every
 * stream of the process; it also ends the streams of sessions that are over, and all of them when the process stops.
 */

const pollMs = 2000
/** Keeps proxies and the server's own silence limit from closing a stream on which nothing happens. */
const heartbeatMs = 12_000
/** Shorter than the server lets any answer last; browsers ask again by themselves. */
const longestMs = 4 * 60_000
/** Without a deed for this long, areas with health data ask for the password again. */
const idleMs = 30 * 60_000
/** Ids of one statement: far below SQLite's limit of variables. */
const chunkSize = 500

type Listener = Readonly<{
  providerIds: readonly string[]
  sessionId: string
  changed(): void
  ended(): void
}>

const listeners = new Set<Listener>()
/** As the last look found them; 0 where nothing was ever written. */
let revisions = new Map<string, number>()
let timer: NodeJS.Timeout | null = null

function chunks(ids: Iterable<string>): string[][] {
  const all = [...new Set(ids)]
  return Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, at) =>
    all.slice(at * chunkSize, (at + 1) * chunkSize),
  )
}

async function readRevisions(providerIds: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const ids of chunks(providerIds)) {
    const rows = await db
      .select()
      .from(providerSchedules)
      .where(inArray(providerSchedules.providerId, ids))
      .orderBy(asc(providerSchedules.providerId))
    for (const { providerId, revision } of rows) found.set(providerId, revision)
  }
  return found
}

/** Sessions that still hold and are not idle; what the stream itself asks keeps nobody active. */
async function livingSessions(sessionIds: Iterable<string>): Promise<Set<string>> {
  const living = new Set<string>()
  for (const ids of chunks(sessionIds)) {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          inArray(sessions.id, ids),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now()),
          gt(sessions.activeAt, now() - idleMs),
        ),
      )
      .orderBy(asc(sessions.id))
    for (const { id } of rows) living.add(id)
  }
  return living
}

/** One look for everybody; the timer takes it. */
export async function lookForChanges(): Promise<void> {
  const everybody = [...listeners]
  const living = await livingSessions(everybody.map(({ sessionId }) => sessionId))
  for (const listener of everybody) if (!living.has(listener.sessionId)) listener.ended()
  const watched = everybody.flatMap(({ providerIds }) => providerIds)
  const found = await readRevisions(watched)
  // Whom nobody watched at the last look has nothing to compare with: who has just come has just read the page.
  const hasChanged = (id: string) => revisions.has(id) && revisions.get(id) !== (found.get(id) ?? 0)
  for (const listener of everybody) {
    if (listeners.has(listener) && listener.providerIds.some(hasChanged)) listener.changed()
  }
  revisions = new Map(watched.map((id) => [id, found.get(id) ?? 0]))
}

function tick(): void {
  lookForChanges()
    .catch((error: unknown) => log.warn({ err: error }, 'open screens could not be refreshed'))
    .finally(() => {
      timer = listeners.size > 0 ? setTimeout(tick, pollMs).unref() : null
    })
}

function listen(listener: Listener): () => void {
  listeners.add(listener)
  timer ??= setTimeout(tick, 0).unref()
  return () => listeners.delete(listener)
}

/** Ends every stream; the server calls it when it stops, so that nothing keeps it waiting. */
export function endStreams(): void {
  for (const listener of [...listeners]) listener.ended()
}

const encoder = new TextEncoder()

/**
 * A stream of server-sent events: `change` whenever something changed at one of the providers, a comment as heartbeat. It
 * says nothing of what changed: the screen asks for its own page again, by its own right.
 */
export function changeStream(
  { providerIds, sessionId }: Pick<Listener, 'providerIds' | 'sessionId'>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  let stop = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      const leave = listen({
        providerIds,
        sessionId,
        changed: () => say('event: change\ndata: \n\n'),
        ended: () => end(),
      })
      const heartbeat = setInterval(() => say(': \n\n'), heartbeatMs).unref()
      const longest = setTimeout(() => end(), longestMs).unref()
      stop = () => {
        stop = () => {}
        leave()
        clearInterval(heartbeat)
        clearTimeout(longest)
        signal.removeEventListener('abort', end)
      }
      const end = () => {
        stop()
        // A reader who has gone has closed it already.
        if (controller.desiredSize !== null) controller.close()
      }
      signal.addEventListener('abort', end)
      say('retry: 3000\n\n')
    },
    cancel: () => stop(),
  })
}
