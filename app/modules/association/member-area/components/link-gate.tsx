import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

type Masked = { initial: string; contact: string | null }

function SendCode({ token, contact, again = false }: { token: string; contact: string | null; again?: boolean }) {
  const { t } = useTranslation('association-member')
  const action = useHref(paths.memberCode(token))
  if (contact === null) return <p>{t('gate.noContact')}</p>
  return (
    <form method="post" action={action}>
      <Button variant={again ? 'line' : 'primary'} icon="mail" block>
        {t(again ? 'gate.again' : 'gate.send', { contact })}
      </Button>
    </form>
  )
}

/** Before the code: an initial, a masked address, one button. */
export function MemberGate({ token, person }: { token: string; person: Masked }) {
  const { t } = useTranslation('association-member')
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('title')}</h1>
      <p className="lead">{t('gate.lead', { initial: person.initial })}</p>
      <p>{t('gate.why')}</p>
      <SendCode token={token} contact={person.contact} />
    </div>
  )
}

type CodeProps = {
  token: string
  person: Masked
  /** What is wrong with the code that was sent, already in words. */
  error: string | undefined
  note: string | undefined
}

/** Where the code is typed. */
export function MemberCode({ token, person, error, note }: CodeProps) {
  const { t } = useTranslation('association-member')
  const { t: booking } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack private">
      <ErrorSummary items={error ? [{ id: 'code', message: error }] : []} />
      <h1>{booking('code.title')}</h1>
      {note && <Banner tone="warning">{note}</Banner>}
      <p>{t('code.lead', { contact: person.contact })}</p>
      <form method="post" action={useHref(paths.memberAccess(token))} className="form" noValidate>
        <Field id="code" label={booking('code.label')} hint={booking('code.hint')} error={error}>
          {(control) => (
            <TextInput {...control} name="code" width="12" numeric inputMode="numeric" autoComplete="one-time-code" />
          )}
        </Field>
        <Button block>{t('code.submit')}</Button>
      </form>
      <h2 className="aside__title">{t('code.none')}</h2>
      <SendCode token={token} contact={person.contact} again />
    </div>
  )
}
