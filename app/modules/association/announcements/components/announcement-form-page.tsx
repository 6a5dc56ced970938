import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, fieldError, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { announcementChoices } from '../announcement-choices.ts'
import type { AnnouncementFormData, CountedAnswer } from '../pages/announcement-form.server.ts'
import { CountedWords } from './counted-words.tsx'

const names = [
  ...(['titleHans', 'bodyHans', 'titleHant', 'bodyHant', 'titleEn', 'bodyEn'] as const),
  ...(['channels', 'segment', 'segmentStatus', 'event', 'named'] as const),
] as const

type Name = (typeof names)[number]
type Fields = Record<Name, FormFieldMetadata>
type PartProps = { fields: Fields; message: Message; page: Omit<AnnouncementFormData, 'head'> }

const languages = { Hans: 'zh-Hans', Hant: 'zh-Hant', En: 'en' } as const

function Texts({ fields, message, page: { converted } }: PartProps) {
  const { t } = useTranslation('association-announcements')
  return (
    <>
      <p className="hint">{t('form.textHint')}</p>
      {(['Hans', 'Hant', 'En'] as const).map((script) => (
        <div key={script} className="stack">
          {converted.includes(languages[script]) && <Banner tone="warning">{t('form.converted')}</Banner>}
          <FormField field={fields[`title${script}`]} label={t(`form.title${script}`)} message={message} optional>
            {(control) => <TextInput {...control} lang={languages[script]} />}
          </FormField>
          <FormField field={fields[`body${script}`]} label={t(`form.body${script}`)} message={message} optional>
            {(control) => <TextArea {...control} rows={6} lang={languages[script]} />}
          </FormField>
        </div>
      ))}
      {converted.length > 0 && (
        <Checkbox name="read" value="yes">
          {t('form.read')}
        </Checkbox>
      )}
    </>
  )
}

function Segment({ fields, message, page }: PartProps) {
  const { t } = useTranslation('association-announcements')
  const { segment } = fields
  const none = { value: '', label: t('form.none') }
  return (
    <>
      <Fieldset id={segment.id} legend={t('form.segment')} error={fieldError(segment, message)}>
        <RadioCards
          id={segment.id}
          name={segment.name}
          defaultValue={segment.defaultValue}
          options={announcementChoices.segments.map((value) => ({ value, label: t(`segments.${value}`) }))}
        />
      </Fieldset>
      <FormField field={fields.segmentStatus} label={t('form.segmentStatus')} message={message} optional>
        {({ maxLength: _, ...control }) => (
          <Select
            {...control}
            options={announcementChoices.statuses.map((value) => ({ value, label: t(`segmentStatus.${value}`) }))}
          />
        )}
      </FormField>
      <FormField field={fields.event} label={t('form.event')} message={message} optional>
        {({ maxLength: _, ...control }) => <Select {...control} options={[none, ...page.events]} />}
      </FormField>
      <FormField field={fields.named} label={t('form.named')} hint={t('form.namedHint')} message={message} optional>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
    </>
  )
}

function Channels({ fields: { channels }, message }: Pick<PartProps, 'fields' | 'message'>) {
  const { t } = useTranslation('association-announcements')
  return (
    <Fieldset id={channels.id} legend={t('form.channels')} error={fieldError(channels, message)}>
      <RadioCards
        id={channels.id}
        name={channels.name}
        defaultValue={channels.defaultValue}
        options={announcementChoices.channels.map((value) => ({
          value,
          label: t(`channels.${value}`),
          help: t(`channelsHelp.${value}`),
        }))}
      />
    </Fieldset>
  )
}

type FormPageProps = { page: Omit<AnnouncementFormData, 'head'>; answer: CountedAnswer | undefined }

/** The form of an announcement: its texts, whom it reaches, and how. */
export function AnnouncementFormPage({ page, answer }: FormPageProps) {
  const { t } = useTranslation('association-announcements')
  const message = useProblem('association-announcements')
  const [, conforming] = useForm<Record<Name, string>>({
    id: 'announcement',
    lastResult: answer?.submission,
    defaultValue: page.typed,
  })
  const fields = conforming as unknown as Fields
  const action = useHref(page.id ? paths.associationAnnouncementForm(page.id) : paths.associationNewAnnouncement())
  const items = errorItems(
    names.map((name) => fields[name]),
    message,
  )
  return (
    <div className="stack">
      <p>
        <Link to={page.id ? paths.associationAnnouncement(page.id) : paths.associationAnnouncements()}>
          {t('form.back')}
        </Link>
      </p>
      <PageHead title={page.title} />
      <ErrorSummary items={items} />
      <FormNotices answer={answer} />
      {(answer?.isStale || !page.isDraft) && <Banner tone="warning">{t('errors.stale')}</Banner>}
      <form method="post" action={action} className="stack" noValidate>
        {(['association', 'version', 'key'] as const).map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={String((answer?.submission.initialValue?.[name] as string | undefined) ?? page.hidden[name])}
          />
        ))}
        <Texts fields={fields} message={message} page={page} />
        <Segment fields={fields} message={message} page={page} />
        {answer?.counted && (
          <Banner>
            <CountedWords counted={answer.counted} isMailed />
          </Banner>
        )}
        <p>
          <Button variant="line" name="intent" value="count">
            {t('form.count')}
          </Button>
        </p>
        <Channels fields={fields} message={message} />
        <p>
          <Button name="intent" value="save">
            {t('form.save')}
          </Button>
        </p>
      </form>
    </div>
  )
}
