import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { networkOf, takeToken, type Token } from '#app/core/rate-limits.server.ts'
import { mapsAccess } from '#app/modules/geo/address/address-service.server.ts'
import { NpiForm } from '#app/modules/practice/registration/components/npi-form.tsx'
import { type RegisterAnswer, RegisterForm } from '#app/modules/practice/registration/components/register-form.tsx'
import { settleAddress } from '#app/modules/practice/facilities/settle-address.server.ts'
import { claimForm, newDoctorForm } from '#app/modules/practice/registration/forms.ts'
import { loadRegisterPage } from '#app/modules/practice/registration/queries/register-page.server.ts'
import { registerProvider } from '#app/modules/practice/registration/commands/register-provider.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import addressStyles from '#app/styles/address.css?url'

export const handle = { islands: ['address'] } satisfies PageHandle

export const meta = metaOf

export const links = () => [{ rel: 'stylesheet', href: addressStyles }]

export const headers = privatePageHeaders

type Faults = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

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
  return json({ head, page, maps: mapsAccess }, { status: isFaulty ? 400 : 200 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(request)
  const page = await loadRegisterPage(typedNpi(request), locale)
  if (page.step === 'npi') return redirect(paths.register(page.npi ? { npi: page.npi } : {}))
  const submission = parseForm(await readForm(request), page.match ? claimForm : newDoctorForm)
  const refuse = (faults: Faults = {}, more: Partial<RegisterAnswer> = {}, init: ResponseInit = { status: 400 }) =>
    // A password never travels back.
    json<RegisterAnswer>(
      { result: submission.reply({ hideFields: ['password'], ...faults }), question: null, ...more },
      init,
    )
  const refuseFor = ({ retryAfterSeconds }: Token) =>
    refuse(
      { formErrors: ['errors.tooMany'] },
      {},
      { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
    )
  if (submission.status !== 'success') return refuse()
  const { account, practice } = submission.value
  if (practice && !page.specialties.some(({ id }) => id === practice.specialty)) {
    return refuse({ fieldErrors: { specialty: ['errors.specialty'] } })
  }
  const network = networkOf(context.clientAddress ?? 'unknown')
  // Asking about an address costs as much here as at /api/address.
  const asking = practice && (await takeToken('suggest', network))
  if (asking && !asking.allowed) return refuseFor(asking)
  const standing = practice && (await settleAddress(practice.address))
  if (standing && standing.step !== 'settled') {
    const question = standing.step === 'ask' ? standing : null
    return refuse({ fieldErrors: { answer: ['errors.answer'] } }, { question })
  }
  const limit = await takeToken('form', network)
  if (!limit.allowed) return refuseFor(limit)
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  if (!account.isMachine) {
    const settled = practice && standing && { ...practice, settled: standing }
    await registerProvider({ npi: page.npi, account, practice: settled, locale })
  }
  return redirect(paths.onboardingSuccess())
}

export default function Register() {
  const { page, maps } = useLoaderData<typeof loader>()
  const answer = useActionData() as RegisterAnswer | undefined
  if (page.step === 'npi') return <NpiForm npi={page.npi} problem={page.problem} />
  return <RegisterForm page={page} answer={answer} maps={maps} />
}
