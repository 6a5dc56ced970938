import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { PlacePage } from '../pages/place-page.server.ts'
import type { VisitTypeRow } from '../schedule-change.ts'
import { alignChoices, approvals, modes, newPatientChoices, noticeChoices, resourceKinds } from '../visit-type-form.ts'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import {
  freshVisitType,
  localeFields,
  storedVisitType,
  type VisitTypeFieldName,
  visitTypeFieldNames,
} from './visit-type-values.ts'
import { ChoiceField, NumberField, useMinutes } from './visit-type-fields.tsx'

type VisitTypePageProps = {
  page: PlacePage
  /** Null is new. */
  visitType: VisitTypeRow | null
  id: string
  basis: string
  /** Kinds of which the facility has at least one. */
  ownedKinds: string[]
  answer: FormAnswer | undefined
}

/** A kind of visit: its name in three languages, how long it takes, when and by whom it can be booked. */
export function VisitTypePage({ page, visitType, id, basis, ownedKinds, answer }: VisitTypePageProps) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const say = useProblem('schedule')
  const minutes = useMinutes()
  const { place } = page
  const sent = answer?.submission.initialValue
  const [form, fields] = useForm<Record<VisitTypeFieldName, string | undefined>>({
    id: 'visit-type',
    lastResult: answer?.submission,
    defaultValue: visitType ? storedVisitType(visitType) : freshVisitType,
  })
  const isOn = (name: 'sharesBuffers' | 'isSensitive' | 'isActive', whenNew: boolean) =>
    sent ? sent[name] === 'on' : (visitType?.[name] ?? whenNew)
  const kinds = sent ? [sent.resourceKinds ?? []].flat().map(String) : (visitType?.resourceKinds ?? [])
  const action = useHref(paths.scheduleVisitType(place.id, visitType?.id ?? 'new'))
  const number = { message: say }
  return (
    <ScheduleFrame
      page={page}
      tab="visitTypes"
      backTo={{ to: paths.schedulePart(place.id, 'visit-types'), label: t('back.visitTypes') }}
    >
      <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
        <ErrorSummary
          items={errorItems(
            visitTypeFieldNames.map((name) => fields[name]),
            say,
          )}
        />
        {answer?.isStale && (
          <StaleNotice>
            <p>
              {visitType
                ? `${visitType.name[locale]} · ${t('minutes', { count: visitType.minutes })} · ${t(visitType.isActive ? 'visitTypes.active' : 'visitTypes.inactive')}`
                : t('stale.gone')}
            </p>
          </StaleNotice>
        )}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="basis" value={basis} />
        <Fieldset id="names" legend={t('visitType.names')} hint={t('visitType.namesHint')}>
          <div className="sched__trio">
            {localeFields.map(([field, lang]) => (
              <FormField key={field} field={fields[`name${field}`]} label={t(`languages.${field}`)} message={say}>
                {(control) => <TextInput {...control} lang={lang} maxLength={60} />}
              </FormField>
            ))}
          </div>
        </Fieldset>
        <Fieldset id="length" legend={t('visitType.time')}>
          <div className="sched__trio">
            <NumberField
              {...number}
              field={fields.minutes}
              label={t('visitType.minutes')}
              hint={t('visitType.minutesHint')}
            />
            <NumberField {...number} field={fields.bufferBefore} label={t('visitType.bufferBefore')} />
            <NumberField {...number} field={fields.bufferAfter} label={t('visitType.bufferAfter')} />
          </div>
          <Checkbox name="sharesBuffers" defaultChecked={isOn('sharesBuffers', false)} value="on">
            {t('visitType.sharesBuffers')}
          </Checkbox>
        </Fieldset>
        <Fieldset id="when" legend={t('visitType.when')}>
          <div className="sched__trio">
            <ChoiceField
              {...number}
              field={fields.alignMinutes}
              label={t('visitType.align')}
              choices={alignChoices.map(String)}
              words={(value) => t('visitType.everyMinutes', { count: Number(value) })}
            />
            <ChoiceField
              {...number}
              field={fields.leadMinutes}
              label={t('visitType.lead')}
              choices={noticeChoices.map(String)}
              words={(value) => minutes(Number(value))}
            />
            <NumberField
              {...number}
              field={fields.horizonDays}
              label={t('visitType.horizon')}
              hint={t('visitType.horizonHint')}
            />
          </div>
        </Fieldset>
        <Fieldset id="who" legend={t('visitType.who')}>
          <div className="sched__trio">
            <ChoiceField
              {...number}
              field={fields.mode}
              label={t('visitType.mode')}
              choices={modes}
              words={(value) => t(`modes.${value}`)}
            />
            <ChoiceField
              {...number}
              field={fields.newPatients}
              label={t('visitType.newPatients')}
              choices={newPatientChoices}
              words={(value) => t(`newPatients.${value}`)}
            />
            <ChoiceField
              {...number}
              field={fields.approval}
              label={t('visitType.approval')}
              choices={approvals}
              words={(value) => t(`approvals.${value}`)}
            />
          </div>
          <div className="sched__trio">
            <NumberField
              {...number}
              field={fields.capacity}
              label={t('visitType.capacity')}
              hint={t('visitType.capacityHint')}
            />
            <NumberField {...number} field={fields.dailyCap} label={t('visitType.dailyCap')} optional />
          </div>
        </Fieldset>
        <Fieldset id="limits" legend={t('visitType.limits')}>
          <div className="sched__trio">
            <ChoiceField
              {...number}
              field={fields.cancelNoticeMinutes}
              label={t('visitType.cancelNotice')}
              choices={noticeChoices.map(String)}
              words={(value) => minutes(Number(value))}
            />
            <ChoiceField
              {...number}
              field={fields.rescheduleNoticeMinutes}
              label={t('visitType.rescheduleNotice')}
              choices={noticeChoices.map(String)}
              words={(value) => minutes(Number(value))}
            />
            <NumberField {...number} field={fields.maxReschedules} label={t('visitType.maxReschedules')} />
          </div>
        </Fieldset>
        <FormField
          field={fields.price}
          label={t('visitType.price')}
          hint={t('visitType.priceHint')}
          message={say}
          optional
        >
          {(control) => <TextInput {...control} inputMode="decimal" width="4" numeric />}
        </FormField>
        <Fieldset
          id="instructions"
          legend={t('visitType.instructions')}
          hint={t('visitType.instructionsHint')}
          optional
        >
          <div className="sched__trio">
            {localeFields.map(([field, lang]) => (
              <FormField
                key={field}
                field={fields[`instructions${field}`]}
                label={t(`languages.${field}`)}
                message={say}
              >
                {(control) => <TextArea {...control} lang={lang} rows={4} maxLength={500} />}
              </FormField>
            ))}
          </div>
        </Fieldset>
        <Fieldset id="resources" legend={t('visitType.resources')} hint={t('visitType.resourcesHint')} optional>
          {resourceKinds.map((kind) => (
            <Checkbox key={kind} name="resourceKinds" value={kind} defaultChecked={kinds.includes(kind)}>
              {t(`resourceKinds.${kind}`)}
            </Checkbox>
          ))}
        </Fieldset>
        {visitType && visitType.resourceKinds.some((kind) => !ownedKinds.includes(kind)) && (
          <Banner tone="warning">{t('visitType.noResource')}</Banner>
        )}
        <Fieldset id="state" legend={t('visitType.state')}>
          <Checkbox name="isSensitive" defaultChecked={isOn('isSensitive', false)} value="on">
            {t('visitType.sensitive')}
          </Checkbox>
          <Checkbox name="isActive" defaultChecked={isOn('isActive', true)} value="on">
            {t('visitType.active')}
          </Checkbox>
        </Fieldset>
        <NumberField {...number} field={fields.sort} label={t('visitType.sort')} hint={t('visitType.sortHint')} />
        {visitType && (
          <p className="muted">
            {t('visitType.code')} <Lang lang="en">{visitType.code}</Lang>
          </p>
        )}
        <div className="row">
          <Button>{t('save')}</Button>
        </div>
      </form>
    </ScheduleFrame>
  )
}
