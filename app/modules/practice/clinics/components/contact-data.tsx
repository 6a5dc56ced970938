import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { contactFields, type ContactField, nameFields } from '../contact-form.ts'
import type { FacilityContactPage } from '../queries/facility-contact.server.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'

const inputs: Readonly<Record<ContactField, { type: string; width: '12' | 'full'; autoComplete: string }>> = {
  phone: { type: 'tel', width: '12', autoComplete: 'tel' },
  email: { type: 'email', width: 'full', autoComplete: 'email' },
  wechat: { type: 'text', width: '12', autoComplete: 'off' },
}

type ContactDataProps = { contact: FacilityContactPage; lastResult: SubmissionResult<string[]> | undefined }

/** Changes what patients see of a facility: some at once, some after a review, as each field says. */
export function ContactData({ contact, lastResult }: ContactDataProps) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  const { slug, name, values, pending, savesAtOnce } = contact
  const names = contact.pendingNames ?? contact.names
  const value = (field: ContactField) => (pending[field] === undefined ? values[field] : pending[field]) ?? ''
  const [form, fields] = useForm<Record<ContactField | (typeof nameFields)[number], string>>({
    id: 'contact-data',
    lastResult,
    defaultValue: {
      ...{ nameEn: names.nameEn, nameHans: names.nameHans ?? '', nameHant: names.nameHant ?? '' },
      phone: value('phone') === '' ? '' : formatPhone(value('phone')),
      email: value('email'),
      wechat: value('wechat'),
    },
  })
  const items = errorItems(
    [...nameFields, ...contactFields].map((field) => fields[field]),
    message,
  )
  const formErrors = (form.errors ?? []).map((key) => ({ id: fields.nameEn.id, message: message(key) }))
  const hint = (field: ContactField) =>
    pending[field] !== undefined
      ? t('clinic.hintPending')
      : savesAtOnce.includes(field)
        ? t('clinic.hintAtOnce')
        : t('clinic.hintReviewed')
  return (
    <>
      <p>
        <Link to={paths.clinicAt(slug)}>{t('clinic.back')}</Link>
      </p>
      <PageHead title={t('clinic.contactTitle')} lead={name} />
      <PanelCard id="data" title={t('clinic.contactCard')}>
        <form method="post" action={useHref(paths.clinicContact(slug))} className="card__body stack" noValidate>
          <ErrorSummary items={[...formErrors, ...items]} />
          <input type="hidden" name="asksNames" value="yes" />
          {nameFields.map((field) => (
            <FormField
              key={field}
              field={fields[field]}
              label={t(`clinic.fields.${field}`)}
              hint={t(contact.pendingNames ? 'clinic.hintPending' : 'clinic.hintReviewed')}
              message={message}
              optional={field !== 'nameEn'}
            >
              {(control) => <TextInput {...control} type="text" width="full" autoComplete="off" />}
            </FormField>
          ))}
          {contactFields.map((field) => (
            <FormField
              key={field}
              field={fields[field]}
              label={t(`clinic.fields.${field}`)}
              hint={hint(field)}
              message={message}
              optional={field !== 'phone'}
            >
              {(control) => <TextInput {...control} {...inputs[field]} />}
            </FormField>
          ))}
          <p>
            <Button>{t('profile.save')}</Button>
          </p>
        </form>
      </PanelCard>
    </>
  )
}
