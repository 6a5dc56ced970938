import { useForm } from '@conform-to/react'
import { Button } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { ErrorSummary } from './error-summary.tsx'
import { errorItems, FormField } from './form-field.tsx'
import { PhoneInput } from './phone-input.tsx'
import { TextInput } from './text-input.tsx'

function ConformForm() {
  const { form: words } = useSampleWords()
  const [form, fields] = useForm<{ name: string; phone: string }>({
    id: 'conform',
    lastResult: { status: 'error', initialValue: { phone: '(917) 555-012' }, error: { phone: ['phoneError'] } },
  })
  const message = () => words.phoneError
  return (
    <form id={form.id} className="form" method="post" noValidate>
      <ErrorSummary id="conform-errors" items={errorItems([fields.name, fields.phone], message)} />
      <FormField field={fields.name} label={words.englishName} message={message} hint={words.englishHint}>
        {(control) => <TextInput {...control} lang="en" />}
      </FormField>
      <FormField field={fields.phone} label={words.phone} message={message}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <Button>{words.submit}</Button>
    </form>
  )
}

export const examples: readonly Example[] = [{ title: 'conform', render: () => <ConformForm /> }]
