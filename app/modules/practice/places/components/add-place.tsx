import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { RadioRow } from '#app/ui/checkbox.tsx'
import { Fieldset } from '#app/ui/fieldset.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useProblemWords } from '#app/modules/practice/components/register-form.tsx'
import type { PartAnswer } from '#app/modules/practice/profile/part-answers.server.ts'
import { controlId, fieldsOf } from '#app/modules/practice/profile/sent-fields.tsx'
import { states } from '#app/modules/practice/registration/states.ts'
import { placeRoles } from '../choices.ts'
import type { FoundPlace } from '../clinics.server.ts'

type FindPlaceProps = {
  /** Where the search goes by GET, with what else its address says. */
  action: string
  keep?: Record<string, string>
  query: string
}

/** Looks for a place by name, street or ZIP code. */
export function FindPlace({ action, keep = {}, query }: FindPlaceProps) {
  const { t } = useTranslation('practice')
  return (
    <form method="get" action={useHref(action)} className="card__body stack">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="q" label={t('places.search')} hint={t('places.searchHint')}>
        {(control) => <TextInput {...control} name="q" type="search" defaultValue={query} autoComplete="off" />}
      </Field>
      <p>
        <Button variant="line">{t('places.find')}</Button>
      </p>
    </form>
  )
}

type JoinPlaceProps = { action: string; found: readonly FoundPlace[]; version: number; answer: PartAnswer | undefined }

/** The places that were found, one of them to be chosen. */
export function JoinPlace({ action, found, version, answer }: JoinPlaceProps) {
  const { t } = useTranslation('practice')
  const message = useProblemWords()
  const form = 'join'
  const sent = answer?.submission
  const field = fieldsOf(form, sent, { role: 'associate' })
  const fault = field('facility').errors?.[0]
  const chosen = field('facility').defaultValue
  const free = found.filter(({ isMine }) => !isMine)
  const href = useHref(action)
  if (found.length === 0) return <p className="card__body">{t('places.notFound')}</p>
  return (
    <form method="post" action={href} className="card__body stack" noValidate>
      <ErrorSummary items={fault ? [{ id: `${form}-facility`, message: message(fault) }] : []} />
      <input type="hidden" name="version" value={version} />
      <Fieldset
        id={`${form}-facility`}
        legend={t('places.found', { count: found.length })}
        error={fault === undefined ? undefined : message(fault)}
      >
        {free.map(({ id, name, address }) => (
          <RadioRow key={id} name="facility" value={id} defaultChecked={chosen === id}>
            {name}
            <br />
            <Lang lang="en">{address}</Lang>
          </RadioRow>
        ))}
        {free.length < found.length && <p className="muted">{t('places.alreadyMine')}</p>}
      </Fieldset>
      <FormField field={field('role')} label={t('places.role')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={placeRoles.map((role) => ({ value: role, label: t(`places.roles.${role}`) }))}
          />
        )}
      </FormField>
      <p>
        <Button>{t('places.join')}</Button>
      </p>
    </form>
  )
}

/** A place that the directory does not have. The address is taken as typed: a reviewer confirms it. */
export function NewPlaceForm({ action, answer }: { action: string; answer: PartAnswer | undefined }) {
  const { t } = useTranslation('practice')
  const message = useProblemWords()
  const form = 'new-place'
  const sent = answer?.submission
  const field = fieldsOf(form, sent, { state: 'NY' })
  const items = Object.entries(sent?.error ?? {}).flatMap(([name, keys]) =>
    keys?.[0] ? [{ id: controlId(form, name), message: message(keys[0]) }] : [],
  )
  return (
    <form method="post" action={useHref(action)} className="card__body stack" noValidate>
      <ErrorSummary items={items} id="new-place-errors" />
      <FormField field={field('nameEn')} label={t('register.clinicName')} message={message}>
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </FormField>
      <FormField field={field('nameHans')} label={t('places.nameHans')} message={message} optional>
        {(control) => <TextInput {...control} lang="zh-Hans" />}
      </FormField>
      <FormField field={field('nameHant')} label={t('places.nameHant')} message={message} optional>
        {(control) => <TextInput {...control} lang="zh-Hant" />}
      </FormField>
      <FormField
        field={field('addressLine1')}
        label={t('register.addressLine1')}
        hint={t('register.addressHint')}
        message={message}
      >
        {(control) => <TextInput {...control} autoComplete="address-line1" />}
      </FormField>
      <FormField field={field('addressLine2')} label={t('register.addressLine2')} message={message} optional>
        {(control) => <TextInput {...control} width="12" autoComplete="address-line2" />}
      </FormField>
      <FormField field={field('city')} label={t('register.city')} message={message}>
        {(control) => <TextInput {...control} autoComplete="address-level2" />}
      </FormField>
      <FormField field={field('state')} label={t('register.state')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={states.map((state) => ({ value: state, label: t(`register.states.${state}`) }))}
          />
        )}
      </FormField>
      <FormField field={field('zip')} label={t('register.zip')} message={message}>
        {(control) => <TextInput {...control} width="12" numeric inputMode="numeric" autoComplete="postal-code" />}
      </FormField>
      <FormField field={field('phone')} label={t('places.phone')} message={message}>
        {(control) => <TextInput {...control} type="tel" width="12" numeric autoComplete="tel" />}
      </FormField>
      <p>
        <Button>{t('places.request')}</Button>
      </p>
    </form>
  )
}
