import { useTranslation } from 'react-i18next'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { choiceName } from '../forms.ts'
import type { ComparedField } from '../queries/compared-fields.server.ts'

type FieldChoicesProps = {
  fields: readonly ComparedField[]
  names: Readonly<{ kept: string; gone: string }>
  /** What was chosen in a form that came back, by name. */
  chosen: Readonly<Record<string, unknown>>
}

/** The fields in which two differ, side by side, with a choice for each. */
export function FieldChoices({ fields, names, chosen }: FieldChoicesProps) {
  const { t } = useTranslation('merging')
  const side = (from: 'kept' | 'gone'): Column<ComparedField> => ({
    key: from,
    label: names[from],
    phone: 'wide',
    cell: ({ field, usual, ...values }) => {
      const name = choiceName(field)
      const value = values[from] ?? t('pair.nothing')
      const given = chosen[name] ?? usual
      return (
        <RadioRow name={name} value={from} defaultChecked={given === from}>
          <span className="vh">{t('pair.fromNamed', { field: t(`fields.${field}`), name: names[from] })} </span>
          {value}
        </RadioRow>
      )
    },
  })
  const columns: Column<ComparedField>[] = [
    { key: 'field', label: t('columns.field'), rowHeader: true, cell: ({ field }) => t(`fields.${field}`) },
    side('kept'),
    side('gone'),
  ]
  if (fields.length === 0) return <p className="card__body muted">{t('pair.alike')}</p>
  return <DataTable caption={t('pair.fields')} columns={columns} rows={fields} rowKey={({ field }) => field} />
}
