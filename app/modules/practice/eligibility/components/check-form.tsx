import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf, sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { serviceCodes, textKey } from '../codes.ts'
import type { CheckFormData } from '../pages/form-page.server.ts'
import { GatewayNotice } from './gateway-notice.tsx'
import { type Parts, PeopleFields } from './people-fields.tsx'

/** Kinds of service: the usual ones open, the others behind a line. */
function ServiceFields({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
  const { t } = useTranslation('eligibility')
  const usual = serviceCodes.slice(0, 2)
  const box = (code: (typeof serviceCodes)[number]) => (
    <Checkbox key={code} name="serviceCode" value={code} defaultChecked={chosen.includes(code)}>
      {t(`serviceNames.${textKey(code)}`)}
    </Checkbox>
  )
  const rest = serviceCodes.slice(2)
  return (
    <Fieldset id="check-serviceCode" legend={t('fields.services')} hint={t('hints.services')} error={error}>
      {usual.map(box)}
      <Disclosures>
        <Disclosure summary={t('moreServices')} open={rest.some((code) => chosen.includes(code))}>
          {rest.map(box)}
        </Disclosure>
      </Disclosures>
    </Fieldset>
  )
}

function PayerFields({ field, message, page }: Parts & { page: CheckFormData }) {
  const { t } = useTranslation('eligibility')
  return (
    <>
      <FormField field={field('doctor')} label={t('fields.doctor')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('pick') },
              ...page.doctors.map(({ providerId, name }) => ({ value: providerId, label: name })),
            ]}
          />
        )}
      </FormField>
      <FormField field={field('carrier')} label={t('fields.carrier')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('pick') },
              ...page.payers.map(({ id, name, payerCode }) => ({
                value: id,
                label: payerCode ? t('payerWithCode', { name, code: payerCode }) : name,
              })),
            ]}
          />
        )}
      </FormField>
      <FormField
        field={field('payerCode')}
        label={t('fields.payerCode')}
        hint={t('hints.payerCode')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} width="12" autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField
        field={field('serviceDate')}
        label={t('fields.serviceDate')}
        hint={t('hints.serviceDate', { until: page.until })}
        message={message}
      >
        {(control) => <TextInput {...control} type="date" width="12" />}
      </FormField>
    </>
  )
}

/** Member ids that the simulator answers in their own way. */
function SimulatedIds({ ids }: { ids: NonNullable<CheckFormData['simulatedIds']> }) {
  const { t } = useTranslation('eligibility')
  return (
    <Banner tone="note">
      <p>{t('simulated.lead')}</p>
      <ul className="dots">
        {Object.entries(ids).map(([does, id]) => (
          <li key={does}>
            <b className="num">{id}</b> {t(`simulated.${does as keyof typeof ids}`)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

const names = [
  ...['doctor', 'carrier', 'payerCode', 'serviceDate', 'memberId', 'firstName', 'lastName', 'birthDate', 'relation'],
  ...['dependentFirstName', 'dependentLastName', 'dependentBirthDate', 'serviceCode'],
]

type CheckFormProps = { page: CheckFormData & { version?: number }; action: string; answer: FormAnswer | undefined }

function CheckForm({ page, action, answer }: CheckFormProps) {
  const { t } = useTranslation('eligibility')
  const message = useProblem('eligibility')
  const field = fieldsOf('check', answer?.submission, { ...page.filled, id: page.id })
  const chosen = answer ? sentList(answer.submission, 'serviceCode') : page.serviceCodes
  return (
    <form method="post" action={useHref(action)} className="panel form stack" noValidate>
      <ErrorSummary items={errorItems(names.map(field), message)} />
      {answer?.isStale && <Banner tone="warning">{t('stale')}</Banner>}
      <input type="hidden" name="id" value={field('id').defaultValue} />
      {page.version !== undefined && <input type="hidden" name="version" value={page.version} />}
      <PayerFields field={field} message={message} page={page} />
      <PeopleFields field={field} message={message} />
      <ServiceFields chosen={chosen} error={fieldError(field('serviceCode'), message)} />
      <p className="row">
        {page.gateway !== null && (
          <Button name="intent" value="send">
            {t('form.send')}
          </Button>
        )}
        <Button name="intent" value="save" variant="line">
          {t('form.save')}
        </Button>
      </p>
    </form>
  )
}

type PageProps = { page: CheckFormData & { version?: number; isCopy?: boolean }; answer: FormAnswer | undefined }

/** A check that is put together: new, from a visit, or a draft. */
export function CheckFormPage({ page, answer }: PageProps) {
  const { t } = useTranslation('eligibility')
  const { clinic, id, visitId, version } = page
  const search: Record<string, string> = { place: clinic.slug, ...(visitId && { visit: visitId }) }
  const isNew = version === undefined
  return (
    <div className="stack">
      <p>
        <Link to={paths.eligibility({ place: clinic.slug })}>{t('back')}</Link>
      </p>
      <PageHead title={t(isNew ? 'form.new' : 'form.edit')} lead={clinic.name} />
      <GatewayNotice gateway={page.gateway} />
      {page.isCopy && <Banner tone="info">{t('form.copied')}</Banner>}
      {page.simulatedIds && <SimulatedIds ids={page.simulatedIds} />}
      <CheckForm
        page={page}
        action={isNew ? paths.eligibilityNew(search) : paths.eligibilityEdit(id)}
        answer={answer}
      />
    </div>
  )
}
