import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { AnnouncementData } from '../pages/announcement-page.server.ts'
import { AnnouncementPreviews } from './announcement-previews.tsx'
import { AnnouncementReport } from './announcement-report.tsx'
import { AnnouncementStatusTag } from './announcement-status-tag.tsx'
import { CountedWords } from './counted-words.tsx'
import { SegmentWords } from './segment-words.tsx'

type Page = Omit<AnnouncementData, 'head'>
type ManagedProps = { page: Page; answer: FormAnswer | undefined }

/** What somebody should know before it goes out. */
function Warnings({ page: { warnings, converted, missing, hasAddress, isMailed } }: { page: Page }) {
  const { t } = useTranslation('association-announcements')
  return (
    <>
      {isMailed && !hasAddress && (
        <Banner tone="warning">
          {t('managed.noAddress')} <Link to={paths.associationOnboarding()}>{t('managed.toProfile')}</Link>
        </Banner>
      )}
      {converted.length > 0 && <Banner tone="warning">{t('managed.converted')}</Banner>}
      {missing.length > 0 && (
        <Banner>
          {t('managed.missing', { languages: missing.map((each) => t(`languages.${each}`)).join(t('managed.and')) })}
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner tone="warning">
          <p>{t('managed.warnings')}</p>
          <ul>
            {warnings.map(({ kind, words, locale }) => (
              <li key={`${locale}${kind}${words}`}>
                {t(`warnings.${kind}`)} <b lang={locale}>{words}</b>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

type Name = 'when' | 'date' | 'time' | 'moved' | 'looked'

function Schedule({ page, answer }: ManagedProps) {
  const { t } = useTranslation('association-announcements')
  const message = useProblem('association-announcements')
  const action = useHref(paths.associationAnnouncement(page.announcement.id))
  const [, conforming] = useForm<Record<Name, string>>({
    id: 'schedule',
    lastResult: answer?.submission,
    defaultValue: { when: 'now', date: page.today, time: '10:00' },
  })
  const fields = conforming as unknown as Record<Name, FormFieldMetadata>
  const quiet = fieldError(fields.moved, message)
  return (
    <Card as="section" labelledBy="schedule" className="card__body stack">
      <h2 id="schedule">{t('managed.send')}</h2>
      {page.counted && <CountedWords counted={page.counted} isMailed={page.isMailed} />}
      {page.morning && page.isMailed && (
        <Banner>
          {t(page.announcement.channels === 'mail' ? 'managed.nightMail' : 'managed.night', page.morning)}
        </Banner>
      )}
      <form method="post" action={action} className="stack" noValidate>
        <input type="hidden" name="version" value={page.version} />
        <Fieldset id={fields.when.id} legend={t('managed.when')}>
          <RadioCards
            id={fields.when.id}
            name="when"
            defaultValue={fields.when.defaultValue}
            options={(['now', 'later'] as const).map((value) => ({ value, label: t(`managed.${value}`) }))}
          />
        </Fieldset>
        <FormField field={fields.date} label={t('managed.date')} message={message} optional>
          {(control) => <TextInput {...control} type="date" width="12" />}
        </FormField>
        <FormField
          field={fields.time}
          label={t('managed.time')}
          hint={t('managed.timeHint')}
          message={message}
          optional
        >
          {(control) => <TextInput {...control} type="time" width="12" />}
        </FormField>
        {quiet && (
          <Fieldset id={fields.moved.id} legend={t('managed.quiet')} error={quiet}>
            <Checkbox name="moved" value="yes">
              {t('managed.moved')}
            </Checkbox>
          </Fieldset>
        )}
        {page.warnings.length > 0 && (
          <Fieldset id={fields.looked.id} legend={t('managed.look')} error={fieldError(fields.looked, message)}>
            <Checkbox name="looked" value="yes">
              {t('managed.looked')}
            </Checkbox>
          </Fieldset>
        )}
        <div className="row">
          <Button name="intent" value="schedule">
            {t('managed.schedule')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function Steps({ page: { announcement, isMailed } }: { page: Page }) {
  const { t } = useTranslation('association-announcements')
  const { id, status } = announcement
  const action = useHref(paths.associationAnnouncement(id))
  const isBefore = status === 'draft' || status === 'scheduled'
  if (!isBefore) return null
  return (
    <form method="post" action={action} className="row">
      {status === 'draft' && (
        <ButtonLink variant="line" to={paths.associationAnnouncementForm(id)}>
          {t('managed.edit')}
        </ButtonLink>
      )}
      {isMailed && (
        <Button variant="line" name="intent" value="test">
          {t('managed.test')}
        </Button>
      )}
      <Button variant="danger" name="intent" value="cancel">
        {t(status === 'draft' ? 'managed.discard' : 'managed.cancel')}
      </Button>
    </form>
  )
}

/** An announcement: what it says to whom, when it goes out, and what became of it. */
export function ManagedAnnouncement({ page, answer }: ManagedProps) {
  const { t } = useTranslation('association-announcements')
  const { announcement, report } = page
  const { status, when, title, id } = announcement
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationAnnouncements()}>{t('managed.back')}</Link>
      </p>
      <PageHead title={title} actions={<AnnouncementStatusTag status={status} />} />
      <p>
        {t('managed.to')} <SegmentWords {...announcement} />
        {t('managed.dot')}
        {t(`channels.${announcement.channels}`)}
        {when && status !== 'draft' && (
          <>
            {t('managed.dot')}
            <span className="num">{t('when', when)}</span>
          </>
        )}
      </p>
      <Warnings page={page} />
      {report && <AnnouncementReport id={id} report={report} />}
      <Steps page={page} />
      <AnnouncementPreviews {...page} />
      {status === 'draft' && <Schedule page={page} answer={answer} />}
    </div>
  )
}
