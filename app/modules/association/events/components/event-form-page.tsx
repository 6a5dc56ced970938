import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
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
import type { EventFormData } from '../pages/event-form-page.server.ts'

const names = [
  ...(['titleHans', 'bodyHans', 'titleHant', 'bodyHant', 'titleEn', 'bodyEn'] as const),
  ...(['date', 'from', 'to', 'venue', 'address', 'onlineUrl', 'capacity', 'guests', 'waitlist'] as const),
  ...(['price', 'memberPrice', 'cme', 'visibility', 'publicHealth', 'neighborhood', 'specialty'] as const),
] as const

type Name = (typeof names)[number]
type Fields = Record<Name, FormFieldMetadata>
type PartProps = { fields: Fields; message: Message }

const languages = { Hans: 'zh-Hans', Hant: 'zh-Hant', En: 'en' } as const

function Texts({ fields, message }: PartProps) {
  const { t } = useTranslation('association-events')
  return (['Hans', 'Hant', 'En'] as const).map((script) => (
    <div key={script} className="stack event-language">
      <FormField field={fields[`title${script}`]} label={t(`form.title${script}`)} message={message}>
        {(control) => <TextInput {...control} lang={languages[script]} />}
      </FormField>
      <FormField field={fields[`body${script}`]} label={t(`form.body${script}`)} message={message}>
        {(control) => <TextArea {...control} rows={5} lang={languages[script]} />}
      </FormField>
    </div>
  ))
}

function WhenAndWhere({ fields, message }: PartProps) {
  const { t } = useTranslation('association-events')
  return (
    <>
      <div className="event-fields">
        <FormField field={fields.date} label={t('form.date')} hint={t('form.dateHint')} message={message}>
          {(control) => <TextInput {...control} type="date" width="12" />}
        </FormField>
        <FormField field={fields.from} label={t('form.from')} message={message}>
          {(control) => <TextInput {...control} type="time" width="12" />}
        </FormField>
        <FormField field={fields.to} label={t('form.to')} message={message}>
          {(control) => <TextInput {...control} type="time" width="12" />}
        </FormField>
      </div>
      <FormField field={fields.venue} label={t('form.venue')} message={message} optional>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField
        field={fields.address}
        label={t('form.address')}
        hint={t('form.addressHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} lang="en" />}
      </FormField>
      <FormField
        field={fields.onlineUrl}
        label={t('form.onlineUrl')}
        hint={t('form.onlineHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} inputMode="url" lang="en" />}
      </FormField>
    </>
  )
}

function SeatsAndPrice({ fields, message }: PartProps) {
  const { t } = useTranslation('association-events')
  return (
    <>
      <div className="event-fields">
        <FormField field={fields.capacity} label={t('form.capacity')} hint={t('form.capacityHint')} message={message}>
          {(control) => <TextInput {...control} width="4" numeric inputMode="numeric" />}
        </FormField>
        <FormField field={fields.guests} label={t('form.guests')} message={message}>
          {(control) => <TextInput {...control} width="4" numeric inputMode="numeric" />}
        </FormField>
      </div>
      <Checkbox name="waitlist" value="yes" defaultChecked={fields.waitlist.defaultValue === 'yes'}>
        {t('form.waitlist')}
      </Checkbox>
      <div className="event-fields">
        <FormField field={fields.price} label={t('form.price')} hint={t('form.priceHint')} message={message}>
          {(control) => <TextInput {...control} width="4" inputMode="decimal" />}
        </FormField>
        <FormField field={fields.memberPrice} label={t('form.memberPrice')} message={message}>
          {(control) => <TextInput {...control} width="4" inputMode="decimal" />}
        </FormField>
        <FormField field={fields.cme} label={t('form.cme')} hint={t('form.cmeHint')} message={message} optional>
          {(control) => <TextInput {...control} width="4" inputMode="decimal" />}
        </FormField>
      </div>
    </>
  )
}

function Audience({
  fields,
  message,
  page,
}: PartProps & { page: Pick<EventFormData, 'neighborhoods' | 'specialties'> }) {
  const { t } = useTranslation('association-events')
  const { visibility, publicHealth } = fields
  const none = { value: '', label: t('form.none') }
  return (
    <>
      <Fieldset id={visibility.id} legend={t('form.visibility')} error={fieldError(visibility, message)}>
        <RadioCards
          id={visibility.id}
          name={visibility.name}
          defaultValue={visibility.defaultValue}
          options={(['public', 'members'] as const).map((value) => ({ value, label: t(`form.visible.${value}`) }))}
        />
      </Fieldset>
      <Fieldset id={publicHealth.id} legend={t('form.health')} error={fieldError(publicHealth, message)}>
        <Checkbox name="publicHealth" value="yes" defaultChecked={publicHealth.defaultValue === 'yes'}>
          {t('form.publicHealth')}
        </Checkbox>
      </Fieldset>
      <FormField field={fields.neighborhood} label={t('form.neighborhood')} message={message} optional>
        {({ maxLength: _, ...control }) => <Select {...control} options={[none, ...page.neighborhoods]} />}
      </FormField>
      <FormField field={fields.specialty} label={t('form.specialty')} message={message} optional>
        {({ maxLength: _, ...control }) => <Select {...control} options={[none, ...page.specialties]} />}
      </FormField>
    </>
  )
}

type EventFormProps = { page: Omit<EventFormData, 'head'>; answer: FormAnswer | undefined }

/** The form of an event, in three languages; a published one says who will be told. */
export function EventFormPage({ page, answer }: EventFormProps) {
  const { t } = useTranslation('association-events')
  const message = useProblem('association-events')
  const { eventId, typed, isPublished, title } = page
  const [, conforming] = useForm<Record<Name, string>>({
    id: 'event',
    lastResult: answer?.submission,
    defaultValue: typed,
  })
  const fields = conforming as unknown as Fields
  const action = useHref(eventId ? paths.associationEventForm(eventId) : paths.associationNewEvent())
  const isOtherChosen = answer?.submission.error?.association !== undefined
  const sent = answer ? answer.submission.initialValue : undefined
  const items = errorItems(
    names.map((name) => fields[name]),
    message,
  )
  return (
    <div className="stack">
      <p>
        <Link to={eventId ? paths.associationEvent(eventId) : paths.associationEvents()}>{t('form.back')}</Link>
      </p>
      <PageHead title={title} />
      <ErrorSummary items={items} />
      <FormNotices answer={answer} stale={t('errors.stale')} />
      {isPublished && <Banner>{t('form.published')}</Banner>}
      <form method="post" action={action} className="stack" noValidate>
        {(['association', 'version', 'key'] as const).map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={String((isOtherChosen ? sent?.[name] : undefined) ?? page.hidden[name])}
          />
        ))}
        <PanelCard id="event-words" title={t('form.words')}>
          <div className="card__body stack">
            <Texts fields={fields} message={message} />
          </div>
        </PanelCard>
        <PanelCard id="event-where" title={t('form.whenAndWhere')}>
          <div className="card__body stack">
            <WhenAndWhere fields={fields} message={message} />
          </div>
        </PanelCard>
        <PanelCard id="event-seats" title={t('form.seatsAndPrice')}>
          <div className="card__body stack">
            <SeatsAndPrice fields={fields} message={message} />
          </div>
        </PanelCard>
        <PanelCard id="event-audience" title={t('form.audience')}>
          <div className="card__body stack">
            <Audience fields={fields} message={message} page={page} />
          </div>
        </PanelCard>
        <p>
          <Button>{t('form.save')}</Button>
        </p>
      </form>
    </div>
  )
}
