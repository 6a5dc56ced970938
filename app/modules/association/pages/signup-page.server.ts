import type { AppLoadContext } from '@remix-run/node'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeadersWith, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { readPaper } from '#app/modules/uploads/read-document.server.ts'
import { paths } from '#app/paths.ts'
import { registerAssociation } from '../commands/register-association.server.ts'
import { signupForm } from '../signup-form.ts'

type Submission = ReturnType<typeof parseForm<typeof signupForm>>
type Faults = { form?: string[]; proof?: string }

/** The form as it was typed. A password never travels back, nor does a file: whoever has chosen one is told to choose it again. */
function refuse(submission: Submission, { form, proof }: Faults, init: ResponseInit) {
  const hasFile = submission.payload.proof instanceof File && submission.payload.proof.size > 0
  const fault = proof ?? (hasFile ? 'again' : null)
  const result = submission.reply({
    hideFields: ['password'],
    ...(form && { formErrors: form }),
    ...(fault && { fieldErrors: { proof: [`errors.file.${fault}`] } }),
  })
  return json({ result }, { ...init, headers: privateHeadersWith(init.headers) })
}

/** Registers an association; the answer is the same whether or not its address has an account. */
export async function submitSignup(request: Request, { clientAddress }: AppLoadContext) {
  const submission = parseForm(await readForm(request), signupForm)
  if (submission.status !== 'success') return refuse(submission, {}, { status: 400 })
  const limit = await takeToken('form', networkOf(clientAddress ?? 'unknown'))
  if (!limit.allowed) {
    const headers = { 'Retry-After': String(limit.retryAfterSeconds) }
    return refuse(submission, { form: ['errors.tooMany'] }, { status: 429, headers })
  }
  const { proof: file, isMachine } = submission.value
  const paper = file && !isMachine ? await readPaper(file) : null
  if (paper && 'fault' in paper) return refuse(submission, { proof: paper.fault }, { status: 400 })
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  if (!isMachine) await registerAssociation(submission.value, paper, localeOf(request))
  return redirect(paths.associationSignup({ sent: 'yes' }), { headers: privateHeaders })
}
