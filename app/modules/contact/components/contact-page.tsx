import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { formatLongDate, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { faqKeys, serviceLanguages, contactTopics } from '../choices.ts'
import type { SentBack } from '../pages/take-form.server.ts'
import type { FormPage } from '../pages/form-page.server.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import {
  EmergencyLine,
  HiddenFields,
  MessageField,
  NameField,
  PrivacyNote,
  ReachFields,
  TimeField,
  type WriterFieldName,
} from './writer-fields.tsx'

type ContactPageProps = {
  page: FormPage
  /** The request that went wrong before, by its id. */
  failed: string | null
  site: { phone: string; email: string }
  lastResult: SentBack | undefined
}

/** How to reach customer service: the telephone first, then the form, then what many ask. */
export function ContactPage({ page, failed, site, lastResult }: ContactPageProps) {
  const { t } = useTranslation('contact')
  const { t: say } = useTranslation('site')
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb current={say('contact.title')} />
      <h1>{say('contact.title')}</h1>
      {/* A form that came back is what the page is about. */}
      {!lastResult && <Reach isOpen={page.isOpen} site={site} />}
      <Section id="write" title={t('contact.formTitle')}>
        <QuestionForm page={page} failed={failed} lastResult={lastResult} />
      </Section>
      <Section id="faq" title={t('faq.title')}>
        <Disclosures>
          {faqKeys.map((key) => (
            <Disclosure key={key} summary={t(`faq.items.${key}.question`)}>
              <p>{t(`faq.items.${key}.answer`)}</p>
            </Disclosure>
          ))}
        </Disclosures>
      </Section>
    </div>
  )
}

/** The telephone and everything else that needs no form. */
function Reach({ isOpen, site }: Pick<FormPage, 'isOpen'> & Pick<ContactPageProps, 'site'>) {
  const { t: say } = useTranslation('site')
  return (
    <>
      <p className="lead">{say('contact.lead')}</p>
      <p>
        <Tag tone={isOpen ? 'ok' : 'plain'} icon="clock">
          {isOpen ? say('hours.open') : say('hours.closed')}
        </Tag>
      </p>
      <Facts large>
        <Fact icon="phone" label={say('contact.phone')}>
          <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
        </Fact>
        <Fact icon="mail" label={say('contact.email')}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Fact>
        <Fact icon="clock" label={say('contact.hours')}>
          {say('contact.hoursText')}
        </Fact>
        <Fact icon="languages" label={say('contact.languages')}>
          {say('contact.languagesText')}
        </Fact>
      </Facts>
      <p>
        <ButtonLink to={`tel:${site.phone}`} icon="phone">
          {formatPhone(site.phone)}
        </ButtonLink>
      </p>
      <Banner tone="warning">
        <EmergencyLine />
      </Banner>
    </>
  )
}

type Values = Record<WriterFieldName | 'topic' | 'language', string>

function QuestionForm({ page, failed, lastResult }: Omit<ContactPageProps, 'site'>) {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const message = useProblem('contact')
  const [form, fields] = useForm<Values>({ id: 'contact', lastResult })
  const { topic, message: text, name, phone, email, wechat, language, time, key } = fields
  const formErrors = [...(form.errors ?? []), ...(key.errors ?? [])].map((each) => ({
    id: form.id,
    message: message(each),
  }))
  return (
    <form id={form.id} method="post" action={useHref(paths.contact())} className="form" noValidate>
      <ErrorSummary items={[...formErrors, ...errorItems([topic, text, name, phone, email, wechat], message)]} />
      <div className="stack stack--sm">
        <p>
          <Unbroken text={t('contact.formLead', { date: formatLongDate(page.dueAt, locale) })} />
        </p>
        <p>
          <Trans t={t} i18nKey="contact.concierge" components={{ go: <Link to={paths.concierge()} /> }} />
        </p>
        {failed && <p className="muted break">{t('contact.ref', { ref: failed })}</p>}
      </div>
      {failed && <input type="hidden" name="ref" value={failed} />}
      <HiddenFields formKey={page.formKey} lastResult={lastResult} />
      <FormField field={topic} label={t('contact.topic')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('contact.choose') },
              ...contactTopics.map((each) => ({ value: each, label: t(`contact.topics.${each}`) })),
            ]}
          />
        )}
      </FormField>
      <MessageField field={text} label={t('contact.message')} hint={t('contact.messageHint')} rows={6} />
      <NameField fields={{ name }} label={t('fields.name')} />
      <Fieldset id="contact-reach" legend={t('fields.reach')} hint={t('fields.reachHint')} large>
        <div className="form form--inner">
          <ReachFields fields={{ phone, email, wechat }} />
        </div>
      </Fieldset>
      <FormField field={language} label={t('fields.language')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('fields.languageAny') },
              ...serviceLanguages.map((each) => ({ value: each, label: t(`fields.languages.${each}`) })),
            ]}
          />
        )}
      </FormField>
      <TimeField fields={{ time }} />
      <PrivacyNote />
      <p>
        <Button>{t('contact.send')}</Button>
      </p>
    </form>
  )
}
