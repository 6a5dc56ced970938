import type { AppLoadContext } from '@remix-run/node'
import type { AdminActor } from '#app/core/actor.ts'
import { refusedForm, type Submission } from '#app/core/answer/answer.server.ts'
import { areDemoAccountsOpen, env } from '#app/core/env.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { sessionCookie } from '#app/core/session/session.server.ts'
import { siteName } from '#app/core/site.server.ts'
import { safeReturnPath } from '#app/modules/accounts/guards/return-path.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { isMailboxShown } from '#app/modules/notifications/delivery/mailbox.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { enrollSecondFactor } from '../commands/enroll-second-factor.server.ts'
import { type CodeRefusal, giveSecondFactor } from '../commands/give-second-factor.server.ts'
import { renewRecoveryCodes } from '../commands/write-recovery-codes.server.ts'
import { codeForm, enrollmentForm } from '../forms.ts'
import { countCodesLeft } from '../queries/codes-left.server.ts'
import { findDemoCode } from '../queries/demo-code.server.ts'
import { openSentSecret, sealSecret } from '../totp-secret.server.ts'
import { newTotpSecret, totpAddress } from '../totp.server.ts'

type Asked = Record<string, string>

/** Where to go once the code is given, and why it is asked for. */
function askedBy(request: Request): Asked {
  const { searchParams } = new URL(request.url)
  const next = safeReturnPath(searchParams.get('next'))
  return { ...(next && { next }), ...(searchParams.get('reason') === 'fresh' && { reason: 'fresh' }) }
}

const headOf = (request: Request, title: string, path: string) =>
  requestHead(request, { title, description: title, path, isIndexable: false })

/** On with the new token; also where a page is shown and nobody is led on. */
async function withToken(request: Request, token: string): Promise<Record<string, string>> {
  return { ...privateHeaders, 'Set-Cookie': await sessionCookie(request, token) }
}

function refused(submission: Submission, refusal: CodeRefusal) {
  const error = { code: [`secondFactor.errors.${refusal.reason}`] }
  if (refusal.reason === 'wrong') return refusedForm(submission, error)
  return refusedForm(submission, error, 429, refusal.retryAfterSeconds)
}

/** What a demo administrator's app would show: only where the mailbox is shown, to who sits at this machine. */
async function demoCodeFor(actor: AdminActor, { isFromOwnMachine }: AppLoadContext) {
  const isShown = areDemoAccountsOpen(env) && isMailboxShown(env) && isFromOwnMachine === true
  return isShown ? findDemoCode(actor) : null
}

/** The page that asks for a code, at the sign-in and before a dangerous deed. Who has no second factor yet sets it up. */
export async function loadCode(request: Request, context: AppLoadContext, actor: AdminActor) {
  const asked = askedBy(request)
  if (!actor.secondFactor.isEnrolled) throw redirect(paths.adminEnrollment(asked), { headers: privateHeaders })
  const head = headOf(request, translator(actor.locale, 'admin')('secondFactor.title'), paths.adminSecondFactor())
  const demo = await demoCodeFor(actor, context)
  const page = { action: paths.adminSecondFactor(asked), isFresh: asked.reason === 'fresh', demo }
  return json({ head, ...page }, { headers: privateHeaders })
}

export async function submitCode(request: Request, actor: AdminActor) {
  const submission = parseForm(await readForm(request), codeForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const result = await giveSecondFactor(actor, submission.value.code)
  if (result.status === 'refused') return refused(submission, result)
  return redirect(askedBy(request).next ?? paths.admin(), { headers: await withToken(request, result.token) })
}

/** A secret as it is shown: as a code to scan, and in groups to type. Nothing is kept of it before an app has shown a code of it. */
async function shownSecret({ userId, email, locale }: AdminActor, secret: string) {
  const image = await qrImage(totpAddress(secret, email, siteName(locale)))
  return { sealed: sealSecret(userId, secret), groups: secret.match(/.{1,4}/g)!.join(' '), image }
}

export type ShownSecret = Awaited<ReturnType<typeof shownSecret>>

export async function loadEnrollment(request: Request, actor: AdminActor) {
  const asked = askedBy(request)
  if (actor.secondFactor.isEnrolled) throw redirect(paths.adminSecondFactor(asked), { headers: privateHeaders })
  const title = translator(actor.locale, 'admin')('secondFactor.enroll.title')
  const page = { action: paths.adminEnrollment(asked), shown: await shownSecret(actor, newTotpSecret()) }
  return json({ head: headOf(request, title, paths.adminEnrollment()), ...page }, { headers: privateHeaders })
}

/** A refused form comes back with the secret that the app has scanned already. */
export async function submitEnrollment(request: Request, actor: AdminActor) {
  const asked = askedBy(request)
  const submission = parseForm(await readForm(request), enrollmentForm)
  const sent = submission.status === 'success' ? openSentSecret(actor.userId, submission.value.secret) : null
  const again = async (errors: Record<string, string[]>, status = 400) => {
    const shown = sent === null ? null : await shownSecret(actor, sent)
    const answer = { submission: submission.reply({ fieldErrors: errors }), shown, codes: null, next: null }
    return json(answer, { status, headers: privateHeaders })
  }
  if (submission.status !== 'success') return again({})
  if (sent === null) return again({ code: ['secondFactor.errors.wrong'] })
  const result = await enrollSecondFactor(actor, sent, submission.value.code)
  if (result.status === 'ended') return redirect(paths.adminSecondFactor(asked), { headers: privateHeaders })
  if (result.status === 'refused') {
    return again({ code: [`secondFactor.errors.${result.reason}`] }, result.reason === 'tooMany' ? 429 : 400)
  }
  const codes = { submission: null, shown: null, codes: result.recoveryCodes, next: asked.next ?? paths.admin() }
  return json(codes, { headers: await withToken(request, result.token) })
}

export async function loadRecoveryCodes(request: Request, actor: AdminActor) {
  steppedUp(request, actor)
  const title = translator(actor.locale, 'admin')('secondFactor.codes.title')
  const head = headOf(request, title, paths.adminRecoveryCodes())
  return json({ head, left: await countCodesLeft(actor) }, { headers: privateHeaders })
}

export async function submitRecoveryCodes(request: Request, actor: AdminActor) {
  steppedUp(request, actor)
  return json({ codes: await renewRecoveryCodes(actor) }, { headers: privateHeaders })
}
