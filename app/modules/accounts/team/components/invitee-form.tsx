import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { policyLinks, TermsField } from '#app/modules/accounts/components/terms-field.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { InviteeAnswer } from '../pages/invitee-page.server.ts'
import type { Invitation } from '../queries/find-invite.server.ts'

type InviteeFormProps = {
  token: string
  invitation: Invitation
  /** What a clinician may be; null for everybody else. */
  specialties: readonly { id: string; name: string }[] | null
  answer: InviteeAnswer | undefined
}

type Values = Record<'firstName' | 'lastName' | 'nameZh' | 'npi' | 'specialty' | 'password' | 'terms', string>

const passwordFaults = ['MISSING_NEW_PASSWORD', 'WEAK_PASSWORD', 'COMMON_PASSWORD', 'LONG_PASSWORD'] as const

/** The account of an invitee. The e-mail address is the invite's and stays it; a clinician also says NPI and specialty. */
export function InviteeForm({ token, invitation, specialties, answer }: InviteeFormProps) {
  const { t } = useTranslation('accounts')
  const { t: say } = useTranslation('dashboard')
  const sayProblem = useProblem('accounts')
  const locale = useLocale()
  const [, fields] = useForm<Values>({ id: 'invitee', lastResult: answer?.submission })
  const message = (key: string) => {
    const fault = passwordFaults.find((each) => each === key)
    return fault ? t(`backend.${fault}`) : sayProblem(`invite.errors.${key}`)
  }
  const { firstName, lastName, nameZh, npi, specialty, password, terms } = fields
  const ofClinician = specialties ? [npi, specialty] : []
  const items = errorItems([firstName, lastName, nameZh, ...ofClinician, password, terms], message)
  return (
    <div className="wrap wrap--form stack invite">
      <ErrorSummary items={items} />
      <div>
        <h1>{t('invite.register.title')}</h1>
        <p className="muted">
          {t('invite.register.lead', {
            facilities: formatList(invitation.facilities, locale),
            role: say(`menu.roles.${invitation.role}`),
          })}
        </p>
      </div>
      {answer?.problem && <Banner tone="warning">{t(`invite.errors.${answer.problem}`)}</Banner>}
      <form method="post" action={useHref(paths.invitePart(token, 'register'))} className="form" noValidate>
        <Field id="email" label={t('invite.register.email')} hint={t('invite.register.emailHint')}>
          {(control) => (
            <TextInput
              {...control}
              name="username"
              type="email"
              value={invitation.email}
              autoComplete="username"
              readOnly
            />
          )}
        </Field>
        <FormField field={firstName} label={t('invite.register.firstName')} message={message}>
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </FormField>
        <FormField field={lastName} label={t('invite.register.lastName')} message={message}>
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </FormField>
        <FormField field={nameZh} label={t('invite.register.nameZh')} message={message} optional>
          {(control) => <TextInput {...control} width="12" />}
        </FormField>
        {specialties && (
          <>
            <FormField field={npi} label="NPI" hint={t('invite.register.npiHint')} message={message}>
              {(control) => <TextInput {...control} width="12" numeric inputMode="numeric" autoComplete="off" />}
            </FormField>
            <FormField field={specialty} label={t('invite.register.specialty')} message={message}>
              {({ maxLength: _maxLength, ...control }) => (
                <Select
                  {...control}
                  options={[
                    { value: '', label: t('invite.register.choose') },
                    ...specialties.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
              )}
            </FormField>
          </>
        )}
        <FormField field={password} label={t('invite.register.password')} hint={t('password.hint')} message={message}>
          {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
        </FormField>
        <TermsField field={terms} message={message} label={t('invite.register.terms')}>
          <Trans t={t} i18nKey="invite.register.readTerms" components={policyLinks} />
        </TermsField>
        <p className="row">
          <Button>{t('invite.register.submit')}</Button>
          <Link to={paths.invite(token)}>{t('invite.register.back')}</Link>
        </p>
      </form>
    </div>
  )
}
