import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { chooseAnnouncements } from '../commands/choose-announcements.server.ts'
import { wishForm } from '../forms.ts'
import { memberOfToken } from '../opt-out-token.server.ts'
import { findAssociationOfMember } from '../queries/opt-outs.server.ts'

async function memberOf(request: Request, token: string) {
  const memberId = memberOfToken(token)
  const association = memberId === null ? null : await findAssociationOfMember(memberId)
  if (memberId === null || association === null) notFound(new URL(request.url).pathname)
  return { memberId, name: association.name[localeOf(request)] }
}

/** One button. Opening the page writes nothing: mail scanners open links too. */
export async function loadOptOutPage(request: Request, token: string) {
  const { name } = await memberOf(request, token)
  const t = translator(localeOf(request), 'association-announcements')
  const words = {
    ...{ title: t('optOut.title'), lead: t('optOut.lead', { name }), hint: t('optOut.hint'), stop: t('optOut.stop') },
    ...{ done: t('optOut.done', { name }), resume: t('optOut.resume'), resumed: t('optOut.resumed', { name }) },
  }
  return json({ words }, { headers: privateHeaders })
}

/** The button, or a mail program's one POST (RFC 8058: `List-Unsubscribe=One-Click`), which never asks for mail again. */
export async function submitOptOut(request: Request, token: string) {
  const { memberId } = await memberOf(request, token)
  const { announcements } = await readAnswers(request, wishForm)
  const areWanted = announcements === 'on'
  await chooseAnnouncements(memberId, areWanted)
  return json({ areWanted }, { headers: privateHeaders })
}
