import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatMoney } from '#app/core/format/format.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field, FieldError } from '#app/ui/forms/field.tsx'
import { errorItems, fieldError, FormField, readMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import type { JoinPageData } from '../pages/join-page.server.ts'

type Page = Omit<JoinPageData, 'head'>
type JoinPageProps = { page: Page; answer: FormAnswer | undefined }

/** What somebody reads who has sent the form, whether or not the association knows the address. */
function Sent({ association }: Pick<Page, 'association'>) {
  const { t } = useTranslation('association-members')
  return (
    <div className="wrap wrap--form stack association-form">
      <h1>{t('join.sentTitle')}</h1>
      <p className="lead">{t('join.sent')}</p>
      <p>
        <ButtonLink variant="line" to={paths.association(association.slug)}>
          {t('join.back')}
        </ButtonLink>
      </p>
    </div>
  )
}

function JoinForm({ page: { association, locale }, answer }: JoinPageProps) {
  const { t } = useTranslation('association-members')
  const message = useProblem('association-members')
  const [, fields] = useForm<Record<'name' | 'email' | 'locale' | 'note' | 'consent', string>>({
    ...{ id: 'join', lastResult: answer?.submission, defaultValue: { locale } },
  })
  const [name, email, language, note, consent] = [
    ...[readMetadata(fields.name), readMetadata(fields.email), readMetadata(fields.locale)],
    ...[readMetadata(fields.note), readMetadata(fields.consent)],
  ] as const
  const consentError = fieldError(consent!, message)
  return (
    <>
      <ErrorSummary items={errorItems([name!, email!, language!, note!, consent!], message)} />
      <form method="post" action={useHref(paths.associationJoin(association.slug))} className="stack" noValidate>
        <FormField field={name!} label={t('join.name')} message={message}>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </FormField>
        <FormField field={email!} label={t('columns.email')} hint={t('join.emailHint')} message={message}>
          {(control) => <TextInput {...control} type="email" autoComplete="email" />}
        </FormField>
        <FormField field={language!} label={t('columns.language')} message={message}>
          {(control) => (
            <Select {...control} options={locales.map((value) => ({ value, label: t(`locales.${value}`) }))} />
          )}
        </FormField>
        <FormField field={note!} label={t('join.note')} hint={t('join.noteHint')} message={message} optional>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        <div className="honeypot" aria-hidden="true">
          <Field id="website" label={t('join.website')}>
            {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
          </Field>
        </div>
        <div className={consentError ? 'field--bad' : undefined}>
          {consentError && <FieldError id={`${consent!.id}-error`}>{consentError}</FieldError>}
          <Checkbox
            id={consent!.id}
            name="consent"
            value="on"
            defaultChecked={consent!.defaultValue === 'on'}
            aria-describedby={consentError ? `${consent!.id}-error` : undefined}
          >
            {t('join.consent', { name: association.name })}
          </Checkbox>
          <p className="muted">
            <Trans t={t} i18nKey="join.readPrivacy" components={{ privacy: <Link to={paths.policy('privacy')} /> }} />
          </p>
        </div>
        <p>
          <Button>{t('join.submit')}</Button>
        </p>
      </form>
    </>
  )
}

/** Asks an association to be taken in. */
export function JoinPage({ page, answer }: JoinPageProps) {
  const { t } = useTranslation('association-members')
  const { association, locale, isSent } = page
  const { slug, name, joinRule, duesCents } = association
  if (isSent) return <Sent association={association} />
  return (
    <div className="wrap wrap--form stack association-form">
      <p>
        <Link to={paths.association(slug)}>{name}</Link>
      </p>
      <h1>{t('join.title', { name })}</h1>
      <p className="lead">{joinRule === 'open' ? t('join.open') : t('join.approve')}</p>
      {duesCents > 0 && <p>{t('join.dues', { amount: formatMoney(duesCents, locale) })}</p>}
      <JoinForm page={page} answer={answer} />
    </div>
  )
}

type ConfirmationProps = { association: Page['association']; token: string; isOpen: boolean }

/** The page of the link that confirms an address. */
export function JoinConfirmation({ association: { slug, name }, token, isOpen }: ConfirmationProps) {
  const { t } = useTranslation('association-members')
  const action = useHref(paths.associationJoinConfirmation(slug, token))
  return (
    <div className="wrap wrap--form stack association-form">
      <h1>{t('join.confirmTitle', { name })}</h1>
      {isOpen ? (
        <form method="post" action={action} className="stack">
          <p className="lead">{t('join.confirmLead')}</p>
          <p>
            <Button>{t('join.confirm')}</Button>
          </p>
        </form>
      ) : (
        <>
          <p className="lead">{t('join.ended')}</p>
          <p>
            <ButtonLink to={paths.associationJoin(slug)}>{t('join.again')}</ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}
