import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { policyLinks, TermsField } from '#app/modules/accounts/components/terms-field.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { InvitedAnswer } from '../pages/invitation-answer.server.ts'
import type { OpenInvitation } from './invitation-page.tsx'

type InvitedFormProps = { page: OpenInvitation; answer: InvitedAnswer | undefined }

const names = ['firstName', 'lastName', 'password', 'terms'] as const

type Fields = Record<(typeof names)[number], FormFieldMetadata>

function Terms({ field, message }: { field: FormFieldMetadata; message: Message }) {
  const { t } = useTranslation('association')
  return (
    <TermsField field={field} message={message} label={t('signup.terms')}>
      <Trans t={t} i18nKey="signup.readTerms" components={policyLinks} />
    </TermsField>
  )
}

function AccountFields({ page, fields, message }: { page: OpenInvitation; fields: Fields; message: Message }) {
  const { t } = useTranslation(['association-access', 'association'])
  return (
    <>
      <Field id="account-email" label={t('association:fields.email')} hint={t('register.emailHint')}>
        {(control) => (
          <TextInput {...control} name="username" type="email" value={page.email} autoComplete="username" readOnly />
        )}
      </Field>
      <FormField field={fields.firstName} label={t('association:signup.firstName')} message={message}>
        {(control) => <TextInput {...control} autoComplete="given-name" />}
      </FormField>
      <FormField field={fields.lastName} label={t('association:signup.lastName')} message={message}>
        {(control) => <TextInput {...control} autoComplete="family-name" />}
      </FormField>
      <FormField
        field={fields.password}
        label={t('association:signup.password')}
        hint={t('association:signup.passwordHint')}
        message={message}
      >
        {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
      </FormField>
      <Terms field={fields.terms} message={message} />
    </>
  )
}

/** Ways in for somebody with an account, and for an officer who wants none. */
function OtherWays({ page: { token, role } }: Pick<InvitedFormProps, 'page'>) {
  const { t } = useTranslation('association-access')
  const next = paths.associationInvitation(token)
  const action = useHref(next)
  return (
    <>
      {role === 'officer' && (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="officer" />
          <Button block>{t('register.without')}</Button>
        </form>
      )}
      <h2>{t('register.known')}</h2>
      <p className="row">
        <ButtonLink variant="line" to={paths.associationLogin({ next })}>
          {t('register.signIn')}
        </ButtonLink>
        <ButtonLink variant="line" to={paths.login({ next })}>
          {t('register.signInDoctor')}
        </ButtonLink>
      </p>
    </>
  )
}

/** Opens the account of somebody invited; the address is the invitation's and stays it. */
export function InvitedForm({ page, answer }: InvitedFormProps) {
  const { t } = useTranslation('association-access')
  const message = useProblem('association-access')
  const [, all] = useForm<Record<keyof Fields, string>>({ id: 'invited', lastResult: answer?.submission })
  const fields = all as unknown as Fields
  const items = errorItems(
    names.map((name) => fields[name]),
    message,
  )
  const action = useHref(paths.associationInvitation(page.token))
  return (
    <>
      <OtherWays page={page} />
      <h2>{t('register.title')}</h2>
      <ErrorSummary items={items} />
      {answer?.problem && <Banner tone="warning">{t(`invitation.problem.${answer.problem}`)}</Banner>}
      <form method="post" action={action} className="form" noValidate>
        <input type="hidden" name="intent" value="register" />
        <AccountFields page={page} fields={fields} message={message} />
        <p>
          <Button variant={page.role === 'officer' ? 'line' : 'primary'}>{t('register.submit')}</Button>
        </p>
      </form>
    </>
  )
}
