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
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { contactFields, type ContactField } from '../contact-form.ts'
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
  const { t } = useTranslation('dashboard')
  const message = useProblem('practice')
  const { slug, name, facilities, values, pending, savesAtOnce } = contact
  const value = (field: ContactField) => (pending[field] === undefined ? values[field] : pending[field]) ?? ''
  const [form, fields] = useForm<Record<ContactField, string>>({
    id: 'contact-data',
    lastResult,
    defaultValue: {
      phone: value('phone') === '' ? '' : formatPhone(value('phone')),
      email: value('email'),
      wechat: value('wechat'),
    },
  })
  const items = errorItems(
    contactFields.map((field) => fields[field]),
    message,
  )
  const formErrors = (form.errors ?? []).map((key) => ({ id: fields.phone.id, message: message(key) }))
  const hint = (field: ContactField) =>
    pending[field] !== undefined
      ? t('contact.hintPending')
      : savesAtOnce.includes(field)
        ? t('contact.hintAtOnce')
        : t('contact.hintReviewed')
  return (
    <>
      <p>
        <Link to={paths.officeContact()}>{t('contact.back')}</Link>
      </p>
      <PageHead title={t('contact.public')} lead={name} />
      {facilities.length > 1 && (
        <Tabs
          label={t('contact.facility')}
          tabs={facilities.map((facility) => ({
            to: paths.officeContactData({ place: facility.slug }),
            label: facility.name,
            current: facility.slug === slug,
          }))}
        />
      )}
      <PanelCard id="data" title={t('contact.dataTitle')}>
        <form
          method="post"
          action={useHref(paths.officeContactData({ place: slug }))}
          className="card__body stack"
          noValidate
        >
          <ErrorSummary items={[...formErrors, ...items]} />
          {contactFields.map((field) => (
            <FormField
              key={field}
              field={fields[field]}
              label={t(`contact.fields.${field}`)}
              hint={hint(field)}
              message={message}
              optional={field !== 'phone'}
            >
              {(control) => <TextInput {...control} {...inputs[field]} />}
            </FormField>
          ))}
          <Button>{t('contact.save')}</Button>
        </form>
      </PanelCard>
    </>
  )
}
