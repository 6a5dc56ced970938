import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { sitePhone } from '#app/core/site.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { codeForm } from '#app/modules/booking/form/forms.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { enterVisitsCode } from '../commands/enter-visits-code.server.ts'
import { recordOwnVisitsRead } from '../commands/record-own-visits-read.server.ts'
import { openVisits } from './open-visits.server.ts'
import { loadVisitsList } from './visits-list.server.ts'

/** What a link to one's visits shows: before the code nothing of anybody, then the list, whose reading is recorded. */
export async function loadVisitsPage(request: Request, token: string) {
  const { link, isOpen } = await openVisits(request, token)
  const locale = localeOf(request)
  const t = translator(locale, 'booking')
  const title = t(isOpen ? 'mine.title' : 'code.title')
  // No token in the address of the head.
  const head = requestHead(request, { title, description: title, path: paths.myVisits(':token'), isIndexable: false })
  const page = { head, token, phone: sitePhone }
  if (!isOpen) return json({ ...page, list: null }, { headers: privateHeaders })
  const { list, patientIds } = await loadVisitsList(link.subjectId, locale)
  await recordOwnVisitsRead(link.subjectId, patientIds)
  return json({ ...page, list }, { headers: privateHeaders })
}

/** A typed code: the right one opens the list for this browser, any other gets the same answer whoever the contact belongs to. */
export async function submitCode(request: Request, token: string) {
  const { link, isOpen } = await openVisits(request, token)
  if (isOpen) return redirect(paths.myVisits(token), { headers: privateHeaders })
  const t = translator(localeOf(request), 'booking')
  const refused = (error: string) => json({ error }, { status: 400, headers: privateHeaders })
  const submission = parseForm(await readForm(request), codeForm)
  if (submission.status !== 'success') return refused(t('errors.code'))
  const check = await enterVisitsCode(link, submission.value.code)
  if (!check.isRight)
    return refused(check.reason === 'wrong' ? t('errors.codeWrong', { count: check.triesLeft }) : t('errors.codeEnded'))
  const headers = { ...privateHeaders, 'Set-Cookie': grantLinkAccess(request, link, { provenBy: check.channel }) }
  return redirect(paths.myVisits(token), { headers })
}
