import { useProblem } from '#app/ui/forms/use-problem.ts'
import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { QuestionDialogs } from '#app/modules/geo/address/components/question-dialogs.tsx'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { policyLinks, TermsField } from '#app/modules/accounts/components/terms-field.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { addressFieldNames, useAssistedForm } from '#app/modules/practice/facilities/components/address-inputs.tsx'
import type { AddressQuestion } from '#app/modules/practice/facilities/settle-address.server.ts'
import type { RegisterPage } from '../queries/register-page.server.ts'
import { RegisterHead } from './npi-form.tsx'
import { PracticeFields } from './practice-fields.tsx'

export type RegisterValues = Record<
  | 'firstName'
  | 'lastName'
  | 'nameZh'
  | 'email'
  | 'phone'
  | 'password'
  | 'evidence'
  | 'terms'
  | 'website'
  | 'specialty'
  | 'clinicName'
  | (typeof addressFieldNames)[number],
  string
>

type RegisterFormProps = {
  page: Extract<RegisterPage, { step: 'account' }>
  answer: RegisterAnswer | undefined
  maps: MapsAccess | null
}

/** A form that came back, perhaps with a question about the address. */
export type RegisterAnswer = { result: SubmissionResult<string[]>; question: AddressQuestion | null }

function MatchCard({ page }: Pick<RegisterFormProps, 'page'>) {
  const { t } = useTranslation('practice')
  const { match } = page
  if (!match) return <Banner>{t('register.unknown', { npi: page.npi })}</Banner>
  return (
    <Card className="stack stack--sm">
      <p className="muted">{t('register.matched', { npi: page.npi })}</p>
      <p>
        <b>{match.name}</b> {match.other}
        {match.specialty && (
          <>
            <br />
            {match.specialty}
          </>
        )}
        {match.address && (
          <>
            <br />
            <Lang lang="en">{match.address}</Lang>
          </>
        )}
      </p>
      {match.isOwned && <p>{t('register.disputed')}</p>}
      <p>
        <Link to={paths.register()}>{t('register.notMe')}</Link>
      </p>
    </Card>
  )
}

type AccountFieldsProps = {
  fields: Record<'email' | 'phone' | 'password' | 'evidence', FormFieldMetadata>
  message: Message
}

/** How somebody is reached and known, and the field that only robots fill in. */
function AccountFields({ fields, message }: AccountFieldsProps) {
  const { t } = useTranslation('practice')
  return (
    <>
      <h2>{t('register.contact')}</h2>
      <FormField field={fields.email} label={t('register.email')} hint={t('register.emailHint')} message={message}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField field={fields.phone} label={t('register.phone')} hint={t('register.phoneHint')} message={message}>
        {(control) => <TextInput {...control} type="tel" width="12" numeric autoComplete="tel" />}
      </FormField>
      <FormField
        field={fields.password}
        label={t('register.password')}
        hint={t('register.passwordHint')}
        message={message}
      >
        {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
      </FormField>
      <FormField
        field={fields.evidence}
        label={t('register.evidence')}
        hint={t('register.evidenceHint')}
        message={message}
      >
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <div className="honeypot" aria-hidden="true">
        <Field id="website" label={t('register.website')}>
          {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
        </Field>
      </div>
    </>
  )
}

function Terms({ field, message }: { field: FormFieldMetadata; message: Message }) {
  const { t } = useTranslation('practice')
  return (
    <TermsField field={field} message={message} label={t('register.terms')}>
      <Trans t={t} i18nKey="register.readTerms" components={policyLinks} />
    </TermsField>
  )
}

/** The second step: the account, the practice when the directory does not have it, and how to check who it is. */
export function RegisterForm({ page, answer, maps }: RegisterFormProps) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  // Stable ids: the page is made anew on the server for every answer.
  const [form, fields] = useForm<RegisterValues>({
    id: 'register',
    lastResult: answer?.result,
    defaultValue: { firstName: page.firstName, lastName: page.lastName, nameZh: page.nameZh, state: 'NY' },
  })
  const person: FormFieldMetadata[] = [fields.firstName, fields.lastName, fields.nameZh]
  const reach = [fields.email, fields.phone, fields.password, fields.evidence, fields.terms]
  const items = [
    ...errorItems([...person, fields.specialty, fields.clinicName], message),
    ...errorItems(
      addressFieldNames.map((name) => fields[name]),
      useProblem('address'),
    ),
    ...errorItems(reach, message),
  ]
  const assisted = useAssistedForm(maps)
  const formErrors = (form.errors ?? []).map((key) => ({ id: fields.firstName.id, message: message(key) }))
  return (
    <div className="wrap wrap--form stack">
      <RegisterHead step={1} />
      <DemoNotice isShown={page.match?.isDemo ?? false} />
      <ErrorSummary items={[...formErrors, ...items]} />
      <MatchCard page={page} />
      <form
        method="post"
        action={useHref(paths.register({ npi: page.npi }))}
        className="stack"
        noValidate
        {...(page.match ? {} : assisted)}
      >
        <h2>{t('register.you')}</h2>
        <FormField field={fields.firstName} label={t('register.firstName')} message={message}>
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </FormField>
        <FormField field={fields.lastName} label={t('register.lastName')} message={message}>
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </FormField>
        <FormField field={fields.nameZh} label={t('register.nameZh')} message={message} optional>
          {(control) => <TextInput {...control} width="12" />}
        </FormField>
        {!page.match && (
          <PracticeFields
            fields={fields}
            specialties={page.specialties}
            question={answer?.question ?? null}
            maps={maps}
            message={message}
          />
        )}
        <AccountFields fields={fields} message={message} />
        <Terms field={fields.terms} message={message} />
        <p className="row">
          <Button>{page.match ? t('register.submitClaim') : t('register.submitNew')}</Button>
          <Link to={paths.register()}>{t('register.back')}</Link>
        </p>
      </form>
      {!page.match && <QuestionDialogs />}
    </div>
  )
}
