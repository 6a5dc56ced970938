import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { formatLongDate, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { partnerKinds } from '../choices.ts'
import type { SentBack } from '../pages/take-form.server.ts'
import type { FormPage } from '../pages/form-page.server.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import {
  HiddenFields,
  MessageField,
  NameField,
  PrivacyNote,
  ReachFields,
  type WriterFieldName,
} from './writer-fields.tsx'

const offers = [
  ['lab', 'flask'],
  ['imaging', 'scan'],
  ['pharmacy', 'clipboard-list'],
  ['insurer', 'shield-check'],
  ['association', 'users'],
] as const satisfies readonly (readonly [string, IconName])[]

const rules = ['flat', 'label', 'data'] as const

type PartnerPageProps = {
  page: FormPage
  /** Customer service in E.164. */
  phone: string
  lastResult: SentBack | undefined
}

/** What houses of health care other than doctors find here, by which rules, and the form to begin with. */
export function PartnerPage({ page, phone, lastResult }: PartnerPageProps) {
  const { t } = useTranslation('contact')
  return (
    <div className="wrap">
      <Breadcrumb current={t('partner.title')} />
      <h1>{t('partner.title')}</h1>
      {/* A form that came back is what the page is about. */}
      {!lastResult && <Offer phone={phone} />}
      <Section id="talk" title={t('partner.formTitle')}>
        <LeadForm page={page} lastResult={lastResult} />
      </Section>
    </div>
  )
}

/** What there is to do together, and by which rules. */
function Offer({ phone }: Pick<PartnerPageProps, 'phone'>) {
  const { t } = useTranslation('contact')
  return (
    <>
      <div className="stack prose-width">
        <p className="lead">{t('partner.lead')}</p>
        <p className="row">
          <ButtonLink to="#talk">{t('partner.formTitle')}</ButtonLink>
          <ButtonLink to={`tel:${phone}`} icon="phone" variant="line">
            {formatPhone(phone)}
          </ButtonLink>
        </p>
        <p>
          <Trans t={t} i18nKey="partner.provider" components={{ go: <Link to={paths.provider()} /> }} />
        </p>
      </div>
      <Section id="why" title={t('partner.whyTitle')}>
        <ul className="needs">
          {offers.map(([key, icon]) => (
            <li key={key} className="need">
              <Icon name={icon} size={26} />
              <h3>{t(`partner.why.${key}.title`)}</h3>
              <p>{t(`partner.why.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="rules" title={t('partner.rulesTitle')}>
        <ul className="checks">
          {rules.map((rule) => (
            <li key={rule}>
              <Icon name="check" />
              <span>{t(`partner.rules.${rule}`)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type Values = Record<WriterFieldName | 'kind' | 'organization' | 'homepage', string>

function LeadForm({ page, lastResult }: Omit<PartnerPageProps, 'phone'>) {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const message = useProblem('contact')
  const [form, fields] = useForm<Values>({ id: 'partner', lastResult })
  const { kind, organization, homepage, name, phone, email, wechat, message: text, key } = fields
  const formErrors = [...(form.errors ?? []), ...(key.errors ?? [])].map((each) => ({
    id: form.id,
    message: message(each),
  }))
  const shown = [kind, organization, homepage, name, phone, email, wechat, text]
  return (
    <form id={form.id} method="post" action={useHref(paths.industryPartner())} className="form form--narrow" noValidate>
      <ErrorSummary items={[...formErrors, ...errorItems(shown, message)]} />
      <p>
        <Unbroken text={t('partner.formLead', { date: formatLongDate(page.dueAt, locale) })} />
      </p>
      <HiddenFields formKey={page.formKey} lastResult={lastResult} />
      <FormField field={kind} label={t('partner.kind')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('contact.choose') },
              ...partnerKinds.map((each) => ({ value: each, label: t(`partner.kinds.${each}`) })),
            ]}
          />
        )}
      </FormField>
      <FormField field={organization} label={t('partner.organization')} message={message}>
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </FormField>
      <FormField field={homepage} label={t('partner.homepage')} message={message} optional>
        {(control) => <TextInput {...control} inputMode="url" autoComplete="url" lang="en" />}
      </FormField>
      <NameField fields={{ name }} label={t('partner.name')} />
      <Fieldset id="partner-reach" legend={t('fields.reach')} hint={t('fields.reachHint')} large>
        <div className="form form--inner">
          <ReachFields fields={{ phone, email, wechat }} />
        </div>
      </Fieldset>
      <MessageField field={text} label={t('partner.message')} rows={5} />
      <PrivacyNote />
      <p>
        <Button>{t('partner.send')}</Button>
      </p>
    </form>
  )
}
