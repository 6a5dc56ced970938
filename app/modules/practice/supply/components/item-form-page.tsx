import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SupplyItem } from '../queries/supplies.server.ts'
import type { SupplyClinic } from '../queries/supply-clinics.server.ts'

const inputs = {
  name: { width: 'full' },
  unit: { width: '12' },
  minimum: { width: '4', inputMode: 'numeric', numeric: true },
  category: { width: 'full' },
  cvxCode: { width: '4', inputMode: 'numeric', numeric: true },
  ndcCode: { width: '12', numeric: true },
} as const

const names = Object.keys(inputs) as (keyof typeof inputs)[]
const required = new Set<string>(['name', 'unit'])

type Values = Readonly<Record<keyof typeof inputs, string | null>>

type ItemFormProps = {
  action: string
  /** What stands, and its version; an item that is new has an id instead. */
  stored: Values | null
  id?: string
  version?: number
  answer: FormAnswer | undefined
}

function ItemForm({ action, stored, id, version, answer }: ItemFormProps) {
  const { t } = useTranslation('supply')
  const message = useProblem('supply')
  const field = fieldsOf('item', answer?.submission, { ...stored, id })
  const hints: Partial<Record<string, string>> = {
    unit: t('hints.unit'),
    minimum: t('hints.minimum'),
    category: t('hints.category'),
    cvxCode: t('hints.cvxCode'),
    ndcCode: t('hints.ndcCode'),
  }
  return (
    <form method="post" action={useHref(action)} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems(names.map(field), message)} />
      {answer?.isStale && stored && (
        <StaleNotice lines={names.map((name) => [t(`columns.${name}`), stored[name] ?? '—'] as const)} />
      )}
      {id !== undefined && <input type="hidden" name="id" value={field('id').defaultValue} />}
      {version !== undefined && <input type="hidden" name="version" value={versionOf({ version }, answer)} />}
      {names.map((name) => (
        <FormField
          key={name}
          field={field(name)}
          label={t(`columns.${name}`)}
          hint={hints[name]}
          message={message}
          optional={!required.has(name)}
        >
          {(control) => <TextInput {...control} {...inputs[name]} autoComplete="off" />}
        </FormField>
      ))}
      <p>
        <Button>{t('save')}</Button>
      </p>
    </form>
  )
}

type NewItemPageProps = { clinic: SupplyClinic; id: string; answer: FormAnswer | undefined }

/** One more item that a clinic keeps. */
export function NewItemPage({ clinic, id, answer }: NewItemPageProps) {
  const { t } = useTranslation('supply')
  const place = clinic.slug
  return (
    <div className="stack">
      <p>
        <Link to={paths.supplies({ place })}>{t('back')}</Link>
      </p>
      <PageHead title={t('item.new')} lead={clinic.name} />
      <PanelCard id="item" title={t('item.details')}>
        <ItemForm action={paths.supplyNew({ place })} stored={null} id={id} answer={answer} />
      </PanelCard>
    </div>
  )
}

type EditItemPageProps = { clinic: SupplyClinic; item: SupplyItem; answer: FormAnswer | undefined }

/** What is said of an item, and whether it is kept at all. */
export function EditItemPage({ clinic, item, answer }: EditItemPageProps) {
  const { t } = useTranslation('supply')
  const place = clinic.slug
  const { id, name, unit, category, cvxCode, ndcCode, minimum, isArchived, version } = item
  const stored = { name, unit, category, cvxCode, ndcCode, minimum: String(minimum) }
  const archive = paths.supplyItemArchive(id, isArchived ? { place, archived: 'no' } : { place })
  return (
    <div className="stack">
      <p>
        <Link to={paths.supplyItem(id, { place })}>{name}</Link>
      </p>
      <PageHead title={t('item.edit')} lead={clinic.name} />
      <PanelCard id="item" title={t('item.details')}>
        <ItemForm action={paths.supplyItemEdit(id, { place })} stored={stored} version={version} answer={answer} />
      </PanelCard>
      <PanelCard id="archive" title={t(isArchived ? 'archive.undoTitle' : 'archive.title')}>
        <form method="post" action={useHref(archive)} className="card__body stack">
          <p className="muted">{t(isArchived ? 'archive.undoText' : 'archive.text')}</p>
          <input type="hidden" name="version" value={version} />
          <p>
            <Button variant="line">{t(isArchived ? 'archive.undo' : 'archive.do')}</Button>
          </p>
        </form>
      </PanelCard>
    </div>
  )
}
