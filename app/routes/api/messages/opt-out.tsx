import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { chooseReminders } from '#app/modules/notifications/commands/record-opt-out.server.ts'
import { remindersForm } from '#app/modules/notifications/reminders-form.ts'
import { readOptOutToken } from '#app/modules/notifications/opt-out-link.server.ts'
import { Button } from '#app/ui/button.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.words.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = privatePageHeaders

function contactOf(request: Request, token: string) {
  return readOptOutToken(token) ?? notFound(new URL(request.url).pathname)
}

/** One button. Opening the page writes nothing: mail scanners open links too. */
export function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  contactOf(request, token)
  const t = translator(localeOf(request), 'messages')
  const words = {
    title: t('optOut.title'),
    lead: t('optOut.lead'),
    stop: t('optOut.stop'),
    done: t('optOut.done'),
    doneHint: t('optOut.doneHint'),
    resume: t('optOut.resume'),
    resumed: t('optOut.resumed'),
  }
  return json({ words }, { headers: privateHeaders })
}

/** The button, or a mail program's one POST (RFC 8058: `List-Unsubscribe=One-Click`), which never asks for reminders again. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const contact = contactOf(request, token)
  const { reminders } = await readAnswers(request, remindersForm)
  const areWanted = reminders === 'on'
  await chooseReminders(contact, areWanted)
  return json({ areWanted }, { headers: privateHeaders })
}

export default function OptOut() {
  const { words } = useLoaderData<typeof loader>()
  const chosen = useActionData<typeof action>()
  const isOut = chosen?.areWanted === false
  return (
    <main className="wrap wrap--form stack private">
      <h1>{words.title}</h1>
      <div role={chosen ? 'status' : undefined}>
        <p>{chosen ? (isOut ? words.done : words.resumed) : words.lead}</p>
        {isOut && <p className="muted">{words.doneHint}</p>}
      </div>
      <form method="post">
        <Button variant={isOut ? 'quiet' : 'primary'} name="reminders" value={isOut ? 'on' : 'off'}>
          {isOut ? words.resume : words.stop}
        </Button>
      </form>
    </main>
  )
}
