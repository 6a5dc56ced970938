import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatList } from '#app/core/format/format.ts'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { BookingRules } from '#app/modules/booking/queries/booking-rules.server.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import { reminderChoices, waitlistNotices } from '../rules-form.ts'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useMinutes } from './visit-type-fields.tsx'

type RulesPageProps = { page: SchedulePage; rules: BookingRules; answer: FormAnswer | undefined }

/** What a provider wants of the waitlist, the reminders and missed visits at a facility. */
export function RulesPage({ page, rules, answer }: RulesPageProps) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const minutes = useMinutes()
  const { providerFacility } = page
  const sent = answer?.submission.initialValue
  const isOn = (name: string, stands: boolean) => (sent ? sent[name] === 'on' : stands)
  const reminders = sent ? [sent.reminders ?? []].flat().map(String) : rules.reminders
  const notice = String(sent?.notice ?? rules.waitlistNoticeMinutes)
  const notices = [...new Set([...waitlistNotices.map(String), String(rules.waitlistNoticeMinutes)])]
  const action = useHref(paths.schedulePart(providerFacility.id, 'rules'))
  const present = [
    t(rules.isWaitlistOpen ? 'rules.waitlistOn' : 'rules.waitlistOff'),
    ...rules.reminders.map((kind) => t(`rules.reminders.${kind}`)),
    t(rules.marksNoShow ? 'rules.noShowOn' : 'rules.noShowOff'),
  ]
  return (
    <ScheduleFrame page={page} tab="rules">
      <Card className="sched__card sched__pad">
        <form method="post" action={action} className="form sched__form" noValidate>
          {answer?.isStale && (
            <StaleNotice>
              <p>{formatList(present, locale, 'clauses')}</p>
            </StaleNotice>
          )}
          <input type="hidden" name="version" value={rules.version} />
          <fieldset disabled={!providerFacility.canEdit} className="form">
            <legend className="vh">{page.title}</legend>
            <Fieldset id="waitlist-rules" legend={t('rules.waitlist')}>
              <Checkbox name="waitlist" value="on" defaultChecked={isOn('waitlist', rules.isWaitlistOpen)}>
                {t('rules.waitlistOpen')}
              </Checkbox>
            </Fieldset>
            <Field id="notice" label={t('rules.notice')} hint={t('rules.noticeHint')}>
              {(control) => (
                <Select
                  {...control}
                  name="notice"
                  defaultValue={notice}
                  options={notices.map((value) => ({ value, label: minutes(Number(value)) }))}
                />
              )}
            </Field>
            <Fieldset id="reminders" legend={t('rules.reminder')} hint={t('rules.reminderHint')}>
              {reminderChoices.map((kind) => (
                <Checkbox key={kind} name="reminders" value={kind} defaultChecked={reminders.includes(kind)}>
                  {t(`rules.reminders.${kind}`)}
                </Checkbox>
              ))}
            </Fieldset>
            <Fieldset id="missed" legend={t('rules.missed')}>
              <Checkbox name="noShow" value="on" defaultChecked={isOn('noShow', rules.marksNoShow)}>
                {t('rules.noShow')}
              </Checkbox>
            </Fieldset>
            {providerFacility.canEdit && (
              <div className="row">
                <Button>{t('save')}</Button>
              </div>
            )}
          </fieldset>
        </form>
      </Card>
    </ScheduleFrame>
  )
}
