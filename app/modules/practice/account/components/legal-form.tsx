import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { fieldsOf, sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { FacilityFormProps } from './notices-form.tsx'

const formId = 'legal'

const inputs = {
  legalName: { type: 'text', width: 'full', autoComplete: 'off' },
  taxId: { type: 'text', width: '12', autoComplete: 'off' },
  billingName: { type: 'text', width: 'full', autoComplete: 'off' },
  billingEmail: { type: 'email', width: 'full', autoComplete: 'off' },
  billingPhone: { type: 'tel', width: '12', autoComplete: 'off' },
} as const

const names = Object.keys(inputs) as (keyof typeof inputs)[]

type Values = Readonly<Record<keyof typeof inputs, string | null>>

/** What stands now, when somebody was quicker. */
function Stale({ values }: { values: Values }) {
  const { t } = useTranslation('account-page')
  return (
    <div role="alert">
      <Banner tone="warning">
        <p>
          <b>{t('stale.title')}</b>
        </p>
        <ul className="plain">
          {names.map((name) => (
            <li key={name}>{t('stale.line', { name: t(`legal.${name}`), value: values[name] ?? t('stale.empty') })}</li>
          ))}
        </ul>
        <p>{t('stale.next')}</p>
      </Banner>
    </div>
  )
}

/** The number under which the registry has the facility: nobody types it here. */
function OrganizationNpi({ npi }: { npi: string | null }) {
  const { t } = useTranslation('account-page')
  return (
    <div>
      <p>
        <b>{t('legal.npi')}</b> {npi ? <span className="num">{npi}</span> : t('legal.npiNone')}
      </p>
      <p className="muted small">
        {t('legal.npiHint')} <Link to={paths.officeContact()}>{t('legal.npiContact')}</Link>
      </p>
    </div>
  )
}

/** Who is behind the facility by law, its tax id, and whom to write to about money. */
export function LegalForm({ facility, account, answer }: FacilityFormProps) {
  const { t } = useTranslation('account-page')
  const message = useProblem('account-page')
  const { version, maskedTaxId, legalName, billingName, billingEmail, billingPhone } = account
  const phone = billingPhone === null ? null : formatPhone(billingPhone)
  const values: Values = { legalName, taxId: maskedTaxId, billingName, billingEmail, billingPhone: phone }
  // What is kept of the tax id stands beside its field, which is for a new one.
  const field = fieldsOf(formId, answer?.submission, { ...values, taxId: null })
  const hints = {
    taxId: maskedTaxId === null ? t('legal.taxIdHint') : t('legal.taxIdKept', { masked: maskedTaxId }),
    legalName: t('legal.legalNameHint'),
    billingName: t('legal.billingHint'),
  }
  return (
    <PanelCard id="legal-entity" title={t('legal.title')} note={<span className="muted">{facility.name}</span>}>
      <form
        method="post"
        action={useHref(paths.clinicAccount({ place: facility.slug, form: 'legal' }))}
        className="card__body stack"
        noValidate
      >
        <ErrorSummary items={errorItems(names.map(field), message)} />
        {answer?.isStale && <Stale values={values} />}
        <p className="muted small">{t('legal.lead')}</p>
        <OrganizationNpi npi={facility.npi} />
        <input type="hidden" name="version" value={version} />
        {names.map((name) => (
          <div key={name}>
            <FormField
              field={field(name)}
              label={t(`legal.${name}`)}
              hint={name in hints ? hints[name as keyof typeof hints] : undefined}
              message={message}
              optional
            >
              {(control) => <TextInput {...control} {...inputs[name]} />}
            </FormField>
            {name === 'taxId' && maskedTaxId !== null && (
              <Checkbox
                name="forgetsTaxId"
                defaultChecked={sentList(answer?.submission, 'forgetsTaxId').includes('on')}
              >
                {t('legal.forgetTaxId')}
              </Checkbox>
            )}
          </div>
        ))}
        <p>
          <Button>{t('save')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
