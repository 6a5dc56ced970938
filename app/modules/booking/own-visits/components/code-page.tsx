import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

type CodePageProps = {
  token: string
  /** E.164. */
  phone: string
  /** What is wrong with the code that was sent, already in words. */
  error: string | undefined
}

/** Where the code is typed, the same whether one was sent or not, and what to do when none comes. */
export function CodePage({ token, phone, error }: CodePageProps) {
  const { t } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack private">
      <ErrorSummary items={error ? [{ id: 'code', message: error }] : []} />
      <h1>{t('code.title')}</h1>
      <p>{t('mine.sent')}</p>
      <form method="post" action={useHref(paths.myVisits(token))} className="form" noValidate>
        <Field id="code" label={t('code.label')} hint={t('code.hint')} error={error}>
          {(control) => (
            <TextInput {...control} name="code" width="12" numeric inputMode="numeric" autoComplete="one-time-code" />
          )}
        </Field>
        <Button block>{t('mine.see')}</Button>
      </form>
      <h2 className="aside__title sheet__send">{t('code.noCode')}</h2>
      <ul className="dots">
        <li>
          <Trans t={t} i18nKey="mine.help.check" components={{ again: <Link to={paths.myAppointments()} /> }} />
        </li>
        <li>{t('mine.help.family')}</li>
        <li>{t('mine.help.spam')}</li>
        <li>
          {t('mine.help.call')} <PhoneLink number={phone} className="call-link" />
        </li>
      </ul>
    </div>
  )
}
