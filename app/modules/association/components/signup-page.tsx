import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { policyLinks, TermsField } from '#app/modules/accounts/components/terms-field.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { FileField } from '../identity/components/file-step.tsx'
import { NameFields } from './name-fields.tsx'

const ofAssociation = ['nameHans', 'nameHant', 'nameEn', 'kind', 'evidence', 'proof'] as const
const ofPerson = ['firstName', 'lastName', 'email', 'phone', 'password', 'terms'] as const

type Name = (typeof ofAssociation)[number] | (typeof ofPerson)[number]
type PartProps = { fields: Record<Name, FormFieldMetadata>; message: Message }

function AssociationPart({ fields, message }: PartProps) {
  const { t } = useTranslation('association')
  const { t: identity } = useTranslation('association-identity')
  return (
    <>
      <h2>{t('signup.association')}</h2>
      <NameFields fields={fields} message={message} />
      <FormField field={fields.evidence} label={t('signup.evidence')} hint={t('signup.evidenceHint')} message={message}>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <FileField
        field={fields.proof}
        label={identity('proof.label')}
        hint={identity('proof.hint')}
        accept="application/pdf,image/jpeg,image/png"
        optional
      />
    </>
  )
}

function PersonPart({ fields, message }: PartProps) {
  const { t } = useTranslation('association')
  return (
    <>
      <h2>{t('signup.person')}</h2>
      <FormField field={fields.firstName} label={t('signup.firstName')} message={message}>
        {(control) => <TextInput {...control} autoComplete="given-name" />}
      </FormField>
      <FormField field={fields.lastName} label={t('signup.lastName')} message={message}>
        {(control) => <TextInput {...control} autoComplete="family-name" />}
      </FormField>
      <FormField field={fields.email} label={t('fields.email')} hint={t('signup.emailHint')} message={message}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField field={fields.phone} label={t('fields.phone')} message={message}>
        {(control) => <TextInput {...control} type="tel" width="12" numeric autoComplete="tel" />}
      </FormField>
      <FormField field={fields.password} label={t('signup.password')} hint={t('signup.passwordHint')} message={message}>
        {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
      </FormField>
      <div className="honeypot" aria-hidden="true">
        <Field id="website" label={t('signup.website')}>
          {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
        </Field>
      </div>
    </>
  )
}

function Terms({ field, message }: { field: FormFieldMetadata; message: Message }) {
  const { t } = useTranslation('association')
  return (
    <TermsField field={field} message={message} label={t('signup.terms')}>
      <Trans t={t} i18nKey="signup.readTerms" components={policyLinks} />
    </TermsField>
  )
}

/** What somebody reads who has sent the form, whether or not the address had an account. */
function Sent() {
  const { t } = useTranslation('association')
  return (
    <div className="wrap wrap--form stack association-form">
      <h1>{t('signup.sentTitle')}</h1>
      <p className="lead">{t('signup.sentMail')}</p>
      <p>{t('signup.sentNext')}</p>
      <p>
        <ButtonLink to={paths.associationLogin()}>{t('signup.signIn')}</ButtonLink>
      </p>
    </div>
  )
}

/** Registers an association with the account of whoever leads it. */
export function SignupPage({ isSent, result }: { isSent: boolean; result: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation('association')
  const message = useProblem('association')
  const fileMessage = useProblem('association-identity')
  const [form, all] = useForm<Record<Name, string>>({ id: 'signup', lastResult: result })
  const fields = all as PartProps['fields']
  const action = useHref(paths.associationSignup())
  if (isSent) return <Sent />
  const formErrors = (form.errors ?? []).map((key) => ({ id: fields.nameHans.id, message: message(key) }))
  const items = [...ofAssociation, ...ofPerson].flatMap((name) =>
    errorItems([fields[name]], name === 'proof' ? fileMessage : message),
  )
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb current={t('signup.title')} />
      <h1>{t('signup.title')}</h1>
      <p className="lead">{t('signup.lead')}</p>
      <ErrorSummary items={[...formErrors, ...items]} />
      <form method="post" action={action} encType="multipart/form-data" className="stack" noValidate>
        <AssociationPart fields={fields} message={message} />
        <PersonPart fields={fields} message={message} />
        <Terms field={fields.terms} message={message} />
        <p className="row">
          <Button>{t('signup.submit')}</Button>
          <Link to={paths.associationLogin()}>{t('signup.known')}</Link>
        </p>
      </form>
    </div>
  )
}
