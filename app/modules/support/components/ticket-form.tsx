import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { writerKinds } from '../forms.ts'

type Reply = SubmissionResult<string[]> | undefined

/** A new question to customer service. */
export function TicketForm({ lastResult }: { lastResult: Reply }) {
  const { t } = useTranslation('dashboard')
  const [form, fields] = useForm<{ kind: string; subject: string; body: string }>({ id: 'ticket', lastResult })
  const message = (key: string) => t(key as 'contact.errors.body')
  const items = errorItems([fields.kind, fields.subject, fields.body], message)
  const formErrors = (form.errors ?? []).map((key) => ({ id: fields.kind.id, message: message(key) }))
  return (
    <form method="post" action={useHref(paths.officeContact())} className="card__body stack" noValidate>
      <ErrorSummary items={[...formErrors, ...items]} />
      <FormField field={fields.kind} label={t('contact.kind')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('contact.choose') },
              ...writerKinds.map((kind) => ({ value: kind, label: t(`contact.kinds.${kind}`) })),
            ]}
          />
        )}
      </FormField>
      <FormField field={fields.subject} label={t('contact.subject')} message={message}>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField field={fields.body} label={t('contact.body')} hint={t('contact.bodyHint')} message={message}>
        {(control) => <TextArea {...control} rows={5} />}
      </FormField>
      <Button>{t('contact.send')}</Button>
    </form>
  )
}

/** A further turn of a ticket. */
export function ReplyForm({ reference, lastResult }: { reference: string; lastResult: Reply }) {
  const { t } = useTranslation('dashboard')
  const [form, fields] = useForm<{ body: string }>({ id: 'reply', lastResult })
  const message = (key: string) => t(key as 'contact.errors.body')
  const formErrors = (form.errors ?? []).map((key) => ({ id: fields.body.id, message: message(key) }))
  return (
    <form method="post" action={useHref(paths.officeTicket(reference))} className="card__body stack" noValidate>
      <ErrorSummary items={[...formErrors, ...errorItems([fields.body], message)]} />
      <FormField field={fields.body} label={t('contact.reply')} message={message}>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <Button>{t('contact.sendReply')}</Button>
    </form>
  )
}
