import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { controlId, fieldsOf, sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PharmacyEntryData } from '../pages/pharmacies-page.server.ts'

type Of = { page: PharmacyEntryData; answer: FormAnswer | undefined }

const names = ['name', 'address', 'phone', 'fax', 'hours', 'note'] as const
const required: ReadonlySet<string> = new Set(['name', 'address'])
const numbers: ReadonlySet<string> = new Set(['phone', 'fax'])

/** Begins the form with what our directory knows. */
function DirectoryForm({ page }: Pick<Of, 'page'>) {
  const { t } = useTranslation('pharmacy')
  const action = useHref(paths.pharmacyEntry())
  if (page.known.length === 0) return null
  return (
    <PanelCard id="directory" title={t('entry.directory')}>
      <form method="get" action={action} className="card__body row">
        <input type="hidden" name="place" value={page.place} />
        <Field id="from" label={t('entry.from')}>
          {(control) => (
            <Select
              {...control}
              name="from"
              defaultValue={page.from ?? undefined}
              options={page.known.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
        </Field>
        <Button variant="line">{t('entry.takeOver')}</Button>
      </form>
    </PanelCard>
  )
}

function EntryForm({ page, answer }: Of) {
  const { t } = useTranslation('pharmacy')
  const message = useProblem('pharmacy')
  const { place, pharmacy, values, from, languages, spoken } = page
  const field = fieldsOf('pharmacy', answer?.submission, values ?? {})
  const chosen = answer ? sentList(answer.submission, 'languages') : spoken
  const address = paths.pharmacyEntry({ place, ...(pharmacy && { pharmacy: pharmacy.id }), ...(from && { from }) })
  return (
    <form method="post" action={useHref(address)} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems(names.map(field), message)} />
      {answer?.isStale && values && (
        <StaleNotice lines={names.map((name) => [t(`fields.${name}`), values[name] ?? '—'] as const)} />
      )}
      {pharmacy && <input type="hidden" name="version" value={versionOf(pharmacy, answer)} />}
      {names.map((name) => (
        <FormField
          key={name}
          field={field(name)}
          label={t(`fields.${name}`)}
          message={message}
          optional={!required.has(name)}
        >
          {(control) =>
            numbers.has(name) ? (
              <PhoneInput {...control} autoComplete="off" />
            ) : (
              <TextInput {...control} autoComplete="off" />
            )
          }
        </FormField>
      ))}
      <Fieldset id={controlId('pharmacy', 'languages')} legend={t('fields.languages')}>
        {languages.map(({ id, name }) => (
          <Checkbox key={id} name="languages" value={id} defaultChecked={chosen.includes(id)}>
            {name}
          </Checkbox>
        ))}
      </Fieldset>
      <p>
        <Button>{t('entry.save')}</Button>
      </p>
    </form>
  )
}

function ArchiveForm({ page }: Pick<Of, 'page'>) {
  const { t } = useTranslation('pharmacy')
  const { place, pharmacy } = page
  const action = useHref(paths.pharmacyEntry({ place, pharmacy: pharmacy?.id ?? '', step: 'archive' }))
  if (!pharmacy) return null
  return (
    <form method="post" action={action}>
      <input type="hidden" name="version" value={pharmacy.version} />
      <Button variant="line">{t(pharmacy.isArchived ? 'entry.restore' : 'entry.archive')}</Button>
    </form>
  )
}

/** One pharmacy: typed, changed, or taken from our directory. */
export function EntryPage({ page, answer }: Of) {
  const { t } = useTranslation('pharmacy')
  return (
    <div className="stack">
      <p>
        <Link to={paths.pharmacyList({ place: page.place })}>{t('entry.back')}</Link>
      </p>
      <PageHead title={t(page.pharmacy ? 'entry.edit' : 'entry.new')} lead={page.clinicName} />
      <DirectoryForm page={page} />
      <PanelCard id="entry" title={t('entry.details')}>
        <EntryForm page={page} answer={answer} />
      </PanelCard>
      <ArchiveForm page={page} />
    </div>
  )
}
