import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { referenceTableOf } from '../reference-tables.ts'
import type { TableKey } from '../table-columns.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { KnownRow } from './row-page.tsx'

type RowLeavingProps = { table: TableKey; id: string; known: KnownRow; answer: FormAnswer | undefined }

function Uses({ uses }: Pick<KnownRow, 'uses'>) {
  const { t } = useTranslation('data')
  if (uses.length === 0) return <p>{t('leave.unused')}</p>
  return (
    <>
      <p>{t('leave.used')}</p>
      <ul className="bullets">
        {uses.map(({ kind, count }) => (
          <li key={kind}>{t(`uses.${kind}`, { count })}</li>
        ))}
      </ul>
    </>
  )
}

function RetirementForm({ table, id, known, answer }: RowLeavingProps) {
  const { t } = useTranslation('data')
  const action = useHref(paths.adminRow(table, id))
  const [, fields] = useForm<{ successor: string; reason: string }>({ id: 'retire', lastResult: answer?.submission })
  const message = (text: string) => t(text as 'errors.required')
  return (
    <form method="post" action={action} className="stack stack--sm" noValidate>
      <p>{t(table === 'plans' ? 'leave.retirePlan' : 'leave.retire')}</p>
      {answer?.isStale && <Banner tone="warning">{t('row.stale')}</Banner>}
      <input type="hidden" name="version" value={known.version} />
      <FormField field={fields.successor} label={t('leave.successor')} message={message}>
        {(control) => <Select {...control} options={[{ value: '', label: t('row.none') }, ...known.heirs]} />}
      </FormField>
      <FormField field={fields.reason} label={t('leave.reason')} message={message}>
        {(control) => <TextInput {...control} />}
      </FormField>
      <Button variant="danger" name="intent" value="retire">
        {t('leave.retireNow')}
      </Button>
    </form>
  )
}

/** Where a row is used, and how it may go: deleted where nothing uses it, else in favor of another one. */
export function RowLeaving(props: RowLeavingProps) {
  const { table, id, known } = props
  const { t } = useTranslation('data')
  const action = useHref(paths.adminRow(table, id))
  const isUsed = known.uses.length > 0
  return (
    <PanelCard id="leaving" title={t('leave.title')}>
      <div className="card__body stack stack--sm">
        <Uses uses={known.uses} />
        {!isUsed && (
          <form method="post" action={action}>
            <input type="hidden" name="version" value={known.version} />
            <Button variant="danger" name="intent" value="delete">
              {t('leave.delete')}
            </Button>
          </form>
        )}
        {referenceTableOf(table)!.retires && <RetirementForm {...props} />}
      </div>
    </PanelCard>
  )
}
