import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseForm } from '#app/core/form.ts'
import { json, privatePageHeaders, readForm, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limit.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { NpiForm } from '#app/modules/practice/components/npi-form.tsx'
import { RegisterForm } from '#app/modules/practice/components/register-form.tsx'
import { claimForm, newDoctorForm } from '#app/modules/practice/registration/forms.ts'
import { loadRegisterPage } from '#app/modules/practice/registration/register-page.server.ts'
import { registerProvider } from '#app/modules/practice/registration/register-provider.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

const typedNpi = (request: Request) => new URL(request.url).searchParams.get('npi')

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'practice')
  const npi = typedNpi(request)
  const page = await loadRegisterPage(npi, locale)
  const head = requestHead(request, {
    title: t('register.title'),
    description: t('register.lead'),
    path: paths.register(),
    isIndexable: npi === null,
  })
  const isFaulty = page.step === 'npi' && page.problem !== null
  return json({ head, page }, { status: isFaulty ? 400 : 200 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(request)
  const page = await loadRegisterPage(typedNpi(request), locale)
  if (page.step === 'npi') return redirect(paths.register(page.npi ? { npi: page.npi } : {}))
  const submission = parseForm(await readForm(request), page.match ? claimForm : newDoctorForm)
  // A password never travels back.
  const hideFields = ['password']
  if (submission.status !== 'success') return json(submission.reply({ hideFields }), { status: 400 })
  const { account, practice } = submission.value
  if (practice && !page.specialties.some(({ id }) => id === practice.specialty)) {
    return json(submission.reply({ hideFields, fieldErrors: { specialty: ['errors.specialty'] } }), { status: 400 })
  }
  const limit = await takeToken('form', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed) {
    const reply = submission.reply({ hideFields, formErrors: ['errors.tooMany'] })
    return json(reply, { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } })
  }
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  if (!account.isMachine) {
    await registerProvider({ npi: page.npi, account, practice, locale, origin: siteOrigin(request) })
  }
  return redirect(paths.onboardingSuccess())
}

export default function Register() {
  const { page } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (page.step === 'npi') return <NpiForm npi={page.npi} problem={page.problem} />
  return <RegisterForm page={page} lastResult={lastResult} />
}
