import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, movedPermanently } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { ReportForm } from '#app/modules/moderation/components/report-form.tsx'
import { reportProviderError } from '#app/modules/moderation/commands/report-provider-error.server.ts'
import { reportForm } from '#app/modules/moderation/forms.ts'
import { noDoctor } from '#app/modules/directory/guards/no-doctor.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export async function loader({ request, params: { specialty = '', slug = '' } }: LoaderFunctionArgs) {
  const { provider, movedTo } = await resolveProvider(slug)
  if (movedTo) return movedPermanently(paths.doctorReport(specialty, movedTo))
  if (!provider) return noDoctor(request, specialty)
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const head = requestHead(request, {
    title: t('report.title'),
    description: t('report.title'),
    path: paths.doctorReport(specialty, slug),
    isIndexable: false,
  })
  return json({ head, specialty, slug, name: displayName(provider, locale).main, isDemo: provider.isDemo })
}

export async function action({ request, context, params: { specialty = '', slug: given = '' } }: ActionFunctionArgs) {
  const { provider, movedTo } = await resolveProvider(given)
  // A page that was open while its address changed still reports the same doctor.
  const slug = provider?.slug ?? movedTo
  if (slug === null) return noDoctor(request, specialty)
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const submission = parseForm(await readForm(request), reportForm)
  if (submission.status !== 'success') return json(submission.reply(), { status: 400 })
  const { website, topic, details, contact } = submission.value
  const limit = await takeToken('report', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed) {
    const reply = submission.reply({ formErrors: ['report.errors.tooMany'] })
    return json(reply, { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } })
  }
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  const report = { providerSlug: slug, topic, details, contact: contact || null, locale }
  if (!website) await orRefused(reportProviderError(report))
  return accepted(paths.doctor(specialty, slug), t('report.thanks'))
}

export default function ReportError() {
  const { specialty, slug, name, isDemo } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return (
    <ReportForm
      name={name}
      isDemo={isDemo}
      lastResult={lastResult}
      action={paths.doctorReport(specialty, slug)}
      backTo={paths.doctor(specialty, slug)}
    />
  )
}
