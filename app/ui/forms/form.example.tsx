import { Button } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Checkbox } from './checkbox.tsx'
import { DateOfBirth } from './date-of-birth.tsx'
import { datePartId } from './date-part.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Fieldset } from './fieldset.tsx'
import { PhoneInput } from './phone-input.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { TextArea, TextInput } from './text-input.tsx'

const birthNames = { year: 'birthYear', month: 'birthMonth', day: 'birthDay' }

function Form({ id, wrong }: { id: string; wrong: boolean }) {
  const { form } = useSampleWords()
  return (
    <form className="form" method="post" noValidate>
      {wrong && (
        <ErrorSummary
          id={`${id}-errors`}
          items={[
            { id: datePartId(`${id}-birth`, 'year'), message: form.birthError },
            { id: `${id}-phone`, message: form.phoneError },
          ]}
        />
      )}
      <Field id={`${id}-name`} label={form.chineseName} optional>
        {(control) => <TextInput {...control} name="chineseName" autoComplete="name" width="12" />}
      </Field>
      <Field id={`${id}-legal`} label={form.englishName} hint={form.englishHint}>
        {(control) => <TextInput {...control} name="legalName" lang="en" autoCapitalize="characters" />}
      </Field>
      <DateOfBirth
        id={`${id}-birth`}
        legend={form.birth}
        names={birthNames}
        defaultValues={{ month: '3', day: '27' }}
        error={wrong ? form.birthError : undefined}
        errorParts={['year']}
      />
      <Field id={`${id}-phone`} label={form.phone} hint={form.phoneHint} error={wrong ? form.phoneError : undefined}>
        {(control) => <PhoneInput {...control} name="phone" defaultValue="(917) 555-012" />}
      </Field>
      <Fieldset id={`${id}-reason`} legend={form.why}>
        <RadioCards
          id={`${id}-reason`}
          name="reason"
          defaultValue="first"
          options={[
            { value: 'first', label: form.first, help: form.firstHelp },
            { value: 'again', label: form.again, help: form.againHelp },
            { value: 'checkup', label: form.checkup },
          ]}
        />
      </Fieldset>
      <Field id={`${id}-plan`} label={form.insurance}>
        {(control) => (
          <Select
            {...control}
            name="plan"
            defaultValue="medicare"
            options={[
              {
                label: form.publicPlans,
                options: [
                  { value: 'medicaid', label: form.medicaid },
                  { value: 'medicare', label: form.medicare },
                ],
              },
              { value: 'self-pay', label: form.selfPay },
            ]}
          />
        )}
      </Field>
      <Field id={`${id}-note`} label={form.note} optional>
        {(control) => <TextArea {...control} name="note" rows={3} />}
      </Field>
      <Checkbox name="consent" value="yes">
        {form.consent}
      </Checkbox>
      <Button variant="book" block>
        {form.submit}
      </Button>
    </form>
  )
}

export const examples: readonly Example[] = [
  { title: 'plain', render: () => <Form id="plain" wrong={false} /> },
  { title: 'with-errors', render: () => <Form id="wrong" wrong /> },
]
