import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, fieldError } from '#app/ui/forms/form-field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import type { VisitTypeRow } from '../schedule-change.ts'
import { ResourcesSection } from './resources-section.tsx'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { freshVisitType, storedVisitType, type VisitTypeFieldName, visitTypeFieldNames } from './visit-type-values.ts'
import { NumberField } from './visit-type-fields.tsx'
import {
  InstructionsSection,
  LengthSection,
  LimitsSection,
  NameSection,
  PriceField,
  StateSection,
  TimesSection,
  WhoSection,
} from './visit-type-sections.tsx'

type VisitTypePageProps = {
  page: SchedulePage
  /** Null is new. */
  visitType: VisitTypeRow | null
  id: string
  basis: string
  /** Kinds of which the facility has at least one. */
  ownedKinds: string[]
  answer: FormAnswer | undefined
}

/** What is stored now, where somebody else was quicker. */
function StoredVisitType({ visitType }: Pick<VisitTypePageProps, 'visitType'>) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  return (
    <StaleNotice>
      <p>
        {visitType
          ? `${visitType.name[locale]} · ${t('minutes', { count: visitType.minutes })} · ${t(visitType.isActive ? 'visitTypes.active' : 'visitTypes.inactive')}`
          : t('stale.gone')}
      </p>
    </StaleNotice>
  )
}

/** A kind of visit: its name in three languages, how long it takes, when and by whom it can be booked. */
export function VisitTypePage({ page, visitType, id, basis, ownedKinds, answer }: VisitTypePageProps) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const { providerFacility } = page
  const sent = answer?.submission.initialValue
  const [form, fields] = useForm<Record<VisitTypeFieldName | 'resourceKinds', string | undefined>>({
    id: 'visit-type',
    lastResult: answer?.submission,
    defaultValue: visitType ? storedVisitType(visitType) : freshVisitType,
  })
  const isOn = (name: 'sharesBuffers' | 'isSensitive' | 'isActive', whenNew: boolean) =>
    sent ? sent[name] === 'on' : (visitType?.[name] ?? whenNew)
  const kinds = sent ? [sent.resourceKinds ?? []].flat().map(String) : (visitType?.resourceKinds ?? [])
  const action = useHref(paths.scheduleVisitType(providerFacility.id, visitType?.id ?? 'new'))
  return (
    <ScheduleFrame
      page={page}
      tab="visitTypes"
      backTo={{ to: paths.schedulePart(providerFacility.id, 'visit-types'), label: t('back.visitTypes') }}
    >
      <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
        <ErrorSummary
          items={errorItems(
            [
              ...visitTypeFieldNames.map((name) => fields[name]),
              { id: 'resources', errors: fields.resourceKinds.errors },
            ],
            say,
          )}
        />
        {answer?.isStale && <StoredVisitType visitType={visitType} />}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="basis" value={basis} />
        <NameSection fields={fields} />
        <LengthSection fields={fields} sharesBuffers={isOn('sharesBuffers', false)} />
        <TimesSection fields={fields} />
        <WhoSection fields={fields} mayGroup={providerFacility.mayGroup} />
        <LimitsSection fields={fields} />
        <PriceField fields={fields} />
        <InstructionsSection fields={fields} />
        <ResourcesSection
          chosen={kinds}
          stored={visitType?.resourceKinds ?? []}
          owned={ownedKinds}
          providerFacility={providerFacility}
          error={fieldError(fields.resourceKinds, say)}
        />
        {visitType && visitType.resourceKinds.some((kind) => !ownedKinds.includes(kind)) && (
          <Banner tone="warning">{t('visitType.noResource')}</Banner>
        )}
        <StateSection isSensitive={isOn('isSensitive', false)} isActive={isOn('isActive', true)} />
        <NumberField message={say} field={fields.sort} label={t('visitType.sort')} hint={t('visitType.sortHint')} />
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
