import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { QuestionDialogs } from '#app/modules/geo/address/components/question-dialogs.tsx'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { joinRoles } from '#app/modules/practice/join-field.ts'
import type { FoundFacility } from '../queries/found-facilities.server.ts'
import type { FacilityAnswer } from '../pages/take-new-facility.server.ts'
import { AddressAsked, addressFieldNames, AddressInputs, useAssistedForm } from './address-inputs.tsx'

type FindFacilityProps = {
  /** Where the search goes by GET, with what else its address says. */
  action: string
  keep?: Record<string, string>
  query: string
}

/** Looks for a facility by name, street or ZIP code. */
export function FindFacility({ action, keep = {}, query }: FindFacilityProps) {
  const { t } = useTranslation('practice')
  return (
    <form method="get" action={useHref(action)} className="card__body stack">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="q" label={t('facilities.search')} hint={t('facilities.searchHint')}>
        {(control) => <TextInput {...control} name="q" type="search" defaultValue={query} autoComplete="off" />}
      </Field>
      <p>
        <Button variant="line">{t('facilities.find')}</Button>
      </p>
    </form>
  )
}

type JoinFacilityProps = {
  action: string
  found: readonly FoundFacility[]
  version: number
  answer: FormAnswer | undefined
}

/** The facilities that were found, one of them to be chosen. */
export function JoinFacility({ action, found, version, answer }: JoinFacilityProps) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  const form = 'join'
  const sent = answer?.submission
  const field = fieldsOf(form, sent, { role: 'associate' })
  const fault = field('facility').errors?.[0]
  const chosen = field('facility').defaultValue
  const free = found.filter(({ isMine }) => !isMine)
  const href = useHref(action)
  if (found.length === 0) return <p className="card__body">{t('facilities.notFound')}</p>
  return (
    <form method="post" action={href} className="card__body stack" noValidate>
      <ErrorSummary items={fault ? [{ id: `${form}-facility`, message: message(fault) }] : []} />
      <input type="hidden" name="version" value={version} />
      <Fieldset
        id={`${form}-facility`}
        legend={t('facilities.found', { count: found.length })}
        error={fault === undefined ? undefined : message(fault)}
      >
        {free.map(({ id, name, address }) => (
          <RadioRow key={id} name="facility" value={id} defaultChecked={chosen === id}>
            {name}
            <br />
            <Lang lang="en">{address}</Lang>
          </RadioRow>
        ))}
        {free.length < found.length && <p className="muted">{t('facilities.alreadyMine')}</p>}
      </Fieldset>
      <FormField field={field('role')} label={t('facilities.role')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={joinRoles.map((role) => ({ value: role, label: t(`facilities.roles.${role}`) }))}
          />
        )}
      </FormField>
      <p>
        <Button>{t('facilities.join')}</Button>
      </p>
    </form>
  )
}

type NewFacilityFormProps = { action: string; answer: FacilityAnswer | undefined; maps: MapsAccess | null }

/** A facility that the directory does not have. Its address is asked about; a reviewer adds the facility. */
export function NewFacilityForm({ action, answer, maps }: NewFacilityFormProps) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  const addressMessage = useProblem('address')
  const form = 'new-place'
  const sent = answer?.submission
  const field = fieldsOf(form, sent, { state: 'NY' })
  const items = [
    ...errorItems([field('nameEn'), field('nameHans'), field('nameHant')], message),
    ...errorItems(addressFieldNames.map(field), addressMessage),
    ...errorItems([field('phone')], message),
  ]
  return (
    <>
      <form method="post" action={useHref(action)} className="card__body stack" noValidate {...useAssistedForm(maps)}>
        <ErrorSummary items={items} id="new-place-errors" />
        <FormField field={field('nameEn')} label={t('register.clinicName')} message={message}>
          {(control) => <TextInput {...control} autoComplete="organization" />}
        </FormField>
        <FormField field={field('nameHans')} label={t('facilities.nameHans')} message={message} optional>
          {(control) => <TextInput {...control} lang="zh-Hans" />}
        </FormField>
        <FormField field={field('nameHant')} label={t('facilities.nameHant')} message={message} optional>
          {(control) => <TextInput {...control} lang="zh-Hant" />}
        </FormField>
        <AddressInputs field={field} />
        <AddressAsked field={field('answer')} question={answer?.question ?? null} maps={maps} />
        <FormField field={field('phone')} label={t('facilities.phone')} message={message}>
          {(control) => <TextInput {...control} type="tel" width="12" numeric autoComplete="tel" />}
        </FormField>
        <p>
          <Button>{t('facilities.request')}</Button>
        </p>
      </form>
      <QuestionDialogs />
    </>
  )
}
