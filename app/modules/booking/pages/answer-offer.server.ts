import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { grantLinkAccess, heldLinks } from '#app/modules/action-links/access-cookie.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { paths } from '#app/paths.ts'
import { acceptOffer, declineOffer, leaveWaitlist, resumeWaiting } from '../commands/answer-offer.server.ts'
import { confirmEntryByLink } from '../commands/confirm-entry.server.ts'
import { refusalOf } from './form-answer.server.ts'
import { openLink } from './link-subject.server.ts'

/**
 * A button of the waitlist page: takes the offered time, gives it back, waits again, stays on the list, or leaves. A browser
 * that has only typed the contact may leave; the rest is for who gets the messages.
 */
export async function answerOffer(
  request: Request,
  token: string,
  answer: 'accept' | 'decline' | 'leave' | 'resume' | 'confirm',
): Promise<Response> {
  const { subject, access, isProven } = await openLink(request, token)
  const back = paths.link(token)
  if (access !== 'open' || subject.type !== 'waitlist_entry') return redirect(back, { headers: privateHeaders })
  if (!isProven && answer !== 'leave') return redirect(back, { headers: privateHeaders })
  const offer = { entryId: subject.id, heldLinks: heldLinks(request) }
  try {
    if (answer === 'accept') {
      const { manageToken } = await acceptOffer(offer)
      const link = await findActionLink(manageToken)
      const headers = new Headers(privateHeaders)
      if (link) headers.append('Set-Cookie', grantLinkAccess(request, link))
      return redirect(paths.link(manageToken), { headers })
    }
    if (answer === 'confirm') await confirmEntryByLink({ entryId: subject.id, token })
    else await { decline: declineOffer, leave: leaveWaitlist, resume: resumeWaiting }[answer](offer)
  } catch (error) {
    const { code } = refusalOf(error)
    const text = translator(
      localeOf(request),
      'booking',
    )(code === 'HOLD_EXPIRED' || code === 'INVALID_TRANSITION' ? 'refusal.OFFER_GONE.text' : `refusal.${code}.text`)
    return redirectToasting(back, { tone: 'error', text })
  }
  return redirect(back, { headers: privateHeaders })
}
