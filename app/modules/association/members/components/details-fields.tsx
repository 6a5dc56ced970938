import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, readMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { MemberPageData } from '../pages/member-page.server.ts'

const names = ['name', 'otherName', 'email', 'number', 'locale', 'duesPaidUntil'] as const

type Given = Record<keyof MemberPageData['typed']['details'], Parameters<typeof readMetadata>[0]>

/** What an association writes of a member itself; the form around it says where it goes. */
export function DetailsFields({ fields }: { fields: Given }) {
  const { t } = useTranslation('association-members')
  const message = useProblem('association-members')
  const own = Object.fromEntries(names.map((name) => [name, readMetadata(fields[name])])) as Record<
    (typeof names)[number],
    ReturnType<typeof readMetadata>
  >
  return (
    <>
      <ErrorSummary items={errorItems(Object.values(own), message)} />
      <FormField field={own.name} label={t('columns.name')} message={message}>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField
        field={own.otherName}
        label={t('member.otherName')}
        hint={t('member.otherNameHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField field={own.email} label={t('columns.email')} message={message} optional>
        {(control) => <TextInput {...control} type="email" />}
      </FormField>
      <FormField field={own.number} label={t('columns.number')} message={message} optional>
        {(control) => <TextInput {...control} width="12" />}
      </FormField>
      <FormField field={own.locale} label={t('columns.language')} message={message}>
        {(control) => (
          <Select {...control} options={locales.map((value) => ({ value, label: t(`locales.${value}`) }))} />
        )}
      </FormField>
      <FormField
        field={own.duesPaidUntil}
        label={t('columns.paidUntil')}
        hint={t('member.paidHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} type="date" width="12" />}
      </FormField>
    </>
  )
}
