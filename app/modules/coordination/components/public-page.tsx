import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { ForPatient, ForRecipient } from '../queries/linked-case.server.ts'
import { PatientView } from './patient-view.tsx'
import { RecipientView } from './recipient-view.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

export type PublicPageData = { token: string } & (
  | { view: 'gate'; contact: string }
  | { view: 'code'; contact: string; note: string | null }
  | { view: 'open'; shown: ForPatient | ForRecipient; ids: { message: string; document: string } }
)

function AskForCode({ token, contact, again = false }: { token: string; contact: string; again?: boolean }) {
  const { t } = useTranslation('coordination')
  return (
    <form method="post" action={useHref(paths.carePublic(token, { form: 'ask' }))}>
      <Button variant={again ? 'line' : 'primary'} block>
        {t(again ? 'public.again' : 'public.ask', { contact })}
      </Button>
    </form>
  )
}

function CodeEntry({
  token,
  contact,
  note,
  error,
}: {
  token: string
  contact: string
  note: string | null
  error: string | undefined
}) {
  const { t } = useTranslation('coordination')
  const { t: booking } = useTranslation('booking')
  return (
    <>
      <ErrorSummary items={error ? [{ id: 'code', message: error }] : []} />
      <h1>{booking('code.title')}</h1>
      {note && !error && <Banner tone="warning">{note}</Banner>}
      <p>{t('public.codeLead', { contact })}</p>
      <form
        method="post"
        action={useHref(paths.carePublic(token, { form: 'code', code: 'entry' }))}
        className="form"
        noValidate
      >
        <Field id="code" label={booking('code.label')} hint={booking('code.hint')} error={error}>
          {(control) => (
            <TextInput {...control} name="code" width="12" numeric inputMode="numeric" autoComplete="one-time-code" />
          )}
        </Field>
        <Button block>{t('public.open')}</Button>
      </form>
      <AskForCode token={token} contact={contact} again />
    </>
  )
}

type PublicPageProps = {
  page: PublicPageData
  /** What was wrong with a code, in words; or a form that came back, and which. */
  error: string | undefined
  answer: FormAnswer | undefined
  form: string | null
}

/** A referral for who has a link and no account: the patient, or a recipient. */
export function PublicPage({ page, error, answer, form }: PublicPageProps) {
  const { t } = useTranslation('coordination')
  const { token } = page
  const sent = (name: string) => (form === name ? answer : undefined)
  if (page.view === 'open') {
    const { shown, ids } = page
    const linked = { token, messageId: ids.message, documentId: ids.document, sent }
    return (
      <div className="wrap wrap--form stack private">
        {form !== 'agree' && <UnsentNotice answer={answer} />}
        {shown.party === 'patient' ? (
          <PatientView {...linked} shown={shown} />
        ) : (
          <RecipientView {...linked} shown={shown} />
        )}
      </div>
    )
  }
  return (
    <div className="wrap wrap--form stack private">
      {page.view === 'code' ? (
        <CodeEntry token={token} contact={page.contact} note={page.note} error={error} />
      ) : (
        <>
          <h1>{t('public.title')}</h1>
          <p className="lead">{t('public.gate')}</p>
          <AskForCode token={token} contact={page.contact} />
        </>
      )}
    </div>
  )
}
