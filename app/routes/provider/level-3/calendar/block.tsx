import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { blockTime } from '#app/modules/desk/commands/block-time.server.ts'
import { BlockPage } from '#app/modules/desk/components/calendar/block-page.tsx'
import { blockForm } from '#app/modules/desk/desk-forms.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { choiceWords, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { notAtThisDesk } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const { search } = desk
  const asked = { starts: search.get('starts') ?? '', ends: search.get('ends') ?? '' }
  const head = deskHead(request, 'title.block', paths.deskBlock())
  return json({ head, choice: choiceWords(desk), asked }, { headers: privateHeaders })
}

/** Takes time off a doctor's day. Visits that lie in it are decided about on a page of their own. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const submission = parseForm(await readForm(request), blockForm)
  if (submission.status !== 'success')
    return json({ submission: submission.reply() }, { status: 400, headers: privateHeaders })
  const { doctor, ...block } = submission.value
  const draft = await orRefused(
    (async () => {
      const providerFacility = desk.choice?.colleagues.find((each) => each.doctor.slug === doctor) ?? notAtThisDesk()
      return blockTime(actor, providerFacility, block)
    })(),
  )
  if (draft !== null) return redirect(paths.scheduleImpact(draft), { headers: privateHeaders })
  const back = paths.deskCalendar({ date: block.date })
  return accepted(back, translator(desk.locale, 'desk')('block.done'))
}

export default function Block() {
  return <BlockPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
