import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { EndorsementsData } from '../pages/endorsements-page.server.ts'

const texts = { textHans: 'zh-Hans', textHant: 'zh-Hant', textEn: 'en' } as const
const names = ['textHans', 'textHant', 'textEn'] as const

type Fields = Record<'association' | 'form' | 'startsOn' | 'endsOn' | (typeof names)[number], FormFieldMetadata>

function TextFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('association-endorsements')
  const say = useProblem('association-endorsements')
  return names.map((name) => (
    <FormField
      key={name}
      field={fields[name]}
      label={t(`form.${name}`)}
      hint={name === 'textHans' ? t('form.textHint') : undefined}
      message={say}
    >
      {(control) => <TextArea {...control} rows={3} lang={texts[name]} />}
    </FormField>
  ))
}

function TermFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('association-endorsements')
  const say = useProblem('association-endorsements')
  return (
    <div className="pro-columns pro-columns--even">
      <FormField field={fields.startsOn} label={t('form.startsOn')} message={say}>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" />}
      </FormField>
      <FormField field={fields.endsOn} label={t('form.endsOn')} hint={t('form.endsOnHint')} message={say}>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" />}
      </FormField>
    </div>
  )
}

type EndorsementFormProps = {
  association: string
  draft: NonNullable<EndorsementsData['draft']>
  answer: FormAnswer | undefined
}

/** A new endorsement of a doctor, or a statement, in three languages and for some time. */
export function EndorsementForm({ association, draft, answer }: EndorsementFormProps) {
  const { t } = useTranslation('association-endorsements')
  const say = useProblem('association-endorsements')
  const { doctor, formKey, startsOn, endsOn } = draft
  const [form, own] = useForm({
    id: 'endorsement',
    lastResult: answer?.submission,
    defaultValue: { association, form: formKey, startsOn, endsOn },
  })
  const fields = own as unknown as Fields
  const action = useHref(paths.associationEndorsements({ new: doctor?.id ?? 'statement' }))
  const inOrder = [...names, 'startsOn' as const, 'endsOn' as const].map((name) => fields[name])
  return (
    <PanelCard id="new" title={doctor ? t('form.doctor', { name: doctor.name.main }) : t('form.statement')}>
      <form id={form.id} method="post" action={action} className="card__body stack" noValidate>
        <p>{t(doctor ? 'form.lead' : 'form.leadStatement')}</p>
        <FormNotices answer={answer} />
        {/* The doctor cannot be endorsed, which is no fault of a field. */}
        {fields.form.errors?.map((key) => (
          <Banner key={key} tone="warning">
            {say(key)}
          </Banner>
        ))}
        <ErrorSummary items={errorItems(inOrder, say)} />
        <input type="hidden" name="association" value={fields.association.defaultValue ?? association} />
        <input type="hidden" name="form" value={fields.form.defaultValue ?? formKey} />
        <input type="hidden" name="provider" value={doctor?.id ?? ''} />
        <TextFields fields={fields} />
        <TermFields fields={fields} />
        <p>
          <Button>{t(doctor ? 'form.propose' : 'form.publish')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
