import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatList } from '#app/core/format/format.ts'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { holidayNames } from '#app/modules/booking/holidays/holidays.ts'
import type { PackHoliday, PackName } from '../holiday-dates.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import { holidayChoices } from '../rules-form.ts'
import type { KeptHoliday } from '../schedule-change.ts'
import { dateWords } from '../wall-words.ts'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'

type HolidaysPageProps = {
  page: SchedulePage
  packs: { pack: PackName; holidays: PackHoliday[] }[]
  kept: KeptHoliday[]
  basis: string
  answer: FormAnswer | undefined
}

/** Which holidays a facility keeps, with their dates of the next twelve months. */
export function HolidaysPage({ page, packs, kept, basis, answer }: HolidaysPageProps) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { providerFacility, today } = page
  const action = useHref(paths.schedulePart(providerFacility.id, 'holidays'))
  const sent = answer?.submission.initialValue
  const stands = (code: string) => kept.find(({ holidayCode }) => holidayCode === code)?.part ?? 'open'
  const chosen = (code: string) => String(sent?.[code] ?? stands(code))
  const isEditable = providerFacility.canEdit && providerFacility.canEditFacility
  const summary = packs
    .flatMap(({ holidays }) => holidays)
    .filter(({ code }) => stands(code) !== 'open')
    .map(({ code }) => `${holidayNames[code][locale]} ${t(`holidays.choices.${stands(code)}`)}`)
  return (
    <ScheduleFrame page={page} tab="holidays">
      <p className="muted">{t('holidays.lead', { name: providerFacility.facilityName })}</p>
      {providerFacility.canEdit && !providerFacility.canEditFacility && (
        <Banner tone="info">{t('holidays.managerOnly')}</Banner>
      )}
      <form method="post" action={action} className="stack" noValidate>
        {answer?.isStale && (
          <StaleNotice>
            <p>{formatList(summary, locale, 'clauses') || t('holidays.noneKept')}</p>
          </StaleNotice>
        )}
        <input type="hidden" name="basis" value={basis} />
        {packs.map(({ pack, holidays }) => (
          <Card key={pack} as="section" className="sched__card" labelledBy={`pack-${pack}`}>
            <div className="sched__pad">
              <h2 id={`pack-${pack}`}>{t(`holidays.packs.${pack}.title`)}</h2>
              <p className="muted">{t(`holidays.packs.${pack}.lead`)}</p>
            </div>
            <ul className="sched__holidays">
              {holidays.map(({ code, dates }) => (
                <li key={code}>
                  <label htmlFor={code}>
                    <b>{holidayNames[code][locale]}</b>
                    <span className="t__second">
                      {formatList(
                        dates.map((date) => dateWords(date, locale, today)),
                        locale,
                        'dates',
                      ) || '—'}
                    </span>
                  </label>
                  {isEditable ? (
                    <Select
                      id={code}
                      name={code}
                      defaultValue={chosen(code)}
                      options={holidayChoices.map((value) => ({ value, label: t(`holidays.choices.${value}`) }))}
                    />
                  ) : (
                    <output id={code}>{t(`holidays.choices.${stands(code)}`)}</output>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        ))}
        <p className="muted">{t('holidays.others')}</p>
        {isEditable && (
          <div className="row">
            <Button>{t('save')}</Button>
          </div>
        )}
      </form>
    </ScheduleFrame>
  )
}
