import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { GreetersData } from '../pages/greeters-page.server.ts'

type PageProps = { page: Omit<GreetersData, 'head'> }

const names = ['officer', 'name', 'email', 'language'] as const

type Fields = Record<(typeof names)[number], FormFieldMetadata>

function SomebodyElse({ fields }: { fields: Fields }) {
  const { t } = useTranslation('association-events')
  const { t: members } = useTranslation('association-members')
  const say = useProblem('association-events')
  const languages = locales.map((value) => ({ value, label: members(`locales.${value}`) }))
  return (
    <>
      <FormField field={fields.name} label={t('page.name')} message={say}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={fields.email} label={t('page.email')} message={say}>
        {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="off" />}
      </FormField>
      <FormField field={fields.language} label={t('greeters.language')} message={say}>
        {({ maxLength: _maxLength, ...control }) => <Select {...control} options={languages} />}
      </FormField>
    </>
  )
}

function NewGreeter({ page, answer }: PageProps & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('association-events')
  const say = useProblem('association-events')
  const { eventId, officers, locale } = page
  const [, own] = useForm({
    id: 'greeter',
    lastResult: answer?.submission,
    defaultValue: { officer: '', name: '', email: '', language: locale },
  })
  const fields = own as unknown as Fields
  const action = useHref(paths.associationEventGreeters(eventId))
  const items = errorItems(
    names.map((name) => fields[name]),
    say,
  )
  return (
    <PanelCard id="new-greeter" title={t('greeters.new')}>
      <form method="post" action={action} className="card__body stack" noValidate>
        <ErrorSummary items={items} />
        <input type="hidden" name="intent" value="hand" />
        {officers.length > 0 && (
          <FormField field={fields.officer} label={t('greeters.officer')} message={say}>
            {({ maxLength: _maxLength, ...control }) => (
              <Select {...control} options={[{ value: '', label: t('greeters.somebodyElse') }, ...officers]} />
            )}
          </FormField>
        )}
        <SomebodyElse fields={fields} />
        <p>
          <Button icon="mail">{t('greeters.hand')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}

function Greeter({ page, greeter }: PageProps & { greeter: GreetersData['greeters'][number] }) {
  const { t } = useTranslation('association-events')
  const { name } = greeter
  return (
    <li>
      <span>
        <b>{name}</b>
        <br />
        <span className="muted small" lang="en">
          {greeter.email}
        </span>
      </span>
      <form method="post" action={useHref(paths.associationEventGreeters(page.eventId))} className="row">
        <input type="hidden" name="greeter" value={greeter.id} />
        {page.isHandable && (
          <Button variant="line" name="intent" value="resend" aria-label={t('greeters.resendOne', { name })}>
            {t('greeters.resend')}
          </Button>
        )}
        <Button variant="quiet" name="intent" value="take_back" aria-label={t('greeters.takeBackOne', { name })}>
          {t('greeters.takeBack')}
        </Button>
      </form>
    </li>
  )
}

/** Who keeps the door of an event by a personal link, and how somebody gets one. */
export function GreetersPage({ page, answer }: PageProps & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('association-events')
  const { eventId, name, times, greeters } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationEvent(eventId)}>{t('door.back')}</Link>
      </p>
      <PageHead title={t('greeters.title')} lead={name} />
      <p className="measure">{t('greeters.lead', times)}</p>
      {!page.isHandable && <Banner>{t('greeters.notNow')}</Banner>}
      {greeters.length > 0 && (
        <PanelCard id="greeters" title={t('greeters.now')}>
          <ul className="door-list card__body">
            {greeters.map((greeter) => (
              <Greeter key={greeter.id} page={page} greeter={greeter} />
            ))}
          </ul>
        </PanelCard>
      )}
      {page.isHandable && <NewGreeter page={page} answer={answer} />}
    </div>
  )
}
