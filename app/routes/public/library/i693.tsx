import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { sitePhone } from '#app/core/site.server.ts'
import { findOpeningsOfKind } from '#app/modules/booking/slots/pages/openings.server.ts'
import { listDatedPages } from '#app/modules/library/queries/dated-pages.server.ts'
import { I693Page } from '#app/modules/library/immigration/components/i693-page.tsx'
import { evaluateRules, validityRule } from '#app/modules/library/immigration/requirements.ts'
import { findCivilSurgeonsAt, listI693Rules } from '#app/modules/library/immigration/rules.server.ts'
import { readCheck } from '#app/modules/library/immigration/self-check.ts'
import { selfCheckForm } from '#app/modules/library/immigration/self-check-form.ts'
import { libraryHead } from '#app/modules/library/pages/library-head.server.ts'
import { listServiceFacilities } from '#app/modules/library/facilities/service-facilities.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  islands: ['i693', 'elder', 'print'],
  cache: { tags: ['directory', 'reference', 'library'], maxAge: 60, endsWithDay: true },
} satisfies PageHandle

export const meta = metaOf

/** An answer to somebody's date of birth is kept nowhere. */
export const headers = ({ actionHeaders }: { actionHeaders: Headers }) =>
  actionHeaders.has('Cache-Control') ? privateHeaders : new Headers()

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'exams')
  const [rules, pages, facilities] = await Promise.all([
    listI693Rules(locale),
    listDatedPages('i693', locale),
    listServiceFacilities('i693', locale),
  ])
  const surgeons = await findCivilSurgeonsAt(
    facilities.map(({ facilityId }) => facilityId),
    locale,
  )
  const openings = await findOpeningsOfKind(
    [...surgeons.values()].flat().flatMap(({ takesNew, providerFacilityId }) => (takesNew ? [providerFacilityId] : [])),
    'i693',
  )
  const head = libraryHead(request, {
    title: t('i693.headTitle'),
    description: t('i693.description'),
    path: paths.immigrationExam(),
    contentType: 'immigration examination',
    keyTerms: ['I-693', ...rules.filter(({ kind }) => kind === 'vaccine').map(({ name }) => name)],
  })
  return json({
    head,
    rules,
    pages,
    facilities: facilities.map((facility) => ({ ...facility, surgeons: surgeons.get(facility.facilityId) ?? [] })),
    openings,
    validityId: validityRule(rules, todayInNewYork())?.id ?? null,
    phone: sitePhone,
  })
}

/** Answers the self-check for a browser without script. Nothing of it is stored or logged, and none of it comes into an address. */
export async function action({ request }: ActionFunctionArgs) {
  const answers = await readAnswers(request, selfCheckForm)
  const check = readCheck(answers, todayInNewYork())
  if (check.refusal !== null) {
    return json({ answers, refusal: check.refusal, states: null }, { status: 400, headers: privateHeaders })
  }
  const rules = await listI693Rules(localeOf(request))
  const states = evaluateRules(rules, check.examinee).map(({ rule, state }) => ({ id: rule.id, state }))
  return json({ answers, refusal: null, states }, { headers: privateHeaders })
}

export default function ImmigrationExam() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <I693Page
      rules={page.rules}
      states={answer?.states ?? null}
      answers={answer?.answers ?? null}
      refusal={answer?.refusal ?? null}
      validityId={page.validityId}
      pages={page.pages}
      facilities={page.facilities}
      openings={page.openings}
      phone={page.phone}
    />
  )
}
