import { log } from '#app/core/log/log.server.ts'
import { networkOf, returnToken, takeToken } from '#app/core/rate-limits.server.ts'
import { paths } from '#app/paths.ts'
import { credentialsFault, enteredCredentials, enteredPasswords, passwordChangeFault } from '../entered-fields.ts'
import type { Caller, IdentityBackend, SessionRef, SignInOutcome } from '../identity-backend.ts'
import { readPasswordChangeAnswer, readSessionAnswer, readSignInAnswer } from '../remote-answers.ts'
import { callRemote, type RemoteAnswer, type TimeLimits, timeLimits } from '../remote-call.server.ts'
import { findRemoteAccount } from '../queries/find-remote-account.server.ts'
import { endRemoteSession } from './end-remote-session.server.ts'
import { startRemoteSession } from './start-remote-session.server.ts'

const refused = (code: string) => ({ code, message: null })
/** Whether an answer of the other backend means that its own session is over. */
const isDenied = (status: number) => status === 401
/** Whether the other backend has judged nothing, however it words that: maintenance has an envelope, too. */
const hasFailed = (answer: RemoteAnswer) => answer.kind !== 'answered' || answer.status >= 500

/** Wrong passwords are counted here as well, as those of our own accounts are. */
async function takeTokens(network: string, username: string) {
  const ofAddress = await takeToken('sign_in_address', network)
  return ofAddress.allowed ? takeToken('sign_in', username) : ofAddress
}

/** A right password owes no token, and neither does one that nobody judged. */
async function returnTokens(network: string, username: string): Promise<void> {
  await returnToken('sign_in_address', network)
  await returnToken('sign_in', username)
}

const unreachable = { status: 'error', code: 'NETWORK_ERROR' } as const

const ref = ({ userId, email }: SessionRef) => ({ authenticated: true, userId, email })
const nobody = { authenticated: false, userId: null, email: null }

/** The accounts of the backend at `baseUrl` (specification §7). `limits` are shorter in tests. */
export function remoteBackend(baseUrl: string, limits: TimeLimits = timeLimits): IdentityBackend {
  const to: CallTo = (path, limit, { locale, clientAddress }) => {
    return { baseUrl, path, limit: limits[limit], locale, clientAddress }
  }
  return {
    async signIn(credentials, caller) {
      const fault = credentialsFault(credentials)
      return fault ? { status: 'unauthenticated', ...refused(fault) } : signIn(to, credentials, caller)
    },
    signOut: (session, caller, reason) => signOut(to, session, caller, reason),
    changePassword: (passwords, session, caller) => changePassword(to, passwords, session, caller),
    checkSession: (session, caller) => checkSession(to, session, caller),
  }
}

type CallTo = (path: string, limit: keyof TimeLimits, caller: Caller) => Omit<Parameters<typeof callRemote>[0], 'body'>
type Arguments<Name extends keyof IdentityBackend> = Parameters<IdentityBackend[Name]>
type Answer<Name extends keyof IdentityBackend> = ReturnType<IdentityBackend[Name]>

async function signIn(to: CallTo, ...[credentials, caller]: Arguments<'signIn'>): Promise<SignInOutcome> {
  const call = to(paths.callLogin(), 'signIn', caller)
  const body = enteredCredentials(credentials)
  const network = networkOf(caller.clientAddress)
  const taken = await takeTokens(network, body.loginUsername)
  if (!taken.allowed) {
    const { retryAfterSeconds } = taken
    return { status: 'unauthenticated', ...refused('TOO_MANY_ATTEMPTS'), retryAfterSeconds }
  }
  const answer = await callRemote({ ...call, body }).catch(async (error: unknown) => {
    await returnTokens(network, body.loginUsername)
    throw error
  })
  const read = answer.kind === 'answered' ? readSignInAnswer(answer.body) : unreachable
  if (read.status !== 'unauthenticated' || hasFailed(answer)) await returnTokens(network, body.loginUsername)
  if (answer.kind === 'answered' && read.status === 'unauthenticated') {
    const { retryAfterSeconds } = answer
    return { ...read, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  }
  if (read.status !== 'authenticated') return read
  const { requiresPasswordChange } = read.profile
  return { status: 'authenticated', ...(await startRemoteSession(read.profile, caller)), requiresPasswordChange }
}

async function signOut(
  to: CallTo,
  ...[{ sessionId }, caller, reason = 'logout']: Arguments<'signOut'>
): Answer<'signOut'> {
  const account = await findRemoteAccount(sessionId)
  if (!account) return { code: null }
  // Ended here first: whatever becomes of the call, nobody is signed in any more.
  await endRemoteSession(sessionId, account, reason)
  const { token, remoteUserId } = account
  const call = to(paths.callLogout(), 'signOut', caller)
  const answer = await callRemote({ ...call, token, body: { userId: remoteUserId } }).catch((error: unknown) => {
    log.error({ err: error }, 'sign-out at the other backend failed')
    return null
  })
  const isDone = answer?.kind === 'answered' && (answer.status < 300 || isDenied(answer.status))
  return { code: isDone ? null : 'LOGOUT_ERROR' }
}

async function changePassword(
  to: CallTo,
  ...[passwords, { sessionId }, caller]: Arguments<'changePassword'>
): Answer<'changePassword'> {
  const fault = passwordChangeFault(passwords)
  if (fault) return { status: 'refused', ...refused(fault) }
  const account = await findRemoteAccount(sessionId)
  if (!account) return { status: 'refused', ...refused('NOT_AUTHENTICATED') }
  const { token, remoteUserId } = account
  const body = { user_id: remoteUserId, ...enteredPasswords(passwords) }
  const answer = await callRemote({ ...to(paths.callChangePassword(), 'passwordChange', caller), token, body })
  if (answer.kind === 'unreachable') return { status: 'refused', ...refused('NETWORK_ERROR') }
  if (answer.kind === 'timed_out') {
    await endRemoteSession(sessionId, account, 'password_change')
    return { status: 'timed_out' }
  }
  if (isDenied(answer.status)) {
    await endRemoteSession(sessionId, account, 'replaced')
    return { status: 'refused', ...refused('NOT_AUTHENTICATED') }
  }
  const refusal = readPasswordChangeAnswer(answer.body)
  if (refusal) return { status: 'refused', ...refusal }
  await endRemoteSession(sessionId, account, 'password_change')
  return { status: 'changed' }
}

async function checkSession(to: CallTo, ...[session, caller]: Arguments<'checkSession'>): Answer<'checkSession'> {
  const account = await findRemoteAccount(session.sessionId)
  if (!account) return nobody
  const call = to(paths.callSession(), 'sessionCheck', caller)
  const answer = await callRemote({ ...call, token: account.token }).catch(() => null)
  const isKnownThere = answer?.kind === 'answered' ? readSessionAnswer(answer.body) : null
  const isOver = isKnownThere === false || (answer?.kind === 'answered' && isDenied(answer.status))
  if (!isOver) return ref(session)
  await endRemoteSession(session.sessionId, account, 'replaced')
  return nobody
}
