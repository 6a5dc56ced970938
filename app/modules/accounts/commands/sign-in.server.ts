import { and, asc, eq, or } from 'drizzle-orm'
import type { SessionScope } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { areDemoAccountsOpen, env } from '#app/core/env.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { returnAllTokens, returnToken, takeToken } from '#app/core/rate-limits.server.ts'
import { insertSession, networkHash } from '#app/core/session/session.server.ts'
import { recordAudit, recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { sessions, users } from '#drizzle/schema/accounts.ts'
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash.server.ts'
import { maySignIn } from '../queries/find-actor.server.ts'

export type SignInInput = Readonly<{
  /** User name or e-mail address, as typed. */
  identifier: string
  /** As typed. */
  password: string
  isRemembered: boolean
  scope: SessionScope
  /** `networkOf` the caller's address. */
  network: string
  userAgent: string | null
}>

/** Named as the statuses of the specification; `token` is the value of the session cookie. */
export type SignInResult = Readonly<
  | { status: 'authenticated'; token: string; sessionId: string; userId: string; lastLoginAt: number | null }
  | { status: 'unauthenticated'; code: 'MISSING_USERNAME' | 'MISSING_PASSWORD' | 'LOGIN_FAILED' }
  | { status: 'unauthenticated'; code: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

type User = typeof users.$inferSelect

/** As the specification sends it: trimmed and in lower case. */
export function foldIdentifier(identifier: string): string {
  return identifier.replaceAll('\0', '').trim().toLowerCase()
}

/** The account of a folded user name or e-mail address. */
export async function findAccount(identifier: string): Promise<User | null> {
  const rows = await db
    .select()
    .from(users)
    .where(or(eq(users.username, identifier), eq(users.email, identifier)))
    .orderBy(asc(users.id))
  return rows.find(({ username }) => username === identifier) ?? rows[0] ?? null
}

function mayUse(user: User, scope: SessionScope): boolean {
  return maySignIn(user) && user.scopes.includes(scope) && (!user.isDemo || areDemoAccountsOpen(env))
}

/**
 * The names under which wrong passwords are counted: what was typed, and the account behind it; both apart at a network from which the
 * account was signed in to before.
 */
async function countedAs(identifier: string, user: User | null, network: string) {
  // A name that nobody has takes the same steps.
  const account = user?.id ?? identifier
  const at = (await isKnownAt(account, network)) ? network : ''
  return { typed: countKey('typed', identifier, at), account: countKey('account', account, at) }
}

/** No name that somebody types is the key of another one at a network. */
const countKey = (...parts: [kind: 'typed' | 'account', name: string, network: string]) => JSON.stringify(parts)

async function isKnownAt(userId: string, network: string): Promise<boolean> {
  const hash = networkHash(userId, network)
  const [known] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.networkHash, hash)))
    .limit(1)
  return known !== undefined
}

type Counted = Awaited<ReturnType<typeof countedAs>>

/** One token of the address and one of the typed name, or the seconds until there will be. */
async function takeTokens(network: string, { typed }: Counted) {
  const ofAddress = await takeToken('sign_in_address', network)
  return ofAddress.allowed ? takeToken('sign_in', typed) : ofAddress
}

/**
 * One token of the account. Without one no password is checked, and the answer is that of a wrong password: the count of another name of
 * the same account must not show that both are one account's.
 */
async function mayBeChecked({ account }: Counted): Promise<boolean> {
  return (await takeToken('sign_in', account)).allowed
}

async function returnTokens(network: string, { typed, account }: Counted): Promise<void> {
  await returnToken('sign_in_address', network)
  await returnToken('sign_in', typed)
  await returnToken('sign_in', account)
}

/** Gives an account all its tokens back, under each name and at the network of whoever has shown that it is theirs. */
export async function forgiveWrongPasswords({ id, username, email }: User, network: string): Promise<void> {
  for (const at of ['', network]) {
    await returnAllTokens('sign_in', countKey('account', id, at))
    for (const name of [username, email]) await returnAllTokens('sign_in', countKey('typed', name, at))
  }
}

async function refuse(user: User | null): Promise<SignInResult> {
  await recordRefusal({
    actor: { type: 'anonymous' },
    action: 'accounts.sign_in_refuse',
    subject: { type: 'user', id: user?.id ?? 'unknown' },
  })
  return { status: 'unauthenticated', code: 'LOGIN_FAILED' }
}

async function refuseForNow(user: User | null, counted: Counted, retryAfterSeconds: number): Promise<SignInResult> {
  log.warn('too many sign-ins')
  if ((await takeToken('refusal_note', counted.account)).allowed) await refuse(user)
  return { status: 'unauthenticated', code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds }
}

/** The session, unless the password was changed while it was being checked. */
async function begin(user: User, password: string, input: SignInInput): Promise<SignInResult | null> {
  const verified = user.passwordHash!
  const fresh = isOutdated(verified) ? await hashPassword(password) : verified
  return withTransaction(async (tx) => {
    const [still] = await tx
      .update(users)
      .set({ lastLoginAt: now(), passwordHash: fresh })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, verified)))
      .returning({ id: users.id })
    if (!still) return null
    const { scope, isRemembered, userAgent, network } = input
    const own = { scope, isRemembered, userAgent, userId: user.id, networkHash: networkHash(user.id, network) }
    const { id: sessionId, token } = await insertSession(tx, own)
    await recordAudit(tx, {
      actor: { type: 'user', id: user.id },
      action: 'accounts.sign_in',
      subject: { type: 'session', id: sessionId },
    })
    return { status: 'authenticated', token, sessionId, userId: user.id, lastLoginAt: user.lastLoginAt }
  })
}

/**
 * Checks a name and a password and begins a session. An unknown name takes the same steps and gets the same answers as a wrong
 * password: it is counted, verified against a decoy and recorded. Writes no cookie: the caller sets it with `token`.
 */
export async function signIn(input: SignInInput): Promise<SignInResult> {
  const identifier = foldIdentifier(input.identifier)
  // Every stored password was trimmed before it was hashed.
  const password = input.password.trim()
  if (identifier === '') return { status: 'unauthenticated', code: 'MISSING_USERNAME' }
  if (password === '') return { status: 'unauthenticated', code: 'MISSING_PASSWORD' }

  const user = await findAccount(identifier)
  const counted = await countedAs(identifier, user, input.network)
  const taken = await takeTokens(input.network, counted)
  if (!taken.allowed) return refuseForNow(user, counted, taken.retryAfterSeconds)

  const isChecked = await mayBeChecked(counted)
  const isRight = await verifyPassword((isChecked && user?.passwordHash) || null, password)
  if (!user || !isRight || !mayUse(user, input.scope)) return refuse(user)
  await returnTokens(input.network, counted)
  return (await begin(user, password, input)) ?? refuse(user)
}
