import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { sendLinkCode } from '#app/modules/booking/appointments/commands/send-link-code.server.ts'
import { channelForm } from '#app/modules/booking/form/forms.ts'
import { sendCodeThen } from '#app/modules/booking/links/pages/code-gate.server.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** "Send me a code": to a contact on file, then on to the code form. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { link, access } = await openLink(request, token)
  const page = paths.link(token)
  if (access !== 'locked') return redirect(page, { headers: privateHeaders })
  const { channel } = await readAnswers(request, channelForm)
  return sendCodeThen(link, { page, entry: paths.linkAccess(token) }, () =>
    sendLinkCode(link, channel, localeOf(request)),
  )
}
