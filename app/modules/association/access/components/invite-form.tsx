import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { AccessProps } from './access-page.tsx'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'

type Fields = Record<'name' | 'email' | 'role' | 'language' | 'form', FormFieldMetadata>

function RoleChoice({ field }: { field: FormFieldMetadata }) {
  const { t } = useTranslation(['association-access', 'association-members'])
  const message = useProblem('association-access')
  return (
    <Fieldset id={field.id} legend={t('people.role')} error={fieldError(field, message)}>
      <RadioCards
        id={field.id}
        name={field.name}
        defaultValue={field.defaultValue}
        options={(['officer', 'admin'] as const).map((value) => ({
          ...{ value, label: t(`association-members:roles.${value}`), help: t(`invite.help.${value}`) },
        }))}
      />
    </Fieldset>
  )
}

type InviteFormProps = Pick<AccessProps, 'answer'> & {
  page: Pick<AccessProps['page'], 'association' | 'formKey' | 'locale'>
  /** Where the form is sent. */
  to: string
}

/** Invites an officer or an admin by e-mail. What a page says does not depend on who has an account. */
export function InviteForm({ page, answer, to }: InviteFormProps) {
  const { t } = useTranslation(['association-access', 'association-members'])
  const message = useProblem('association-access')
  const { association, formKey, locale } = page
  const [, own] = useForm({
    id: 'invite',
    lastResult: answer?.submission,
    defaultValue: { name: '', email: '', role: 'officer', language: locale, form: formKey },
  })
  const { name, email, role, language, form } = own as unknown as Fields
  const languages = locales.map((value) => ({ value, label: t(`association-members:locales.${value}`) }))
  return (
    <PanelCard id="new-invitation" title={t('invite.title')}>
      <form method="post" action={useHref(to)} className="card__body stack" noValidate>
        <ErrorSummary items={errorItems([name, email, role, language], message)} />
        <FormNotices answer={answer} />
        <input type="hidden" name="association" value={association} />
        <input type="hidden" name="form" value={form.defaultValue ?? formKey} />
        <FormField field={name} label={t('people.name')} message={message}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField field={email} label={t('invite.email')} hint={t('invite.emailHint')} message={message}>
          {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="off" />}
        </FormField>
        <RoleChoice field={role} />
        <FormField field={language} label={t('invite.language')} message={message}>
          {({ maxLength: _maxLength, ...control }) => <Select {...control} options={languages} />}
        </FormField>
        <p>
          <Button icon="mail">{t('invite.send')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
