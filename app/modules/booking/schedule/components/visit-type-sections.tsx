import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { alignChoices, approvalChoices, visitModes, newPatientChoices, noticeChoices } from '../visit-type-form.ts'
import { ChoiceField, NumberField, useMinutes } from './visit-type-fields.tsx'
import { localeFields, type VisitTypeFieldName } from './visit-type-values.ts'

type SectionProps = { fields: Record<VisitTypeFieldName, FormFieldMetadata> }

/** What it is called, in each language. */
export function NameSection({ fields }: SectionProps) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  return (
    <Fieldset id="names" legend={t('visitType.names')} hint={t('visitType.namesHint')}>
      <div className="sched__trio">
        {localeFields.map(([field, lang]) => (
          <FormField key={field} field={fields[`name${field}`]} label={t(`languages.${field}`)} message={message}>
            {(control) => <TextInput {...control} lang={lang} maxLength={60} />}
          </FormField>
        ))}
      </div>
    </Fieldset>
  )
}

/** How long it takes, with what is kept free around it. */
export function LengthSection({ fields, sharesBuffers }: SectionProps & { sharesBuffers: boolean }) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  return (
    <Fieldset id="length" legend={t('visitType.time')}>
      <div className="sched__trio">
        <NumberField
          message={message}
          field={fields.minutes}
          label={t('visitType.minutes')}
          hint={t('visitType.minutesHint')}
        />
        <NumberField message={message} field={fields.bufferBefore} label={t('visitType.bufferBefore')} />
        <NumberField message={message} field={fields.bufferAfter} label={t('visitType.bufferAfter')} />
      </div>
      <Checkbox name="sharesBuffers" defaultChecked={sharesBuffers} value="on">
        {t('visitType.sharesBuffers')}
      </Checkbox>
    </Fieldset>
  )
}

/** At which times it begins, and how near and how far ahead it can be booked. */
export function TimesSection({ fields }: SectionProps) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  const minutes = useMinutes()
  return (
    <Fieldset id="when" legend={t('visitType.when')}>
      <div className="sched__trio">
        <ChoiceField
          message={message}
          field={fields.alignMinutes}
          label={t('visitType.align')}
          choices={alignChoices.map(String)}
          words={(value) => t('visitType.everyMinutes', { count: Number(value) })}
        />
        <ChoiceField
          message={message}
          field={fields.leadMinutes}
          label={t('visitType.lead')}
          choices={noticeChoices.map(String)}
          words={(value) => minutes(Number(value))}
        />
        <NumberField
          message={message}
          field={fields.horizonDays}
          label={t('visitType.horizon')}
          hint={t('visitType.horizonHint')}
        />
      </div>
    </Fieldset>
  )
}

/** Who can book it, in which way, and how many. */
export function WhoSection({ fields, mayGroup }: SectionProps & { mayGroup: boolean }) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  return (
    <Fieldset id="who" legend={t('visitType.who')}>
      <div className="sched__trio">
        <ChoiceField
          message={message}
          field={fields.mode}
          label={t('visitType.mode')}
          choices={visitModes}
          words={(value) => t(`modes.${value}`)}
        />
        <ChoiceField
          message={message}
          field={fields.newPatients}
          label={t('visitType.newPatients')}
          choices={newPatientChoices}
          words={(value) => t(`newPatients.${value}`)}
        />
        <ChoiceField
          message={message}
          field={fields.approval}
          label={t('visitType.approval')}
          choices={approvalChoices}
          words={(value) => t(`approvals.${value}`)}
        />
      </div>
      <div className="sched__trio">
        {mayGroup ? (
          <NumberField
            message={message}
            field={fields.capacity}
            label={t('visitType.capacity')}
            hint={t('visitType.capacityHint')}
          />
        ) : (
          <input type="hidden" name={fields.capacity.name} value={fields.capacity.defaultValue ?? '1'} />
        )}
        <NumberField message={message} field={fields.dailyCap} label={t('visitType.dailyCap')} optional />
      </div>
      {!mayGroup && <LockedFeature feature="groups" />}
    </Fieldset>
  )
}

/** How late and how often patients may change it. */
export function LimitsSection({ fields }: SectionProps) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  const minutes = useMinutes()
  return (
    <Fieldset id="limits" legend={t('visitType.limits')}>
      <div className="sched__trio">
        <ChoiceField
          message={message}
          field={fields.cancelNoticeMinutes}
          label={t('visitType.cancelNotice')}
          choices={noticeChoices.map(String)}
          words={(value) => minutes(Number(value))}
        />
        <ChoiceField
          message={message}
          field={fields.rescheduleNoticeMinutes}
          label={t('visitType.rescheduleNotice')}
          choices={noticeChoices.map(String)}
          words={(value) => minutes(Number(value))}
        />
        <NumberField message={message} field={fields.maxReschedules} label={t('visitType.maxReschedules')} />
      </div>
    </Fieldset>
  )
}

/** What it costs where nothing is insured. */
export function PriceField({ fields }: SectionProps) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  return (
    <FormField
      field={fields.price}
      label={t('visitType.price')}
      hint={t('visitType.priceHint')}
      message={message}
      optional
    >
      {(control) => <TextInput {...control} inputMode="decimal" width="4" numeric />}
    </FormField>
  )
}

/** What patients are told beforehand, in each language. */
export function InstructionsSection({ fields }: SectionProps) {
  const { t } = useTranslation('schedule')
  const message = useProblem('schedule')
  return (
    <Fieldset id="instructions" legend={t('visitType.instructions')} hint={t('visitType.instructionsHint')} optional>
      <div className="sched__trio">
        {localeFields.map(([field, lang]) => (
          <FormField
            key={field}
            field={fields[`instructions${field}`]}
            label={t(`languages.${field}`)}
            message={message}
          >
            {(control) => <TextArea {...control} lang={lang} rows={4} maxLength={500} />}
          </FormField>
        ))}
      </div>
    </Fieldset>
  )
}

/** Whether messages keep quiet about it, and whether it is offered at all. */
export function StateSection({ isSensitive, isActive }: { isSensitive: boolean; isActive: boolean }) {
  const { t } = useTranslation('schedule')
  return (
    <Fieldset id="state" legend={t('visitType.state')}>
      <Checkbox name="isSensitive" defaultChecked={isSensitive} value="on">
        {t('visitType.sensitive')}
      </Checkbox>
      <Checkbox name="isActive" defaultChecked={isActive} value="on">
        {t('visitType.active')}
      </Checkbox>
    </Fieldset>
  )
}
