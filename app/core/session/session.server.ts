import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createCookie, createSession, createSessionStorage } from '@remix-run/node'
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SessionScope } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { isSecure } from '#app/core/site.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { isIdle } from './idle.ts'

/** The reasons for these rules stand in docs/decisions/030-sessions.md. */
const minute = 60_000
const day = 24 * 60 * minute
const week = 7 * day
/** However much it is used, a session ends: as long after its sign-in as its cookie is kept (reliability C6). */
const longestLife = week
/** Rows are not written for every request: they may lag behind by this much. */
const slack = minute

export type SessionRow = Readonly<typeof sessions.$inferSelect>

export type NewSession = Readonly<{
  scope: SessionScope
  /** Null when another backend knows the person; `profile` is then what it said, stored encrypted. */
  userId: string | null
  profile?: string | null
  /** That person, as an actor has them. */
  remoteActorId?: string | null
  isRemembered: boolean
  userAgent: string | null
  /** A person at a network; see `networkHash`. */
  networkHash?: string | null
}>

const newToken = () => randomBytes(32).toString('base64url')

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What is stored of the network a person signed in from: it can be recognized and not read. */
export function networkHash(userId: string, network: string): string {
  const hmac = createHmac('sha256', sessionSecret()).update(JSON.stringify(['session-network', userId, network]))
  return hmac.digest('base64url')
}

/**
 * Begins a session: a row, and a new token of 256 bits that is in the answer and nowhere else. For sign-in commands, in their transaction.
 * The row ends a week from now when it is remembered, else a day after its last use.
 */
export async function insertSession(tx: Transaction, session: NewSession): Promise<{ id: string; token: string }> {
  const id = newId()
  const token = newToken()
  const at = now()
  const { scope, userId, profile = null, remoteActorId = null, isRemembered } = session
  await tx.insert(sessions).values({
    id,
    tokenHash: tokenHash(token),
    scope,
    userId,
    profileEnc: profile && encryptField(profile, { table: 'sessions', column: 'profile_enc', rowId: id }),
    remoteActorId,
    isRemembered,
    activeAt: at,
    expiresAt: at + (isRemembered ? week : day),
    userAgent: session.userAgent?.slice(0, 300) ?? null,
    networkHash: session.networkHash ?? null,
    createdAt: at,
  })
  return { id, token }
}

/** The session ends and another of the same sign-in takes its place, whose life is no longer. Null when it has ended meanwhile. */
async function replaceSession(tx: Transaction, sessionId: string, change: Partial<SessionRow>) {
  const [row] = await tx
    .update(sessions)
    .set({ revokedAt: now(), revokedReason: 'replaced' })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning()
  if (!row) return null
  const id = newId()
  const token = newToken()
  // Nobody of another backend has a second factor here, so nothing sealed has to move.
  const own = { ...row, id, tokenHash: tokenHash(token), revokedAt: null, revokedReason: null, profileEnc: null }
  await tx.insert(sessions).values({ ...own, activeAt: now(), ...change })
  return { id, token }
}

type Replaced = { id: string; token: string } | null

/** A fresh second factor, which is a new right and so a new token (reliability C4). Null when the session has ended meanwhile. */
export function renewSession(tx: Transaction, sessionId: string): Promise<Replaced> {
  return replaceSession(tx, sessionId, { secondFactorAt: now() })
}

/** A new token where what a session may do changes in another way; the second factor stays as old as it is. */
export function rotateSession(tx: Transaction, sessionId: string): Promise<Replaced> {
  return replaceSession(tx, sessionId, {})
}

/** Whether a session opens an area: the one that its person signed in to last, or the other one that they have signed in to as well. */
export function opensArea({ scope, alsoScope }: Pick<SessionRow, 'scope' | 'alsoScope'>, area: SessionScope): boolean {
  return scope === area || alsoScope === area
}

/** The rows that hold now: nobody has ended them, and neither has time. */
export function sessionHolds(): SQL | undefined {
  const at = now()
  return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, at), gt(sessions.createdAt, at - longestLife))
}

/** The session of a token while it holds; read anew for every request, so that its end is known to every process at once. */
export async function findSessionByToken(token: string): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash(token)), sessionHolds()))
  return row ?? null
}

/**
 * The session that a request's cookie names and that nothing but time has ended, for what its owner still sends; null for one that holds,
 * was ended by somebody, or never was.
 */
export async function findLapsedSession(request: Request): Promise<SessionRow | null> {
  if (!hasSessionCookie(request)) return null
  const { id: token } = await storage.getSession(request.headers.get('Cookie'))
  const at = now()
  const isOver = or(lte(sessions.expiresAt, at), lte(sessions.createdAt, at - longestLife))
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash(token)), isNull(sessions.revokedAt), isOver))
  return row ?? null
}

/**
 * What a request does to its session's row: less than a day left becomes a day, never less and never past the end of its life; a deed
 * counts as activity. Null when that would change nothing worth writing. A session that is idle stays so until somebody signs in.
 */
function changeOf(row: SessionRow, isDeed: boolean): Partial<Pick<SessionRow, 'activeAt' | 'expiresAt'>> | null {
  const at = now()
  const expiresAt = Math.min(at + day, row.createdAt + longestLife)
  const change = {
    ...(expiresAt - row.expiresAt >= slack && { expiresAt }),
    ...(isDeed && !isIdle(row) && at - row.activeAt >= slack && { activeAt: at }),
  }
  return Object.keys(change).length > 0 ? change : null
}

/** Notes that a session was used. `isDeed` is false for what a page asks by itself: polls and event streams. */
export async function touchSession(row: SessionRow, isDeed: boolean): Promise<void> {
  const change = changeOf(row, isDeed)
  if (!change) return
  await withTransaction(async (tx) => {
    await tx
      .update(sessions)
      .set(change)
      .where(and(eq(sessions.id, row.id), isNull(sessions.revokedAt)))
  })
}

export type SessionEnd = NonNullable<SessionRow['revokedReason']>

/** Ends a session, or all of a person's but one, in the transaction of the reason. @returns how many ended now. */
export async function endSessions(
  tx: Transaction,
  which: Readonly<{ sessionId: string } | { userId: string }>,
  reason: SessionEnd,
): Promise<number> {
  const own = 'sessionId' in which ? eq(sessions.id, which.sessionId) : eq(sessions.userId, which.userId)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now(), revokedReason: reason })
    .where(and(own, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Rows begin and end in commands, together with their audit event: the storage only finds them and carries the cookie. */
const storage = createSessionStorage<{ row: SessionRow }>({
  // Whatever is not a sign-in keeps it for a day, as the specification says of one that is read.
  cookie: createCookie('hys-v5-auth', {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: day / 1000 },
    secrets: [sessionSecret()],
  }),
  createData: () => Promise.reject(new Error('A session begins in a sign-in.')),
  readData: async (token) => {
    const row = await findSessionByToken(token)
    return row && { row }
  },
  updateData: async () => {},
  deleteData: async () => {},
})

/** The Set-Cookie value of a sign-in: 7 days, as long as the session can last; so reading it prolongs nothing. */
export function sessionCookie(request: Request, token: string): Promise<string> {
  return storage.commitSession(createSession({}, token), { maxAge: week / 1000, secure: isSecure(request) })
}

/** The Set-Cookie value that takes the cookie away. */
export function endedCookie(request: Request): Promise<string> {
  return storage.destroySession(createSession({}, ''), { secure: isSecure(request) })
}

/** Whether the request brought a session cookie, whatever it is worth. */
export function hasSessionCookie(request: Request): boolean {
  return /(?:^|;\s*)hys-v5-auth=[^;]/.test(request.headers.get('Cookie') ?? '')
}

/** The session of a request, or null. */
export async function findSession(request: Request): Promise<SessionRow | null> {
  if (!hasSessionCookie(request)) return null
  const session = await storage.getSession(request.headers.get('Cookie'))
  return session.get('row') ?? null
}
